import Database from 'better-sqlite3';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError, LedgerFailedError, LedgerInUseError } from '../errors.ts';

/** Errors of SQLite and of the disk by what they mean for a ledger; every other error as it is. */
export function translated(error: unknown): unknown {
  const { code, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const options = { cause: error };
  // SHMSIZE: the index of a log could not be made as large as it has to be.
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'SQLITE_IOERR_SHMSIZE') {
    return new StorageFullError('The disk has no room for the ledger', options);
  }
  if (!(error instanceof Database.SqliteError) || code === undefined) return error;
  if (code.startsWith('SQLITE_BUSY')) return new LedgerInUseError('Another process has the ledger open', options);
  if (code.startsWith('SQLITE_IOERR')) return new LedgerFailedError(`The disk failed: ${message} (${code})`, options);
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    const words = `${message} (${code})`;
    return new LedgerDamagedError(diagnostic('LEDGER_DAMAGED', { words }), options);
  }
  return error;
}

/** True where nothing more may be written until the ledger has been opened, and so checked, again. */
export const isFatal = (error: unknown) => error instanceof LedgerFailedError || error instanceof LedgerDamagedError;

/** Runs a read; SQLite's errors come out translated. */
export function reading<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translated(error);
  }
}
