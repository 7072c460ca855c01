import type { Database } from 'better-sqlite3';
import type { NewerShipment } from '#electron/ledger/newer-shipment.ts';
import type { Witnessed } from '#electron/ledger/local/witnessed.ts';
import { BUSIEST_DAY, daysSkipped, skipInRanges, skippedOfUnknown } from '#electron/ledger/accounts/range-floors.ts';
import { openFloors } from './floors.ts';
import type { Meta } from '../meta.ts';

/** Lets a restored ledger count on above what the witness knows to be given out; inside the caller's transaction. */
export function skipWitnessed(restored: Database, meta: Meta, { sequence, at, given }: Witnessed): void {
  const floors = openFloors(restored);
  floors.raise('journal', BigInt(sequence));
  floors.raise('manifest', BigInt(given.manifests));
  meta.raisePackageSequence(given.packages);
  meta.recordInstant(at);
}

/** How far counting goes on above what is known where nobody knows what was given out since. */
const SKIPPED = { journal: 1_000_000n, packages: 1_000_000, manifest: 1000n } as const;

/**
 * The same where neither the old ledger nor a witness can say what was given out in a time.
 * @param lostMs how long that time is
 */
export function skipUnknown(restored: Database, meta: Meta, lostMs: number): void {
  const floors = openFloors(restored);
  const head = restored.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck().get() ?? 0;
  floors.raise('journal', BigInt(head) + SKIPPED.journal);
  meta.takePackageSequence(SKIPPED.packages);
  const days = daysSkipped(lostMs);
  restored.exec(skipInRanges(days));
  const parcels = restored.prepare<[], number>(BUSIEST_DAY).pluck().get() ?? 0;
  floors.raise('unknown range', floors.read('unknown range') + BigInt(skippedOfUnknown(days, parcels)));
}

/** The same for manifests, which the witness hears of with the next purchase only. */
export function skipManifests(restored: Database): void {
  const floors = openFloors(restored);
  const last = restored.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM manifest').pluck().get() ?? 0;
  const known = floors.read('manifest');
  floors.raise('manifest', (known > BigInt(last) ? known : BigInt(last)) + SKIPPED.manifest);
}

/** Those of the witness that the restored ledger does not have. */
export function* missingIn(restored: Database, { shipments }: Witnessed): Generator<NewerShipment> {
  const isThere = restored.prepare<[string]>('SELECT 1 FROM shipment WHERE id = ?');
  for (const later of shipments) if (isThere.get(later.id) === undefined) yield later;
}
