import type { DocumentOrder } from '#electron/engine/shipping/adapter.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { Client } from './client.ts';
import { findLabel } from './lookup.ts';
import { hasLabels, packagesOf, readDocuments } from './map-response.ts';

type Fetch = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The documents of a purchase by their links; what these do not give any more, or did not yet, from the label itself.
 * @param fetching how many are fetched at the same time
 * @throws Error while a label is missing.
 */
export async function fetchDocuments(client: Client, order: DocumentOrder, fetching: Fetch): Promise<NewDocument[]> {
  const fetchAll = async (sources: readonly DocumentSource[]) => {
    const results = await Promise.allSettled(
      sources.map((source) => fetching(() => client.fetchDocument(source, order.signal))),
    );
    return {
      fetched: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
      reasons: results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : [])),
    };
  };
  const { fetched, reasons } = await fetchAll(order.sources);
  if (reasons.length === 0 && order.unlabelled.length === 0) return fetched;
  const found = await findLabel(client, order);
  if (found === 'absent' || !('label' in found))
    throw new Error(['The labels are not there yet.', ...reasons].join(' '));
  const read = readDocuments(found.label, packagesOf(found.label, order), order);
  const missing = read.sources.filter((source) => !fetched.some((known) => isSamePlace(known, source)));
  const again = await fetchAll(missing);
  const all = [...fetched];
  for (const document of [...read.documents, ...again.fetched])
    if (!all.some((known) => isSamePlace(known, document))) all.push(document);
  // Those that came with the sale are kept already, and not asked for.
  const asked = new Set([...order.unlabelled, ...order.sources.map(({ packageNumber }) => packageNumber)]);
  const labelled = read.labelled.filter((number) => asked.has(number));
  if (hasLabels({ labelled }, all)) return all;
  throw new Error(['The labels are not there yet.', ...reasons, ...again.reasons, ...read.faults].join(' '));
}

const isSamePlace = (
  one: Pick<NewDocument, 'packageNumber' | 'contentType'>,
  other: Pick<NewDocument, 'packageNumber' | 'contentType'>,
) => one.packageNumber === other.packageNumber && one.contentType === other.contentType;
