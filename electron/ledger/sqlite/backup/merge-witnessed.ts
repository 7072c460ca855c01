import type { Database } from 'better-sqlite3';
import type { NewerShipment } from '#electron/ledger/newer-shipment.ts';
import type { Witnessed } from '#electron/ledger/local/witnessed.ts';
import { daysSkipped, skipInRanges } from '#electron/ledger/accounts/range-floors.ts';
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

/** Which shipment has which number of a range, so that it is found again when it is looked up; of one that is not known the number is given out. */
export function takeWitnessedNumbers(restored: Database, { given }: Witnessed): void {
  const insert = restored.prepare(`
    INSERT INTO taken_number (carrier, prefix, number, shipment_id)
    SELECT ?, ?, CAST(? AS INTEGER), id FROM shipment WHERE id = ? ON CONFLICT DO NOTHING`);
  const note = restored.prepare(`
    INSERT INTO range_floor (carrier, prefix, number, skipped) SELECT :carrier, :prefix, CAST(:number AS INTEGER), 0
    WHERE NOT EXISTS (SELECT 1 FROM taken_number WHERE carrier = :carrier AND prefix = :prefix AND number = CAST(:number AS INTEGER))
    ON CONFLICT DO NOTHING`);
  for (const [carrier, prefix, number, shipmentId] of given.ranges) {
    if (shipmentId !== undefined) insert.run(carrier, prefix, number, shipmentId);
    note.run({ carrier, prefix, number });
  }
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
  restored.exec(skipInRanges(daysSkipped(lostMs)));
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
