import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { NumberRange } from '#electron/engine/accounts/number-ranges.ts';
import { accept, newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let gone: Ledger;
let left: Ledger;
let folders: ReturnType<typeof newFolder>[];

const open = (index: number) =>
  openPostgresLedger({ address: database.address, folder: folders[index]?.folder ?? '', clock: new TestClock() });

beforeEach(async () => {
  database = await newDatabase();
  folders = [newFolder(), newFolder()];
  [gone, left] = [await open(0), await open(1)];
});
afterEach(async () => {
  await Promise.all([gone.close(), left.close()]);
  await database.drop();
  for (const folder of folders) folder.remove();
});

/** Two blocks that a carrier assigned under one prefix, one of them behind the other. */
const LOWER: NumberRange = { carrier: 'CARRIER_A', prefix: 'AB', first: 10_000n, last: 19_999n, digits: 5 };
const UPPER: NumberRange = { ...LOWER, first: 20_000n, last: 29_999n };

async function take(desk: Ledger, range: NumberRange, count = 1): Promise<bigint[]> {
  const { id } = await accept(desk);
  return (await desk.ranges.take(range, id, count))?.numbers ?? [];
}

/** The database forgets what is sold, and the desk that sold it never comes back. */
async function loseDesk(sell: () => Promise<unknown>): Promise<void> {
  const { fallBack } = await database.snapshot();
  await sell();
  await fallBack();
  await gone.close();
  await left.close();
  left = await open(1);
  expect(await left.awaited?.waive(gone.stationId, 'lead')).toBe(true);
}

test('of two blocks under one prefix, each goes on above what a desk may have given out of it that is gone', async () => {
  for (const block of [UPPER, LOWER]) await take(gone, block, 3);
  await loseDesk(async () => {
    for (const block of [UPPER, LOWER]) await take(gone, block, 20);
  });
  expect((await take(left, LOWER))[0]).toBeGreaterThan(10_022n);
  expect((await take(left, UPPER))[0]).toBeGreaterThan(20_022n);
  expect(await left.ranges.left(LOWER)).toBeGreaterThan(9000n);
});

test('a block that such a desk may have used up gives none, and takes none of the one behind it', async () => {
  const used: NumberRange = { ...LOWER, last: 10_050n };
  const behind: NumberRange = { ...LOWER, first: 10_051n };
  await take(gone, used, 3);
  await take(gone, behind);
  await loseDesk(() => take(gone, used, 20));
  expect(await left.ranges.left(used)).toBe(0n);
  expect(await take(left, used)).toEqual([]);
  expect((await take(left, behind))[0]).toBeGreaterThan(10_051n);
});

test('a range of which the database knows no number begins above what such a desk may have given, and keeps half of its numbers', async () => {
  const few: NumberRange = { ...UPPER, last: 20_049n };
  await loseDesk(async () => {
    for (const block of [LOWER, few]) await take(gone, block, 20);
  });
  expect((await take(left, LOWER))[0]).toBeGreaterThan(10_019n);
  expect(await left.ranges.left(few)).toBe(25n);
  expect(await take(left, few, 2)).toEqual([20_025n, 20_026n]);
});
