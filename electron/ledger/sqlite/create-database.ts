import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { LedgerDamagedError } from '../errors.ts';
import { APPLICATION_ID, migrate } from './migrate.ts';

/**
 * Puts a new, empty ledger at `path`, whole from the first moment it is there, readable by its owner only. Does nothing where
 * another process was quicker. An empty or half-written file at `path` can therefore only be damage, and is never taken for new.
 * @throws LedgerDamagedError where a journal of SQLite lies there without its database.
 */
export function createDatabase(path: string): void {
  for (const orphan of [`${path}-wal`, `${path}-journal`]) {
    if (existsSync(orphan)) throw new LedgerDamagedError(`${orphan} is there, but the ledger it belongs to is gone`);
  }
  const draft = `${path}.${randomBytes(4).toString('hex')}.new`;
  try {
    writeDurably(draft, emptyLedger());
    putInPlace(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(path));
}

/** Gives the file its name, but never takes it from another file. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    // Other failures are of file systems without hard links, or will come again here.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') writeDurably(path, emptyLedger());
  }
}

function emptyLedger(): Buffer {
  const database = new Database(':memory:');
  try {
    database.pragma(`application_id = ${APPLICATION_ID}`);
    migrate(database);
    return database.serialize();
  } finally {
    database.close();
  }
}

function writeDurably(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes the new name durable; Windows has no such call and needs none. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
