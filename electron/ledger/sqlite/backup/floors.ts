import type { Database } from 'better-sqlite3';

/** What is counted up and never given out twice: lines of the journal, manifests, and numbers of a range of which none is known. */
export const COUNTED = ['journal', 'manifest', 'unknown range'] as const;
export type Counted = (typeof COUNTED)[number];

/**
 * Up to where things may have been given out that this ledger has no rows of, because it was restored from a backup: counting goes on above.
 * Reads and writes inside the caller's transaction.
 */
export function openFloors(database: Database) {
  const select = database.prepare<[string], string>('SELECT value FROM meta WHERE name = ?').pluck();
  const put = database.prepare(
    'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const read = (counted: Counted) => BigInt(select.get(`floor of ${counted}`) ?? 0);

  return {
    /** 0 where nothing is known to be missing; of a range, from its first number on. */
    read,
    raise(counted: Counted, to: bigint): void {
      if (to > read(counted)) put.run(`floor of ${counted}`, String(to));
    },
  };
}
