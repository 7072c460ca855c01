import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reached } from '#electron/engine/steps.ts';
import { LedgerInUseError } from '../errors.ts';
import { syncFolder } from '../sync-folder.ts';
import { backupFolder, listBackups } from './backup-files.ts';
import { COMPANIONS } from './create-database.ts';
import { isLedgerInUse } from './is-ledger-in-use.ts';
import { openDatabase } from './open-database.ts';
import { ledgerOn } from './open-ledger.ts';
import { shipmentsAfter, type LostShipment } from './shipments-after.ts';

export interface Restored {
  backup: string;
  /** Milliseconds of ledger time. */
  takenAt: number;
  /** Where the files lie that were in its place; null where there were none. */
  quarantine: string | null;
  /** What the old ledger had beyond the backup, as far as it can be read; null where it cannot. */
  missing: LostShipment[] | null;
}

/**
 * Puts a backup in the place of the ledger at `path`. The backup is checked first; then all files of the ledger that is there, damaged or
 * not, go together into a folder of their own, and nothing is thrown away.
 * @throws LedgerInUseError, Error where there is no such backup, LedgerDamagedError where it is not whole; nothing was moved.
 */
export async function restoreBackup(path: string, name: string): Promise<Restored> {
  if (isLedgerInUse(path)) throw new LedgerInUseError('A station runs on this ledger');
  const folder = backupFolder(path);
  const backup = listBackups(folder).find((each) => each.name === name);
  if (!backup) {
    const known = listBackups(folder).map((each) => each.name);
    throw new Error(`There is no backup ${name} in ${folder}; there are ${known.join(', ') || 'none'}`);
  }
  const draft = `${path}.restored`;
  try {
    copyFileSync(join(folder, name), draft);
    const newest = await requireSound(draft);
    syncFile(draft);
    const missing = await shipmentsAfter(path, newest);
    const quarantine = quarantined(path, backup.takenAt);
    reached('restoring');
    replaceLedger(draft, path);
    return { backup: name, takenAt: backup.takenAt, quarantine, missing };
  } finally {
    for (const suffix of ['', '-wal', '-journal']) rmSync(draft + suffix, { force: true });
  }
}

/** Checks the copy as a ledger, and says which is its newest shipment. */
async function requireSound(path: string): Promise<number> {
  const database = openDatabase(path);
  const ledger = ledgerOn(database, { now: () => 0 });
  try {
    const fault = (await ledger.upkeep.check()).find(({ status }) => status === 'failed');
    if (fault) throw new Error(`The backup is damaged: ${fault.detail}`);
    return database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM shipment').pluck().get() ?? 0;
  } finally {
    await ledger.close();
  }
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Puts the ledger and everything that belongs to it away together, and leaves them in their place too. */
function quarantined(path: string, takenAt: number): string | null {
  const files = ['', '-shm', ...COMPANIONS].map((suffix) => path + suffix).filter((file) => existsSync(file));
  if (files.length === 0) return null;
  const folder = join(dirname(path), 'quarantine', `${new Date().toISOString().replaceAll(/[:.]/g, '')}-${takenAt}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const file of files) linkOrCopy(file, join(folder, basename(file)));
  syncFolder(folder);
  return folder;
}

function linkOrCopy(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch {
    copyFileSync(file, copy);
  }
}

/**
 * The old log goes first, since SQLite would play it into the new ledger; what says that a ledger was here goes last. Whenever this is cut
 * off, a start is refused, and the restore can be done again.
 */
function replaceLedger(draft: string, path: string): void {
  for (const suffix of ['-wal', '-journal', '-shm']) rmSync(path + suffix, { force: true });
  reached('restoring');
  renameSync(draft, path);
  syncFolder(dirname(path));
  reached('restoring');
  for (const suffix of COMPANIONS) rmSync(path + suffix, { force: true });
  syncFolder(dirname(path));
}
