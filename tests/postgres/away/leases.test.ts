import { afterEach, beforeEach, expect, test } from 'vitest';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { openLeases, type DeskLeases } from '#electron/ledger/postgres/leases.ts';
import { newLostDatabase, type LostDatabase } from './database-lost.ts';

const LONG = 600_000;
let lost: LostDatabase;
let desk: DeskLeases;
let other: DeskLeases;

beforeEach(async () => {
  lost = await newLostDatabase(['desk', 'other']);
  desk = openLeases(lost.ofDesk, 'desk');
  other = openLeases(lost.database, 'other');
});
afterEach(() => lost.remove());

test('one that could not be given back is given back once the database is there again: another desk need not wait for its time', async () => {
  expect(await desk.take('shipment', LONG)).toBe(true);
  lost.away = 'before';
  await expect(desk.release('shipment')).rejects.toThrow(LedgerAwayError);
  lost.away = null;
  expect(await other.take('shipment', LONG)).toBe(false);
  await desk.giveBack();
  expect(await other.take('shipment', LONG)).toBe(true);
});

test('one that was taken without an answer is nobody’s, and is given back', async () => {
  lost.away = 'after';
  await expect(desk.take('shipment', LONG)).rejects.toThrow(LedgerAwayError);
  lost.away = null;
  expect(await other.take('shipment', LONG)).toBe(false);
  await desk.giveBack();
  expect(await other.take('shipment', LONG)).toBe(true);
});

test('one that was taken again meanwhile is not given back', async () => {
  await desk.take('shipment', LONG);
  lost.away = 'before';
  await expect(desk.release('shipment')).rejects.toThrow(LedgerAwayError);
  lost.away = null;
  const [taken] = await Promise.all([desk.take('shipment', LONG), desk.giveBack()]);
  expect([taken, await other.take('shipment', LONG)]).toEqual([true, false]);
});

test('a desk that was silent keeps what it takes as it wakes, and loses it where it says nothing more', async () => {
  await lost.database.run("UPDATE station SET heartbeat_at = clock_timestamp() - interval '1 hour' WHERE run = 'desk'");
  expect(await desk.take('shipment', LONG)).toBe(true);
  expect(await other.take('shipment', LONG)).toBe(false);
  await lost.database.run("UPDATE lease SET until = until - interval '16 seconds'");
  expect(await other.take('shipment', LONG)).toBe(true);
});
