import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { type Disk, requireRoomForCopy } from '#electron/engine/disk.ts';
import { diskOf } from '#electron/platform/disk.ts';

/** Pages copied before other work gets its turn. */
const PAGES_PER_TURN = 200;
/** Pages that the disk takes at a time. */
const PAGES_PER_SYNC = 2000;

/** How many copies of each ledger are being made. */
const copies = new WeakMap<Database.Database, number>();
const count = (database: Database.Database, more: 1 | -1) => copies.set(database, (copies.get(database) ?? 0) + more);

/** Whether the ledger is being copied: SQLite begins a copy anew where a change is rolled back meanwhile. */
export const isBeingCopied = (database: Database.Database) => (copies.get(database) ?? 0) > 0;

/**
 * Copies the ledger, while it is in use, to a new file that nobody else may read. The disk takes the file as it grows, without anybody waiting
 * for it: SQLite would have it take all of it in the last turn of the copy.
 * @throws StorageFullError before the first byte, where the disk has no room for it; Error where the file is there already, and what SQLite or
 * the disk says.
 */
export async function copyTo(
  database: Database.Database,
  path: string,
  disk: Disk = diskOf(dirname(path)),
): Promise<void> {
  requireRoomForCopy(disk, sizeOf(database));
  const file = await open(path, 'wx', 0o600);
  count(database, 1);
  try {
    await database.backup(path, { progress: pace(file) });
  } finally {
    count(database, -1);
    await file.close();
  }
}

/** In bytes. */
function sizeOf(database: Database.Database): number {
  const read = (name: string) => database.pragma(name, { simple: true }) as number;
  return read('page_count') * read('page_size');
}

/** Says after every turn how many pages the next one copies; none while the disk is behind. */
function pace(file: FileHandle): (progress: Database.BackupMetadata) => number {
  let [given, isSyncing] = [0, false];
  const failures: unknown[] = [];
  const sync = () =>
    file.datasync().then(
      () => void (isSyncing = false),
      (reason: unknown) => void failures.push(reason),
    );
  return ({ totalPages, remainingPages }) => {
    // The disk says it once; whoever asks again hears that all is well.
    if (failures.length > 0) throw failures[0];
    const copied = totalPages - remainingPages;
    if (copied - given < PAGES_PER_SYNC) return PAGES_PER_TURN;
    if (isSyncing) return 0;
    [given, isSyncing] = [copied, true];
    void sync();
    return PAGES_PER_TURN;
  };
}
