import { existsSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { requireLog } from '../local/open-mark.ts';
import { openHere } from './open-database.ts';

/** Whether the ledger in a file has shipments, also while this process has it open; changes nothing. One that cannot be read has none. */
export function hasShipments(path: string): boolean {
  const open = openHere.get(path);
  if (open?.open) return isFilled(open);
  // Never an empty file: SQLite would delete the log beside it, even on a connection that cannot write.
  if (!statSync(path, { throwIfNoEntry: false })?.size) return false;
  // What SQLite makes beside it to read it, and leaves there on a connection that cannot write.
  const made = [`${path}-shm`, `${path}-wal`].filter((file) => !existsSync(file));
  let database: Database.Database | undefined;
  try {
    requireLog(path);
    database = new Database(path, { readonly: true, fileMustExist: true, timeout: 0 });
    return isFilled(database);
  } catch {
    return false;
  } finally {
    database?.close();
    if (database) for (const file of made) rmSync(file, { force: true });
  }
}

const isFilled = (database: Database.Database) =>
  database.prepare('SELECT 1 FROM shipment LIMIT 1').get() !== undefined;
