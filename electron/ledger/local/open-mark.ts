import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LedgerDamagedError } from '../errors.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';

const markOf = (path: string) => `${path}-open`;

/**
 * Leaves a mark beside a ledger that is open, and gives what takes it away; to be called just before the database is closed, which removes
 * its write-ahead log. So a mark without a log means that the log was lost, and with it what was last written: SQLite itself would say
 * nothing. The mark goes also where the process ends by itself; SQLite's log goes then, too.
 */
export function markOpen(path: string): () => void {
  const mark = markOf(path);
  const release = () => {
    process.off('exit', release);
    rmSync(mark, { force: true });
    syncFolder(dirname(path));
  };
  closeDurably(mark);
  process.on('exit', release);
  return release;
}

function closeDurably(path: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    fsyncSync(file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  syncFolder(dirname(path));
}

/** When the mark was left beside a ledger whose station was killed, or copied with it; milliseconds. Null where there is none. */
export const markedAt = (path: string): number | null =>
  existsSync(markOf(path)) ? statSync(markOf(path)).ctimeMs : null;

/** @throws LedgerDamagedError where the ledger was open when its log was lost. */
export function requireLog(path: string): void {
  if (!existsSync(markOf(path)) || existsSync(`${path}-wal`)) return;
  throw new LedgerDamagedError(
    `The ledger was open when the station ended, and its log ${path}-wal is gone, with what was written last; where you know that nothing is missing, delete ${markOf(path)}`,
  );
}
