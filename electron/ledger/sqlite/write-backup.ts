import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { reached } from '#electron/engine/steps.ts';
import type { BackupFile, BackupReason } from '#electron/engine/upkeep/ledger-upkeep.ts';
import { syncFile } from '../sync-file.ts';
import { backupFolder, backupName, draftOf, placeBackup, pruneBackups } from './backup-files.ts';
import { requireWhole } from './require-whole.ts';

/** Pages copied before other work gets its turn. */
const PAGES_PER_TURN = 200;

const pathOf = (database: Database.Database, takenAt: number, reason: BackupReason) =>
  join(backupFolder(database.name), backupName(takenAt, reason));

/** Copies the ledger while it is in use, checks the copy, and removes the oldest beyond those that are kept. */
export async function writeBackup(
  database: Database.Database,
  { takenAt, reason }: { takenAt: number; reason: BackupReason },
): Promise<BackupFile> {
  const path = pathOf(database, takenAt, reason);
  const draft = draftOf(path);
  try {
    await database.backup(draft, { progress: () => PAGES_PER_TURN });
    return finish(draft, path);
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
    return finish(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** One file without a log, whole, and on the disk. */
function finish(draft: string, path: string): BackupFile {
  const copy = new Database(draft, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
    requireWhole(copy);
  } finally {
    copy.close();
  }
  syncFile(draft);
  reached('backing-up');
  const backup = placeBackup(draft, path);
  pruneBackups(dirname(path));
  return backup;
}
