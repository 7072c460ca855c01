import type { Database } from 'better-sqlite3';
import { searchTermsOf, type Searchable } from '../search-terms.ts';

export type SearchIndex = ReturnType<typeof openSearchIndex>;

/** The full text of shipments, by sequence. Writes inside the caller's transaction. */
export function openSearchIndex(database: Database) {
  const replace = database.prepare(`
    INSERT OR REPLACE INTO shipment_search (rowid, numbers, recipient, reference)
    VALUES (:sequence, :numbers, :recipient, :reference)`);

  return {
    put: (sequence: number, shipment: Searchable) => void replace.run({ sequence, ...searchTermsOf(shipment) }),
  };
}
