import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { deskPath, openDeskFile, type DeskNote } from '#electron/ledger/local/desk-file.ts';
import { isAsLeft } from '#electron/ledger/local/left-whole.ts';
import { markedAt } from '#electron/ledger/local/open-mark.ts';

/** Under which the ledger keeps which file it is in. */
const FILE = 'file';

/** Under which it keeps the newest run of its folder as a desk that is no news to it. */
const DESK_RUN = 'desk_run';

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
  const own = noted(database, FILE);
  if (own === undefined || isSameFile(String(own), fileOf(path))) return false;
  if (isLeft !== null) return !isLeft;
  const madeAt = openedAt ?? statSync(path).ctimeMs;
  return madeAt > newestInstant(database) + CLOCKS_DIFFER_MS;
}

const noted = (database: Database, name: string) =>
  database.prepare<[string], unknown>('SELECT value FROM meta WHERE name = ?').pluck().get(name);

const note = (database: Database, name: string, value: string) =>
  database
    .prepare(
      'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
    )
    .run(name, value);

/** The newest run of the folder as the desk that the station of this file became in a shared ledger; null where it is no desk, or another one. */
function deskRun(database: Database, folder: string): string | null {
  const desk = readDesk(folder);
  return desk !== null && desk.id === noted(database, 'station_id') ? (desk.runs[0] ?? null) : null;
}

/** What cannot be read keeps no station from its own file. */
function readDesk(folder: string): DeskNote | null {
  try {
    return openDeskFile(deskPath(folder)).read();
  } catch {
    return null;
  }
}

/** Whether the ledger was taken over into a shared one, in which its station may have gone on since. */
export function isLeftBehind(database: Database): boolean {
  const run = deskRun(database, dirname(database.name));
  return run !== null && run !== noted(database, DESK_RUN);
}

/** Notes how far its station went on as the desk that the folder is: that far nothing is missing, or is asked for once. */
export function noteDesk(database: Database, folder: string): void {
  const run = deskRun(database, folder);
  if (run !== null) note(database, DESK_RUN, run);
}

/** Notes in which file the ledger lies. */
export const noteFile = (database: Database) => note(database, FILE, fileOf(database.name));

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

const newestInstant = (database: Database) => Number(noted(database, 'newest_instant') ?? 0);
