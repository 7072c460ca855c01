import type { ShippingDeps } from '../deps.ts';
import type { Ownership } from '../ownership.ts';
import { checkpoint } from '../purchase/checkpoint.ts';
import { storeAsFits } from '../purchase/store-as-fits.ts';

/**
 * Takes what the spill file holds into the ledger, and forgets it there (contract, section 10: a purchase is never forgotten). What the
 * ledger has by now, from an earlier try that was cut off, is left out. What comes into the file meanwhile stays there for the next time.
 * @throws StorageFullError LedgerUnusableError or LedgerAwayError where the ledger still cannot take it, or may lack the shipment; the
 * entries then stay.
 */
export async function replayBufferedOutcomes(
  { ledger, spill, log }: Pick<ShippingDeps, 'ledger' | 'spill' | 'log'>,
  { own }: Pick<Ownership, 'own'>,
): Promise<void> {
  const entries = spill.entries();
  for (const entry of entries) {
    const { shipmentId } = entry;
    await own(shipmentId, async () => {
      const shipment = await ledger.reads.find(shipmentId);
      const stored = shipment && (await storeAsFits(ledger.shipments, shipment, entry));
      if (!stored) log('spilled answer left out', { shipmentId, state: shipment?.state ?? 'none' });
    });
  }
  if (entries.length === 0) return;
  checkpoint('folded');
  spill.forget(entries);
  log('spilled answers folded in', { count: entries.length });
}
