import type { StateChange } from '../shipment-record.ts';

/**
 * Keeps what became of a purchase when the ledger cannot take it: the disk is full, or failed. Its room was taken beforehand, so that it
 * has room when nothing else has.
 */
export interface SpillFile {
  /** True where there is room for an answer; makes the file where it is missing. */
  ready(): boolean;
  /** Durable when it returns true, without documents where they do not fit; false where it could not be kept either, and is there while this run lasts. */
  put(change: StateChange): boolean;
  /** Oldest first. */
  entries(): StateChange[];
  /** Forgets these entries, as `entries` gave them; what came since stays. Durable once none is left; until then they may come back. */
  forget(entries: readonly StateChange[]): void;
}
