/** What raw printing needs of the Windows spooler. Every method rejects where Windows refuses. */
export interface WindowsSpooler {
  /** The names of the queues that this user has. */
  queues(): Promise<string[]>;
  openQueue(name: string): Promise<SpoolerQueue>;
}

/** A queue that is open; in order: start, write until all is taken, end, close. */
export interface SpoolerQueue {
  /** Begins a document that no driver touches, and gives its number. */
  startDocument(name: string): Promise<number>;
  /** How many of the bytes were taken. */
  write(bytes: Uint8Array): Promise<number>;
  endDocument(): Promise<void>;
  /** Forgets what was begun and not ended, and lets the queue go. */
  close(): Promise<void>;
}

/** Windows said no; it does not say more. */
export class SpoolerError extends Error {
  override readonly name = 'SpoolerError';
}
