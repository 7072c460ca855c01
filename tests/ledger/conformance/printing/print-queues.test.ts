import { describe, expect, test } from 'vitest';
import { BadCursorError } from '#electron/engine/ledger-errors.ts';
import { accept, HOUR, NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';
import { addJob, admitAll, draft, jobIn, update } from './samples.ts';

conformance((station) => {
  const jobs = () => station.ledger.printing.jobs;
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  test('pages come newest first, without gaps or repeats, whatever is added meanwhile', async () => {
    const made = ids(await atOnce(7, () => addJob(station.ledger))).toReversed();
    const first = await jobs().list({ limit: 3 });
    await addJob(station.ledger);
    await station.reopen();
    const second = await jobs().list({ limit: 3, cursor: first.next ?? '' });
    const last = await jobs().list({ limit: 3, cursor: second.next ?? '' });
    expect([first, second, last].flatMap((page) => ids(page.jobs))).toEqual(made);
    expect(last.next).toBeNull();
    await expect(jobs().list({ limit: 3, cursor: 'x' })).rejects.toThrow(BadCursorError);
  });

  test('the list is narrowed by client, shipment, document, state and printer: the one asked for or the one used', async () => {
    const { id: shipmentId } = await accept(station.ledger);
    const mine = await addJob(station.ledger, { shipmentId, documentId: 'd1' });
    const theirs = await addJob(station.ledger, { clientId: 'other', printerId: 'dock' });
    const moved = await addJob(station.ledger);
    await jobs().advance(update(moved.id, 'QUEUED', { usedPrinterId: 'dock' }));
    await jobs().advance(update(mine.id, 'SENT'));
    const found = async (query: Partial<Parameters<ReturnType<typeof jobs>['list']>[0]>) =>
      ids((await jobs().list({ limit: 10, ...query })).jobs);
    expect(await found({ clientIds: ['other'] })).toEqual([theirs.id]);
    expect(await found({ clientIds: [] })).toEqual([]);
    expect(await found({ shipmentId })).toEqual([mine.id]);
    expect(await found({ documentId: 'd1' })).toEqual([mine.id]);
    expect(await found({ states: ['QUEUED'] })).toEqual([moved.id, theirs.id]);
    expect(await found({ printerId: 'dock' })).toEqual([moved.id, theirs.id]);
    expect(await found({ printerId: 'desk', states: ['SENT', 'QUEUED'] })).toEqual([moved.id, mine.id]);
    expect(await found({ printerId: 'desk', clientIds: ['other'] })).toEqual([]);
  });

  test('a queue is that of the printer that is used, oldest first', async () => {
    const [first, second, elsewhere] = [
      await addJob(station.ledger),
      await addJob(station.ledger),
      await addJob(station.ledger, { printerId: 'dock' }),
    ];
    await station.reopen();
    expect([await jobs().countQueued('desk'), (await jobs().nextQueued('desk'))?.id]).toEqual([2, first.id]);
    await jobs().advance(update(first.id, 'QUEUED', { usedPrinterId: 'dock' }));
    expect([await jobs().countQueued('desk'), (await jobs().nextQueued('desk'))?.id]).toEqual([1, second.id]);
    expect([await jobs().countQueued('dock'), (await jobs().nextQueued('dock'))?.id]).toEqual([2, first.id]);
    await jobs().advance(update(second.id, 'SENT'));
    expect([await jobs().countQueued('desk'), await jobs().nextQueued('desk')]).toEqual([0, null]);
    expect(ids(await jobs().listInState('QUEUED'))).toEqual([first.id, elsewhere.id]);
    expect(await jobs().listInState('UNCERTAIN')).toEqual([]);
  });

  test('what a spooler has and has not finished comes oldest first, so many of each printer', async () => {
    const made: string[] = [];
    const spool = async (spoolId: string | null, printerId = 'desk') => {
      const { id } = await jobIn(station.ledger, 'SENT', { printerId });
      await jobs().advance(update(id, 'SPOOLED', { spoolId }));
      made.push(id);
    };
    for (const spoolId of ['1', null, '3', '4', '5']) await spool(spoolId);
    await jobs().advance(update(made[2] ?? '', 'PRINTED'));
    expect(ids(await jobs().listSpooled(2))).toEqual([made[0], made[3]]);
    expect(ids(await jobs().listSpooled(10))).toEqual([made[0], made[3], made[4]]);
    for (const spoolId of ['6', '7', '8']) await spool(spoolId, 'dock');
    expect(ids(await jobs().listSpooled(2))).toEqual([made[0], made[3], made[5], made[6]]);
  });

  describe('the newest job of a label', () => {
    const label = { trackingNumber: 'UP1' };
    const newest = async (...clients: string[]) =>
      (await jobs().newestOfLabel(['nothing', 'up1'], clients.length > 0 ? clients : undefined))?.id;

    test('is one that is open, else one that is printed, else one that failed; whatever the case of its number', async () => {
      expect(await newest()).toBeUndefined();
      const failed = await jobIn(station.ledger, 'FAILED', label);
      expect(await newest()).toBe(failed.id);
      const printed = await jobIn(station.ledger, 'PRINTED', label);
      await jobIn(station.ledger, 'FAILED', label);
      expect(await newest()).toBe(printed.id);
      const reprinted = await jobIn(station.ledger, 'PRINTED', label);
      expect(await newest()).toBe(reprinted.id);
      for (const state of ['SPOOLED', 'SENT', 'UNCERTAIN'] as const) {
        const open = await jobIn(station.ledger, state, label);
        await jobIn(station.ledger, 'PRINTED', label);
        await station.reopen();
        expect(await newest()).toBe(open.id);
      }
    });

    test('is none that was not sent: neither one that waits nor one that was cancelled before', async () => {
      await addJob(station.ledger, label);
      const { id } = await addJob(station.ledger, label);
      await jobs().advance(update(id, 'FAILED', { fault: 'CANCELLED' }));
      expect(await newest()).toBeUndefined();
      const failed = await jobIn(station.ledger, 'FAILED', label);
      await jobs().advance(update((await addJob(station.ledger, label)).id, 'FAILED', { fault: 'CANCELLED' }));
      expect(await newest()).toBe(failed.id);
    });

    test('is one of these clients, where they are given', async () => {
      const mine = await jobIn(station.ledger, 'PRINTED', label);
      const theirs = await jobIn(station.ledger, 'SENT', { ...label, clientId: 'other' });
      expect(await newest()).toBe(theirs.id);
      expect(await newest('client-1')).toBe(mine.id);
      expect(await newest('client-1', 'other')).toBe(theirs.id);
      expect(await newest('nobody')).toBeUndefined();
      expect(await jobs().newestOfLabel(['UP1'], [])).toBeNull();
    });
  });

  describe('labels that are to be printed once they arrive', () => {
    const orders = () => station.ledger.printing.orders;
    const ordered = async (printerId = 'desk') => {
      const { id: shipmentId } = await accept(station.ledger);
      await orders().put({ shipmentId, clientId: 'client-1', printerId });
      return shipmentId;
    };

    test('are listed oldest first with what their shipments are, over a restart; the last order of a shipment stands', async () => {
      const first = await ordered();
      station.clock.at += HOUR;
      const second = await ordered('dock');
      station.clock.at += HOUR;
      await orders().put({ shipmentId: first, clientId: 'other', printerId: 'dock' });
      await station.reopen();
      const of = { clientId: 'client-1', state: 'SENDING' };
      expect(await orders().list()).toEqual([
        { ...of, shipmentId: second, printerId: 'dock', orderedAt: NOON + HOUR },
        { ...of, shipmentId: first, clientId: 'other', printerId: 'dock', orderedAt: NOON + 2 * HOUR },
      ]);
      await orders().remove(first);
      await orders().remove('nobody');
      expect((await orders().list()).map(({ shipmentId }) => shipmentId)).toEqual([second]);
    });

    test('are ordered once by many at once', async () => {
      const { id: shipmentId } = await accept(station.ledger);
      await atOnce(10, (index) => orders().put({ shipmentId, clientId: `c-${index}`, printerId: 'desk' }));
      expect(await orders().list()).toHaveLength(1);
    });

    test('are added once, which settles the order; where it is settled nothing is stored', async () => {
      const shipmentId = await ordered();
      const add = () => jobs().addDue({ shipmentId }, [draft({ shipmentId }), draft({ shipmentId })], admitAll);
      const answers = await atOnce(10, add);
      expect(answers.filter((made) => made.length === 2)).toHaveLength(1);
      expect(answers.filter((made) => made.length === 0)).toHaveLength(9);
      await station.reopen();
      expect([await orders().list(), (await jobs().list({ limit: 50 })).jobs.length]).toEqual([[], 2]);
      expect(await add()).toEqual([]);
    });

    test('stay ordered where their jobs are not admitted', async () => {
      const shipmentId = await ordered();
      const refusal = new Error('Not now');
      const refuse = () => {
        throw refusal;
      };
      await expect(jobs().addDue({ shipmentId }, [draft({ shipmentId })], refuse)).rejects.toBe(refusal);
      expect([(await orders().list()).length, (await jobs().list({ limit: 50 })).jobs]).toEqual([1, []]);
    });
  });
});
