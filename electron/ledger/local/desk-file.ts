import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '#electron/platform/write-durably.ts';

/** Which desk of a shared ledger this folder is, and the runs of it that were begun from here, newest first. */
export interface DeskNote {
  id: string;
  runs: string[];
}

/** On the disk of the desk, because the ledger is not. */
export interface DeskFile {
  /** Null where this folder has been no desk yet. @throws Error where the file cannot be read. */
  read(): DeskNote | null;
  /** On the disk when it returns. */
  write(note: DeskNote): void;
}

/** Where a desk's folder says which one it is. */
export const deskPath = (folder: string) => join(folder, 'desk.json');
/** Where it keeps what it wrote. */
export const deskWitnessPath = (folder: string) => join(folder, 'desk-witness');
/** Where it says how far it has seen the database. */
export const deskSeenPath = (folder: string) => join(folder, 'desk-seen.json');

export const openDeskFile = (path: string): DeskFile => ({
  read() {
    if (!existsSync(path)) return null;
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as DeskNote;
    } catch (error) {
      throw new Error(`${path}, which says which desk this folder is, cannot be read: ${(error as Error).message}`, {
        cause: error,
      });
    }
  },
  write: (note) => writeDurably(path, Buffer.from(JSON.stringify(note))),
});
