import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { newStationId } from '../ids.ts';

const SECRET_BYTES = 32;

/** What the station knows of itself. Reads and writes inside the caller's transaction. */
export type Meta = ReturnType<typeof openMeta>;

export function openMeta(database: Database) {
  const select = database.prepare<[string], unknown>('SELECT value FROM meta WHERE name = ?').pluck();
  const insert = database.prepare('INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const newest = database
    .prepare<[], number | null>(
      `SELECT max(at) FROM (
        SELECT value AS at FROM meta WHERE name = 'newest_instant'
        UNION ALL SELECT at FROM (SELECT at FROM journal ORDER BY sequence DESC LIMIT 1))`,
    )
    .pluck();
  const raise = database.prepare(
    'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = max(value, excluded.value)',
  );
  const add = database
    .prepare<[string, number, number], number>(
      'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = value + ? RETURNING value',
    )
    .pluck();

  const kept = <T>(name: string, make: () => T): T => {
    const value = select.get(name) ?? make();
    insert.run(name, value);
    return value as T;
  };

  return {
    /** Makes, at the first start, what identifies the station. */
    identity: () => ({
      stationId: kept('station_id', newStationId),
      files: kept('secret_files', () => randomBytes(SECRET_BYTES)),
      clients: kept('secret_clients', () => randomBytes(SECRET_BYTES)),
    }),
    /** The newest instant recorded, here or in the journal, milliseconds; 0 in a new ledger. */
    newestInstant: () => newest.get() ?? 0,
    recordInstant: (at: number) => void raise.run('newest_instant', at),
    /** The last of `count` fresh sequence numbers for packages. */
    takePackageSequence: (count: number) => add.get('package_sequence', count, count) as number,
  };
}
