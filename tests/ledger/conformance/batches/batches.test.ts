import { describe, expect, test } from 'vitest';
import { HOUR, NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';
import { makeBatch, newBatch, newRow, start } from './samples.ts';

conformance((station) => {
  const store = () => station.ledger.batches;

  describe('a batch', () => {
    test('comes back as it was given, over a restart', async () => {
      await makeBatch(station.ledger, 'one');
      await station.reopen();
      expect(await store().find('one')).toEqual({
        ...newBatch('one'),
        ...{ state: 'DRAFT', pauseReason: null, pauseDetail: null, startedBy: null, packer: null },
        ...{ updatedAt: NOON, startedAt: null, finishedAt: null },
      });
      expect(await store().find('nobody')).toBeNull();
    });

    test('is there only when all its rows are', async () => {
      await store().begin(newBatch('one'));
      await store().addRows('one', [newRow(1)], NOON);
      const seen = async () => [
        await store().find('one'),
        await store().findByContent('hash of one', 1),
        (await store().list({ limit: 10 })).batches,
        await store().interrupted(),
        await store().rows({ batchId: 'one', after: 0, limit: 10 }),
        await store().row('one', 1),
        (await store().counts('one')).READY,
        await start(station.ledger, 'one'),
        await store().takeNext('one', NOON),
        await store().changeRow('one', 1, ['READY'], { state: 'SKIPPED', at: NOON }),
      ];
      const nothing = [null, null, [], [], [], null, 0, null, null, null];
      expect(await seen()).toEqual(nothing);
      await station.reopen();
      expect(await seen()).toEqual(nothing);
      await store().addRows('one', [newRow(2)], NOON);
      await store().complete('one');
      expect(await store().find('one')).toMatchObject({ state: 'DRAFT', startedAt: null });
      expect(await store().counts('one')).toMatchObject({ READY: 2 });
    });

    test('gets other rows in place of its own, over a restart, where nothing of it changed meanwhile', async () => {
      await makeBatch(station.ledger, 'one');
      const anew = { ...newBatch('one'), mapping: {}, footer: [], rowCount: 1 };
      const row = newRow(1, { state: 'SKIPPED', edited: true, fields: { ref1: 'given' } });
      const replace = (seenAt: number) => store().replaceRows('one', { ...anew, seenAt }, [row], NOON + HOUR);
      expect([await replace(NOON - 1), await store().counts('one')]).toMatchObject([false, { READY: 3 }]);
      expect(await replace(NOON)).toBe(true);
      await station.reopen();
      expect(await store().find('one')).toMatchObject({ mapping: {}, footer: [], rowCount: 1, state: 'DRAFT' });
      expect(await store().rows({ batchId: 'one', after: 0, limit: 10 })).toMatchObject([row]);
      await makeBatch(station.ledger, 'two');
      await start(station.ledger, 'two');
      expect(await store().replaceRows('two', { ...anew, seenAt: NOON + HOUR }, [row], NOON)).toBe(false);
    });

    test('that a crash left without its rows is dropped, and its content may come again', async () => {
      await makeBatch(station.ledger, 'whole');
      await store().begin(newBatch('half'));
      await store().addRows('half', [newRow(1)], NOON);
      await station.reopen();
      await store().discardIncomplete();
      await makeBatch(station.ledger, 'again', ['READY'], { contentHash: 'hash of half' });
      expect((await store().list({ limit: 10 })).batches.map(({ id }) => id)).toEqual(['again', 'whole']);
      expect(await store().counts('whole')).toMatchObject({ READY: 3 });
    });

    test('of a content is there once in each edition, however many begin it at once', async () => {
      const begun = await Promise.all(
        ['a', 'b', 'c'].map((id) => store().begin(newBatch(id, { contentHash: 'same' }))),
      );
      expect(begun.filter(Boolean)).toHaveLength(1);
      await makeBatch(station.ledger, 'second', ['READY'], { contentHash: 'same', edition: 2 });
      expect((await store().findByContent('same', 2))?.id).toBe('second');
      expect(await store().findByContent('same', 3)).toBeNull();
    });

    test('that was hidden is found by its content only, until it is shown again', async () => {
      await makeBatch(station.ledger, 'one');
      await store().setHidden('one', true);
      await station.reopen();
      expect([await store().find('one'), (await store().list({ limit: 10 })).batches]).toEqual([null, []]);
      expect((await store().findByContent('hash of one', 1))?.id).toBe('one');
      await store().setHidden('one', false);
      expect((await store().find('one'))?.id).toBe('one');
    });

    test('that is removed is gone with its rows, many as they are', async () => {
      await makeBatch(station.ledger, 'one', Array(600).fill('READY'));
      await makeBatch(station.ledger, 'two');
      expect([await store().remove('one'), await store().remove('one')]).toEqual([true, false]);
      await station.reopen();
      expect(await store().find('one')).toBeNull();
      expect(await store().rows({ batchId: 'one', after: 0, limit: 10 })).toEqual([]);
      expect(await store().counts('two')).toMatchObject({ READY: 3 });
      await makeBatch(station.ledger, 'one', ['SKIPPED']);
      expect(await store().counts('one')).toMatchObject({ READY: 0, SKIPPED: 1 });
    });

    test('that was started meanwhile stays and is seen; and one stays of which something was, or may have been, bought', async () => {
      await makeBatch(station.ledger, 'one');
      await store().change('one', ['DRAFT'], { state: 'RUNNING', at: NOON });
      expect([await store().remove('one'), await store().setHidden('one', true)]).toEqual([false, false]);
      await store().takeNext('one', NOON);
      await store().change('one', ['RUNNING'], { state: 'STOPPED', at: NOON });
      expect([await store().remove('one'), await store().find('one')]).toMatchObject([false, { state: 'STOPPED' }]);
      for (const state of ['BOUGHT', 'UNKNOWN'] as const) {
        await makeBatch(station.ledger, state, ['SKIPPED', state]);
        expect(await store().remove(state)).toBe(false);
        expect(await store().counts(state)).toMatchObject({ [state]: 1 });
        expect(await store().setHidden(state, true)).toBe(true);
      }
    });
  });

  test('pages come newest first, without gaps or repeats, of these clients and in these states', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      await makeBatch(station.ledger, id, ['READY'], { clientId: id === 'c' ? 'other' : 'client-1' });
    await start(station.ledger, 'b');
    const ids = async (query: Partial<Parameters<ReturnType<typeof store>['list']>[0]>) => {
      const pages: string[][] = [];
      let before: number | null = null;
      do {
        const page = await store().list({ limit: 2, ...query, ...(before !== null && { before }) });
        pages.push(page.batches.map(({ id }) => id));
        before = page.next;
      } while (before !== null);
      return pages;
    };
    expect(await ids({})).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    expect(await ids({ clientIds: ['client-1'] })).toEqual([
      ['e', 'd'],
      ['b', 'a'],
    ]);
    expect(await ids({ clientIds: [] })).toEqual([[]]);
    expect(await ids({ states: ['RUNNING'] })).toEqual([['b']]);
    expect(await ids({ states: ['DRAFT'], clientIds: ['other'] })).toEqual([['c']]);
  });

  describe('a change', () => {
    test('keeps who started it, when it first did, and why it paused, over a restart', async () => {
      await makeBatch(station.ledger, 'one');
      station.clock.at += HOUR;
      const running = await start(station.ledger, 'one');
      expect(running).toMatchObject({ state: 'RUNNING', startedBy: 'client-1', startedAt: NOON + HOUR });
      station.clock.at += HOUR;
      const why = { pauseReason: 'REQUESTED', pauseDetail: 'Lunch' } as const;
      const paused = await store().change('one', ['RUNNING'], { state: 'PAUSED', ...why, at: station.ledger.now() });
      await station.reopen();
      expect(await store().find('one')).toEqual(paused);
      expect(paused).toEqual({ ...running, state: 'PAUSED', ...why, updatedAt: NOON + 2 * HOUR });
      const again = await store().change('one', ['PAUSED'], {
        state: 'RUNNING',
        startedBy: 'desk',
        at: NOON + 3 * HOUR,
      });
      expect(again).toMatchObject({ startedBy: 'desk', startedAt: NOON + HOUR, pauseReason: null, pauseDetail: null });
    });

    test('is not made in another state, nor to a batch that is not there', async () => {
      await makeBatch(station.ledger, 'one');
      const before = await store().find('one');
      expect(await store().change('one', ['RUNNING', 'PAUSED'], { state: 'STOPPED', at: NOON + 1 })).toBeNull();
      expect(await store().change('one', [], { state: 'STOPPED', at: NOON + 1 })).toBeNull();
      expect(await store().change('nobody', ['DRAFT'], { state: 'STOPPED', at: NOON })).toBeNull();
      expect(await store().find('one')).toEqual(before);
    });

    test('that many ask for at once is made for one of them', async () => {
      await makeBatch(station.ledger, 'one');
      const answers = await atOnce(10, () => start(station.ledger, 'one'));
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    });

    test('finishes a batch that runs, and only where nothing is ready or running', async () => {
      await makeBatch(station.ledger, 'one', ['READY', 'INVALID', 'BOUGHT']);
      expect(await store().finishIfDone('one', NOON)).toBe(false);
      await start(station.ledger, 'one');
      expect(await store().finishIfDone('one', NOON)).toBe(false);
      await store().takeNext('one', NOON);
      expect(await store().finishIfDone('one', NOON)).toBe(false);
      await store().changeRow('one', 1, ['RUNNING'], { state: 'REJECTED', at: NOON });
      const done = await atOnce(5, () => store().finishIfDone('one', NOON + HOUR));
      expect(done.filter(Boolean)).toHaveLength(1);
      await station.reopen();
      expect(await store().find('one')).toMatchObject({ state: 'FINISHED', finishedAt: NOON + HOUR });
      expect(await start(station.ledger, 'one')).toMatchObject({ state: 'RUNNING', finishedAt: null });
      await makeBatch(station.ledger, 'draft', ['SKIPPED']);
      expect(await store().finishIfDone('draft', NOON)).toBe(false);
    });
  });

  test('what a stop interrupted is named: what runs, and what has rows that were being bought', async () => {
    for (const id of ['idle', 'running', 'paused']) await makeBatch(station.ledger, id);
    for (const id of ['running', 'paused']) await start(station.ledger, id);
    await store().takeNext('paused', NOON);
    await store().change('paused', ['RUNNING'], { state: 'PAUSED', at: NOON });
    await station.reopen();
    expect((await store().interrupted()).toSorted()).toEqual(['paused', 'running']);
    const takenOver = ['idle', 'running', 'paused', 'nobody'].map((id) => store().takeOver(id));
    expect(await Promise.all(takenOver)).toEqual([false, true, false, false]);
  });

  test('what is remembered of tables with the same columns is what came last', async () => {
    const table = (carrierId: string) => ({ mapping: newBatch('one').mapping, defaults: { carrierId } });
    expect(await store().recallTable('columns')).toBeNull();
    await store().rememberTable('columns', table('test-a'), NOON);
    await store().rememberTable('other', table('own'), NOON);
    await store().rememberTable('columns', table('test-b'), NOON + 1);
    await station.reopen();
    expect(await store().recallTable('columns')).toEqual(table('test-b'));
    expect(await store().recallTable('other')).toEqual(table('own'));
  });
});
