import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { accept, acceptance, bringTo, change, HOUR, label, newFolder, TestClock } from '../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from './database.ts';

let database: TestDatabase;
let desk: Ledger;
let other: Ledger;
let restart: () => Promise<void>;
let remove: () => Promise<void>;

beforeEach(async () => {
  database = await newDatabase();
  const folders = [newFolder(), newFolder()];
  const clock = new TestClock();
  const open = (index: number) =>
    openPostgresLedger({ address: database.address, folder: folders[index]?.folder ?? '', clock });
  desk = await open(0);
  other = await open(1);
  restart = async () => {
    await desk.close();
    desk = await open(0);
  };
  remove = async () => {
    await Promise.all([desk.close(), other.close()]);
    await database.drop();
    for (const folder of folders) folder.remove();
  };
});
afterEach(() => remove());

/** What is sold before and after a moment, and the database as it was then. */
async function loseCommits() {
  const before = await accept(desk, { transactionId: 'before' });
  await bringTo(desk, before.id, 'LABELLED');
  const onItsWay = await accept(desk, { transactionId: 'on its way' });
  const voided = await accept(desk, { transactionId: 'voided' });
  await bringTo(desk, voided.id, 'LABELLED');
  const { fallBack } = await database.snapshot();
  await desk.shipments.advance(change(voided.id, 'VOIDED'));
  const sold = await accept(desk, { transactionId: 'sold', sample: { items: ['box'] } });
  await desk.shipments.advance(change(sold.id, 'LABELLED', { trackingNumbers: ['1Z1'], documents: [label('L')] }));
  await desk.shipments.advance(change(onItsWay.id, 'LABELLED', { trackingNumbers: ['1Z2'] }));
  const refused = await accept(desk, { transactionId: 'refused' });
  await bringTo(desk, refused.id, 'REJECTED');
  const last = (await other.feed.head()).sequence;
  await fallBack();
  return { sold, last, numbers: sold.platformTrackingNumbers };
}

const statesOf = async (ledger: Ledger) =>
  Object.fromEntries(
    (await ledger.shipments.list({ limit: 100 })).shipments.map(({ transactionId, state }) => [transactionId, state]),
  );

const RESTATED = {
  before: 'LABELLED',
  'on its way': 'UNKNOWN',
  voided: 'VOIDED',
  sold: 'UNKNOWN',
  refused: 'REJECTED',
};

describe('a database that lacks the last commits', () => {
  test.each(['while the desk runs', 'at its next start'])('hears of them again, %s', async (when) => {
    const { sold, last, numbers } = await loseCommits();
    if (when === 'at its next start') await restart();
    const next = await accept(desk, { transactionId: 'next' });
    expect(await statesOf(other)).toEqual({ ...RESTATED, next: 'SENDING' });
    // What is in doubt is not sold again, and says what is known of it.
    expect((await other.shipments.accept(acceptance({ transactionId: 'sold' }))).kind).toBe('taken');
    expect((await other.shipments.accept(acceptance({ transactionId: 'refused' }))).kind).toBe('accepted');
    expect(JSON.stringify(await other.shipments.attempts(sold.id))).toContain('1Z1');
    // Nothing that was given out is given out again.
    expect(next.platformTrackingNumbers).not.toEqual(numbers);
    const fresh = await other.feed.after(last, 100);
    expect(fresh.map(({ transactionId }) => transactionId)).toContain('next');
    expect(await other.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
  });

  test('hears of them once', async () => {
    await loseCommits();
    await restart();
    const lines = await other.shipments.verifyJournal();
    await restart();
    expect(await other.shipments.verifyJournal()).toEqual(lines);
    expect(await statesOf(other)).toEqual(RESTATED);
  });

  test('that another desk has sold under in between, keeps both in sight', async () => {
    await loseCommits();
    const again = await other.shipments.accept(acceptance({ transactionId: 'sold' }));
    expect(again.kind).toBe('accepted');
    await restart();
    const { shipments } = await desk.shipments.list({ transactionId: 'sold', limit: 10 });
    expect(shipments.map(({ state }) => state).toSorted()).toEqual(['SENDING', 'UNKNOWN']);
    expect(desk.now()).toBeGreaterThanOrEqual(HOUR);
  });
});
