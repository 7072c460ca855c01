import type { Database, Statement } from 'better-sqlite3';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder, TestClock } from '../samples.ts';

/** A fresh ledger for each test of the file, without backups, and what SQLite does there. */
export function usePlans() {
  let place: ReturnType<typeof newFolder>;
  let database: Database;
  const station = {
    ledger: undefined as unknown as Ledger,
    clock: new TestClock(),
    path: '',

    /** How SQLite finds the rows of a table while `work` goes on, a line for each time it looks there. */
    async waysThrough(table: string, work: () => Promise<unknown>): Promise<string[]> {
      const asked = await statementsOf(database, work);
      return [...asked]
        .flatMap((statement) => planOf(database, statement))
        .filter((step) => `${step} `.includes(` ${table} `));
    },
  };
  beforeEach(() => {
    place = newFolder();
    station.path = place.path;
    database = openDatabase(place.path);
    station.clock = new TestClock();
    station.ledger = ledgerOn(database, station.clock);
  });
  afterEach(async () => {
    await station.ledger.close();
    place.remove();
  });
  return station;
}

/** Those that are done while `work` goes on. */
async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<Set<string>> {
  const asked = new Set<string>();
  const every = Object.getPrototypeOf(database.prepare('SELECT 1')) as Statement<unknown[], unknown>;
  const spies = (['all', 'get', 'run'] as const).map((name) => {
    const own = every[name] as (...given: unknown[]) => unknown;
    return vi.spyOn(every, name).mockImplementation(function (this: Statement, ...given: unknown[]) {
      asked.add(this.source);
      return own.apply(this, given) as never;
    });
  });
  await work();
  for (const spy of spies) spy.mockRestore();
  return asked;
}

function planOf(database: Database, statement: string): string[] {
  if (!/^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/.test(statement)) return [];
  const steps = database.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`);
  const named = [...statement.matchAll(/:(\w+)/g)].map(([, name]) => [name, null]);
  const given = named.length > 0 ? [Object.fromEntries(named)] : [...statement.matchAll(/\?/g)].map(() => null);
  return steps.all(...given).map(({ detail }) => detail);
}
