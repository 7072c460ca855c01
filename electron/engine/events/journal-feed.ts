import type { ShipmentEvent } from '#shared/schema/station/event.ts';

/** The journal as it is followed from outside, without reasons and actors. */
export interface JournalFeed {
  /** The newest line; sequence 0 and the hash of the beginning in an empty journal. */
  head(): Promise<{ sequence: number; hash: string }>;
  /** The next lines after the sequence, in order, `limit` at most. */
  after(sequence: number, limit: number): Promise<ShipmentEvent[]>;
  /** Calls back after commits that may have appended lines, until the returned function is called. */
  onAppend(listener: () => void): () => void;
}
