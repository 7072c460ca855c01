import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { wordsOf as errorWords } from '#electron/engine/diagnostic-error.ts';
import { failedBecause, type PurchaseOutcome, type PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { DocumentSource } from '#electron/engine/shipping/documents/document.ts';
import { hasLabel } from '../http/fetch-all.ts';
import { byPackage } from '../http/by-package.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import { documentsUnusable } from '../http/inline-document.ts';
import { numberIn } from '../http/numbers.ts';
import { labelOf } from './map-request.ts';
import { documentsOf, type SoldDocuments } from './map-documents.ts';
import { totalOf } from './total.ts';

type Sale = Extract<PurchaseOutcome, { kind: 'purchased' }>;
type Order = Pick<PurchaseRequest, 'shipment' | 'attempt'>;

/** Whether an answer is a label at all: something that was bought, is being bought, or could not be. */
export const isLabel = (body: unknown): boolean => textOf(field(body, 'label_id')) !== null;

/** What the void and the documents are asked for by. */
export function notesOf(label: unknown): Notes {
  const labelId = textOf(field(label, 'label_id'));
  const shipmentId = textOf(field(label, 'shipment_id'));
  return { ...(labelId !== null && { labelId }), ...(shipmentId !== null && { shipmentId }) };
}

/**
 * What a label of the service's is of a purchase. Money was spent where there is a number for every package, and nowhere else; where some are
 * missing, the engine says what was sold and leaves the rest open.
 */
export function toSale(label: object, order: Order): PurchaseOutcome {
  const notes = notesOf(label);
  const theirs = textOf(field(label, 'external_shipment_id'));
  if (theirs !== null && theirs !== order.attempt.ownId)
    return failedBecause('unknown', diagnostic('TRANSACTION_OTHER'));
  const packages = packagesOf(label, order);
  const trackingNumbers = numbersIn(label, order);
  const id = String(notes['labelId'] ?? '');
  const numbers = trackingNumbers.filter((number) => number !== '').join(', ');
  if (textOf(field(label, 'status')) === 'error')
    return { ...failedBecause('unknown', diagnostic('LABEL_WITH_ERROR', { id })), notes };
  if (field(label, 'voided') === true || textOf(field(label, 'status')) === 'voided')
    return { ...failedBecause('unknown', diagnostic('LABEL_VOIDED_THERE', { id, numbers })), notes };
  if (numbers === '') return { ...failedBecause('unknown', diagnostic('LABEL_IN_WORK', { id })), notes };
  const cost = totalOf([field(label, 'shipment_cost'), field(label, 'insurance_cost')]);
  return { kind: 'purchased', trackingNumbers, notes, ...(cost && { cost }), ...soldDocuments(label, packages, order) };
}

/** By our ids of the packages, which are echoed; by place where none is. Undefined where the service has no such package. */
function inOrderOf({ shipment }: Order, theirs: readonly unknown[]): unknown[] {
  const idOf = (each: unknown) => textOf(field(each, 'external_package_id'));
  const { packages } = shipment;
  if (theirs.every((each) => idOf(each) === null))
    return theirs.length === packages.length ? [...theirs] : packages.map(() => undefined);
  return byPackage(packages, theirs, (each) => [idOf(each)]);
}

/** One for each package; the label's own is that of its only one. Empty where a package has none. */
export function numbersIn(label: object, order: Order): string[] {
  const packages = packagesOf(label, order);
  const own = packages.map((each) => numberIn(field(each, 'tracking_number')));
  return packages.length === 1 ? [own[0] || numberIn(field(label, 'tracking_number'))] : own;
}

/** The numbers are what was paid for: whatever is wrong with the documents, these are not lost with them. */
function soldDocuments(label: unknown, packages: readonly unknown[], order: Order): Partial<Sale> {
  try {
    const { documents, sources, faults, isShared } = readDocuments(label, packages, order);
    // One file for all packages is nobody's label before it is shared out, which is done where labels are fetched.
    const isOwn = ({ contentType }: Pick<DocumentSource, 'contentType'>) => !isShared || contentType !== 'LABEL';
    const isComplete = sources.length === 0 && packages.every((_, index) => hasLabel(documents, index + 1));
    return {
      documents: documents.filter(isOwn),
      ...((isShared || !isComplete) && { documentSources: sources.filter(isOwn) }),
      ...(faults.length > 0 && { detail: documentsUnusable(faults) }),
    };
  } catch (error) {
    return { documents: [], documentSources: [], detail: documentsUnusable([errorWords(error)]) };
  }
}

/** The documents of a label, by our packages. */
export const readDocuments = (label: unknown, packages: readonly unknown[], { shipment }: Order): SoldDocuments =>
  documentsOf(label, packages, labelOf(shipment)?.format ?? 'pdf');

export const packagesOf = (label: object, order: Order) => inOrderOf(order, listOf(field(label, 'packages')));
