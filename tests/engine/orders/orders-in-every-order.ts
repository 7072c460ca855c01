import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openLines } from '#electron/engine/orders/progress.ts';
import { orderDraft } from '../../api/orders/order-draft.ts';
import { ended, inEveryOrder } from '../shipping/every-order.ts';
import { scheduledOrders } from './scheduled-orders.ts';

/** The races of an order at two desks, on whichever ledger. Two desks of a file are two who call one station. */
export function ordersInEveryOrder(ledgers: () => readonly [Ledger, Ledger]): void {
  test('two desks ship one order: one sells it, the other is told that everything is in a parcel', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, order, sold } = await scheduledOrders(schedule, ledgers());
      const answers = desks.map((desk, index) => ended(desk.ship(`${index}`)));
      const ends = await schedule.waitFor(Promise.all(answers));
      expect(ends.map(({ answer }) => answer).sort()).toEqual(['STATE_CONFLICT', 'done']);
      expect(sold).toHaveLength(1);
      expect(await order()).toMatchObject({ state: 'PACKED', parcels: [{ shipment: { state: 'LABELLED' } }] });
    });
  });

  test('one gesture at two desks, or twice at one, is one sale', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, order, sold } = await scheduledOrders(schedule, ledgers());
      const ends = await schedule.waitFor(Promise.all(desks.map((desk) => ended(desk.ship('same')))));
      expect(ends.filter(({ answer }) => answer === 'done')).toHaveLength(1);
      expect(sold).toHaveLength(1);
      expect(await order()).toMatchObject({ state: 'PACKED', parcels: [{ shipment: { state: 'LABELLED' } }] });
    });
  });

  test('what is shipped as it was seen is sold as it was seen, or not at all, whatever happens to the order meanwhile', async () => {
    await inEveryOrder(async (schedule) => {
      const { call, desks, order, sold } = await scheduledOrders(schedule, ledgers());
      const [desk, other] = desks;
      const seeing = desk.orders.toShip(call);
      const { seen } = await schedule.waitFor(seeing);
      const acts = [
        ended(desk.ship('row', undefined, { seen })),
        ended(other.orders.put(call, orderDraft({ note: 'Gift wrap' }))),
        ended(other.ship('part', [{ line: 2, quantity: 1 }])),
      ];
      const [row, , part] = await schedule.waitFor(Promise.all(acts));
      expect(sold).toHaveLength([row, part].filter((end) => end?.answer === 'done').length);
      const { parcels } = await order();
      expect(parcels).toHaveLength(sold.length);
      const ofRow = parcels.find(({ transactionId }) => transactionId.endsWith('-row'));
      if (row?.answer !== 'done') expect(ofRow).toBeUndefined();
      else expect(ofRow).toMatchObject({ digest: seen.digest, lines: [{ quantity: 2 }, { quantity: 1 }] });
    });
  });

  test('parts that are shipped at once hold no unit twice', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, order, sold } = await scheduledOrders(schedule, ledgers());
      const parts = [
        [{ line: 1, quantity: 1 }],
        [{ line: 1, quantity: 2 }],
        [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 1 },
        ],
      ];
      await schedule.waitFor(
        Promise.all(parts.map((lines, index) => ended(desks[index === 1 ? 1 : 0].ship(`part-${index}`, lines)))),
      );
      const { parcels, content, state } = await order();
      const units = (line: number) =>
        parcels
          .flatMap((parcel) => parcel.lines)
          .reduce((sum, each) => sum + (each.line === line ? each.quantity : 0), 0);
      expect(units(1)).toBeLessThanOrEqual(2);
      expect(parcels.map(({ transactionId }) => transactionId).sort()).toEqual(sold.toSorted());
      expect(state).toBe(openLines({ content, parcels }).length === 0 ? 'PACKED' : 'OPEN');
    });
  });

  test('a refused purchase leaves the order open, with what was refused', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, order } = await scheduledOrders(schedule, ledgers(), 'REJECTED');
      const ends = await schedule.waitFor(Promise.all(desks.map((desk, index) => ended(desk.ship(`${index}`)))));
      expect(ends.some(({ answer }) => answer === 'CARRIER_REJECTED')).toBe(true);
      expect((await order()).state).toBe('OPEN');
      expect(openLines(await order())).toHaveLength(2);
    });
  });

  test.each([
    ['cancel', 'CANCELLED'],
    ['hold', 'HELD'],
  ] as const)(
    '%s and a purchase: who is told that the order is %s can be sure that nothing is bought afterwards',
    async (stop, state) => {
      await inEveryOrder(async (schedule) => {
        const { desks, call, order, sold } = await scheduledOrders(schedule, ledgers());
        const [packer, office] = desks;
        let soldWhenStopped: number | null = null;
        const stopped = ended(office.orders[stop](call, 'Customer called').then(() => (soldWhenStopped = sold.length)));
        const shipped = ended(packer.ship('a'));
        const [{ answer }] = await schedule.waitFor(Promise.all([stopped, shipped]));
        if (answer === 'done') expect(sold).toHaveLength(soldWhenStopped ?? -1);
        expect((await order()).state).toBe(answer === 'done' ? state : 'PACKED');
      });
    },
  );

  test('two desks claim one order: one has it', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, call, order } = await scheduledOrders(schedule, ledgers());
      const ends = await schedule.waitFor(Promise.all(desks.map(({ orders }) => ended(orders.claim(call, {})))));
      expect(ends.map(({ answer }) => answer).sort()).toEqual(['STATE_CONFLICT', 'done']);
      expect((await order()).claim?.stationId).toBe(ends[0]?.answer === 'done' ? 'A1' : 'B2');
    });
  });

  test('what the source changes while a parcel is bought is there, and so is the parcel', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, call, order } = await scheduledOrders(schedule, ledgers());
      const [packer, source] = desks;
      const draft = orderDraft({ note: 'Changed' });
      await schedule.waitFor(Promise.all([packer.ship('a'), source.orders.put(call, draft)]));
      const after = await order();
      expect(after).toMatchObject({
        state: 'PACKED',
        content: { note: 'Changed' },
        parcels: [{ shipment: { state: 'LABELLED' } }],
      });
    });
  });

  test('what is scanned and confirmed at once counts each, and a scan that is sent again counts once', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, call, order } = await scheduledOrders(schedule, ledgers());
      const [{ orders }] = desks;
      await schedule.waitFor(orders.claim(call, {}));
      const said = [{ code: 'MUG', scanId: 'a' }, { code: 'MUG', scanId: 'a' }, { line: 2 }];
      await schedule.waitFor(Promise.all(said.map((each) => orders.scan(call, each))));
      const { verified = [] } = (await order()).claim ?? {};
      const units = verified.map(({ line, quantity, how }) => [line, quantity, how]);
      expect(units.toSorted()).toEqual([
        [1, 1, 'SCANNED'],
        [2, 1, 'CONFIRMED'],
      ]);
    });
  });

  test('a desk that does not have the order counts nothing, and one that takes it over verifies everything itself', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, call, order } = await scheduledOrders(schedule, ledgers());
      const [{ orders: first }, { orders: second }] = desks;
      await schedule.waitFor(first.claim(call, {}));
      const [, scanned] = await schedule.waitFor(
        Promise.all([
          ended(first.scan(call, { code: 'MUG' })),
          ended(second.scan(call, { code: 'PLATE' })),
          ended(second.claim(call, { takeOverReason: 'Shift ends' })),
        ]),
      );
      const { stationId, verified } = (await order()).claim ?? {};
      expect(stationId).toBe('B2');
      expect(verified?.map(({ line }) => line)).toEqual(scanned.answer === 'done' ? [2] : []);
    });
  });

  test('a change at the source and a scan: what is not as it was is verified again, and the packer is told', async () => {
    await inEveryOrder(async (schedule) => {
      const { desks, call, order } = await scheduledOrders(schedule, ledgers());
      const [{ orders }, source] = desks;
      await schedule.waitFor(orders.claim(call, {}));
      const draft = orderDraft({ lines: [{ sku: 'MUG', quantity: 5 }] });
      await schedule.waitFor(Promise.all([ended(orders.scan(call, { code: 'MUG' })), source.orders.put(call, draft)]));
      expect((await order()).claim).toMatchObject({
        verified: [],
        changes: [{ code: 'PACKING_CHANGED_QUANTITY' }, { code: 'PACKING_CHANGED_REMOVED' }],
      });
    });
  });
}
