import Database from 'better-sqlite3';
import type { Disk } from '#electron/engine/disk.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { ledgerDiagnostic } from '#electron/ledger/ledger-diagnostic.ts';
import { faultInThread } from './copy-tasks.ts';
import { inExaminedCopy } from './examined-copy.ts';
import { requireIndexesWhole, requireWhole } from './require-whole.ts';
import { isFatal, translated } from '../sqlite-error.ts';
import { copyTo } from '../backup/copy-to.ts';

/**
 * Follows the structure of every table and index of an open ledger: what is damaged, or null.
 * @throws Error where that could not be done.
 */
export type FindStructureFault = (database: Database.Database) => Promise<Diagnostic | null>;

/** In place and in one go: for a ledger that nobody else waits for. */
export const faultInPlace: FindStructureFault = (database) =>
  faultOr(database, async () => {
    requireWhole(database);
    requireIndexesWhole(database);
    return null;
  });

/**
 * In a copy, whose pages are the ledger's, by a thread: SQLite follows a table in one go, and the ledger's file is open to one connection
 * only. The copy takes as much room as the ledger, for as long as it is examined.
 */
export const faultInCopy =
  (disk?: Disk): FindStructureFault =>
  (database) =>
    faultOr(database, () =>
      inExaminedCopy(database.name, async (path) => {
        await copyTo(database, path, disk);
        return faultInThread({ kind: 'structure', path });
      }),
    );

/** What the thread does with the copy. @throws LedgerDamagedError, or what SQLite says. */
export function requireStructure(path: string): void {
  const copy = new Database(path, { fileMustExist: true });
  try {
    requireWhole(copy);
    requireIndexesWhole(copy);
  } finally {
    copy.close();
  }
}

async function faultOr(
  { name }: Database.Database,
  find: () => Promise<Diagnostic | null>,
): Promise<Diagnostic | null> {
  try {
    return await find();
  } catch (error) {
    const known = translated(error);
    if (isFatal(known)) return ledgerDiagnostic(known, name);
    throw known;
  }
}
