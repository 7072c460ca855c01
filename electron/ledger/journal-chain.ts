import { hash } from 'node:crypto';
import type { JournalLine } from '#shared/schema/shipping/shipment.ts';

/** What the first line of a journal has as its previous hash. */
export const GENESIS_HASH = '0'.repeat(64);

/** A line of the journal before it is chained; `at` in milliseconds of ledger time. */
export type JournalEntry = Omit<JournalLine, 'at' | 'previousHash' | 'hash'> & { at: number };

/** A line as it is stored. */
export type ChainedEntry = JournalEntry & Pick<JournalLine, 'previousHash' | 'hash'>;

/** SHA-256, hexadecimal, over the previous hash and the fields of the line in fixed order as a JSON array. */
export function hashOf(entry: JournalEntry, previousHash: string): string {
  const { sequence, at, shipmentId, actor, from, to, requestId, reason } = entry;
  const canonical = JSON.stringify([previousHash, sequence, at, shipmentId, actor, from, to, requestId, reason]);
  return hash('sha256', canonical, 'hex');
}

/**
 * The line with its hashes, as it follows `previous` (null for the first). Text is made storable before it is hashed.
 * @param floor the highest number that a line has had, where that may be above the number of `previous`: after a restore
 */
export function chain(
  previous: Pick<ChainedEntry, 'sequence' | 'hash'> | null,
  line: Omit<JournalEntry, 'sequence'>,
  floor = 0,
): ChainedEntry {
  const entry = {
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
