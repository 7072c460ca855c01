import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';

/** Under which the ledger keeps which file it is in. */
const FILE = 'file';

/** What a file may be written after the last instant that the ledger records. */
const LAST_WRITE_MS = 1000;

/**
 * Whether the ledger lies in another file than the one that it was written in, which was made after it was written last: it was copied here, or
 * put back from a copy of the data folder. A file that was only moved within its disk is the same one. A disk that numbers its files anew at
 * every mount changes no time with it.
 * @param isAsLeft whether its file has the times that it had when it was closed; null where nobody noted them, as after a kill
 */
export function isCopy(database: Database, isAsLeft: boolean | null): boolean {
  const read = database.prepare<[string], unknown>('SELECT value FROM meta WHERE name = ?').pluck();
  const noted = read.get(FILE);
  const { ino, ctimeMs } = statSync(database.name, { bigint: true });
  if (noted === undefined || noted === String(ino)) return false;
  const writtenAt = Number(read.get('newest_instant') ?? 0) + LAST_WRITE_MS;
  return isAsLeft === null ? Number(ctimeMs) > writtenAt : !isAsLeft;
}

/** Notes in which file the ledger lies. */
export const noteFile = (database: Database) =>
  database
    .prepare(
      'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
    )
    .run(FILE, String(statSync(database.name, { bigint: true }).ino));

/** For a ledger that is put in another's place on purpose. */
export const forgetFile = (database: Database) => database.prepare('DELETE FROM meta WHERE name = ?').run(FILE);
