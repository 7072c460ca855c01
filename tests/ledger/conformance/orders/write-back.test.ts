import { expect, test } from 'vitest';
import type { ParcelShipment } from '#electron/engine/orders/order-record.ts';
import type { WaitingOrder } from '#electron/engine/sources/index.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { order, parcel } from '../../order-sample.ts';
import { source, toldSource } from '../../source-sample.ts';
import { NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const trouble = diagnostic('WRITE_BACK_NO_ROW', { number: '1' });

conformance((station) => {
  const store = () => station.ledger.writeBack;
  const shipment = (state: ParcelShipment['state']): ParcelShipment => ({
    ...{ id: 's', state, trackingNumbers: ['1Z'], rule: null, manifestId: null },
  });
  /** The version that it is in counts the changes of an order. */
  const become = (number: string, version: number, ...states: (ParcelShipment['state'] | null)[]) =>
    station.ledger.orders.replace(
      order(number, {
        version,
        parcels: states.map((state, index) => parcel(`t${index}`, { shipment: state && shipment(state) })),
      }),
    );
  const due = (now = NOON) => store().due(now, { limit: 10, except: [] });
  const begin = (waiting: WaitingOrder, now = NOON) => store().begin(waiting, { now, until: now + 60_000 });
  const first = async (now = NOON): Promise<WaitingOrder> => {
    const [waiting] = await due(now);
    return waiting ?? Promise.reject(new Error('Nothing waits'));
  };
  const held = (waiting: WaitingOrder) => ({ ...waiting, attempts: waiting.attempts + 1 });

  test('a sold parcel waits from its own commit on, only where its source is told, over a restart', async () => {
    await station.ledger.sources.put(toldSource('shop'));
    await station.ledger.sources.put(source('erp'));
    for (const given of [order('1'), order('2', { source: 'erp', id: 'erp-2' })])
      await station.ledger.orders.create(given);
    await become('1', 1, null);
    expect(await due()).toEqual([]);
    await become('1', 2, 'PURCHASED');
    await station.ledger.orders.replace(
      order('2', { source: 'erp', id: 'erp-2', parcels: [parcel('t9', { shipment: shipment('LABELLED') })] }),
    );
    await station.reopen();
    expect(await due()).toEqual([{ source: 'shop', orderNumber: '1', attempts: 0 }]);
    expect(await due(NOON - 1)).toEqual([]);
    expect(await store().due(NOON, { limit: 10, except: ['shop'] })).toEqual([]);
    expect(await store().waiting()).toEqual([{ source: 'shop', orders: 1, since: NOON, trouble: null }]);
  });

  test('of many who begin, one does; what was told is over, and a void that follows is told', async () => {
    await station.ledger.sources.put(toldSource('shop'));
    await station.ledger.orders.create(order('1'));
    await become('1', 1, 'LABELLED');
    const waiting = await first();
    const begun = (await atOnce(5, () => begin(waiting))).filter((each) => each !== null);
    const sold = { clientId: 'client-1', transactionId: 't0', fate: 'SOLD' as const };
    expect(begun).toEqual([[sold]]);
    expect(await due()).toEqual([]);
    await store().end(held(waiting), [sold], { at: NOON, trouble: null });
    expect([await due(NOON * 2), await store().waiting()]).toEqual([[], []]);
    await become('1', 2, 'LABELLED');
    expect(await due()).toEqual([]);

    await become('1', 3, 'VOIDED');
    expect(await begin(await first())).toEqual([{ ...sold, fate: 'VOIDED' }]);
  });

  test('what was begun and never ended is begun again after its time, by whoever comes; and ended by that one alone', async () => {
    await station.ledger.sources.put(toldSource('shop'));
    await station.ledger.orders.create(order('1'));
    await become('1', 1, 'LABELLED');
    const waiting = await first();
    const parcels = (await begin(waiting)) ?? [];
    const later = NOON + 60_000;
    const again = await first(later);
    expect(again.attempts).toBe(1);
    expect(await begin(again, later)).toEqual(parcels);
    await store().end(held(waiting), parcels, { at: later, trouble: null });
    expect(await store().waiting()).toHaveLength(1);
    await store().end(held(again), parcels, { at: later, trouble: null });
    expect(await store().waiting()).toEqual([]);
  });

  test('a parcel that is voided before anything was told of it is never told; once it was begun, it is', async () => {
    await station.ledger.sources.put(toldSource('shop'));
    for (const number of ['1', '2']) await station.ledger.orders.create(order(number));
    await become('1', 1, 'LABELLED');
    await become('1', 2, 'VOIDED');
    expect(await begin(await first())).toEqual([]);
    await store().end({ source: 'shop', orderNumber: '1', attempts: 1 }, [], { at: NOON, trouble: null });
    expect(await store().waiting()).toEqual([]);

    await become('2', 1, 'LABELLED', 'LABELLED');
    const begun = (await begin(await first())) ?? [];
    await become('2', 2, 'VOIDED', 'LABELLED');
    await store().end({ source: 'shop', orderNumber: '2', attempts: 1 }, begun, { at: NOON, trouble: null });
    expect(await begin(await first())).toMatchObject([{ transactionId: 't0', fate: 'VOIDED' }]);
  });

  test('one that was refused waits for its next time and says why; a person can hasten it, and forget a source', async () => {
    await station.ledger.sources.put(toldSource('shop'));
    for (const number of ['1', '2']) await station.ledger.orders.create(order(number));
    for (const number of ['1', '2']) await become(number, 1, 'LABELLED');
    const waiting = await first();
    await begin(waiting);
    await store().end(held(waiting), [], { at: NOON + 5000, trouble });
    await station.reopen();
    expect(await store().waiting()).toEqual([{ source: 'shop', orders: 2, since: NOON, trouble }]);
    expect((await due()).map(({ orderNumber }) => orderNumber)).toEqual(['2']);
    await store().hasten('shop', NOON);
    expect((await due()).map(({ orderNumber }) => orderNumber)).toEqual(['2', '1']);
    await store().forget('shop');
    expect([await due(NOON * 2), await store().waiting()]).toEqual([[], []]);
  });

  test('an order that was shipped before its source was told of anything is not told of once its retention time is over', async () => {
    await station.ledger.sources.put(source('shop'));
    await station.ledger.orders.create(order('1'));
    const parcels = [parcel('t0', { shipment: shipment('LABELLED') })];
    await station.ledger.orders.replace(order('1', { state: 'SHIPPED', parcels }));
    await station.ledger.sources.put({ ...toldSource('shop'), version: 2 });
    expect(await store().waiting()).toEqual([]);

    await station.ledger.maintenance.redact(NOON + 1);
    expect(await station.ledger.orders.find('shop', '1')).toMatchObject({ version: 3, digest: '' });
    expect(await store().waiting()).toEqual([]);
  });
});
