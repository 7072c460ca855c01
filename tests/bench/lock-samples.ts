import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestServer } from '../postgres/postgres-server.ts';

const EVERY_MS = 5;

/** What the statements of stations were found waiting for. */
export interface LockSamples {
  /** How often it was looked. */
  looks: number;
  /** By what is waited for and the beginning of the statement; only waits for another transaction: of a row, a key, or a table. */
  locks: Map<string, number>;
  /** By what else a statement was doing when it was looked: running, or waiting for the disk or another process. */
  doing: Map<string, number>;
}

/** Looks every few milliseconds, while the work goes on, what the statements in the database are waiting for. */
export async function sampleLocks(
  server: TestServer,
  database: string,
  work: () => Promise<unknown>,
): Promise<LockSamples> {
  const client = new Client({ ...server, database });
  await client.connect();
  const samples: LockSamples = { looks: 0, locks: new Map(), doing: new Map() };
  const add = (to: Map<string, number>, name: string) => to.set(name, (to.get(name) ?? 0) + 1);
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ type: string | null; event: string | null; query: string }>(
        `SELECT wait_event_type AS type, wait_event AS event, query FROM pg_stat_activity
         WHERE application_name = 'packbench' AND datname = $1 AND state = 'active'`,
        [database],
      );
      samples.looks += 1;
      for (const { type, event, query } of rows) {
        const statement = query.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
        if (type === 'Lock') add(samples.locks, `${event}: ${statement}`);
        else add(samples.doing, type === null ? 'running' : `${type} ${event}`);
      }
      await wait(EVERY_MS);
    }
  })();
  await work();
  isOver = true;
  await looking;
  await client.end();
  return samples;
}

const ranked = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `    ${String(count).padStart(6)}  ${name}`);

export function tellSamples(name: string, { looks, locks, doing }: LockSamples): void {
  console.log(`\n${name}: looked ${looks} times at all statements that were active`);
  console.log('  waiting for a lock of another transaction, by statement:');
  console.log(locks.size === 0 ? '    none' : ranked(locks).join('\n'));
  console.log('  otherwise:');
  console.log(ranked(doing).join('\n'));
}
