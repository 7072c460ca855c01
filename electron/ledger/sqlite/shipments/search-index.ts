import type { Database } from 'better-sqlite3';
import { folded, searchTermsOf, type Searchable } from '#electron/ledger/search-terms.ts';

/** Pages of the index that are rewritten before other work gets its turn. */
const PAGES_AT_ONCE = 500;

export type SearchIndex = ReturnType<typeof openSearchIndex>;

/** The full text of shipments, by sequence. Writes inside the caller's transaction. */
export function openSearchIndex(database: Database) {
  const replace = database.prepare(`
    INSERT OR REPLACE INTO shipment_search (rowid, numbers, recipient, reference)
    VALUES (:sequence, :numbers, :recipient, :reference)`);

  return {
    put(sequence: number, shipment: Searchable): void {
      const { numbers, recipient, reference } = searchTermsOf(shipment);
      const terms = { numbers: folded(numbers), recipient: folded(recipient), reference: folded(reference) };
      replace.run({ sequence, ...terms });
    },
    mergeSome: openIndexMerge(database, 'shipment_search'),
  };
}

/**
 * Rewrites a part of a full-text index, so that words of rows that changed are in it no more; false when all is rewritten (SQLite's FTS5,
 * "The 'merge' Command": first a negative number, then positive ones until hardly anything changes).
 */
export function openIndexMerge(database: Database, index: string): () => boolean {
  const merge = database.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`);
  const changes = database.prepare<[], number>('SELECT total_changes()').pluck();
  let isMerging = false;

  return () => {
    const before = changes.get() ?? 0;
    merge.run(isMerging ? PAGES_AT_ONCE : -PAGES_AT_ONCE);
    isMerging = (changes.get() ?? 0) - before >= 2;
    return isMerging;
  };
}
