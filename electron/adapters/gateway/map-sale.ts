import type { PreparedPackage } from '#electron/engine/rules/prepared-shipment.ts';
import { partlySold } from '#electron/engine/shipping/adapter.ts';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { wordsOf as errorWords } from '#electron/engine/diagnostic-error.ts';
import { documentsOf } from './map-documents.ts';
import { hasLabel } from '../http/fetch-all.ts';
import { byPackage } from '../http/by-package.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import { documentsUnusable } from '../http/inline-document.ts';
import { numberIn } from '../http/numbers.ts';

type Purchased = Extract<PurchaseOutcome, { kind: 'purchased' }>;

/**
 * A sale, from the specification's ShipmentResponse. Money was spent as soon as the other end says success; where a package has no
 * number of its own the outcome is nevertheless unknown, and says what was sold.
 */
export function toSale(body: object, packages: readonly Pick<PreparedPackage, 'itemTransactionId'>[]): PurchaseOutcome {
  const shipments = listOf(field(field(body, 'data'), 'transactionShipments'));
  const ordered = inOrderOf(packages, shipments);
  const numbers = ordered.map((shipment) => numberIn(field(shipment, 'trackingNumber')));
  const sold = numbers.filter((number) => number !== '');
  if (shipments.length !== packages.length || sold.length !== packages.length) {
    const known = shipments.flatMap((shipment) => textOf(field(shipment, 'trackingNumber')) ?? []);
    const list = known.join(', ').slice(0, 1000);
    return partlySold(shipments.length, packages.length, list);
  }
  return { kind: 'purchased', trackingNumbers: numbers, ...documentsIn(ordered) };
}

/** By the item ids that are echoed; by place where none is. */
function inOrderOf(packages: readonly Pick<PreparedPackage, 'itemTransactionId'>[], shipments: unknown[]): unknown[] {
  const idOf = (shipment: unknown) => textOf(field(shipment, 'itemTransactionId'));
  if (shipments.every((shipment) => idOf(shipment) === null)) return shipments.slice(0, packages.length);
  return byPackage(packages, shipments, (shipment) => [idOf(shipment)]);
}

/** The numbers are what was paid for: whatever is wrong with the documents, these are not lost with them. */
function documentsIn(ordered: unknown[]): Partial<Purchased> {
  try {
    return soldDocuments(ordered);
  } catch (error) {
    return { documents: [], documentSources: [], detail: documentsUnusable([errorWords(error)]) };
  }
}

function soldDocuments(ordered: unknown[]): Partial<Purchased> {
  const all = ordered.map((shipment, index) => documentsOf(shipment, index + 1));
  const documents = all.flatMap((each) => each.documents);
  const documentSources = all.flatMap((each) => each.sources);
  const faults = all.flatMap((each) => each.faults);
  const isComplete = documentSources.length === 0 && ordered.every((_, index) => hasLabel(documents, index + 1));
  return {
    documents,
    ...(!isComplete && { documentSources }),
    ...(faults.length > 0 && { detail: documentsUnusable(faults) }),
  };
}
