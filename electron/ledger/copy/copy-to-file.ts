import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { LedgerFile } from '../sqlite/ledger-file.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';
import { CopyRefusedError, LedgerTooNewError } from '../errors.ts';
import { IS_ALIVE } from '../postgres/desk.ts';
import type { Database, Session } from '../postgres/database.ts';
import { MIGRATIONS } from '../postgres/migrations/index.ts';
import { openJournal as openSharedJournal } from '../postgres/journal/journal.ts';
import { givePlaces } from '../postgres/journal/places.ts';
import { COMPANIONS, createDatabase } from '../sqlite/create-database.ts';
import { noteDesk } from '../sqlite/integrity/own-file.ts';
import { openRowChecksums } from '../sqlite/integrity/row-checksums.ts';
import { openJournal } from '../sqlite/journal/journal.ts';
import { openMeta } from '../sqlite/meta.ts';
import { openDatabase } from '../sqlite/open-database.ts';
import { deskPath, openDeskFile } from '../local/desk-file.ts';
import { syncFile } from '../local/sync-file.ts';
import type { Copied } from './copy-to-shared.ts';
import { readTable, requireSame, type Digest } from './digest.ts';
import { fileReader, indexFile, insertIntoFile } from './file-side.ts';
import { pairsOf } from './pairs.ts';
import { requireStated } from './require-stated.ts';
import { sharedReader } from './shared-side.ts';
import { stationToFile } from './station-row.ts';

/**
 * Copies a shared ledger, while no desk runs on it, into a new file. The file has its name once all was read back and compared; one that was
 * begun lies beside it, and the next copy begins anew.
 * @param folder of the desk whose printers, print jobs and own settings come with it; the file goes on as this station.
 * @throws CopyRefusedError, LedgerTooNewError, and what the database says.
 */
export async function copyToFile(database: Database, path: string, folder: string): Promise<Copied> {
  const taken = [path, ...COMPANIONS.map((suffix) => path + suffix)].find((each) => existsSync(each));
  if (taken !== undefined)
    throw new CopyRefusedError(
      `${taken} is there already; move it out of the folder with all files whose names begin so, or name another file with --to`,
    );
  await requireVersion(database);
  await requireStopped(database);
  const own = openDeskFile(deskPath(folder)).read()?.id ?? null;
  const id = await deskOf(database, own);
  await requireStated(database, id === own ? { id, folder } : null);
  await givePlaces(database);
  const draft = `${path}.copied`;
  removeDraft(draft);
  try {
    const copied = await database.transaction(async (session) => {
      await session.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      removeDraft(draft);
      createDatabase(draft);
      const file = openDatabase(draft);
      try {
        const copied = await fillFile(session, file, id);
        noteDesk(file, folder);
        return copied;
      } finally {
        file.close();
      }
    });
    syncFile(draft);
    putInPlace(draft, path);
    return copied;
  } finally {
    removeDraft(draft);
    syncFolder(dirname(path));
  }
}

/** Gives the file its name, but never takes it from another one. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Not every file system has hard links.
    renameSync(draft, path);
  }
}

function removeDraft(draft: string): void {
  for (const suffix of ['', ...COMPANIONS]) rmSync(draft + suffix, { force: true });
}

async function fillFile(session: Session, file: LedgerFile, id: string): Promise<Copied> {
  const chains = await openSharedJournal(session).verify();
  if (chains.brokenAt !== null) throw new CopyRefusedError(`The journal is broken at line ${chains.brokenAt}`);
  const pairs = await pairsOf(session, file);
  const insert = insertIntoFile(file, id);
  const read: Digest[] = [];
  file.exec('BEGIN IMMEDIATE');
  await stationToFile(session, file, id);
  for (const { table, columns } of pairs) {
    const from = sharedReader(session, { id });
    read.push(await readTable(from, { table, columns }, (rows) => insert(table, columns, rows)));
    checkpoint('copying');
  }
  indexFile(file);
  const checksums = openRowChecksums(file, () => undefined);
  openMeta(file, checksums).checkOrSeal();
  file.exec('COMMIT');
  for (const [index, pair] of pairs.entries()) {
    const [before] = read.slice(index);
    if (before) requireSame(before, await readTable(fileReader(file, id), pair));
  }
  checksums.requireAll();
  const { lines, brokenAt } = await openJournal(file).verify();
  if (brokenAt !== null || lines !== chains.lines)
    throw new Error(`The journal is broken in the copy at line ${brokenAt}`);
  return { stationId: id, tables: read, lines };
}

/** @throws CopyRefusedError where there is no ledger of this version. */
async function requireVersion(database: Database): Promise<void> {
  const there = await database.one<{ table: string | null }>(`SELECT to_regclass('packbench.version')::text AS table`);
  const newest = there?.table
    ? await database.one<{ number: number }>('SELECT max(number) AS number FROM packbench.version')
    : null;
  if (!newest?.number) throw new CopyRefusedError('There is no ledger in the database');
  if (newest.number > MIGRATIONS.length) throw new LedgerTooNewError(newest.number, MIGRATIONS.length);
  if (newest.number < MIGRATIONS.length)
    throw new CopyRefusedError(
      `The ledger is of an older version (ledger version ${newest.number}; this program knows ${MIGRATIONS.length}); start a station of this version on it once, and stop it`,
    );
}

async function requireStopped(database: Database): Promise<void> {
  const running = await database.all<{ id: string }>(`SELECT id FROM station WHERE ${IS_ALIVE} ORDER BY id`);
  if (running.length === 0) return;
  throw new CopyRefusedError(
    `Stop all stations on the ledger first, or wait until those that were killed are silent for 15 seconds: ${running.map(({ id }) => id).join(', ')}`,
  );
}

/** The desk of the data folder; the only one where the folder is none. */
async function deskOf(database: Database, wanted: string | null): Promise<string> {
  const desks = await database.all<{ id: string }>('SELECT id FROM station ORDER BY id');
  const [only, ...others] = desks;
  const own = desks.find(({ id }) => id === wanted) ?? (others.length === 0 ? only : undefined);
  if (own) return own.id;
  throw new CopyRefusedError(
    `The ledger has ${desks.length} desks; name with --data-dir the folder of the one whose printers and own settings go along`,
  );
}
