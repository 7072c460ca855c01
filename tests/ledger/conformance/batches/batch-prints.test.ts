import { describe, expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { BatchPrintOrder, RowsAgain } from '#electron/engine/batch-printing/index.ts';
import { accept, change, label, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';
import { admitAll, draft } from '../printing/samples.ts';
import { makeBatch, start } from './samples.ts';

conformance((station) => {
  const prints = () => station.ledger.batchPrints;
  const said = (batchId: string, more: Partial<BatchPrintOrder> = {}) => ({
    ...{
      batchId,
      clientId: 'client-1',
      packer: { id: 'p1', name: 'Mia' },
      printerId: 'desk',
      reason: null,
      orderedAt: NOON,
      ...more,
    },
  });
  const order = (batchId: string, again: RowsAgain | null = null) =>
    prints().order(said(batchId) as BatchPrintOrder & { printerId: string }, again);
  const changeRow = (batchId: string, number: number, update: object) =>
    station.ledger.batches.changeRow(batchId, number, ['READY', 'RUNNING', 'BOUGHT', 'REJECTED'], {
      ...update,
      at: NOON,
    });
  /** All due rows that are bought, in the order in which they come; each is settled. */
  async function drained(batchId: string): Promise<number[]> {
    const numbers: number[] = [];
    for (let row = await prints().nextDue(batchId); row?.state === 'BOUGHT'; row = await prints().nextDue(batchId)) {
      numbers.push(row.number);
      await prints().removeDue(batchId, row.number);
    }
    return numbers;
  }
  const drafts = (shipmentId: string) => [draft({ shipmentId, documentId: `${shipmentId}-1`, packageNumber: 1 })];

  test('every row is due with the first order, in the order of the rows, as far as it is bought or will be', async () => {
    await makeBatch(station.ledger, 'b', ['BOUGHT', 'INVALID', 'REJECTED', 'BOUGHT', 'READY', 'BOUGHT']);
    expect(await prints().nextDue('b')).toBeNull();
    await order('b');
    await station.reopen();
    expect(await prints().find('b')).toEqual(said('b'));
    expect(await drained('b')).toEqual([1, 4, 6]);
    // One that was refused is bought at another try.
    await changeRow('b', 3, { state: 'BOUGHT' });
    expect(await drained('b')).toEqual([3]);
  });

  test('while the batch runs a row waits for those before it', async () => {
    await makeBatch(station.ledger, 'b', ['READY', 'BOUGHT']);
    await order('b');
    await start(station.ledger, 'b');
    expect(await prints().nextDue('b')).toMatchObject({ number: 1, state: 'READY' });
    await station.ledger.batches.takeNext('b', NOON);
    expect(await prints().nextDue('b')).toMatchObject({ number: 1, state: 'RUNNING' });
    await changeRow('b', 1, { state: 'REJECTED' });
    expect(await drained('b')).toEqual([2]);
  });

  test.each([
    ['from one row to another', { from: 2, to: 3 }, [2, 3]],
    ['from one row to the end', { from: 3, to: Number.MAX_SAFE_INTEGER }, [3, 4]],
    ['those that are named', { rows: [4, 1, 4, 9] }, [1, 4]],
  ])('rows are printed once more: %s', async (_how, again: RowsAgain, expected) => {
    await makeBatch(station.ledger, 'b', ['BOUGHT', 'BOUGHT', 'BOUGHT', 'BOUGHT']);
    await order('b');
    await drained('b');
    await order('b');
    expect(await drained('b')).toEqual([]);
    await order('b', again);
    expect(await drained('b')).toEqual(expected);
  });

  test('an order for the labels that a row has still to get takes its place in one go, once', async () => {
    const { orders } = station.ledger.printing;
    const { id: shipmentId } = await accept(station.ledger);
    await makeBatch(station.ledger, 'b', ['BOUGHT', 'BOUGHT']);
    await order('b');
    const put = () => orders.put({ shipmentId, clientId: 'client-1', printerId: 'desk' }, { batchId: 'b', number: 1 });
    await put();
    expect([(await prints().nextDue('b'))?.number, await orders.list()]).toMatchObject([2, [{ shipmentId }]]);
    await orders.remove(shipmentId);
    // As a desk does that had read the row before.
    await put();
    expect(await orders.list()).toEqual([]);
  });

  test('what is stopped is not open, and goes on where it was; it belongs to who said it last', async () => {
    await makeBatch(station.ledger, 'b', ['BOUGHT', 'BOUGHT']);
    await order('b');
    await prints().removeDue('b', 1);
    expect(await prints().stop('b')).toBe(true);
    expect(await prints().stop('b')).toBe(false);
    expect([await prints().open(0), (await prints().find('b'))?.printerId]).toEqual([[], null]);
    await prints().order({ ...said('b'), clientId: 'other', printerId: 'dock', reason: 'Jam' }, null);
    expect(await prints().open(0)).toEqual([said('b', { clientId: 'other', printerId: 'dock', reason: 'Jam' })]);
    expect(await drained('b')).toEqual([2]);
  });

  test('a batch that neither runs nor changed lately waits for a person', async () => {
    await makeBatch(station.ledger, 'b', ['BOUGHT']);
    await order('b');
    const later = NOON + 1;
    const ids = async () => (await prints().open(later)).map(({ batchId }) => batchId);
    expect(await ids()).toEqual([]);
    await start(station.ledger, 'b');
    expect(await ids()).toEqual(['b']);
  });

  test('a row that cannot be printed says why until the next order, and holds up no other one', async () => {
    await makeBatch(station.ledger, 'b', ['BOUGHT', 'BOUGHT']);
    await order('b');
    const trouble = diagnostic('PRINT_REASON_NEEDED', { prints: 2 });
    await prints().setAside('b', 1, trouble);
    await station.reopen();
    expect((await station.ledger.batches.row('b', 1))?.print).toEqual({
      ...{ jobId: null, state: 'FAILED', printNumber: 0, trouble },
    });
    expect(await prints().nextDue('b')).toMatchObject({ number: 2 });
    expect(await prints().counts('b')).toEqual({ waiting: 2, printed: 0, sent: 0, failed: 0 });
    await order('b');
    expect(await prints().nextDue('b')).toMatchObject({ number: 1 });
  });

  describe('a job of a row', () => {
    async function bought(batchId: string, number: number): Promise<string> {
      const { id } = await accept(station.ledger, { transactionId: `${batchId}-${number}` });
      await station.ledger.shipments.advance(
        change(id, 'LABELLED', { trackingNumbers: [`UP-${number}`], documents: [label('x')] }),
      );
      await changeRow(batchId, number, { state: 'BOUGHT', shipmentId: id });
      return id;
    }

    test('is made once, however often it is asked for', async () => {
      await makeBatch(station.ledger, 'b', ['READY', 'READY']);
      const shipmentId = await bought('b', 1);
      const { jobs } = station.ledger.printing;
      const add = () => jobs.addDue({ batchId: 'b', number: 1 }, drafts(shipmentId), admitAll);
      expect(await add()).toEqual([]);
      await order('b');
      const made = await Promise.all([add(), add(), add()]);
      expect(made.map(({ length }) => length).toSorted()).toEqual([0, 0, 1]);
      await station.reopen();
      expect((await station.ledger.printing.jobs.list({ limit: 10 })).jobs).toHaveLength(1);
    });

    test('that is refused leaves the row due', async () => {
      await makeBatch(station.ledger, 'b', ['READY']);
      const shipmentId = await bought('b', 1);
      await order('b');
      const refuse = () => {
        throw new Error('not this one');
      };
      const { jobs } = station.ledger.printing;
      await expect(jobs.addDue({ batchId: 'b', number: 1 }, drafts(shipmentId), refuse)).rejects.toThrow('not this');
      expect(await prints().nextDue('b')).toMatchObject({ number: 1, shipmentId });
    });

    test('is what the row and the counts say of its print: the newest of each label, the one furthest from paper', async () => {
      await makeBatch(station.ledger, 'b', ['READY', 'READY', 'READY']);
      const { jobs } = station.ledger.printing;
      const [first, second] = [await bought('b', 1), await bought('b', 2)];
      await bought('b', 3);
      expect(await prints().counts('b')).toEqual({ waiting: 3, printed: 0, sent: 0, failed: 0 });
      await order('b');
      const add = async (number: number, of: Parameters<typeof draft>[0][]) =>
        jobs.addDue({ batchId: 'b', number }, of.map(draft), admitAll);
      const [one] = await add(1, [{ shipmentId: first, documentId: 'd1' }]);
      const [left, right] = await add(2, [
        { shipmentId: second, documentId: 'd2' },
        { shipmentId: second, documentId: 'd3' },
      ]);
      const end = async (job: { id: string } | undefined, to: 'PRINTED' | 'FAILED') => {
        const step = {
          jobId: job?.id ?? '',
          actor: 'station',
          fault: null,
          trouble: diagnostic('PRINT_SEEN'),
        } as const;
        await jobs.advance({ ...step, from: ['QUEUED'], to: 'SENT' });
        await jobs.advance({ ...step, from: ['SENT'], to });
      };
      await end(one, 'PRINTED');
      await end(left, 'PRINTED');
      const states = async () =>
        (await station.ledger.batches.rows({ batchId: 'b', after: 0, limit: 9 })).map(({ print }) => print?.state);
      expect(await states()).toEqual(['PRINTED', 'QUEUED', undefined]);
      expect(await prints().counts('b')).toEqual({ waiting: 1, printed: 1, sent: 1, failed: 0 });
      await end(right, 'FAILED');
      expect(await states()).toEqual(['PRINTED', 'FAILED', undefined]);
      expect(await prints().counts('b')).toEqual({ waiting: 1, printed: 1, sent: 0, failed: 1 });
      const again = await jobs.add([draft({ shipmentId: second, documentId: 'd3' })], admitAll);
      expect(again).toHaveLength(1);
      expect(await states()).toEqual(['PRINTED', 'QUEUED', undefined]);
    });
  });

  test('it goes with the batch', async () => {
    await makeBatch(station.ledger, 'b', ['READY']);
    await order('b');
    expect(await station.ledger.batches.remove('b')).toBe(true);
    expect([await prints().find('b'), await prints().open(0), await prints().nextDue('b')]).toEqual([null, [], null]);
  });
});
