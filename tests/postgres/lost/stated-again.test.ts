import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeBatch, newBatch, newRow } from '../../ledger/conformance/batches/samples.ts';
import { accept, acceptance, change, label, NOON } from '../../ledger/samples.ts';
import { NAMES, useCopiedDesks, type Name } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;
const buy = (name: Name, transactionId: string) =>
  desks[name].shipments.accept(acceptance({ transactionId })).then(({ kind }) => kind);

test('a label that was bought and voided since is void, with its number, and no look-up finds it good', async () => {
  const { id: onItsWay } = await accept(desks.seller, { transactionId: 'on its way' });
  const copy = await at.copyAside();
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
  await at.open('seller');
  const found = await Promise.all([onItsWay, missing].map((id) => desks.seller.shipments.find(id)));
  expect(found.map((each) => [each?.state, each?.trackingNumbers])).toEqual([
    ['VOIDED', ['1Z1']],
    ['VOIDED', ['1Z2']],
  ]);
  expect(await desks.seller.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
  expect((await desks.seller.maintenance.check()).filter(({ status }) => status === 'failed')).toEqual([]);
});

test.each([[['idle', 'seller']], [['seller', 'idle']]] as const)(
  'a label that one desk bought and another one voided is void, of which %s state what they know',
  async (order) => {
    const copy = await at.copyAside();
    const { id } = await accept(desks.seller, { transactionId: 'missing' });
    await desks.seller.shipments.advance(
      change(id, 'LABELLED', { trackingNumbers: ['1Z1'], documents: [label('1Z1')] }),
    );
    await desks.idle.shipments.advance(change(id, 'VOIDED'));
    for (const name of NAMES) await desks[name].close();
    await copy.putBack('standby');
    for (const name of order) await at.open(name);
    expect(await desks.seller.shipments.find(id)).toMatchObject({ state: 'VOIDED', trackingNumbers: ['1Z1'] });
    expect(await desks.seller.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
  },
);

test('what was bought since is found with its number of a range, its order is not open, and its row waits for nobody', async () => {
  await makeBatch(desks.seller, 'b', ['READY', 'READY']);
  const copy = await at.copyAside();
  const ordered = { source: 'shop', orderNumber: '1001', lines: [] };
  const { id } = await accept(desks.seller, { transactionId: 'row-1', sample: { order: ordered } });
  const range = { carrier: 'CARRIER_A', prefix: 'AB', first: 1n, last: 99n, digits: 2 } as const;
  expect(await desks.seller.ranges.take(range, id, 2)).toMatchObject({ numbers: [1n, 2n] });
  const sale = { trackingNumbers: ['AB1'], documents: [label('AB1')] };
  await desks.seller.shipments.advance(change(id, 'LABELLED', sale));
  await desks.seller.close();
  await copy.putBack('standby');
  await at.open('seller');
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

test('what was on its way, or in doubt, and was refused since is refused, and its id is free', async () => {
  const { id } = await accept(desks.seller, { transactionId: 'refused' });
  const { id: doubtful } = await accept(desks.seller, { transactionId: 'doubtful' });
  await desks.seller.shipments.advance(change(doubtful, 'UNKNOWN'));
  const copy = await at.copyAside();
  for (const each of [id, doubtful]) await desks.seller.shipments.advance(change(each, 'REJECTED'));
  await desks.seller.close();
  await copy.putBack('standby');
  await at.open('seller');
  for (const each of [id, doubtful])
    expect(await desks.seller.shipments.find(each)).toMatchObject({ state: 'REJECTED', problem: null });
  expect((await desks.seller.shipments.attempts(id))[0]).toMatchObject({ outcome: 'REJECTED' });
  for (const each of ['refused', 'doubtful'])
    await expect.poll(() => buy('seller', each).catch(() => 'not yet'), { timeout: 10_000 }).toBe('accepted');
});

test.each([[['seller', 'idle']], [['idle', 'seller']]] as const)(
  'an id that one desk had refused and another one sold is not free, of which %s state what they know',
  async (order) => {
    const { id: refused } = await accept(desks.seller, { transactionId: 'twice' });
    await desks.seller.shipments.advance(change(refused, 'UNKNOWN'));
    const copy = await at.copyAside();
    await desks.seller.shipments.advance(change(refused, 'REJECTED'));
    const { id } = await accept(desks.idle, { transactionId: 'twice' });
    for (const name of NAMES) await desks[name].close();
    await copy.putBack('standby');
    for (const name of order) await at.open(name);
    await expect.poll(() => buy('seller', 'twice').catch(() => 'not yet'), { timeout: 10_000 }).toBe('taken');
    const { findByTransaction, holderOf } = desks.seller.shipments;
    expect([await holderOf('client-1', 'twice'), await findByTransaction('client-1', 'twice')]).toMatchObject([
      { id },
      { id },
    ]);
    expect((await desks.seller.shipments.find(refused))?.state).toBe('REJECTED');
  },
);

test('an id is read as what was sold under it, though another desk states an earlier attempt later', async () => {
  const copy = await at.copyAside();
  const { id: refused } = await accept(desks.seller, { transactionId: 'twice' });
  await desks.seller.shipments.advance(change(refused, 'REJECTED'));
  const { id } = await accept(desks.idle, { transactionId: 'twice' });
  for (const name of NAMES) await desks[name].close();
  await copy.putBack('standby');
  for (const name of ['idle', 'seller'] as const) await at.open(name);
  await expect
    .poll(async () => (await desks.idle.shipments.find(refused))?.state, { timeout: 10_000 })
    .toBe('REJECTED');
  expect((await desks.idle.shipments.findByTransaction('client-1', 'twice'))?.id).toBe(id);
});

test('a row that was refused, changed and bought since is in doubt under the id that it got', async () => {
  const { batches } = desks.seller;
  await batches.begin(newBatch('b', { rowCount: 2 }));
  const rows = [newRow(1, { transactionId: 'B-b-1', state: 'REJECTED' }), newRow(2, { transactionId: 'B-b-2' })];
  await batches.addRows('b', rows, NOON);
  await batches.complete('b');
  const copy = await at.copyAside();
  const { id } = await accept(desks.seller, { transactionId: 'B-b-1r2' });
  await desks.seller.close();
  await copy.putBack('standby');
  await at.open('seller');
  expect(await desks.seller.batches.rows({ batchId: 'b', after: 0, limit: 2 })).toMatchObject([
    { state: 'UNKNOWN', transactionId: 'B-b-1r2', shipmentId: id },
    { state: 'READY', transactionId: 'B-b-2', shipmentId: null },
  ]);
});

describe('a desk that did not keep all that it wrote', () => {
  test('keeps it at its next start, so that it knows it where the database forgets it', async () => {
    const copy = await at.copyAside();
    await accept(desks.seller, { transactionId: 'kept' });
    const before = readFileSync(at.witnessOf('seller'));
    const { id } = await accept(desks.seller, { transactionId: 'missed' });
    const sale = { trackingNumbers: ['1Z1'], documents: [label('1Z1')], notes: { labelId: 'one' } };
    await desks.seller.shipments.advance(change(id, 'LABELLED', sale));
    await desks.seller.close();
    // As a kill leaves it, or a disk that failed.
    writeFileSync(at.witnessOf('seller'), before);
    await at.open('seller');
    await desks.seller.close();
    await copy.putBack('standby');
    await at.open('seller');
    expect(await desks.seller.shipments.findByTransaction('client-1', 'missed')).toMatchObject({
      id,
      state: 'UNKNOWN',
    });
    expect((await desks.seller.shipments.attemptNotes(id)).notes).toEqual({ labelId: 'one' });
    expect((await desks.seller.awaited?.read())?.desks ?? []).not.toContain(desks.seller.stationId);
  });

  test('keeps what it has stated again, too, where it died before that', async () => {
    const copy = await at.copyAside();
    await accept(desks.seller, { transactionId: 'missed' });
    await desks.seller.close();
    const before = readFileSync(at.witnessOf('seller'));
    await copy.putBack('standby');
    await at.open('seller');
    await desks.seller.close();
    writeFileSync(at.witnessOf('seller'), before);
    await at.open('seller');
    await expect.poll(() => buy('seller', 'afterwards').catch(() => 'awaited'), { timeout: 20_000 }).toBe('accepted');
    await desks.seller.close();
    await copy.putBack('standby');
    await at.open('seller');
    expect((await desks.seller.awaited?.read())?.desks ?? []).not.toContain(desks.seller.stationId);
    for (const transactionId of ['missed', 'afterwards'])
      expect(await desks.seller.shipments.findByTransaction('client-1', transactionId)).toMatchObject({
        state: 'UNKNOWN',
      });
  });

  test('is awaited where the database has lost it, too, until a person says that nobody knows', async () => {
    const copy = await at.copyAside();
    await accept(desks.seller, { transactionId: 'kept' });
    const { stationId } = desks.seller;
    for (const name of NAMES) await desks[name].close();
    appendFileSync(at.witnessOf('seller'), '?\n');
    await copy.putBack('standby');
    for (const name of NAMES) await at.open(name);
    expect((await desks.seller.awaited?.read())?.desks).toEqual([stationId]);
    await expect(buy('seller', 'another')).rejects.toThrow(stationId);
    expect(await desks.idle.awaited?.waive(stationId, 'client-1')).toBe(true);
    expect(await buy('seller', 'another')).toBe('accepted');
    expect(await buy('seller', 'kept')).toBe('taken');
  });
});

test('a label that a look-up finds is not taken for a good one before the desk has stated that may have voided it', async () => {
  const copy = await at.copyAside();
  const { id } = await accept(desks.seller, { transactionId: 'missing' });
  const sale = { trackingNumbers: ['1Z1'], documents: [label('1Z1')] };
  await desks.seller.shipments.advance(change(id, 'LABELLED', sale));
  await desks.idle.shipments.advance(change(id, 'VOIDED'));
  const { stationId } = desks.idle;
  for (const name of NAMES) await desks[name].close();
  await copy.putBack('standby');
  await at.open('seller');
  const found = () => desks.seller.shipments.advance(change(id, 'PURCHASED', { trackingNumbers: ['1Z1'] }));
  await expect(found()).rejects.toMatchObject({ name: 'LedgerAwayError', trouble: { values: { desks: stationId } } });
  expect((await desks.seller.shipments.find(id))?.state).toBe('UNKNOWN');
  await at.open('idle');
  expect((await desks.seller.shipments.find(id))?.state).toBe('VOIDED');
});

test('what was on its way is in doubt after two restores of older copies, the later one of the newer copy, at a desk that runs on', async () => {
  const older = await at.copyAside();
  const { id } = await accept(desks.seller, { transactionId: 'on its way' });
  const newer = await at.copyAside();
  for (const { putBack } of [older, newer]) {
    await putBack('standby');
    const state = () =>
      desks.seller.shipments.find(id).then(
        (found) => found?.state,
        () => 'away',
      );
    await expect.poll(state, { timeout: 20_000 }).toBe('UNKNOWN');
  }
  expect(await desks.seller.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
});
