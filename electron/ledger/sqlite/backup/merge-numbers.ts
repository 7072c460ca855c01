import type { Database } from 'better-sqlite3';
import type { GivenOut } from '#electron/ledger/local/witness.ts';
import type { Witnessed } from '#electron/ledger/local/witnessed.ts';
import { openGivenOut } from '../journal/witnessing.ts';
import type { Meta } from '../meta.ts';
import { rangeFloors } from '../migrations/0033-range-floors.ts';
import { COUNTED, openFloors } from './floors.ts';

interface Parts {
  /** A copy, in which what an earlier version kept elsewhere may be moved. */
  old: Database;
  restored: Database;
}

/**
 * What the old ledger gave out of ranges, whatever became of the shipments that took it; and what it skipped itself, because it was restored
 * before.
 */
export function takeFloors({ old, restored }: Parts): void {
  if (!old.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'range_floor'").get()) old.exec(rangeFloors);
  const [known, floors] = [openFloors(old), openFloors(restored)];
  for (const counted of COUNTED) floors.raise(counted, known.read(counted));
  const rows = old.prepare<[], [string, string, bigint, bigint]>(
    'SELECT carrier, prefix, number, skipped FROM range_floor',
  );
  const put = restored.prepare(`
    INSERT INTO range_floor (carrier, prefix, number, skipped) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET skipped = max(skipped, excluded.skipped)`);
  for (const row of rows.raw().safeIntegers().iterate()) put.run(...row);
  noteGiven(restored, openGivenOut(old).all().ranges);
}

export function takePackageNumbers({ old, restored, meta }: Parts & { meta: Meta }): void {
  const last = "SELECT value FROM meta WHERE name = 'package_sequence'";
  const [given = 0, known = 0] = [old, restored].map((each) => each.prepare<[], number>(last).pluck().get() ?? 0);
  if (given > known) meta.takePackageSequence(given - known);
}

/** Which shipment has which number of a range, so that it is found again when it is looked up. */
export function takeRangeNumbers({ old, restored }: Parts): void {
  const rows = old.prepare<[], [string, string, bigint, string]>(
    'SELECT carrier, prefix, number, shipment_id FROM taken_number ORDER BY sequence',
  );
  const insert = openTake(restored);
  for (const row of rows.raw().safeIntegers().iterate()) insert.run(...row);
}

/** The same of those that the witness knows; the others are given out all the same. */
export function takeWitnessedNumbers(restored: Database, { given }: Witnessed): void {
  const insert = openTake(restored);
  for (const [carrier, prefix, number, shipmentId] of given.ranges)
    if (shipmentId !== undefined) insert.run(carrier, prefix, number, shipmentId);
  noteGiven(restored, given.ranges);
}

/** Of a shipment that the ledger has. */
const openTake = (restored: Database) =>
  restored.prepare<[string, string, bigint | string, string]>(`
    INSERT INTO taken_number (carrier, prefix, number, shipment_id)
    SELECT ?, ?, CAST(? AS INTEGER), id FROM shipment WHERE id = ? ON CONFLICT DO NOTHING`);

function noteGiven(restored: Database, ranges: GivenOut['ranges']): void {
  const note = restored.prepare(`
    INSERT INTO range_floor (carrier, prefix, number, skipped) SELECT :carrier, :prefix, CAST(:number AS INTEGER), 0
    WHERE NOT EXISTS (SELECT 1 FROM taken_number WHERE carrier = :carrier AND prefix = :prefix AND number = CAST(:number AS INTEGER))
    ON CONFLICT DO NOTHING`);
  for (const [carrier, prefix, number] of ranges) note.run({ carrier, prefix, number });
}
