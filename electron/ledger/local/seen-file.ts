import { existsSync, readFileSync } from 'node:fs';
import { writeDurably } from '#electron/platform/write-durably.ts';

/** How far a desk has seen the database of a shared ledger: one that is not so far has lost something. */
export interface Seen {
  /** The name of the ledger. */
  ledger: string;
  /** Which server, and which life of it (`SERVER` of the gate). */
  server: string;
  /** How far its write-ahead log reached, in bytes; what came up to there was on its disk. */
  wal: number;
  /** The last restatement that was begun. */
  restatement: number;
  /** The desks that it knew of. */
  desks: string[];
}

/** On the disk of the desk, because the ledger is not. */
export interface SeenFile {
  /** Null where nothing was noted, or the note cannot be read: it only knows less then. */
  read(): Seen | null;
  /** On the disk when it returns. */
  write(seen: Seen): void;
}

export const openSeenFile = (path: string): SeenFile => ({
  read() {
    try {
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Seen) : null;
    } catch {
      return null;
    }
  },
  write: (seen) => writeDurably(path, Buffer.from(JSON.stringify(seen))),
});
