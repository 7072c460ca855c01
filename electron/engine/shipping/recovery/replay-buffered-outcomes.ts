import { TRANSITIONS } from '#shared/schema/shipping/shipment.ts';
import type { ShippingDeps } from '../deps.ts';
import type { ShipmentRecord, StateChange } from '#electron/engine/shipping/shipment-record.ts';
import type { Ownership } from '../ownership.ts';
import { checkpoint } from '../purchase/checkpoint.ts';

/**
 * Takes what the spill file holds into the ledger, and forgets it there (contract, section 10: a purchase is never forgotten). What the
 * ledger has by now, from an earlier try that was cut off, is left out. What comes into the file meanwhile stays there for the next time.
 * @throws StorageFullError or LedgerUnusableError where the ledger still cannot take it; the entries then stay.
 */
export async function replayBufferedOutcomes(
  { ledger, spill, log }: Pick<ShippingDeps, 'ledger' | 'spill' | 'log'>,
  { own }: Pick<Ownership, 'own'>,
): Promise<void> {
  const entries = spill.entries();
  for (const entry of entries) {
    const { shipmentId } = entry;
    await own(shipmentId, async () => {
      const shipment = await ledger.shipments.find(shipmentId);
      const change = shipment && asFits(shipment, entry);
      if (change) await ledger.shipments.advance(change);
      else log('spilled answer left out', { shipmentId, state: shipment?.state ?? 'none' });
    });
  }
  if (entries.length === 0) return;
  checkpoint('folded');
  spill.forget(entries);
  log('spilled answers folded in', { count: entries.length });
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
