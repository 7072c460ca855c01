import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { LedgerDamagedError } from '../errors.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';
import { APPLICATION_ID, migrate } from './migrate.ts';

/** What lies beside a ledger and nowhere else: a journal of SQLite, the mark of an open ledger, the spill file, the witness. */
export const COMPANIONS = ['-wal', '-journal', '-open', '-spill', '-witness'] as const;

/**
 * Puts a new, empty ledger at `path`, whole from the first moment it is there, readable by its owner only. Does nothing where
 * another process was quicker. An empty or half-written file at `path` can therefore only be damage, and is never taken for new.
 * @throws LedgerDamagedError where something lies there that belongs to a ledger, without the ledger.
 */
export function createDatabase(path: string): void {
  for (const orphan of COMPANIONS.map((suffix) => path + suffix)) {
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

let empty: Buffer | undefined;

/** The same bytes for every ledger: what is known of a station comes into them later. */
const emptyLedger = (): Buffer => (empty ??= makeEmptyLedger());

function makeEmptyLedger(): Buffer {
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
