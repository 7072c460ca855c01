import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { reached } from '#electron/engine/steps.ts';
import type { BackupFile, BackupReason } from '#electron/engine/upkeep/ledger-upkeep.ts';
import { syncFile } from '../sync-file.ts';
import { backupFolder, backupName, draftOf, placeBackup, pruneBackups } from './backup-files.ts';
import { doInThread } from './copy-tasks.ts';
import { requireWhole } from './require-whole.ts';

/** Pages copied before other work gets its turn. */
const PAGES_PER_TURN = 200;

const pathOf = (database: Database.Database, takenAt: number, reason: BackupReason) =>
  join(backupFolder(database.name), backupName(takenAt, reason));

/** Copies the ledger to a file of its own while it is in use. @throws what SQLite says. */
export const copyTo = (database: Database.Database, path: string) =>
  database.backup(path, { progress: () => PAGES_PER_TURN });

/** Copies the ledger while it is in use, checks the copy in a thread, and removes the oldest beyond those that are kept. */
export async function writeBackup(
  database: Database.Database,
  { takenAt, reason }: { takenAt: number; reason: BackupReason },
): Promise<BackupFile> {
  const path = pathOf(database, takenAt, reason);
  const draft = draftOf(path);
  try {
    await copyTo(database, draft);
    await doInThread({ kind: 'finish', path: draft });
    return place(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The same in one go, for a ledger that nobody uses yet. */
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
  reached('backing-up');
  const backup = placeBackup(draft, path);
  pruneBackups(dirname(path));
  return backup;
}
