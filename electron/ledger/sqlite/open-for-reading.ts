import { existsSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { takeLock } from './hold-lock.ts';
import { readingLockOf } from './is-ledger-in-use.ts';
import { openHere } from './open-database.ts';
import { requireWhole } from './integrity/require-whole.ts';

export interface ReadDatabase {
  database: Database.Database;
  close(): void;
}

/**
 * Opens the ledger's database on a connection that cannot write, and sees to it that its files stay as they are, however the process ends.
 * As long as it is open, whoever wants to write is told that it is in use: a station writes under an exclusive lock of the file.
 * @throws LedgerInUseError, LedgerDamagedError, or what SQLite says.
 */
export function openForReading(path: string): ReadDatabase {
  const release = takeLock(readingLockOf(path));
  const forgetCompanions = companionsToForget(path);
  let database: Database.Database | undefined;
  function close(): void {
    database?.close();
    if (process.platform === 'win32') forgetCompanions();
    release();
  }
  try {
    database = new Database(path, { fileMustExist: true, readonly: true, timeout: 0 });
    openHere.set(path, database);
    // Never ended: all reads see one state, and the lock of readers stays whatever way of journalling the file has.
    database.exec('BEGIN');
    database.pragma('user_version');
    forgetCompanions();
    configure(database);
    requireWhole(database);
    return { database, close };
  } catch (error) {
    close();
    throw error;
  }
}

function configure(database: Database.Database): void {
  database.pragma('query_only = ON');
  database.pragma('trusted_schema = OFF');
  database.pragma('mmap_size = 0');
  database.pragma('cache_size = -65536');
}

/**
 * SQLite makes the index of a log beside a file that it reads, and a log where there is none. They are needed by name only while it opens
 * them, and are taken away at once, so that a kill leaves none; Windows, which holds on to open files, lets them go at the end.
 * @returns what takes them away: while the file is locked, so that they are nobody else's
 */
function companionsToForget(path: string): () => void {
  const [log, index] = [`${path}-wal`, `${path}-shm`];
  const hadLog = existsSync(log);
  return () => {
    forget(index);
    if (!hadLog && statSync(log, { throwIfNoEntry: false })?.size === 0) forget(log);
  };
}

function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It is open. Where it stays, it holds nothing.
  }
}
