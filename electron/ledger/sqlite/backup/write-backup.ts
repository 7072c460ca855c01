import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { Disk } from '#electron/engine/disk.ts';
import type { BackupFile, BackupReason } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { syncFile } from '#electron/ledger/local/sync-file.ts';
import { backupFolder, backupName, draftOf, placeBackup, pruneBackups } from './backup-files.ts';
import type { BackupStore } from './backup-store.ts';
import { copyTo } from './copy-to.ts';
import { doInThread } from '../integrity/copy-tasks.ts';
import { inExaminedCopy } from '../integrity/examined-copy.ts';
import { requireWhole } from '../integrity/require-whole.ts';

const pathOf = (database: Database.Database, takenAt: number, reason: BackupReason) =>
  join(backupFolder(database.name), backupName(takenAt, reason));

/** Copies the ledger while it is in use, checks the copy in a thread, and has it put among the backups. */
export const writeBackup = (
  database: Database.Database,
  backups: BackupStore,
  { takenAt, reason, disk }: { takenAt: number; reason: BackupReason; disk?: Disk | undefined },
): Promise<BackupFile> =>
  inExaminedCopy(database.name, async (copy) => {
    await copyTo(database, copy, disk);
    await doInThread({ kind: 'finish', path: copy });
    checkpoint('backing-up');
    return backups.place(copy, backupName(takenAt, reason));
  });

/** A backup in one go, for a ledger that nobody uses yet. */
export function writeBackupAtOnce(database: Database.Database, takenAt: number): BackupFile {
  const path = pathOf(database, takenAt, 'migration');
  const draft = draftOf(path);
  try {
    database.prepare('VACUUM INTO ?').run(draft);
    finishDraft(draft);
    return place(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Makes a copy one file without a log, whole, and on the disk. @throws LedgerDamagedError, or what SQLite says. */
export function finishDraft(draft: string): void {
  const copy = new Database(draft, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
    requireWhole(copy);
  } finally {
    copy.close();
  }
  syncFile(draft);
}

function place(draft: string, path: string): BackupFile {
  const backup = placeBackup(draft, path);
  pruneBackups(dirname(path), backup);
  return backup;
}
