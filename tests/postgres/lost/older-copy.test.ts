import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { Seen } from '#electron/ledger/local/seen-file.ts';
import { accept, acceptance, bringTo, change, label, newFolder, TestClock } from '../../ledger/samples.ts';
import { makeBatch } from '../../ledger/conformance/batches/samples.ts';
import { addJob, update } from '../../ledger/conformance/printing/samples.ts';
import { openPostgresLedger } from '../database.ts';
import { addressOf, startPostgres, type PostgresServer } from '../postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

const NAMES = ['seller', 'idle'] as const;
type Name = (typeof NAMES)[number];
let desks: Record<Name, Ledger>;
let open: (name: Name) => Promise<void>;
let seenBy: (name: Name) => Seen | null;
let witnessOf: (name: Name) => string;
let remove: () => Promise<void>;
let made = 0;

beforeEach(async () => {
  const database = `copied_${(made += 1)}`;
  await server.createDatabase(database);
  const address = addressOf(server.connection, database);
  const folders = { seller: newFolder(), idle: newFolder() };
  desks = {} as Record<Name, Ledger>;
  open = async (name) => {
    desks[name] = await openPostgresLedger({ address, folder: folders[name].folder, clock: new TestClock() });
  };
  witnessOf = (name) => join(folders[name].folder, 'desk-witness');
  seenBy = (name) => {
    const path = join(folders[name].folder, 'desk-seen.json');
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Seen) : null;
  };
  for (const name of NAMES) await open(name);
  remove = async () => {
    await Promise.all(NAMES.map((name) => desks[name].close()));
    for (const name of NAMES) folders[name].remove();
  };
});
afterEach(() => remove());

/** The seller sells after the copy was made, and is gone; the other desk has only been there. */
async function sellAfterTheCopy() {
  await bringTo(desks.seller, (await accept(desks.seller, { transactionId: 'before' })).id, 'LABELLED');
  const copy = await server.copyAside();
  await bringTo(desks.seller, (await accept(desks.seller, { transactionId: 'sold' })).id, 'LABELLED');
  await desks.seller.close();
  await desks.idle.close();
  const before = seenBy('idle')?.wal ?? 0;
  await open('idle');
  await expect.poll(() => seenBy('idle')?.wal).toBeGreaterThan(before);
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
    await open('seller');
    expect(await buy('idle', 'sold')).toBe('taken');
    expect(await buy('idle', 'another')).toBe('accepted');
    expect(await desks.idle.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
  });
});

test('a label that was bought and voided since is void, with its number, and no look-up finds it good', async () => {
  const { id: onItsWay } = await accept(desks.seller, { transactionId: 'on its way' });
  const copy = await server.copyAside();
  const { id: missing } = await accept(desks.seller, { transactionId: 'missing' });
  for (const [id, number] of [
    [onItsWay, '1Z1'],
    [missing, '1Z2'],
  ] as const) {
    const sale = { trackingNumbers: [number], documents: [label(number)] };
    await desks.seller.shipments.advance(change(id, 'LABELLED', sale));
    await desks.seller.shipments.advance(change(id, 'VOIDED'));
  }
  await desks.seller.close();
  await copy.putBack('standby');
  await open('seller');
  const found = await Promise.all([onItsWay, missing].map((id) => desks.seller.shipments.find(id)));
  expect(found.map((each) => [each?.state, each?.trackingNumbers])).toEqual([
    ['VOIDED', ['1Z1']],
    ['VOIDED', ['1Z2']],
  ]);
  expect(await desks.seller.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
  expect((await desks.seller.maintenance.check()).filter(({ status }) => status === 'failed')).toEqual([]);
});

test('a label that one desk bought and another one voided is void, whichever of them states first what it knows', async () => {
  const copy = await server.copyAside();
  const { id } = await accept(desks.seller, { transactionId: 'missing' });
  await desks.seller.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1Z1'], documents: [label('1Z1')] }));
  await desks.idle.shipments.advance(change(id, 'VOIDED'));
  for (const name of NAMES) await desks[name].close();
  await copy.putBack('standby');
  for (const name of ['idle', 'seller'] as const) await open(name);
  expect(await desks.seller.shipments.find(id)).toMatchObject({ state: 'VOIDED', trackingNumbers: ['1Z1'] });
  expect(await desks.seller.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
});

test('what was bought since is found with its number of a range, its order is not open, and its row waits for nobody', async () => {
  await makeBatch(desks.seller, 'b', ['READY', 'READY']);
  const copy = await server.copyAside();
  const ordered = { source: 'shop', orderNumber: '1001', lines: [] };
  const { id } = await accept(desks.seller, { transactionId: 'row-1', sample: { order: ordered } });
  const range = { carrier: 'CARRIER_A', prefix: 'AB', first: 1n, last: 99n } as const;
  expect(await desks.seller.ranges.take(range, id, 2)).toMatchObject({ numbers: [1n, 2n] });
  const sale = { trackingNumbers: ['AB1'], documents: [label('AB1')] };
  await desks.seller.shipments.advance(change(id, 'LABELLED', sale));
  await desks.seller.close();
  await copy.putBack('standby');
  await open('seller');
  const { ranges, shipments, ...restored } = desks.seller;
  expect(await ranges.takenFor(id)).toEqual([1n, 2n]);
  // Once the other desk has stated what it knows, too.
  const next = () =>
    ranges.take(range, id, 1).then(
      (taken) => taken?.numbers,
      () => [],
    );
  await expect.poll(next, { timeout: 10_000 }).toEqual([3n]);
  expect((await shipments.findByOrder('shop', '1001')).map((each) => [each.id, each.state])).toEqual([[id, 'UNKNOWN']]);
  expect(await restored.batches.rows({ batchId: 'b', after: 0, limit: 2 })).toMatchObject([
    { state: 'UNKNOWN', shipmentId: id, problem: { trouble: { code: 'AFTER_BACKUP_WITH_NUMBERS' } } },
    { state: 'READY', shipmentId: null },
  ]);
});

describe('a desk that did not keep all that it wrote', () => {
  test('keeps it at its next start, so that it knows it where the database forgets it', async () => {
    const copy = await server.copyAside();
    await accept(desks.seller, { transactionId: 'kept' });
    const before = readFileSync(witnessOf('seller'));
    const { id } = await accept(desks.seller, { transactionId: 'missed' });
    const sale = { trackingNumbers: ['1Z1'], documents: [label('1Z1')], notes: { labelId: 'one' } };
    await desks.seller.shipments.advance(change(id, 'LABELLED', sale));
    await desks.seller.close();
    // As a kill leaves it, or a disk that failed.
    writeFileSync(witnessOf('seller'), before);
    await open('seller');
    await desks.seller.close();
    await copy.putBack('standby');
    await open('seller');
    expect(await desks.seller.shipments.findByTransaction('client-1', 'missed')).toMatchObject({
      id,
      state: 'UNKNOWN',
    });
    expect((await desks.seller.shipments.attemptNotes(id)).notes).toEqual({ labelId: 'one' });
    expect((await desks.seller.awaited?.read())?.desks ?? []).not.toContain(desks.seller.stationId);
  });

  test('is awaited where the database has lost it, too, until a person says that nobody knows', async () => {
    const copy = await server.copyAside();
    await accept(desks.seller, { transactionId: 'kept' });
    const { stationId } = desks.seller;
    for (const name of NAMES) await desks[name].close();
    appendFileSync(witnessOf('seller'), '?\n');
    await copy.putBack('standby');
    for (const name of NAMES) await open(name);
    expect((await desks.seller.awaited?.read())?.desks).toEqual([stationId]);
    await expect(buy('seller', 'another')).rejects.toThrow(stationId);
    expect(await desks.idle.awaited?.waive(stationId, 'client-1')).toBe(true);
    expect(await buy('seller', 'another')).toBe('accepted');
    expect(await buy('seller', 'kept')).toBe('taken');
  });
});

/** One label waits for its printer when the copy is made, and one is to be printed once it comes; both come out after that. */
async function printAfterTheCopy() {
  const { id: shipmentId } = await accept(desks.seller, { transactionId: 'pending' });
  const { orders, jobs } = desks.seller.printing;
  await orders.put({ shipmentId, clientId: 'client-1', printerId: 'desk' });
  const { id: jobId } = await addJob(desks.seller);
  const copy = await server.copyAside();
  await orders.remove(shipmentId);
  for (const state of ['SENT', 'PRINTED'] as const) await jobs.advance(update(jobId, state));
  return { ...copy, jobId };
}

describe.each(['standby', 'disk'] as const)('a %s on which labels still wait that came out since', (as) => {
  test('has a desk print none of them by itself, and asks whether they came out', async () => {
    const { putBack, jobId } = await printAfterTheCopy();
    const before = seenBy('seller')?.wal ?? 0;
    await desks.seller.close();
    await open('seller');
    await expect.poll(() => seenBy('seller')?.wal).toBeGreaterThan(before);
    await desks.seller.close();
    await putBack(as);
    await open('seller');
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
  await server.killAndRestart();
  expect(await buy('idle', 'sold')).toBe('taken');
  expect(await buy('idle', 'another')).toBe('accepted');
  expect(await desks.idle.awaited?.read()).toBeNull();
});
