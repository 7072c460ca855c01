import type { Database } from 'better-sqlite3';

const NAME = 'other_chains';

/** The hashes with which the chains of other desks end, by desk, in a file that a shared ledger was copied to. */
export function endsOfOthers(database: Database): Record<string, string> {
  const text = database.prepare<[string], string>('SELECT value FROM meta WHERE name = ?').pluck().get(NAME);
  return JSON.parse(text ?? '{}') as Record<string, string>;
}

export function noteEndsOfOthers(database: Database, ends: Readonly<Record<string, string>>): void {
  database.prepare('INSERT INTO meta (name, value) VALUES (?, ?)').run(NAME, JSON.stringify(ends));
}
