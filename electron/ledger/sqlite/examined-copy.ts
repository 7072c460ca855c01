import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { Ledger } from '#electron/engine/ports.ts';
import type { SaidTrouble } from '#shared/schema/trouble.ts';
import { ledgerTrouble, troubleOfCheck } from '../ledger-trouble.ts';
import { backupFolder } from './backup-files.ts';
import type { OpenCopy } from './blank-backups.ts';

/** A folder for copies that are only looked at; what a start finds in it was left by one that was cut off. */
const folderOf = (path: string) => join(dirname(path), 'examined');

export const forgetExamined = (path: string) => rmSync(folderOf(path), { recursive: true, force: true });

function emptyFolder(path: string): string {
  forgetExamined(path);
  const folder = folderOf(path);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/**
 * Reads, as far as it can be read, the ledger at `path`, which nobody has open; from a copy, since reading could change the files.
 * @returns null where there is none, or it cannot be read.
 */
export function readClosedLedger<T>(path: string, read: (ledger: Database.Database) => T): T | null {
  if (!existsSync(path)) return null;
  const copy = join(emptyFolder(path), 'ledger.db');
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
 * and everything in it is compared with its hashes.
 * @throws Error where it cannot be copied.
 */
export async function examineBackup(path: string, name: string, openCopy: OpenCopy): Promise<SaidTrouble | null> {
  const copy = join(emptyFolder(path), 'ledger.db');
  try {
    await copyFile(join(backupFolder(path), name), copy);
    return await faultOf(copy, name, openCopy);
  } finally {
    forgetExamined(path);
  }
}

/** What is damaged in an open ledger, after everything in it was compared with its hashes; null where nothing is. */
export async function faultIn({ upkeep }: Pick<Ledger, 'upkeep'>): Promise<SaidTrouble | null> {
  const fault = (await upkeep.check()).find(({ status }) => status === 'failed');
  return fault ? troubleOfCheck(fault) : null;
}

async function faultOf(copy: string, name: string, openCopy: OpenCopy): Promise<SaidTrouble | null> {
  try {
    const { ledger } = openCopy(copy);
    try {
      return await faultIn(ledger);
    } finally {
      await ledger.close();
    }
  } catch (error) {
    return ledgerTrouble(error, name);
  }
}
