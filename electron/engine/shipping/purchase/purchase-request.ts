import { whereItIsNow } from '../../accounts/index.ts';
import { partlySold } from '../adapter.ts';
import type { ShippingDeps } from '../deps.ts';
import { ownIdOf } from './own-id.ts';
import type { PurchaseRequest, PurchaseOutcome } from '../adapter.ts';
import type { AttemptNotes, ShipmentRecord } from '../shipment-record.ts';

type Deps = Pick<ShippingDeps, 'ledger' | 'adapters'>;

/** What an adapter is told of a shipment that was sent, with what the ledger knows of the attempt to buy it. */
export async function purchaseRequestOf(
  { ledger, adapters }: Deps,
  shipment: ShipmentRecord,
  signal: AbortSignal,
): Promise<PurchaseRequest> {
  const { ownId, notes } = await ledger.shipments.attemptNotes(shipment.id);
  const request = requestWith({ ledger, adapters }, shipment, { ownId, notes, signal });
  const { account } = shipment.prepared;
  const now = await ledger.accounts.find(account.carrierId);
  return { ...request, shipment: { ...request.shipment, account: whereItIsNow({ adapters }, account, now) } };
}

/** Of one that was just accepted: nothing was noted yet. */
export const firstRequestOf = (deps: Deps, shipment: ShipmentRecord, signal: AbortSignal): PurchaseRequest =>
  requestWith(deps, shipment, { ownId: null, notes: {}, signal });

function requestWith(
  { ledger, adapters }: Deps,
  shipment: ShipmentRecord,
  { ownId, notes, signal }: AttemptNotes & { signal: AbortSignal },
): PurchaseRequest {
  const { id, prepared } = shipment;
  return {
    shipmentId: id,
    transactionId: shipment.transactionId,
    acceptedAt: shipment.acceptedAt,
    shipment: prepared,
    platformTrackingNumbers: shipment.platformTrackingNumbers,
    attempt: {
      // It follows from the shipment's id, also where it is not kept any more.
      ownId: ownId ?? ownIdOf(id, adapters[prepared.account.adapter.type]) ?? id,
      notes,
      note: (added) => ledger.shipments.note(id, added),
    },
    signal,
  };
}

/** A sale without a number for every package is not one we can label. */
export function checkNumbers(order: PurchaseRequest, outcome: PurchaseOutcome): PurchaseOutcome {
  if (outcome.kind !== 'purchased') return outcome;
  const expected = order.shipment.packages.length;
  const numbers = outcome.trackingNumbers.filter((number) => number !== '');
  if (numbers.length === expected && outcome.trackingNumbers.length === expected) return outcome;
  const failed = partlySold(numbers.length, expected, numbers.join(', '));
  return outcome.notes ? { ...failed, notes: outcome.notes } : failed;
}
