import { afterEach, beforeEach, expect, test } from 'vitest';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { openPool, type Database } from '#electron/ledger/postgres/database.ts';
import { openLeases, type DeskLeases } from '#electron/ledger/postgres/leases.ts';
import { newDatabase } from '../database.ts';

const LONG = 600_000;
let database: Database;
let remove: () => Promise<void>;
/** When the desk loses its database: before a statement arrives, or before its answer does. */
let away: 'before' | 'after' | null;
let desk: DeskLeases;
let other: DeskLeases;

beforeEach(async () => {
  const made = await newDatabase();
  database = openPool(made.address);
  away = null;
  const cut: Database = {
    ...database,
    async run(...statement) {
      if (away === 'before') throw new LedgerAwayError();
      const count = await database.run(...statement);
      if (away === 'after') throw new LedgerAwayError();
      return count;
    },
  };
  for (const run of ['desk', 'other'])
    await database.run('INSERT INTO station (id, run, heartbeat_at) VALUES ($1, $2, clock_timestamp())', [
      run.slice(0, 2).toUpperCase(),
      run,
    ]);
  desk = openLeases(cut, 'desk');
  other = openLeases(database, 'other');
  remove = async () => {
    await database.close();
    await made.drop();
  };
});
afterEach(() => remove());

test('one that could not be given back is given back once the database is there again: another desk need not wait for its time', async () => {
  expect(await desk.take('shipment', LONG)).toBe(true);
  away = 'before';
  await expect(desk.release('shipment')).rejects.toThrow(LedgerAwayError);
  away = null;
  expect(await other.take('shipment', LONG)).toBe(false);
  await desk.giveBack();
  expect(await other.take('shipment', LONG)).toBe(true);
});

test('one that was taken without an answer is nobody’s, and is given back', async () => {
  away = 'after';
  await expect(desk.take('shipment', LONG)).rejects.toThrow(LedgerAwayError);
  away = null;
  expect(await other.take('shipment', LONG)).toBe(false);
  await desk.giveBack();
  expect(await other.take('shipment', LONG)).toBe(true);
});

test('one that was taken again meanwhile is not given back', async () => {
  await desk.take('shipment', LONG);
  away = 'before';
  await expect(desk.release('shipment')).rejects.toThrow(LedgerAwayError);
  away = null;
  const [taken] = await Promise.all([desk.take('shipment', LONG), desk.giveBack()]);
  expect([taken, await other.take('shipment', LONG)]).toEqual([true, false]);
});

test('a desk that was silent keeps what it takes as it wakes, and loses it where it says nothing more', async () => {
  await database.run("UPDATE station SET heartbeat_at = clock_timestamp() - interval '1 hour' WHERE run = 'desk'");
  expect(await desk.take('shipment', LONG)).toBe(true);
  expect(await other.take('shipment', LONG)).toBe(false);
  await database.run("UPDATE lease SET until = until - interval '16 seconds'");
  expect(await other.take('shipment', LONG)).toBe(true);
});
