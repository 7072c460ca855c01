import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CopyRefusedError, LedgerInUseError, LedgerTooNewError } from '../errors.ts';
import { openSpillFile } from '../local/spill-file.ts';
import { requireLog } from '../local/open-mark.ts';
import { closedFile, isCopy, type ClosedFile } from './integrity/own-file.ts';
import { requireWhole } from './integrity/require-whole.ts';
import { openRowChecksums } from './integrity/row-checksums.ts';
import { isSealed } from './meta.ts';
import { APPLICATION_ID } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { isLedgerInUse } from './is-ledger-in-use.ts';
import { openHere } from './open-database.ts';
import { openJournal } from './journal/journal.ts';
import { requireWitnessed } from './journal/witnessing.ts';
import { translated } from './sqlite-error.ts';

/** What to do before a file can be copied that a station has not put in order. */
const START_ONCE = 'start a station of this version on it once, and stop it';

/**
 * Opens the ledger in a file to be read, while no station runs on it: nobody else opens it, and no byte of it changes.
 * @throws CopyRefusedError, LedgerInUseError, LedgerTooNewError, LedgerDamagedError.
 */
export async function openToCopy(path: string): Promise<Database.Database> {
  if (!existsSync(path)) throw new CopyRefusedError(`There is no ledger at ${path}; name its folder with --data-dir`);
  if (openHere.get(path)?.open || isLedgerInUse(path)) throw new LedgerInUseError('A station runs on this ledger');
  requireLog(path);
  if (existsSync(`${path}-open`) || hasLog(path))
    throw new CopyRefusedError(`The station on ${path} was cut off; ${START_ONCE}, so that nothing is left in its log`);
  if (openSpillFile(`${path}-spill`).entries().length > 0)
    throw new CopyRefusedError(`Outcomes wait beside ${path} that its ledger has not; ${START_ONCE}`);
  let file: Database.Database | undefined;
  try {
    const closed = closedFile(path);
    file = new Database(path, { fileMustExist: true, timeout: 0 });
    openHere.set(path, file);
    // Before the first access: the lock is then held until it is closed, and there is no -shm file.
    file.pragma('locking_mode = EXCLUSIVE');
    file.pragma('query_only = ON');
    await requireCopyable(file, closed);
    return file;
  } catch (error) {
    file?.close();
    throw translated(error);
  }
}

/** An earlier copy that was killed leaves an empty one. */
const hasLog = (path: string) => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

async function requireCopyable(file: Database.Database, closed: ClosedFile): Promise<void> {
  if (file.pragma('application_id', { simple: true }) !== APPLICATION_ID)
    throw new CopyRefusedError(`${file.name} is not a ledger of Packbench`);
  const version = file.pragma('user_version', { simple: true }) as number;
  if (version > MIGRATIONS.length) throw new LedgerTooNewError(version, MIGRATIONS.length);
  if (version < MIGRATIONS.length || !isSealed(file))
    throw new CopyRefusedError(
      `The ledger is of an older version (ledger version ${version}; this program knows ${MIGRATIONS.length}); ${START_ONCE}`,
    );
  if (isCopy(file, closed))
    throw new CopyRefusedError(
      `${file.name} is itself a copy, and its station may have gone on elsewhere; start a station on it, confirm under Attention that it has not, and stop it`,
    );
  requireWhole(file);
  requireWitnessed(file);
  openRowChecksums(file, () => undefined).requireAll();
  const { brokenAt } = await openJournal(file).verify();
  if (brokenAt !== null)
    throw new CopyRefusedError(`The journal is broken at line ${brokenAt}; restore a backup first`);
  const gap = file.prepare<[], string>("SELECT value FROM meta WHERE name = 'gap'").pluck().get();
  if (gap !== undefined && (JSON.parse(gap) as { confirmedAt: number | null }).confirmedAt === null)
    throw new CopyRefusedError(
      'A restore waits to be confirmed; start the station, confirm it under Attention, and stop it',
    );
}
