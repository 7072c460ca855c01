import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BACKUP_REASONS, type BackupFile, type BackupReason } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { makeFolder } from '#electron/platform/make-folder.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';
import { syncFile } from '#electron/ledger/local/sync-file.ts';

/** How many of each kind are kept. */
const KEPT: Readonly<Record<BackupReason, number>> = { daily: 7, asked: 5, migration: 2 };
const NAME = new RegExp(
  `^(\\d{4}-\\d{2}-\\d{2})T(\\d{2})(\\d{2})(\\d{2})(\\d{3})Z-(${BACKUP_REASONS.join('|')})\\.db$`,
);

const DRAFT = '.new';

/** Where the backups of the ledger at `path` lie. */
export const backupFolder = (path: string) => join(dirname(path), 'backups');

/** The name says when and why; so a list needs to open nothing. */
export const backupName = (takenAt: number, reason: BackupReason) =>
  `${new Date(takenAt).toISOString().replaceAll(/[:.]/g, '')}-${reason}.db`;

/** Null where it is none: by its name, or because it is no plain file, such as a pipe that would never be read to its end, or a link. */
function toBackup(folder: string, name: string): BackupFile | null {
  const [, day, hour, minute, second, millisecond, reason] = NAME.exec(name) ?? [];
  const known = BACKUP_REASONS.find((each) => each === reason);
  if (!known) return null;
  const takenAt = Date.parse(`${day}T${hour}:${minute}:${second}.${millisecond}Z`);
  // The process that works in the folder may have removed it meanwhile.
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
  return found?.isFile() ? { name, reason: known, takenAt, size: found.size } : null;
}

/** Newest first. */
export function listBackups(folder: string): BackupFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => toBackup(folder, name) ?? [])
    .sort((one, other) => other.takenAt - one.takenAt);
}

/**
 * The newest backup that this program can go back to; null where there is none. It cannot read those of newer programs, nor what the disk does not
 * give back.
 */
export const newestReadable = (folder: string): BackupFile | null =>
  listBackups(folder).find(({ name }) => {
    const version = versionOf(join(folder, name));
    return version !== null && version <= MIGRATIONS.length;
  }) ?? null;

/** The version of a ledger in a file, from SQLite's header (its `user_version`, at byte 60); null where that cannot be read. */
export function versionOf(path: string): number | null {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(4);
      return readSync(file, bytes, 0, bytes.length, 60) === bytes.length ? bytes.readInt32BE() : null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

/** A private, empty file beside the backup to be, for its bytes to be written into. */
export function draftOf(path: string): string {
  makeFolder(dirname(path));
  const draft = path + DRAFT;
  rmSync(draft, { force: true });
  writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
  return draft;
}

/** Gives a whole draft its name: a backup that is there is whole. */
export function placeBackup(draft: string, path: string): BackupFile {
  renameSync(draft, path);
  syncFolder(dirname(path));
  const placed = toBackup(dirname(path), basename(path));
  if (!placed) throw new Error(`${path} is no name of a backup`);
  return placed;
}

/** Removes what was begun by somebody who was ended before it was whole. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith(DRAFT) && NAME.test(name.slice(0, -DRAFT.length))) rmSync(join(folder, name), { force: true });
}

/** Gives a whole copy the name of a backup; it may lie on another disk. Nobody else works in the folder meanwhile. */
export function moveBackup(folder: string, copy: string, name: string): BackupFile {
  makeFolder(folder);
  removeDrafts(folder);
  const draft = draftOf(join(folder, name));
  try {
    rmSync(draft);
    try {
      renameSync(copy, draft);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      copyFileSync(copy, draft, constants.COPYFILE_EXCL);
      chmodSync(draft, 0o600);
      syncFile(draft);
    }
    return placeBackup(draft, join(folder, name));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Beside a backup while it is redacted, and where that was broken off. */
export const logOf = (path: string) => `${path}-wal`;

/** @throws Error where it is no plain file. */
export function fetchBackup(folder: string, name: string, to: string): void {
  const path = join(folder, name);
  if (toBackup(folder, name) === null) throw new Error(`${name} is no backup`);
  copyFileSync(path, to);
  if (existsSync(logOf(path))) copyFileSync(logOf(path), logOf(to));
}

export function removeBackup(path: string): void {
  for (const each of [path, logOf(path)]) rmSync(each, { force: true });
}

/**
 * Removes the oldest beyond those that are kept, of each kind, once one is made; first those that are later than it, which a clock that was
 * ahead has dated.
 */
export function pruneBackups(folder: string, { takenAt }: Pick<BackupFile, 'takenAt'>): void {
  const [past, ahead] = [(at: number) => at <= takenAt, (at: number) => at > takenAt];
  const listed = listBackups(folder);
  const backups = [past, ahead].flatMap((isOf) => listed.filter((each) => isOf(each.takenAt)));
  for (const reason of BACKUP_REASONS) {
    for (const { name } of backups.filter((each) => each.reason === reason).slice(KEPT[reason])) {
      removeBackup(join(folder, name));
    }
  }
}
