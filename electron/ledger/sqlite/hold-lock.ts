import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { LedgerInUseError } from '../errors.ts';
import { translated } from './sqlite-error.ts';

/**
 * Takes a lock that other processes respect; it goes with the process, however that ends.
 * @param path of the file that stands for the lock; it stays
 * @returns how to give it back
 * @throws LedgerInUseError where another process has it
 */
export function takeLock(path: string): () => void {
  closeSync(openSync(path, 'a', 0o600));
  const lock = new Database(path, { timeout: 0 });
  try {
    // Nothing is ever written into it, so that no journal lies beside it either.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return () => void lock.close();
  } catch (error) {
    lock.close();
    const { message } = translated(error) as Error;
    throw new LedgerInUseError(message, { cause: error });
  }
}

/** Works while this process has the lock. @throws LedgerInUseError where another process has it, and nothing was done */
export async function holdLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const release = takeLock(path);
  try {
    return await work();
  } finally {
    release();
  }
}
