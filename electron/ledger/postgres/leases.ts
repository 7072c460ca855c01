import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import type { Leases } from '#electron/engine/leases.ts';
import type { Database } from './database.ts';
import { IS_ALIVE, SILENT_AFTER_S } from './desk.ts';

export interface DeskLeases extends Leases {
  /** Gives back what could not be given back, or was taken without its taker being told, because the database was away. */
  giveBack(): Promise<void>;
}

export function openLeases(database: Database, run: string): DeskLeases {
  const inTurn = createKeyedQueue();
  /** Those that the database may hold for this run, and nobody has. Until they are given back no other desk can take them while this run lives. */
  const owed = new Set<string>();

  async function remove(name: string): Promise<void> {
    owed.add(name);
    await database.run('DELETE FROM lease WHERE name = $1 AND run = $2', [name, run]);
    owed.delete(name);
  }

  return {
    take: (name, forMs) =>
      inTurn.run(name, async () => {
        owed.add(name);
        const taken = await database.run(
          `INSERT INTO lease (name, run, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
           ON CONFLICT (name) DO UPDATE SET run = excluded.run, until = excluded.until
           WHERE lease.run = excluded.run OR lease.until < clock_timestamp()
             OR NOT EXISTS (SELECT 1 FROM station WHERE station.run = lease.run AND (${IS_ALIVE}
               OR lease.until > clock_timestamp() + ($3 - $4) * interval '1 millisecond'))`,
          // Who has taken it just now runs, though its last heartbeat was before a sleep.
          [name, run, forMs, SILENT_AFTER_S * 1000],
        );
        owed.delete(name);
        return taken === 1;
      }),
    release: (name) => inTurn.run(name, () => remove(name)),
    async giveBack() {
      for (const name of [...owed]) await inTurn.run(name, async () => (owed.has(name) ? remove(name) : undefined));
    },
  };
}
