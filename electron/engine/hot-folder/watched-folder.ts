import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** `other` is a link, a pipe, a device, or anything else. */
export type EntryKind = 'file' | 'folder' | 'other';

/** What is in the folder. */
export interface DroppedFile {
  name: string;
  kind: EntryKind;
  /** Bytes. */
  size: number;
  /** Milliseconds; by the clock of whoever keeps the folder. */
  changedAt: number;
}

/** A folder that others write into: nothing in it is trusted, and nothing outside it is reached. */
export interface WatchedFolder {
  /** Why the folder cannot be used; null where it can. */
  fault(path: string): Promise<Diagnostic | null>;
  /** What has a sane name, by name. Only plain files are orders. */
  list(path: string): Promise<DroppedFile[]>;
  /** @throws DropTooLargeError, or what the system says. */
  read(path: string, name: string): Promise<Uint8Array>;
  /** False where the file is gone, or the new name is taken. */
  rename(path: string, from: string, to: string): Promise<boolean>;
  /** Replaces the file in one step; `name` may have one folder before it, which is made. */
  write(path: string, name: string, content: Uint8Array | string): Promise<void>;
  /** Writes a hidden file where there is none; what stands in it then, its own content or that of whoever was first. */
  writeOnce(path: string, name: string, content: string): Promise<string>;
  /** Also where it is gone. */
  remove(path: string, name: string): Promise<void>;
  /** Gives up what it is doing; whoever waits for it is told so. */
  close(): void;
}

/** The folder does not answer: it lies on a share that is gone, or on a disk that hangs. */
export class WatchedFolderSilentError extends Error {
  override readonly name = 'WatchedFolderSilentError';
}

/** By this the error is known again where it comes out of another process. */
export const TOO_LARGE = 'DROP_TOO_LARGE';

export class DropTooLargeError extends Error {
  override readonly name = 'DropTooLargeError';
  readonly code = TOO_LARGE;
}
