import type { SaidTrouble } from '#shared/schema/trouble.ts';

/** A file that was dropped. */
export interface DroppedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Milliseconds; by the clock of whoever keeps the folder. */
  changedAt: number;
}

/** A folder that others write into: nothing in it is trusted, and nothing outside it is reached. */
export interface DropBox {
  /** Why the folder cannot be used; null where it can. */
  fault(path: string): Promise<SaidTrouble | null>;
  /** Plain files with sane names, by name. Links, folders and anything else are passed over. */
  list(path: string): Promise<DroppedFile[]>;
  /** @throws DropTooLargeError, or what the system says. */
  read(path: string, name: string): Promise<Uint8Array>;
  /** False where the file is gone, or the new name is taken. */
  rename(path: string, from: string, to: string): Promise<boolean>;
  /** Replaces the file in one step; `name` may have one folder before it, which is made. */
  write(path: string, name: string, content: Uint8Array | string | AsyncIterable<string>): Promise<void>;
}

export class DropTooLargeError extends Error {
  override readonly name = 'DropTooLargeError';
}
