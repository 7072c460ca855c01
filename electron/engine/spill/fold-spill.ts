import { TRANSITIONS } from '#shared/schema/shipment.ts';
import type { EngineDeps } from '../deps.ts';
import type { ShipmentRecord, StateChange } from '../ports.ts';
import { reached } from '../steps.ts';

/**
 * Takes what the spill file holds into the ledger, and empties it (contract, section 10: a purchase is never forgotten). What the ledger
 * has by now, from an earlier try that was cut off, is left out.
 * @throws StorageFullError or LedgerUnusableError where the ledger still cannot take it; the entries then stay.
 */
export async function foldSpill(deps: Pick<EngineDeps, 'ledger' | 'spill' | 'log'>): Promise<void> {
  const entries = deps.spill.entries();
  if (entries.length === 0) return;
  for (const entry of entries) {
    const shipment = await deps.ledger.shipments.find(entry.shipmentId);
    const change = shipment && asFits(shipment, entry);
    if (change) await deps.ledger.shipments.advance(change);
    else deps.log('spilled answer left out', { shipmentId: entry.shipmentId, state: shipment?.state ?? 'none' });
  }
  reached('folded');
  deps.spill.clear();
  deps.log('spilled answers folded in', { count: entries.length });
}

/** The change as it fits the shipment's state; null where it has been made, or nothing is known of the shipment. */
function asFits({ state, trackingNumbers }: ShipmentRecord, entry: StateChange): StateChange | null {
  const { attempt: _, ...afterwards } = entry;
  const change = state === 'SENDING' ? entry : afterwards;
  if (state === entry.to || (entry.trackingNumbers && trackingNumbers.length > 0)) return null;
  if (TRANSITIONS[state].includes(change.to)) return change;
  // A restart made it UNKNOWN in between; what came with the labels goes in as a purchase, and is finished from there.
  return state === 'UNKNOWN' && change.to === 'LABELLED' ? { ...change, to: 'PURCHASED' } : null;
}
