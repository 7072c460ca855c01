import type { Leases } from '#electron/engine/leases.ts';
import type { Database } from './database.ts';
import { IS_ALIVE } from './desk.ts';

export const openLeases = (database: Database, run: string): Leases => ({
  async take(name, forMs) {
    const taken = await database.run(
      `INSERT INTO lease (name, run, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
       ON CONFLICT (name) DO UPDATE SET run = excluded.run, until = excluded.until
       WHERE lease.run = excluded.run OR lease.until < clock_timestamp()
         OR NOT EXISTS (SELECT 1 FROM station WHERE station.run = lease.run AND ${IS_ALIVE})`,
      [name, run, forMs],
    );
    return taken === 1;
  },
  async release(name) {
    await database.run('DELETE FROM lease WHERE name = $1 AND run = $2', [name, run]);
  },
});
