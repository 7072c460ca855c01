import { asFits, isWhole } from '../decisions.ts';
import type { ShipmentRecord, StateChange } from '../shipment-record.ts';
import type { ShipmentLedger } from '../store.ts';

/**
 * Stores what came of a purchase of a shipment that may have changed since it was sent. Null where it was stored before, or fits no more.
 */
export async function storeAsFits(
  { advance }: Pick<ShipmentLedger, 'advance'>,
  shipment: ShipmentRecord,
  outcome: StateChange,
): Promise<ShipmentRecord | null> {
  const change = asFits(shipment, outcome);
  if (!change) return null;
  const stored = await advance(change);
  if (!isWhole(stored, outcome)) return stored;
  // All its documents came with it.
  return advance({ shipmentId: shipment.id, to: 'LABELLED', actor: 'station', requestId: null, reason: null });
}
