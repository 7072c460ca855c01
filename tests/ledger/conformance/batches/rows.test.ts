import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BATCH_ROW_STATES, type BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { BatchRowRecord } from '#electron/engine/batches/batch-store.ts';
import { accept, bringTo, HOUR, NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';
import { makeBatch, newBatch, newRow, start } from './samples.ts';

conformance((station) => {
  const store = () => station.ledger.batches;
  const numbers = (rows: readonly (BatchRowRecord | null)[]) => rows.map((row) => row?.number);
  const statesOf = async (batchId: string) =>
    (await store().rows({ batchId, after: 0, limit: 1000 })).map(({ state }) => state);

  const seenOrder = {
    ...{ source: 'shop', orderNumber: '#1/A', lines: [{ line: 1, quantity: 2, article: 'MUG' }], tags: ['fragile'] },
    ...{ version: 3, digest: 'd' },
  };

  test('rows come back as they were given, in order, over a restart', async () => {
    const asked = { pointer: '/recipient', message: 'Who?', column: null } as never;
    const json = newRow(2, {
      line: null,
      cells: null,
      order: seenOrder,
      source: { a: 1 },
      surplus: 2,
      state: 'INVALID',
      errors: [asked],
    });
    await store().begin(newBatch('one'));
    await store().addRows('one', [json, newRow(1)], NOON);
    await store().complete('one');
    await station.reopen();
    const fresh = {
      ...{ edited: false, fields: {}, problem: null, shipmentId: null, shipmentState: null },
      ...{ trackingNumbers: [], platformTrackingNumbers: [], print: null, updatedAt: NOON },
    };
    const given = [
      { ...newRow(1), ...fresh },
      { ...json, ...fresh },
    ];
    expect(await store().rows({ batchId: 'one', after: 0, limit: 10 })).toEqual(given);
    expect(await store().row('one', 2)).toEqual(given[1]);
    expect([await store().row('one', 3), await store().row('nobody', 1)]).toEqual([null, null]);
  });

  test('pages of rows go on after a number, in these states, and every state is counted', async () => {
    await makeBatch(station.ledger, 'one', ['READY', 'INVALID', 'READY', 'SKIPPED', 'READY']);
    const page = async (after: number, states?: readonly BatchRowState[]) =>
      numbers(await store().rows({ batchId: 'one', after, limit: 2, ...(states && { states }) }));
    expect([await page(0), await page(2), await page(4), await page(5)]).toEqual([[1, 2], [3, 4], [5], []]);
    expect([await page(0, ['READY']), await page(3, ['READY']), await page(0, [])]).toEqual([[1, 3], [5], []]);
    expect(await page(0, ['INVALID', 'SKIPPED'])).toEqual([2, 4]);
    const none = Object.fromEntries(BATCH_ROW_STATES.map((state) => [state, 0]));
    expect(await store().counts('one')).toEqual({ ...none, READY: 3, INVALID: 1, SKIPPED: 1 });
    expect(await store().counts('nobody')).toEqual(none);
  });

  test('a row says in which state its shipment is now', async () => {
    await makeBatch(station.ledger, 'one', ['RUNNING']);
    const { id: shipmentId } = await accept(station.ledger);
    const row = await store().changeRow('one', 1, ['RUNNING'], { state: 'BOUGHT', shipmentId, at: NOON });
    expect(row?.shipmentState).toBe('SENDING');
    await bringTo(station.ledger, shipmentId, 'UNKNOWN');
    expect((await store().row('one', 1))?.shipmentState).toBe('UNKNOWN');
    expect((await store().rows({ batchId: 'one', after: 0, limit: 1 }))[0]?.shipmentState).toBe('UNKNOWN');
  });

  test('a change keeps what it does not name; in another state nothing is changed', async () => {
    await makeBatch(station.ledger, 'one', ['RUNNING']);
    const before = await store().row('one', 1);
    expect(await store().changeRow('one', 1, ['READY', 'INVALID'], { state: 'BOUGHT', at: NOON + 1 })).toBeNull();
    expect(await store().changeRow('one', 2, ['READY'], { state: 'BOUGHT', at: NOON + 1 })).toBeNull();
    expect(await store().changeRow('nobody', 1, ['READY'], { state: 'BOUGHT', at: NOON + 1 })).toBeNull();
    expect(await store().row('one', 1)).toEqual(before);
    const problem = { code: 'CARRIER_REJECTED', detail: 'No such street', purchase: 'not_made' } as const;
    const learnt = { state: 'REJECTED', problem, trackingNumbers: ['UP1'], edited: true } as const;
    const changed = await store().changeRow('one', 1, ['RUNNING'], {
      ...learnt,
      ...{ trackingNumbers: ['UP1'], fields: { city: 'Köln' } as never, cells: null, at: NOON + HOUR },
      order: seenOrder,
    });
    await station.reopen();
    expect(await store().row('one', 1)).toEqual(changed);
    const given = { fields: { city: 'Köln' }, cells: null, order: seenOrder };
    expect(changed).toEqual({ ...before, ...learnt, ...given, updatedAt: NOON + HOUR });
  });

  test('a row that has changed since it was seen is not changed', async () => {
    await makeBatch(station.ledger, 'one', ['READY']);
    const edit = (seenAt: number, at: number) => ({ edited: true, seenAt, at });
    expect(await store().changeRow('one', 1, ['READY'], edit(NOON, NOON + 1))).toMatchObject({ updatedAt: NOON + 1 });
    const unchanged = await store().row('one', 1);
    expect(await store().changeRow('one', 1, ['READY'], edit(NOON, NOON + 2))).toBeNull();
    const late = { number: 1, from: ['READY'] as const, update: edit(NOON, NOON + 2) };
    expect(await store().changeRows('one', [late])).toEqual([]);
    expect(await store().row('one', 1)).toEqual(unchanged);
  });

  test('rows are read by their numbers, and several are changed in one commit: those that are in their states', async () => {
    await makeBatch(station.ledger, 'one', ['READY', 'RUNNING', 'INVALID', 'READY']);
    expect(numbers(await store().rowsNumbered('one', [4, 9, 1]))).toEqual([1, 4]);
    expect(await store().rowsNumbered('nobody', [1])).toEqual([]);
    const change = (number: number, fields: object) => ({
      ...{ number, from: ['READY', 'INVALID'] as const },
      update: { fields: fields as never, at: NOON + HOUR },
    });
    const changed = await store().changeRows('one', [
      change(3, { ref1: 'C' }),
      change(2, { ref1: 'B' }),
      change(7, {}),
      change(1, { ref1: 'A' }),
    ]);
    expect(changed.toSorted()).toEqual([1, 3]);
    expect(await store().changeRows('one', [])).toEqual([]);
    await station.reopen();
    const rows = await store().rowsNumbered('one', [1, 2, 3]);
    expect(rows.map(({ fields, updatedAt }) => [fields, updatedAt])).toEqual([
      [{ ref1: 'A' }, NOON + HOUR],
      [{}, NOON],
      [{ ref1: 'C' }, NOON + HOUR],
    ]);
  });

  test('a change that many ask for at once is made for one of them', async () => {
    await makeBatch(station.ledger, 'one');
    const answers = await atOnce(10, () => store().changeRow('one', 2, ['READY'], { state: 'SKIPPED', at: NOON }));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  test('every ready row is taken once, in order, however many ask at once', async () => {
    await makeBatch(station.ledger, 'one', ['READY', 'SKIPPED', 'READY', 'READY', 'INVALID', 'READY']);
    expect(await store().takeNext('one', NOON)).toBeNull();
    await start(station.ledger, 'one');
    const taken = await atOnce(12, () => store().takeNext('one', NOON + 5));
    expect(numbers(taken.filter((row) => row !== null)).toSorted()).toEqual([1, 3, 4, 6]);
    expect(taken.find((row) => row?.number === 3)).toMatchObject({ state: 'RUNNING', updatedAt: NOON + 5 });
    await station.reopen();
    expect(await statesOf('one')).toEqual(['RUNNING', 'SKIPPED', 'RUNNING', 'RUNNING', 'INVALID', 'RUNNING']);
  });

  test('nothing is taken of a batch that does not run any more, nor of one that is not there', async () => {
    await makeBatch(station.ledger, 'one', Array(8).fill('READY'));
    await start(station.ledger, 'one');
    const [, ...taken] = await Promise.all([
      store().change('one', ['RUNNING'], { state: 'STOPPED', at: NOON }),
      ...Array.from({ length: 5 }, () => store().takeNext('one', NOON)),
    ]);
    expect(await store().takeNext('one', NOON)).toBeNull();
    expect(await store().takeNext('nobody', NOON)).toBeNull();
    expect(await store().counts('one')).toMatchObject({ RUNNING: taken.filter((row) => row !== null).length });
  });

  test('rows of which it is proved that nothing was bought are ready again, all or those named; no others', async () => {
    const all: BatchRowState[] = [...BATCH_ROW_STATES, 'REJECTED'];
    await makeBatch(station.ledger, 'one', all);
    const [rejected, notSent] = [all.indexOf('REJECTED') + 1, all.indexOf('NOT_SENT') + 1];
    const { id: shipmentId } = await accept(station.ledger);
    const problem = { code: 'CARRIER_REJECTED', detail: 'No', purchase: 'not_made' } as const;
    await store().changeRow('one', rejected, ['REJECTED'], { shipmentId, problem, at: NOON });
    const named = { states: ['REJECTED', 'NOT_SENT'] as const, numbers: [rejected, 1, 99] };
    expect(await store().requeue('one', named, NOON + HOUR)).toBe(1);
    expect(await store().requeue('one', { ...named, numbers: [] }, NOON)).toBe(0);
    expect(await store().row('one', rejected)).toMatchObject({
      ...{ state: 'READY', problem: null, shipmentId: null, shipmentState: null, updatedAt: NOON + HOUR },
    });
    expect(await store().requeue('one', { states: ['NOT_SENT'] }, NOON)).toBe(1);
    expect(await store().requeue('one', { states: ['REJECTED', 'NOT_SENT'] }, NOON)).toBe(1);
    await station.reopen();
    const expected = all.map((state) => (state === 'REJECTED' || state === 'NOT_SENT' ? 'READY' : state));
    expect(await statesOf('one')).toEqual(expected);
    expect(expected[notSent - 1]).toBe('READY');
  });

  test('whatever buyers, a stop and retries do at once, no row is with two buyers', async () => {
    let count = 0;
    const call = fc.constantFrom('take', 'take', 'refuse', 'buy', 'retry', 'pause', 'run', 'finish');
    const running = (id: string) => store().rows({ batchId: id, states: ['RUNNING'], after: 0, limit: 10 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(call, { minLength: 2, maxLength: 6 }), { maxLength: 6 }), async (rounds) => {
        const id = `race-${(count += 1)}`;
        await makeBatch(station.ledger, id);
        await start(station.ledger, id);
        const withBuyers = new Set<number>();
        const end = async (state: BatchRowState) => {
          const [number] = withBuyers;
          if (number === undefined) return;
          withBuyers.delete(number);
          expect(await store().changeRow(id, number, ['RUNNING'], { state, at: NOON })).not.toBeNull();
        };
        const make: Record<string, () => Promise<unknown>> = {
          async take() {
            const row = await store().takeNext(id, NOON);
            if (row === null) return;
            expect(withBuyers.has(row.number)).toBe(false);
            withBuyers.add(row.number);
          },
          refuse: () => end('REJECTED'),
          buy: () => end('BOUGHT'),
          retry: () => store().requeue(id, { states: ['REJECTED'] }, NOON),
          pause: () => store().change(id, ['RUNNING'], { state: 'PAUSED', at: NOON }),
          run: () => start(station.ledger, id),
          async finish() {
            await store().finishIfDone(id, NOON);
          },
        };
        for (const calls of rounds) await Promise.all(calls.map((name) => make[name]?.()));
        expect(numbers(await running(id))).toEqual([...withBuyers].toSorted());
      }),
      { numRuns: 15 },
    );
  });
});
