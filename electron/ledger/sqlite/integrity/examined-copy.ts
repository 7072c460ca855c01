import { copyFileSync, existsSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { ledgerDiagnostic, diagnosticOfCheck } from '#electron/ledger/ledger-diagnostic.ts';
import { makeFolder } from '#electron/platform/make-folder.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import { faultInThread } from './copy-tasks.ts';

/** A folder for copies that are only looked at; what a start finds in it was left by one that was cut off. */
const folderOf = (path: string) => join(dirname(path), 'examined');

export const forgetExamined = (path: string) => rmSync(folderOf(path), { recursive: true, force: true });

/** A place for a copy of the ledger at `path`, in a folder of its own: two may be examined at once. */
function placeFor(path: string): string {
  const folder = folderOf(path);
  makeFolder(folder);
  return join(mkdtempSync(join(folder, 'copy-')), 'ledger.db');
}

/** In one go, so that nobody makes a place in it meanwhile. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another copy lies in it.
  }
}

/** Calls `work` with a place for a copy of the ledger at `path`; what was put there is gone afterwards. */
export async function inExaminedCopy<T>(path: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = placeFor(path);
  try {
    return await work(copy);
  } finally {
    await rm(dirname(copy), { recursive: true, force: true });
    removeEmpty(folderOf(path));
  }
}

/**
 * Reads, as far as it can be read, the ledger at `path`, which nobody has open; from a copy, since reading could change the files.
 * @returns null where there is none, or it cannot be read.
 */
export function readClosedLedger<T>(path: string, read: (ledger: Database.Database) => T): T | null {
  if (!existsSync(path)) return null;
  const copy = placeFor(path);
  try {
    for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    const database = new Database(copy, { fileMustExist: true });
    try {
      return read(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  } finally {
    forgetExamined(path);
  }
}

/**
 * What keeps a backup of the ledger at `path` from being restored, in words; null where nothing does. It is opened as a ledger, in a copy,
 * and everything in it is compared with its hashes, in a thread.
 * @throws Error where it cannot be copied.
 */
export const examineBackup = (path: string, backups: BackupStore, name: string): Promise<Diagnostic | null> =>
  inExaminedCopy(path, async (copy) => {
    await backups.fetch(name, copy);
    return faultInThread({ kind: 'examine', path: copy, name });
  });

/** What is damaged in an open ledger, after everything in it was compared with its hashes; null where nothing is. */
export async function faultIn({ maintenance }: Pick<Ledger, 'maintenance'>): Promise<Diagnostic | null> {
  const fault = (await maintenance.check()).find(({ status }) => status === 'failed');
  return fault ? diagnosticOfCheck(fault) : null;
}

/** The same in a copy that nobody has open. @param name the backup's, of which it is a copy */
export async function faultOf(
  copy: string,
  name: string,
  openCopy: (path: string) => Ledger,
): Promise<Diagnostic | null> {
  try {
    const ledger = openCopy(copy);
    try {
      return await faultIn(ledger);
    } finally {
      await ledger.close();
    }
  } catch (error) {
    return ledgerDiagnostic(error, name);
  }
}
