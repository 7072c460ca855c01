import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { isAsLeft } from '#electron/ledger/local/left-whole.ts';
import { markedAt } from '#electron/ledger/local/open-mark.ts';

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

/** The file of a ledger that nobody has open. */
export interface ClosedFile {
  path: string;
  /** Whether it has the times that it had when it was closed; null where nobody noted them, as after a kill. */
  isLeft: boolean | null;
  /** When the mark that it is open was left beside it: a ledger records an instant behind it, and a copy of the mark is later; null where there is none. */
  openedAt: number | null;
}

export const closedFile = (path: string): ClosedFile => ({ path, isLeft: isAsLeft(path), openedAt: markedAt(path) });

/**
 * Whether the ledger lies in another file than the one that it was written in, which was made after it was written last: it was copied here, or
 * put back from a copy of the data folder. A file that was only moved within its disk is the same one. A disk that numbers its files anew at
 * every mount changes no time with it.
 */
export function isCopy(database: Database, { path, isLeft, openedAt }: ClosedFile): boolean {
  const read = database.prepare<[string], unknown>('SELECT value FROM meta WHERE name = ?').pluck();
  const noted = read.get(FILE);
  if (noted === undefined || isSameFile(String(noted), fileOf(path))) return false;
  if (isLeft !== null) return !isLeft;
  const madeAt = openedAt ?? statSync(path).ctimeMs;
  return madeAt > newestInstant(database) + CLOCKS_DIFFER_MS;
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

/** The last instant that a ledger at `path` has recorded, where it is a copy; null where it is none, or does not say. @param database it, or a copy to be read */
export function copiedSince(database: Database, path: string): number | null {
  try {
    return isCopy(database, closedFile(path)) ? newestInstant(database) : null;
  } catch {
    return null;
  }
}

const newestInstant = (database: Database) =>
  Number(database.prepare("SELECT value FROM meta WHERE name = 'newest_instant'").pluck().get() ?? 0);
