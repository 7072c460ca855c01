import { statSync } from 'node:fs';
import Database from 'better-sqlite3';

/**
 * Whether another process has the ledger at `path` open; changes nothing. For a program that wants to say so before it loads all the
 * rest: only opening the ledger decides.
 */
export function isLedgerInUse(path: string): boolean {
  // Never an empty file: SQLite would delete the log beside it, even on a connection that cannot write.
  return Boolean(statSync(path, { throwIfNoEntry: false })?.size) && isLockTaken(path);
}

/** Whether another process has locked the database at `path`, as a ledger or as `takeLock` does; makes none where none is. */
export function isLockTaken(path: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true, fileMustExist: true, timeout: 0 });
    // Exclusive: reads without making an -shm file beside it.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('schema_version');
    return false;
  } catch (error) {
    return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
  } finally {
    database?.close();
  }
}
