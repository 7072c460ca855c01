import type { DocumentOrder } from '#electron/engine/shipping/adapter.ts';
import { type DocumentSource, isSamePlace, type NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { awaitsForm, fetchAll, hasLabel, labelsMissing } from '../http/fetch-all.ts';
import { isOfNumbers } from '../http/numbers.ts';
import type { Client } from './client.ts';
import { findLabel } from './lookup.ts';
import { numbersIn, packagesOf, readDocuments } from './map-response.ts';

type Fetch = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The documents of a purchase by their links; what these do not give any more, or did not yet, from the label itself.
 * @param fetching how many are fetched at the same time
 * @throws DiagnosticError while a label is missing, and for a while where a form is.
 */
export async function fetchDocuments(client: Client, order: DocumentOrder, fetching: Fetch): Promise<NewDocument[]> {
  const fetch = (source: DocumentSource) => fetching(() => client.fetchDocument(source, order.signal));
  const { documents, faults } = await fetchAll(order.sources, fetch);
  if (faults.length === 0 && order.unlabelled.length === 0) return documents;
  const found = await findLabel(client, order);
  // Those that came with the sale are kept already, and not asked for.
  const labels = order.sources.filter(({ contentType }) => contentType === 'LABEL');
  const asked = [...order.unlabelled, ...labels.map(({ packageNumber }) => packageNumber)];
  const isWhole = (all: readonly NewDocument[], isShared: boolean) =>
    !awaitsForm(order, all) && (isShared ? hasLabel(all, 1) : asked.every((number) => hasLabel(all, number)));
  if (found === 'absent' || !('label' in found) || !isOfNumbers(order, numbersIn(found.label, order))) {
    if (isWhole(documents, false)) return documents;
    throw labelsMissing(faults);
  }
  const read = readDocuments(found.label, packagesOf(found.label, order), order);
  const missing = read.sources.filter((source) => !documents.some((known) => isSamePlace(known, source)));
  const again = await fetchAll(missing, fetch);
  const all = [...documents];
  for (const document of [...read.documents, ...again.documents])
    if (!all.some((known) => isSamePlace(known, document))) all.push(document);
  if (isWhole(all, read.isShared)) return read.isShared ? all.map(asShared) : all;
  throw labelsMissing([...again.faults, ...faults]);
}

const asShared = (document: NewDocument): NewDocument =>
  document.contentType === 'LABEL' ? { ...document, isOfAll: true } : document;
