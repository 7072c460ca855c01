import { rmSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { NumberRange } from '#electron/engine/accounts/number-ranges.ts';
import { migrate, APPLICATION_ID } from '#electron/ledger/sqlite/migrate.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, bringTo } from '../samples.ts';
import { draft } from '../manifest-draft.ts';
import { backupsOf } from './backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });

/** Two blocks that a carrier assigned under one prefix, one of them behind the other. */
const LOWER: NumberRange = { carrier: 'CARRIER_A', prefix: 'AB', first: 10_000n, last: 19_999n, digits: 5 };
const UPPER: NumberRange = { ...LOWER, first: 20_000n, last: 29_999n };

async function take(range: NumberRange, count = 1): Promise<bigint[]> {
  const { id } = await accept(station.ledger);
  return (await station.ledger.ranges.take(range, id, count))?.numbers ?? [];
}

const backUp = async () => (await backupsOf(station.ledger).backUp('asked')).name;
const loseLedger = () => writeFileSync(station.path, 'This was a ledger once.');
const loseWitness = () => rmSync(witnessPath(station.path));

/** Closes the ledger, goes back to the backup, and opens what is there then. */
async function goBack(name: string, ...losses: (() => void)[]) {
  await station.ledger.close();
  for (const lose of losses) lose();
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
  const faults = (await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok');
  expect(faults).toEqual([]);
}

describe('of two blocks under one prefix, after a restore that does not know what was given out,', () => {
  test('each goes on above what it may have given', async () => {
    for (const block of [UPPER, LOWER]) await take(block, 3);
    const name = await backUp();
    for (const block of [UPPER, LOWER]) await take(block, 20);
    await goBack(name, loseLedger, loseWitness);
    expect((await take(LOWER))[0]).toBeGreaterThan(10_022n);
    expect((await take(UPPER))[0]).toBeGreaterThan(20_022n);
    // Neither lost more than its own.
    expect(await station.ledger.ranges.left(LOWER)).toBeGreaterThan(5000n);
    expect(await station.ledger.ranges.left(UPPER)).toBeGreaterThan(5000n);
  });

  test('one that may be used up gives none, and takes none of the one behind it', async () => {
    const used: NumberRange = { ...LOWER, last: 10_050n };
    const behind: NumberRange = { ...LOWER, first: 10_051n };
    await take(used, 3);
    await take(behind);
    const name = await backUp();
    await take(used, 20);
    await goBack(name, loseLedger, loseWitness);
    expect(await station.ledger.ranges.left(used)).toBe(0n);
    expect(await take(used)).toEqual([]);
    expect((await take(behind))[0]).toBeGreaterThan(10_051n);
  });

  test('each goes on above what the witness knows of it, though that began later', async () => {
    for (const block of [UPPER, LOWER]) await take(block, 3);
    const name = await backUp();
    for (const block of [UPPER, LOWER]) await take(block, 400);
    await station.ledger.close();
    loseWitness();
    station.ledger = await openSqliteLedger(station);
    await accept(station.ledger);
    await goBack(name, loseLedger);
    expect((await take(LOWER))[0]).toBeGreaterThan(10_402n);
    expect((await take(UPPER))[0]).toBeGreaterThan(20_402n);
  });
});

test('after a second restore that knows as little, a range goes on above what it gave after the first', async () => {
  await take(LOWER, 3);
  const older = await backUp();
  await goBack(older, loseLedger, loseWitness);
  const name = await backUp();
  const [given = 0n] = await take(LOWER);
  await goBack(name, loseLedger, loseWitness);
  expect((await take(LOWER))[0]).toBeGreaterThan(given);
});

describe('a range of which the backup knows no number', () => {
  test('begins above what it may have given since, where nobody can say what that was', async () => {
    await accept(station.ledger);
    const name = await backUp();
    await take(LOWER, 50);
    await goBack(name, loseLedger, loseWitness);
    expect((await take(LOWER))[0]).toBeGreaterThan(10_049n);
  });

  test('keeps half of its numbers, however few it has', async () => {
    const few: NumberRange = { ...LOWER, last: 10_049n };
    const name = await backUp();
    await take(few, 20);
    await goBack(name, loseLedger, loseWitness);
    expect(await station.ledger.ranges.left(few)).toBe(25n);
    expect(await take(few, 2)).toEqual([10_025n, 10_026n]);
  });

  test('begins above what it gave since, where the ledger before is damaged in another place', async () => {
    const long: NumberRange = { ...LOWER, last: 99_999n };
    const name = await backUp();
    await take(long, 30);
    const { id } = await accept(station.ledger, { transactionId: 'broken' });
    await station.ledger.ranges.take(long, id, 20_000);
    await goBack(name, loseWitness, () => {
      const raw = new Database(station.path);
      raw.pragma('ignore_check_constraints = ON');
      raw.exec("UPDATE shipment SET prepared = '{' WHERE transaction_id = 'broken'");
      raw.close();
    });
    expect((await take(long))[0]).toBeGreaterThan(30_029n);
  });

  test('still begins there after another restore, of which all is known', async () => {
    await accept(station.ledger);
    const name = await backUp();
    await goBack(name, loseLedger, loseWitness);
    const skipped = await station.ledger.ranges.left(LOWER);
    expect(skipped).toBeLessThan(10_000n);
    await goBack(name);
    expect(await station.ledger.ranges.left(LOWER)).toBe(skipped);
  });
});

test('what an earlier restore skipped stays skipped after another one, of which all is known', async () => {
  await take(LOWER, 3);
  const name = await backUp();
  await goBack(name, loseLedger, loseWitness);
  const left = await station.ledger.ranges.left(LOWER);
  expect(left).toBeLessThan(9_900n);
  await goBack(name);
  expect(await station.ledger.ranges.left(LOWER)).toBe(left);
});

test('nor is the number of a manifest given out again that the earlier restore skipped', async () => {
  const { id } = await accept(station.ledger);
  await bringTo(station.ledger, id, 'LABELLED');
  const close = async () => (await station.ledger.manifests.close(draft(), [id]))?.number ?? '';
  const name = await backUp();
  const lost = await close();
  await goBack(name, loseLedger, loseWitness);
  await goBack(name);
  expect((await close()) > lost).toBe(true);
});

test('a put-away ledger of an earlier version says what it had skipped, and leaves nothing unknown', async () => {
  await accept(station.ledger);
  const name = await backUp();
  await goBack(name, () => {
    const raw = new Database(station.path);
    raw.exec(`
      DROP TABLE range_floor;
      INSERT INTO meta (name, value) VALUES ('floor of range CARRIER_A AB', '15000')`);
    raw.close();
  });
  expect(await take(LOWER)).toEqual([15_001n]);
  expect(await station.ledger.gap()).toBeNull();
});

/** The last version that kept one floor a prefix. */
const ONE_A_PREFIX = 32;

test('what an earlier version skipped stays skipped', async () => {
  await station.ledger.close();
  rmSync(station.path);
  const old = new Database(station.path);
  old.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(old, MIGRATIONS.slice(0, ONE_A_PREFIX));
  old.exec(`
    INSERT INTO meta (name, value) VALUES ('floor of range CARRIER_A AB', '10500');
    INSERT INTO meta (name, value) VALUES ('floor of range CARRIER_A ', '10600')`);
  old.close();
  await station.reopen();
  expect(await take(LOWER)).toEqual([10_501n]);
  expect(await take({ ...LOWER, prefix: '' })).toEqual([10_601n]);
});
