import { hash } from 'node:crypto';
import type { JournalLine } from '#shared/schema/shipping/shipment.ts';

/** What the first line of a journal has as its previous hash. */
export const GENESIS_HASH = '0'.repeat(64);

/** A line of the journal before it is chained; `at` in milliseconds of ledger time. */
export type JournalEntry = Omit<JournalLine, 'at' | 'previousHash' | 'hash'> & { at: number };

/** A line to be appended; it vouches for nothing, and names no other chain, unless it says so. */
export type JournalAddition = Omit<JournalEntry, 'sequence' | 'content' | 'ties'> &
  Partial<Pick<JournalEntry, 'content' | 'ties'>>;

/** A line as it is stored. */
export type ChainedEntry = JournalEntry & Pick<JournalLine, 'previousHash' | 'hash'>;

/** SHA-256, hexadecimal, over the previous hash and the fields of the line in fixed order as a JSON array. */
export function hashOf(entry: JournalEntry, previousHash: string): string {
  const { sequence, at, shipmentId, actor, from, to, requestId, reason, content, ties } = entry;
  const fields = [previousHash, sequence, at, shipmentId, actor, from, to, requestId, reason];
  // Lines from before there was any, and those that have neither, are hashed as ever.
  const more = content === null && ties === null ? [] : [content, ties];
  return hash('sha256', JSON.stringify([...fields, ...more]), 'hex');
}

/**
 * The line with its hashes, as it follows `previous` (null for the first). Text is made storable before it is hashed.
 * @param floor the highest number that a line has had, where that may be above the number of `previous`: after a restore
 */
export function chain(
  previous: Pick<ChainedEntry, 'sequence' | 'hash'> | null,
  line: JournalAddition,
  floor = 0,
): ChainedEntry {
  const entry = {
    ...{ content: null, ties: null },
    ...line,
    actor: line.actor.toWellFormed(),
    requestId: line.requestId?.toWellFormed() ?? null,
    reason: line.reason?.toWellFormed() ?? null,
    sequence: Math.max(previous?.sequence ?? 0, floor) + 1,
  };
  const previousHash = previous?.hash ?? GENESIS_HASH;
  return { ...entry, previousHash, hash: hashOf(entry, previousHash) };
}

/** True where none of the line's fields has changed since it was written. */
export const isUnchanged = (line: ChainedEntry) => line.hash === hashOf(line, line.previousHash);

/** True where the line follows `previous` and none of its fields has changed since. Numbers are left out after a restore, lines never. */
export function follows(previous: Pick<ChainedEntry, 'sequence' | 'hash'> | null, line: ChainedEntry): boolean {
  return (
    line.sequence > (previous?.sequence ?? 0) &&
    line.previousHash === (previous?.hash ?? GENESIS_HASH) &&
    isUnchanged(line)
  );
}
