import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';

/** Under which the ledger keeps which file it is in. */
const FILE = 'file';

/** How long after the mark that the ledger is open the first instant is recorded in it, at most, where clocks differ. */
const CLOCKS_DIFFER_MS = 1000;

/**
 * The number of the file on its disk, and when it was made: a disk gives the number of a file that was deleted to the next one that is made.
 * Without the latter where the disk does not say it.
 */
function fileOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return birthtimeNs === 0n ? String(ino) : `${ino} ${birthtimeNs}`;
}

function isSameFile(noted: string, found: string): boolean {
  const [number, madeAt = ''] = found.split(' ');
  const [notedNumber, notedMadeAt = madeAt] = noted.split(' ');
  return number === notedNumber && (madeAt === '' || madeAt === notedMadeAt);
}

/**
 * Whether the ledger lies in another file than the one that it was written in, which was made after it was written last: it was copied here, or
 * put back from a copy of the data folder. A file that was only moved within its disk is the same one. A disk that numbers its files anew at
 * every mount changes no time with it.
 * @param isAsLeft whether its file has the times that it had when it was closed; null where nobody noted them, as after a kill
 * @param markedAt when the mark that it is open was left beside it: a ledger records an instant behind it, and a copy of the mark is later; null
 * where there is none
 */
export function isCopy(database: Database, isAsLeft: boolean | null, markedAt: number | null): boolean {
  const read = database.prepare<[string], unknown>('SELECT value FROM meta WHERE name = ?').pluck();
  const noted = read.get(FILE);
  if (noted === undefined || isSameFile(String(noted), fileOf(database.name))) return false;
  if (isAsLeft !== null) return !isAsLeft;
  const madeAt = markedAt ?? statSync(database.name).ctimeMs;
  return madeAt > Number(read.get('newest_instant') ?? 0) + CLOCKS_DIFFER_MS;
}

/** Notes in which file the ledger lies. */
export const noteFile = (database: Database) =>
  database
    .prepare(
      'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
    )
    .run(FILE, fileOf(database.name));

/** For a ledger that is put in another's place on purpose. */
export const forgetFile = (database: Database) => database.prepare('DELETE FROM meta WHERE name = ?').run(FILE);
