import { partlySold } from '../adapter.ts';
import type { PurchaseRequest, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';

/** What an adapter is told of the shipment. */
export const purchaseRequestOf = (shipment: ShipmentRecord, signal: AbortSignal): PurchaseRequest => ({
  shipmentId: shipment.id,
  transactionId: shipment.transactionId,
  shipment: shipment.prepared,
  platformTrackingNumbers: shipment.platformTrackingNumbers,
  signal,
});

/** A sale without a number for every package is not one we can label. */
export function checkNumbers(order: PurchaseRequest, outcome: PurchaseOutcome): PurchaseOutcome {
  if (outcome.kind !== 'purchased') return outcome;
  const expected = order.shipment.packages.length;
  const numbers = outcome.trackingNumbers.filter((number) => number !== '');
  if (numbers.length === expected && outcome.trackingNumbers.length === expected) return outcome;
  return partlySold(numbers.length, expected, numbers.join(', '));
}
