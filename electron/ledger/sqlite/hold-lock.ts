import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { LedgerInUseError } from '../errors.ts';
import { translated } from './sqlite-error.ts';

/**
 * Works while this process holds a lock that other processes respect; it goes with the process, however that ends.
 * @param path of the file that stands for the lock
 * @throws LedgerInUseError where another process holds it, and nothing was done
 */
export async function holdLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  closeSync(openSync(path, 'a', 0o600));
  const lock = new Database(path, { timeout: 0 });
  try {
    begin(lock);
    return await work();
  } finally {
    lock.close();
  }
}

function begin(lock: Database.Database): void {
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    const { message } = translated(error) as Error;
    throw new LedgerInUseError(message, { cause: error });
  }
}
