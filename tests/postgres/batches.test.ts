import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { makeBatch, newBatch, newRow, start } from '../ledger/conformance/batches/samples.ts';
import { atOnce } from '../ledger/conformance/conformance.ts';
import { acceptance, NOON } from '../ledger/samples.ts';
import { useTwoDesks } from './two-desks.ts';

const desks = useTwoDesks();
const take = async (at: Ledger) => (await at.batches.takeNext('one', NOON))?.number;
const stateOf = async (number = 1) => (await desks.one.batches.row('one', number))?.state;
const settle = (at: Ledger, state: 'BOUGHT' | 'READY', number = 1) =>
  at.batches.changeRow('one', number, ['RUNNING'], { state, at: NOON });

/** A batch that runs, of so many rows that are ready. */
async function running(rows: number): Promise<void> {
  await makeBatch(desks.one, 'one', Array(rows).fill('READY'));
  await start(desks.one, 'one');
}

test('two desks that take rows of a batch at the same time take each once, and each desk in their order', async () => {
  await running(200);
  const takeAll = async (at: Ledger) => {
    const taken: number[] = [];
    for (let row = await take(at); row !== undefined; row = await take(at)) taken.push(row);
    return taken;
  };
  const [one, other] = await Promise.all([takeAll(desks.one), takeAll(desks.other)]);
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  expect([one, other]).toEqual([inOrder(one), inOrder(other)]);
  expect(inOrder([...one, ...other])).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect([one.length > 0, other.length > 0]).toEqual([true, true]);
});

test('four lanes at each of two desks take each row once', async () => {
  await running(60);
  const taken = await atOnce(80, (index) => take(index % 2 === 0 ? desks.one : desks.other));
  const numbers = taken.flatMap((number) => number ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(await desks.one.batches.counts('one')).toMatchObject({ RUNNING: numbers.length, READY: 60 - numbers.length });
});

test('a desk shows, pauses and starts a batch that another one made, and nothing more is taken at either', async () => {
  await running(3);
  const { batches } = desks.other;
  expect((await batches.list({ limit: 5 })).batches).toEqual([await desks.one.batches.find('one')]);
  await batches.change('one', ['RUNNING'], { state: 'PAUSED', pauseReason: 'REQUESTED', at: NOON });
  expect([await take(desks.one), await take(desks.other)]).toEqual([undefined, undefined]);
  await start(desks.other, 'one');
  expect([await take(desks.one), await take(desks.other)]).toEqual([1, 2]);
});

test('a row that is to be taken while another desk pauses its batch waits for the pause, and is not taken', async () => {
  await running(2);
  const paused = desks.asAdministrator(
    `WITH paused AS (UPDATE packbench.batch SET state = 'PAUSED' WHERE id = 'one' RETURNING 1) SELECT pg_sleep(1) FROM paused`,
  );
  const lock = () => desks.asAdministrator(`SELECT 1 FROM packbench.batch WHERE id = 'one' FOR UPDATE NOWAIT`);
  const isLocked = () =>
    lock().then(
      () => false,
      () => true,
    );
  await expect.poll(isLocked, { interval: 5 }).toBe(true);
  expect(await take(desks.one)).toBeUndefined();
  await paused;
});

test('a batch that another desk has started meanwhile is not removed', async () => {
  await running(2);
  expect(await desks.other.batches.remove('one')).toBe(false);
  expect(await desks.other.batches.setHidden('one', true)).toBe(false);
  expect(await take(desks.one)).toBe(1);
});

test('a batch is bought by the desk that started it, and by one other once that one is silent', async () => {
  await running(2);
  const takeOver = () => atOnce(8, (index) => (index % 2 === 0 ? desks.one : desks.other).batches.takeOver('one'));
  const [mine, others] = [Array(4).fill([true, false]).flat(), Array(4).fill([false, true]).flat()];
  expect(await takeOver()).toEqual(mine);
  await desks.silence('one', 16);
  expect(await desks.other.batches.takeOver('one')).toBe(true);
  await desks.silence('one', 0);
  expect(await takeOver()).toEqual(others);
  await desks.restart('other');
  const [first, second] = await Promise.all([desks.one.batches.takeOver('one'), desks.other.batches.takeOver('one')]);
  expect([first, second].filter(Boolean)).toHaveLength(1);
});

test('a row is bought only by the run that holds it', async () => {
  await running(2);
  const number = (await take(desks.one)) ?? 0;
  const row = { batchId: 'one', number };
  const accept = (at: Ledger, transactionId: string) => at.shipments.accept(acceptance({ transactionId, row }));
  expect(await accept(desks.other, 'not-its-row')).toEqual({ kind: 'overtaken' });
  expect(await accept(desks.one, 'its-row')).toMatchObject({ kind: 'accepted' });
  await desks.silence('one', 16);
  await settle(desks.other, 'READY', number);
  expect(await accept(desks.one, 'no-longer')).toEqual({ kind: 'overtaken' });
  expect(await take(desks.other)).toBe(number);
  expect(await accept(desks.one, 'no-longer')).toEqual({ kind: 'overtaken' });
  expect(await accept(desks.other, 'its-own')).toMatchObject({ kind: 'accepted' });
});

test('a row that a desk buys is changed by no other one, nor is its batch named to it, while its run lives', async () => {
  await running(2);
  await take(desks.one);
  await desks.silence('one', 14);
  expect(await settle(desks.other, 'READY')).toBeNull();
  expect(await desks.other.batches.interrupted()).toEqual([]);
  expect(await desks.other.batches.finishIfDone('one', NOON)).toBe(false);
  expect((await settle(desks.one, 'BOUGHT'))?.state).toBe('BOUGHT');
});

test('what a silent run was buying is for others; when it is back it changes nothing any more', async () => {
  await running(1);
  await take(desks.one);
  await desks.silence('one', 16);
  expect(await desks.other.batches.interrupted()).toEqual(['one']);
  expect((await settle(desks.other, 'READY'))?.state).toBe('READY');
  expect(await take(desks.other)).toBe(1);
  await desks.silence('one', 0);
  expect(await settle(desks.one, 'BOUGHT')).toBeNull();
  expect(await stateOf()).toBe('RUNNING');
});

test('what an earlier run of the desk was buying is its next one’s; what the other desk buys is not', async () => {
  await running(2);
  await take(desks.one);
  await take(desks.other);
  await desks.restart('one');
  expect(await desks.one.batches.interrupted()).toEqual(['one']);
  expect(await settle(desks.one, 'READY', 2)).toBeNull();
  expect((await settle(desks.one, 'READY', 1))?.state).toBe('READY');
  await start(desks.other, 'one');
  expect(await desks.one.batches.interrupted()).toEqual(['one']);
  await desks.other.batches.change('one', ['RUNNING'], { state: 'PAUSED', at: NOON });
  await start(desks.other, 'one');
  expect(await desks.one.batches.interrupted()).toEqual([]);
});

test('a batch that another desk makes just now is not discarded; one that a silent desk left is, and its content may come again', async () => {
  await desks.one.batches.begin(newBatch('one', { contentHash: 'same' }));
  await desks.one.batches.addRows('one', [newRow(1)], NOON);
  await desks.other.batches.discardIncomplete();
  expect(await desks.other.batches.begin(newBatch('two', { contentHash: 'same' }))).toBe(false);
  await desks.silence('one', 16);
  expect(await desks.other.batches.begin(newBatch('two', { contentHash: 'same' }))).toBe(true);
  await expect(desks.one.batches.addRows('one', [newRow(2)], NOON)).rejects.toThrow();
  await desks.one.batches.complete('one');
  expect(await desks.one.batches.find('one')).toBeNull();
});

test('a batch that one desk starts while another removes it stays with its rows, or is gone before any was taken', async () => {
  for (let round = 0; round < 10; round += 1) {
    await makeBatch(desks.one, 'one');
    const [, taken] = await Promise.all([
      desks.other.batches.remove('one'),
      start(desks.one, 'one').then(() => take(desks.one)),
    ]);
    expect(await stateOf()).toBe(taken === undefined ? undefined : 'RUNNING');
    await desks.one.batches.change('one', ['RUNNING'], { state: 'STOPPED', at: NOON });
    await settle(desks.one, 'READY');
    await desks.one.batches.remove('one');
  }
});
