import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RestoreNote, RestoreRecord } from '../engine/maintenance/restore-note.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';

/** The note as a file of the data folder, which is there whole or not at all. */
export function openRestoreNote(dataDir: string): RestoreNote {
  const path = join(dataDir, 'restore.json');

  return {
    read() {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as RestoreRecord;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR') return null;
        throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
      }
    },

    write: (record) => writeDurably(path, Buffer.from(`${JSON.stringify(record, null, 2)}\n`)),

    remove() {
      rmSync(path, { force: true });
      syncFolder(dataDir);
    },
  };
}
