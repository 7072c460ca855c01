import { chmodSync, existsSync, openSync, closeSync, readSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import Database from 'better-sqlite3';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError, LedgerInUseError, LedgerTooNewError } from '../errors.ts';
import { requireLog } from '../local/open-mark.ts';
import { createDatabase } from './create-database.ts';
import { isSealed } from './meta.ts';
import { APPLICATION_ID, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { requireWhole } from './integrity/require-whole.ts';
import { openRowChecksums } from './integrity/row-checksums.ts';
import { translated } from './sqlite-error.ts';
import { requireWitnessed } from './journal/witnessing.ts';
import { writeBackupAtOnce } from './backup/write-backup.ts';

const FULL = 2;
const CACHE = 'cache_size = -16384';

/**
 * The databases this process has opened, by path. SQLite's lock is the process's: whoever closes another descriptor of the same file
 * in this process drops it. So a file that is open here is never opened a second time, nor read by other means.
 */
export const openHere = new Map<string, Database.Database>();

interface Opening {
  /** Whether the structure of a file without a log needs not be followed; asked when nobody else can have it open any more. */
  isKnownWhole?(): boolean;
  /** What is done with a ledger of an older version; a copy of one is not backed up. */
  olderVersion?: 'back up and migrate' | 'migrate' | 'leave';
}

/**
 * Opens the ledger's database for this process alone, or creates it where there is none; checks it and brings it up to date.
 * @param path absolute.
 * @throws LedgerInUseError, LedgerTooNewError, LedgerDamagedError (nothing was touched), StorageFullError, LedgerFailedError.
 */
export function openDatabase(
  path: string,
  { isKnownWhole = () => false, olderVersion = 'migrate' }: Opening = {},
): Database.Database {
  if (openHere.get(path)?.open) throw new LedgerInUseError('This process has the ledger open already');
  try {
    requireLog(path);
    if (existsSync(path)) requireDatabaseFile(path);
    else createDatabase(path);
    makePrivate(path);
    const isLookedThrough = existsSync(`${path}-wal`);
    if (isLookedThrough) lookThrough(path);
    // Not twice: it takes seconds where there are hundreds of thousands of shipments.
    return openFile(path, { isKnownWhole: isLookedThrough ? () => true : isKnownWhole, olderVersion });
  } catch (error) {
    throw translated(error);
  }
}

/**
 * Checks a ledger whose log lies beside it, as after a kill, on a connection that cannot write. One that can would, when a ledger that is
 * refused is closed again, play the log into the file and delete it.
 */
function lookThrough(path: string): void {
  const database = new Database(path, { fileMustExist: true, readonly: true, timeout: 0 });
  try {
    requireLedger(database);
    database.pragma(CACHE);
    requireWhole(database);
    requireWitnessed(database);
  } finally {
    database.close();
    rmSync(`${path}-shm`, { force: true });
  }
}

function openFile(path: string, { isKnownWhole, olderVersion }: Required<Opening>): Database.Database {
  const database = new Database(path, { fileMustExist: true, timeout: 0 });
  openHere.set(path, database);
  try {
    lock(database);
    requireLedger(database);
    configure(database);
    if (!isKnownWhole()) requireWhole(database);
    requireWitnessed(database);
    if (olderVersion !== 'leave') bringUpToDate(database, olderVersion);
    requireDurability(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Looks before SQLite does, which may change what lies beside a broken file. */
function requireDatabaseFile(path: string): void {
  const head = Buffer.alloc(16);
  const file = openSync(path, 'r');
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  if (head.toString('latin1') !== 'SQLite format 3\0') {
    throw new LedgerDamagedError(diagnostic('FILE_NO_DATABASE', { at: basename(path), bytes: statSync(path).size }));
  }
}

/** For a ledger that came back from a copy; SQLite gives its log the mode of the database. */
function makePrivate(path: string): void {
  if (process.platform === 'win32') return;
  for (const file of [path, `${path}-wal`].filter((name) => existsSync(name))) {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  }
}

/** Before the first access: the lock is then held for as long as the ledger is open, and there is no -shm file. */
function lock(database: Database.Database): void {
  database.pragma('locking_mode = EXCLUSIVE');
}

function configure(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  // Per connection, and only after WAL was chosen: the driver is compiled to fall back to NORMAL in WAL mode.
  database.pragma('synchronous = FULL');
  database.pragma('fullfsync = ON');
  database.pragma('checkpoint_fullfsync = ON');
  database.pragma('foreign_keys = ON');
  database.pragma('trusted_schema = OFF');
  database.pragma('secure_delete = ON');
  database.pragma('mmap_size = 0');
  database.pragma('temp_store = MEMORY');
  database.pragma(CACHE);
  database.pragma('journal_size_limit = 5242880');
}

function requireLedger(database: Database.Database): void {
  if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw new LedgerDamagedError(diagnostic('FILE_NO_LEDGER', { at: basename(database.name) }));
  }
  const version = versionOf(database);
  if (version > MIGRATIONS.length) throw new LedgerTooNewError(version, MIGRATIONS.length);
}

/** Never with new checksums on what does not fit the old ones. */
function bringUpToDate(database: Database.Database, how: 'back up and migrate' | 'migrate'): void {
  const version = versionOf(database);
  if (version === MIGRATIONS.length) return;
  if (isSealed(database)) openRowChecksums(database, () => undefined).requireAll();
  // As the older program knew it.
  if (how === 'back up and migrate' && version > 0) writeBackupAtOnce(database, Date.now());
  migrate(database);
}

const versionOf = (database: Database.Database) => database.pragma('user_version', { simple: true }) as number;

/** The level of synchronisation shows its true value only after a write. */
function requireDurability(database: Database.Database): void {
  database.pragma(`user_version = ${versionOf(database)}`);
  const level = database.pragma('synchronous', { simple: true });
  if (level !== FULL) throw new Error(`The ledger's database does not write durably (synchronous is ${String(level)})`);
}
