import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';

/** Under which the ledger keeps which file it is in. */
const FILE = 'file';

/** What a file may be written after the last instant that the ledger records. */
const LAST_WRITE_MS = 1000;

/** Between the instants that it keeps, one an hour, the journal has its own. */
const NEWEST_INSTANT = `
  SELECT max(coalesce((SELECT value FROM meta WHERE name = 'newest_instant'), 0), coalesce(max(at), 0))
  FROM (SELECT at FROM journal ORDER BY sequence DESC LIMIT 1)`;

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
 */
export function isCopy(database: Database, isAsLeft: boolean | null): boolean {
  const noted = database.prepare<[string], string>('SELECT value FROM meta WHERE name = ?').pluck().get(FILE);
  if (noted === undefined || isSameFile(noted, fileOf(database.name))) return false;
  if (isAsLeft !== null) return !isAsLeft;
  const writtenAt = database.prepare<[], number>(NEWEST_INSTANT).pluck().get() ?? 0;
  return statSync(database.name).ctimeMs > writtenAt + LAST_WRITE_MS;
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
