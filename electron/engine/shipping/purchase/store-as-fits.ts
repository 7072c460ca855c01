import { TRANSITIONS } from '#shared/schema/shipping/shipment.ts';
import type { ShipmentRecord, StateChange } from '../shipment-record.ts';
import type { ShipmentLedger } from '../store.ts';

/**
 * Stores what came of a purchase of a shipment that may have changed since it was sent: a restart, or a database that lost commits, made it
 * UNKNOWN. Null where it was stored before, or fits no more.
 */
export async function storeAsFits(
  { advance }: Pick<ShipmentLedger, 'advance'>,
  shipment: ShipmentRecord,
  outcome: StateChange,
): Promise<ShipmentRecord | null> {
  const change = asFits(shipment, outcome);
  if (!change) return null;
  const stored = await advance(change);
  if (outcome.to !== 'LABELLED' || stored.state !== 'PURCHASED') return stored;
  // All its documents came with it.
  return advance({ shipmentId: shipment.id, to: 'LABELLED', actor: 'station', requestId: null, reason: null });
}

function asFits({ state, trackingNumbers }: ShipmentRecord, outcome: StateChange): StateChange | null {
  const { attempt: _, ...afterwards } = outcome;
  const change = state === 'SENDING' ? outcome : afterwards;
  if (state === outcome.to || (outcome.trackingNumbers && trackingNumbers.length > 0)) return null;
  if (TRANSITIONS[state].includes(change.to)) return change;
  return state === 'UNKNOWN' && change.to === 'LABELLED' ? { ...change, to: 'PURCHASED' } : null;
}
