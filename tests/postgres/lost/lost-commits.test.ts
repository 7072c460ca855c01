import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { ManifestDraft } from '#electron/engine/manifests/manifest-store.ts';
import {
  accept,
  acceptance,
  bringTo,
  change,
  HOUR,
  label,
  newFolder,
  recipient,
  TestClock,
} from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let desk: Ledger;
let other: Ledger;
let restart: (...names: ('desk' | 'other')[]) => Promise<void>;
let openThird: () => Promise<Ledger>;
let folders: Record<'desk' | 'other' | 'third', ReturnType<typeof newFolder>>;
let remove: () => Promise<void>;

beforeEach(async () => {
  database = await newDatabase();
  folders = { desk: newFolder(), other: newFolder(), third: newFolder() };
  const clock = new TestClock();
  const open = ({ folder }: { folder: string }) => openPostgresLedger({ address: database.address, folder, clock });
  desk = await open(folders.desk);
  other = await open(folders.other);
  restart = async (...names) => {
    if (names.includes('desk')) {
      await desk.close();
      desk = await open(folders.desk);
    }
    if (names.includes('other')) {
      await other.close();
      other = await open(folders.other);
    }
  };
  openThird = () => open(folders.third);
  remove = async () => {
    await Promise.all([desk.close(), other.close()]);
    await database.drop();
    for (const folder of Object.values(folders)) folder.remove();
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
  const sale = (number: string) => ({ trackingNumbers: [number], documents: [label('L')], notes: { id: number } });
  await desk.shipments.advance(change(sold.id, 'PURCHASED', sale('1Z1')));
  await desk.shipments.advance(change(sold.id, 'LABELLED'));
  await desk.shipments.advance(change(onItsWay.id, 'LABELLED', sale('1Z2')));
  const refused = await accept(desk, { transactionId: 'refused' });
  await bringTo(desk, refused.id, 'REJECTED');
  const last = (await other.feed.head()).sequence;
  await fallBack();
  return { sold, onItsWay, last, numbers: sold.platformTrackingNumbers, again: () => database.snapshot() };
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

const RANGE = { carrier: 'CARRIER_A', prefix: '', first: 1n, last: 999n, digits: 3 } as const;

const buy = (ledger: Ledger, transactionId: string) =>
  ledger.shipments.accept(acceptance({ transactionId })).then(({ kind }) => kind);
const awaitedBy = async (ledger: Ledger) => (await ledger.awaited?.read())?.desks ?? [];

describe('a database that lacks the last commits', () => {
  test.each(['while the desks run', 'at their next start'])('hears of them again, %s', async (when) => {
    const { sold, onItsWay, last, numbers } = await loseCommits();
    if (when === 'at their next start') await restart('desk', 'other');
    // A desk that runs looks every four seconds; nobody has to do anything.
    await expect.poll(() => awaitedBy(other)).toEqual([]);
    await expect.poll(() => buy(desk, 'next').catch(() => null)).toBe('accepted');
    const next = await desk.shipments.findByTransaction(null, 'next');
    expect(await statesOf(other)).toEqual({ ...RESTATED, next: 'SENDING' });
    // What is in doubt is not sold again, and says what is known of it.
    expect(await buy(other, 'sold')).toBe('taken');
    expect(await buy(other, 'refused')).toBe('accepted');
    expect(JSON.stringify(await other.shipments.attempts(sold.id))).toContain('1Z1');
    const notes = [sold, onItsWay].map(async ({ id }) => (await other.shipments.attemptNotes(id)).notes);
    expect(await Promise.all(notes)).toEqual([{ id: '1Z1' }, { id: '1Z2' }]);
    // Nothing that was given out is given out again.
    expect(next?.platformTrackingNumbers).not.toEqual(numbers);
    const fresh = await other.feed.after(last, 100);
    expect(fresh.map(({ transactionId }) => transactionId)).toContain('next');
    expect(await other.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
  });

  test('hears of them once', async () => {
    await loseCommits();
    await restart('desk', 'other');
    const lines = await other.shipments.verifyJournal();
    const { sequence } = await other.feed.head();
    await restart('desk', 'other');
    expect(await other.shipments.verifyJournal()).toEqual(lines);
    expect((await other.feed.head()).sequence).toBe(sequence);
    expect(await statesOf(other)).toEqual(RESTATED);
  });

  test('hears of them once from a desk that was killed before its witness had that it stated them', async () => {
    await loseCommits();
    const witness = join(folders.desk.folder, 'desk-witness');
    const before = readFileSync(witness);
    await restart('desk', 'other');
    const lines = await other.shipments.verifyJournal();
    await desk.close();
    writeFileSync(witness, before);
    await restart('desk');
    expect(await other.shipments.verifyJournal()).toEqual(lines);
    expect([await awaitedBy(other), await buy(other, 'next')]).toEqual([[], 'accepted']);
  });

  test('that is put back once more, hears of them once more', async () => {
    const { fallBack } = await (await loseCommits()).again();
    await restart('desk', 'other');
    await accept(desk, { transactionId: 'later' });
    await fallBack();
    await restart('desk', 'other');
    expect(await statesOf(other)).toEqual({ ...RESTATED, later: 'UNKNOWN' });
    expect(await buy(other, 'later')).toBe('taken');
  });

  test('sells nothing at any desk before each has stated what it knows', async () => {
    await loseCommits();
    await desk.close();
    await expect(buy(other, 'sold')).rejects.toMatchObject({
      trouble: { code: 'DESKS_AWAITED', values: { desks: desk.stationId } },
    });
    await expect(buy(other, 'any')).rejects.toThrow(`packbench desks waive ${desk.stationId}`);
    expect(await other.checks()).toContainEqual(expect.objectContaining({ name: 'desks', status: 'failed' }));
    // What was on its way at the other desk goes on.
    await restart('desk');
    expect(await buy(other, 'sold')).toBe('taken');
    expect(await buy(other, 'any')).toBe('accepted');
    expect(await other.checks()).not.toContainEqual(expect.objectContaining({ name: 'desks' }));
  });

  test('waits for a desk that is away until a person says that it is gone, and hears of it if it comes back all the same', async () => {
    await loseCommits();
    await desk.close();
    await restart('other');
    expect(await awaitedBy(other)).toEqual([desk.stationId]);
    await expect(buy(other, 'sold')).rejects.toThrow(desk.stationId);
    expect(await other.awaited?.waive('??', 'lead')).toBe(false);
    expect(await other.awaited?.waive(desk.stationId, 'lead')).toBe(true);
    expect(await other.awaited?.waive(desk.stationId, 'lead')).toBe(false);
    expect(await buy(other, 'sold')).toBe('accepted');
    await restart('desk');
    // Both stay in sight, and nobody waits for anybody.
    const { shipments } = await desk.shipments.list({ transactionId: 'sold', limit: 10 });
    expect(shipments.map(({ state }) => state).toSorted()).toEqual(['SENDING', 'UNKNOWN']);
    expect(await buy(desk, 'next')).toBe('accepted');
    expect(desk.now()).toBeGreaterThanOrEqual(HOUR);
  });

  test('gives no number of a range, and of no manifest, a second time', async () => {
    const first = await accept(desk, { transactionId: 'first' });
    await desk.ranges.take(RANGE, first.id, 3);
    await desk.shipments.advance(change(first.id, 'LABELLED'));
    const day = await closeDay(desk, first.id);
    const { fallBack } = await database.snapshot();
    const later = await accept(desk, { transactionId: 'later' });
    await desk.ranges.take(RANGE, later.id, 5);
    await desk.shipments.advance(change(later.id, 'LABELLED'));
    const lost = await closeDay(desk, later.id);
    await fallBack();
    await restart('desk', 'other');
    const next = await accept(other, { transactionId: 'next' });
    expect((await other.ranges.take(RANGE, next.id, 1))?.numbers).toEqual([9n]);
    await other.shipments.advance(change(next.id, 'LABELLED'));
    const numbers = [day, lost, await closeDay(other, next.id)].map((each) => Number(each?.number.slice(4, 12)));
    expect(numbers[2]).toBe((numbers[1] ?? 0) + 1);
  });

  test('skips numbers that a desk may have given out that is gone', async () => {
    const first = await accept(desk, { transactionId: 'first' });
    await desk.ranges.take(RANGE, first.id, 3);
    const { fallBack } = await database.snapshot();
    await fallBack();
    await desk.close();
    await restart('other');
    await other.awaited?.waive(desk.stationId, 'lead');
    const next = await accept(other, { transactionId: 'next' });
    expect((await other.ranges.take(RANGE, next.id, 1))?.numbers).toEqual([110n]);
  });

  test('neither gives numbers nor closes a day while desks are awaited', async () => {
    const open = await accept(other, { transactionId: 'before' });
    await other.shipments.advance(change(open.id, 'LABELLED'));
    const { fallBack } = await database.snapshot();
    await fallBack();
    await desk.close();
    await expect(other.ranges.take(RANGE, open.id, 1)).rejects.toThrow('may lack');
    await expect(closeDay(other, open.id)).rejects.toThrow('may lack');
    await restart('desk');
    await restart('other');
    expect((await other.ranges.take(RANGE, open.id, 1))?.numbers).toEqual([1n]);
  });

  test('waits for a desk that it is too old to know, where another one has seen it', async () => {
    await accept(desk, { transactionId: 'before' });
    const { fallBack } = await database.snapshot();
    const third = await openThird();
    await accept(third, { transactionId: 'sold' });
    await third.close();
    await restart('other');
    await fallBack();
    await restart('desk', 'other');
    await expect(buy(other, 'sold')).rejects.toThrow(third.stationId);
    const back = await openThird();
    expect(back.stationId).toBe(third.stationId);
    expect(await buy(other, 'sold')).toBe('taken');
    await back.close();
  });
});

const closeDay = (ledger: Ledger, shipmentId: string) => ledger.manifests.close(draft(), [shipmentId]);

const draft = (): ManifestDraft => ({
  carrierId: 'test-a',
  account: { carrierCode: 'CARRIER_A', name: 'Carrier A', test: false, shipFrom: recipient() },
  totals: { shipments: 1, packages: 1, weights: [{ units: 'LB', value: 2.5 }], services: [] },
  ...{ packer: null, closedBy: 'client-1', clientId: null, requestId: 'request-1' },
});
