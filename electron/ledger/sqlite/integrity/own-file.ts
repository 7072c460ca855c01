import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';

/** Under which the ledger keeps which file it is in. */
const FILE = 'file';

/**
 * Whether the ledger lies in another file than the one that it was written in, which was made after it was written last: it was copied here, or
 * put back from a copy of the data folder. A file that was only moved within its disk is the same one. A disk that numbers its files anew at
 * every mount makes none of them later.
 */
export function isCopy(database: Database): boolean {
  const read = database.prepare<[string], unknown>('SELECT value FROM meta WHERE name = ?').pluck();
  const noted = read.get(FILE);
  const { ino, ctimeMs } = statSync(database.name, { bigint: true });
  return noted !== undefined && noted !== String(ino) && Number(ctimeMs) > Number(read.get('newest_instant') ?? 0);
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
