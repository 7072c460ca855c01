import { describe, expect, test } from 'vitest';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { accept, acceptance, bringTo, newFolder, TestClock } from '../../ledger/samples.ts';
import { addJob, update } from '../../ledger/conformance/printing/samples.ts';
import { openPostgresLedger } from '../database.ts';
import { NAMES, useCopiedDesks, type Name } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;

/** The seller sells after the copy was made, and is gone; the other desk has only been there. */
async function sellAfterTheCopy() {
  await bringTo(desks.seller, (await accept(desks.seller, { transactionId: 'before' })).id, 'LABELLED');
  const copy = await at.copyAside();
  await bringTo(desks.seller, (await accept(desks.seller, { transactionId: 'sold' })).id, 'LABELLED');
  await desks.seller.close();
  await desks.idle.close();
  const before = at.seenBy('idle')?.wal ?? 0;
  await at.open('idle');
  await expect.poll(() => at.seenBy('idle')?.wal).toBeGreaterThan(before);
  return copy;
}

const buy = (name: Name, transactionId: string) =>
  desks[name].shipments.accept(acceptance({ transactionId })).then(({ kind }) => kind);

describe.each(['standby', 'disk'] as const)('a %s that lacks the last commits', (as) => {
  test('sells nothing at a desk that lost nothing itself, before the one that did has stated it', async () => {
    const { putBack } = await sellAfterTheCopy();
    await putBack(as);
    const { stationId } = desks.seller;
    await expect(buy('idle', 'sold')).rejects.toMatchObject({
      name: 'LedgerAwayError',
      trouble: { code: 'DESKS_AWAITED', values: { desks: stationId } },
    });
    await expect(buy('idle', 'another')).rejects.toThrow(stationId);
    // What was there before is answered as ever.
    await expect(desks.idle.shipments.holderOf('client-1', 'before')).resolves.toMatchObject({ state: 'LABELLED' });
    await at.open('seller');
    expect(await buy('idle', 'sold')).toBe('taken');
    expect(await buy('idle', 'another')).toBe('accepted');
    expect(await desks.idle.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
  });
});

/** One label waits for its printer when the copy is made, and one is to be printed once it comes; both come out after that. */
async function printAfterTheCopy() {
  const { id: shipmentId } = await accept(desks.seller, { transactionId: 'pending' });
  const { orders, jobs } = desks.seller.printing;
  await orders.put({ shipmentId, clientId: 'client-1', printerId: 'desk' });
  const { id: jobId } = await addJob(desks.seller);
  const copy = await at.copyAside();
  await orders.remove(shipmentId);
  for (const state of ['SENT', 'PRINTED'] as const) await jobs.advance(update(jobId, state));
  return { ...copy, jobId };
}

describe.each(['standby', 'disk'] as const)('a %s on which labels still wait that came out since', (as) => {
  test('has a desk print none of them by itself, and asks whether they came out', async () => {
    const { putBack, jobId } = await printAfterTheCopy();
    const before = at.seenBy('seller')?.wal ?? 0;
    await desks.seller.close();
    await at.open('seller');
    await expect.poll(() => at.seenBy('seller')?.wal).toBeGreaterThan(before);
    await desks.seller.close();
    await putBack(as);
    await at.open('seller');
    const { orders, jobs } = desks.seller.printing;
    expect(await jobs.find(jobId)).toMatchObject({ state: 'UNCERTAIN', trouble: { code: 'PRINT_AT_BACKUP' } });
    expect((await jobs.history(jobId)).map(({ from, to }) => [from, to])).toEqual([
      [null, 'QUEUED'],
      ['QUEUED', 'SENT'],
      ['SENT', 'UNCERTAIN'],
    ]);
    expect(await orders.list()).toEqual([]);
  });
});

test('a desk that runs on sends none of them before it has noticed that another server answers', async () => {
  const { putBack, jobId } = await printAfterTheCopy();
  await putBack('standby');
  const sent = await desks.seller.printing.jobs.advance(update(jobId, 'SENT')).catch((error: unknown) => error);
  expect(sent === null || sent instanceof LedgerAwayError).toBe(true);
  await expect
    .poll(async () => (await desks.seller.printing.jobs.find(jobId).catch(() => null))?.state, { timeout: 20_000 })
    .toBe('UNCERTAIN');
});

test('a server that was killed has lost nothing: nobody waits for a desk that is away', async () => {
  await accept(desks.seller, { transactionId: 'sold' });
  await desks.seller.close();
  await at.killAndRestart();
  expect(await buy('idle', 'sold')).toBe('taken');
  expect(await buy('idle', 'another')).toBe('accepted');
  expect(await desks.idle.awaited?.read()).toBeNull();
});

test('a place in the feed is not given twice where the desk that begins after a second restore knows nothing of the first one', async () => {
  const places = async (name: Name) => (await desks[name].feed.after(0, 100)).map(({ sequence }) => sequence);
  const copy = await at.copyAside();
  await bringTo(desks.seller, (await accept(desks.seller, { transactionId: 'sold' })).id, 'LABELLED');
  await desks.idle.close();
  const given = await places('seller');
  for (const name of ['seller', 'idle'] as const) {
    await desks.seller.close();
    await copy.putBack('standby');
    await at.open(name);
    if (name === 'idle') await at.open('seller');
    expect((await desks.seller.shipments.findByTransaction('client-1', 'sold'))?.state).toBe('UNKNOWN');
    given.push(...(await places('seller')));
  }
  expect(given.length).toBeGreaterThan(6);
  expect(new Set(given).size).toBe(given.length);
});

test('how far orders know of their shipments is not written into a ledger that was restored since', async () => {
  const { restored } = await desks.seller.orders.followed();
  await desks.seller.orders.setFollowed({ sequence: 7, restored });
  const copy = await at.copyAside();
  await desks.seller.orders.setFollowed({ sequence: 9, restored });
  expect(await desks.seller.orders.followed()).toEqual({ sequence: 9, restored });
  await copy.putBack('standby');
  const setFollowed = () =>
    desks.seller.orders.setFollowed({ sequence: 9, restored }).then(() => desks.seller.orders.followed());
  const read = () => setFollowed().catch(() => ({ sequence: 'away', restored }));
  await expect.poll(read, { timeout: 20_000 }).toMatchObject({ sequence: 7 });
  const since = async () => (await desks.seller.orders.followed()).restored;
  await expect.poll(since, { timeout: 20_000 }).not.toBe(restored);
  await desks.seller.orders.setFollowed({ sequence: 8, restored: await since() });
  expect(await desks.seller.orders.followed()).toMatchObject({ sequence: 8 });
});

test('a desk that the copy does not know is awaited through a second loss, until it has stated what it sold', async () => {
  await bringTo(desks.idle, (await accept(desks.idle, { transactionId: 'before' })).id, 'LABELLED');
  const copy = await at.copyAside();
  const { folder, remove } = newFolder();
  const place = { address: at.placeOf('idle').address, folder, clock: new TestClock() };
  const third = await openPostgresLedger(place);
  await bringTo(third, (await accept(third, { transactionId: 'sold' })).id, 'LABELLED');
  await third.close();
  await desks.idle.close();
  await at.open('idle');
  await expect.poll(() => at.seenBy('idle')?.desks).toContain(third.stationId);
  const lose = async ({ putBack }: typeof copy) => {
    for (const name of NAMES) await desks[name].close();
    await putBack('standby');
    for (const name of NAMES) await at.open(name);
  };
  await lose(copy);
  await expect(buy('idle', 'sold')).rejects.toThrow(third.stationId);
  await lose(await at.copyAside());
  await expect(buy('idle', 'sold')).rejects.toThrow(third.stationId);
  await (await openPostgresLedger(place)).close();
  expect(await buy('idle', 'sold')).toBe('taken');
  remove();
});
