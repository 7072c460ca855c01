import { atMost } from '#electron/engine/concurrency/index.ts';
import { DiagnosticError, failureOf } from '#electron/engine/diagnostic-error.ts';
import type { DocumentOrder } from '#electron/engine/shipping/adapter.ts';
import {
  type DocumentPlace,
  type DocumentSource,
  isSamePlace,
  type NewDocument,
} from '#electron/engine/shipping/documents/document.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { isDocument } from './inline-document.ts';

export const hasLabel = (documents: readonly DocumentPlace[], packageNumber: number) =>
  documents.some((document) => isSamePlace(document, { packageNumber, contentType: 'LABEL' }));

/** A form for customs that a service does not have this long after the order holds up no label. */
const FORM_PATIENCE_MS = 60_000;
export const formsMayCome = ({ acceptedAt }: Pick<DocumentOrder, 'acceptedAt'>) =>
  Date.now() - acceptedAt <= FORM_PATIENCE_MS;

/**
 * Whether a form that the sale named and that is not among these is still waited for: for a while only, and where the station stops meanwhile
 * until its next start.
 */
export const awaitsForm = (order: DocumentOrder, documents: readonly DocumentPlace[]) =>
  (formsMayCome(order) || order.signal.aborted) &&
  order.sources.some(
    (source) => source.contentType !== 'LABEL' && !documents.some((document) => isSamePlace(document, source)),
  );

/** The documents that can be had by their links; which cannot, and why. */
export async function fetchAll(
  sources: readonly DocumentSource[],
  fetch: (source: DocumentSource) => Promise<NewDocument>,
) {
  const results = await Promise.allSettled(sources.map(fetch));
  return {
    documents: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    missing: sources.filter((_, index) => results[index]?.status === 'rejected'),
    faults: results.flatMap((result) =>
      result.status === 'rejected' ? [failureOf(result.reason, 'LABELS_FAILED')] : [],
    ),
  };
}

/** What to throw where labels are missing: the first reason that is known, or that they are not there yet. */
export const labelsMissing = ([fault = diagnostic('LABELS_NOT_THERE')]: readonly Diagnostic[]) =>
  new DiagnosticError(fault);

/** Labels that are fetched at the same time, of all shipments of an adapter together. */
const MOST_FETCHES = 4;

/**
 * Has labels given again one by one, by the shipment's numbers. @param again the label, or why it cannot be had
 * @returns what throws DiagnosticError where one cannot
 */
export function createLabelsAgain() {
  const fetching = atMost(MOST_FETCHES);
  return (
    { unlabelled, trackingNumbers }: DocumentOrder,
    again: (number: string, packageNumber: number) => Promise<NewDocument | Diagnostic>,
  ) => {
    const numberOf = (packageNumber: number) => trackingNumbers[packageNumber - 1] ?? '';
    return Promise.all(
      unlabelled.map(async (each) => {
        const made = await fetching(() => again(numberOf(each), each));
        if (isDocument(made)) return made;
        throw new DiagnosticError(made);
      }),
    );
  };
}
