import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { order, parcel } from '../order-sample.ts';
import { accept, change, label } from '../samples.ts';
import { toldSource } from '../source-sample.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });

async function goBack(name: string): Promise<void> {
  await station.ledger.close();
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
}

/** Tells the shop what waits of an order. @returns the parcels, with what it is told of each */
async function tell(orderNumber: string, attempts = 0): Promise<string[]> {
  const { writeBack } = station.ledger;
  const { at } = station.clock;
  const waiting = { source: 'shop', orderNumber };
  const parcels = (await writeBack.begin({ ...waiting, attempts }, { now: at, until: at + 1 })) ?? [];
  await writeBack.end({ ...waiting, attempts: attempts + 1 }, parcels, { at, trouble: null });
  return parcels.map(({ transactionId, fate }) => `${transactionId} ${fate}`);
}

test('what became of orders since the backup is taken over: what was packed is not packed again', async () => {
  const { orders } = station.ledger;
  for (const number of ['packed', 'same']) await orders.create(order(number));
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const parcels = [
    parcel('t1', { shipment: { id: 's', state: 'LABELLED', trackingNumbers: ['1Z'], rule: null, manifestId: null } }),
  ];
  const packed = await orders.replace(order('packed', { state: 'PACKED', parcels }));
  await orders.create(order('new', { version: 4 }));
  await goBack(name);

  const restored = station.ledger.orders;
  expect(await restored.find('shop', 'packed')).toEqual(packed);
  expect(await restored.find('shop', 'new')).toEqual(order('new', { version: 4 }));
  expect(await restored.find('shop', 'same')).toEqual(order('same'));
  expect(await restored.findByShipments([{ clientId: 'client-1', transactionId: 't1' }])).toEqual([packed]);
  expect((await restored.list({ text: 'new', limit: 5 })).orders).toHaveLength(1);
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});

test('a source is not told again what it was told since, and hears of what is in doubt once it is found', async () => {
  const { orders, shipments, sources } = station.ledger;
  const due = () => station.ledger.writeBack.due(station.clock.at + 1, { limit: 10, except: [] });
  await sources.put(toldSource('shop'));
  for (const number of ['told', 'untold']) await orders.create(order(number));
  const { name } = await backupsOf(station.ledger).backUp('asked');
  for (const number of ['told', 'untold']) {
    const { id } = await accept(station.ledger, { transactionId: number });
    const sale = { trackingNumbers: [`1Z-${number}`], documents: [label(number)] };
    await shipments.advance(change(id, 'LABELLED', sale));
    const shipment = {
      id,
      state: 'LABELLED',
      trackingNumbers: sale.trackingNumbers,
      rule: null,
      manifestId: null,
    } as const;
    await orders.replace(order(number, { state: 'PACKED', parcels: [parcel(number, { shipment })] }));
  }
  await tell('told');
  expect((await due()).map(({ orderNumber }) => orderNumber)).toEqual(['untold']);

  await goBack(name);
  expect(await due()).toEqual([]);
  const restored = await station.ledger.orders.find('shop', 'untold');
  expect(restored?.parcels.map((each) => [each.shipment?.state, each.shipment?.trackingNumbers])).toEqual([
    ['UNKNOWN', []],
  ]);
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});

test('a source is not told of the end of a parcel that it was never told of, and is of one that it was', async () => {
  const { orders, shipments, sources } = station.ledger;
  await sources.put(toldSource('shop'));
  const { name } = await backupsOf(station.ledger).backUp('asked');

  const refused = await accept(station.ledger, { transactionId: 'refused' });
  await shipments.advance(change(refused.id, 'NOT_SENT'));
  const sold = await accept(station.ledger, { transactionId: 'sold' });
  const sale = { trackingNumbers: ['1Z'], documents: [label('sold')] };
  await shipments.advance(change(sold.id, 'LABELLED', sale));
  const shipment = { rule: null, manifestId: null, trackingNumbers: [] };
  const numbered = { ...shipment, id: sold.id, trackingNumbers: ['1Z'] };
  await orders.create(order('refused'));
  await orders.replace(
    order('refused', {
      parcels: [parcel('refused', { shipment: { ...shipment, id: refused.id, state: 'NOT_SENT' } })],
    }),
  );
  await orders.create(order('sold'));
  const ofSold = (state: 'LABELLED' | 'VOIDED') => [parcel('sold', { shipment: { ...numbered, state } })];
  const packed = await orders.replace(order('sold', { state: 'PACKED', parcels: ofSold('LABELLED') }));
  expect(await tell('sold')).toEqual(['sold SOLD']);
  await shipments.advance(change(sold.id, 'VOIDED'));
  await orders.replace({ ...order('sold'), version: packed?.version ?? 0, parcels: ofSold('VOIDED') });

  await goBack(name);
  expect(await tell('refused')).toEqual([]);
  expect(await tell('sold')).toEqual(['sold VOIDED']);
});

test('a source that may have been told of a sale since, since nobody knows, is told when that is voided', async () => {
  const { orders, shipments, sources } = station.ledger;
  await sources.put(toldSource('shop'));
  const { id } = await accept(station.ledger, { transactionId: 'sold' });
  await shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1Z'], documents: [label('sold')] }));
  const ofSold = (state: 'LABELLED' | 'VOIDED') => [
    parcel('sold', { shipment: { id, state, trackingNumbers: ['1Z'], rule: null, manifestId: null } }),
  ];
  await orders.create(order('sold'));
  await orders.replace(order('sold', { state: 'PACKED', parcels: ofSold('LABELLED') }));
  const { name } = await backupsOf(station.ledger).backUp('asked');
  expect(await tell('sold')).toEqual(['sold SOLD']);
  await shipments.advance(change(id, 'VOIDED'));
  await station.ledger.close();
  writeFileSync(station.path, 'This was a ledger once.');

  await goBack(name);
  expect((await station.ledger.shipments.find(id))?.state).toBe('VOIDED');
  const { version = 0 } = (await station.ledger.orders.find('shop', 'sold')) ?? {};
  await station.ledger.orders.replace({ ...order('sold'), version, parcels: ofSold('VOIDED') });
  expect(await tell('sold')).toEqual(['sold VOIDED']);
});

test('a source that was told the end of a parcel after one restore hears after the next that it is sold', async () => {
  const { sources } = station.ledger;
  await sources.put(toldSource('shop'));
  await station.ledger.orders.create(order('sold'));
  const become = async (id: string, state: 'LABELLED' | 'VOIDED') => {
    const { orders, shipments } = station.ledger;
    await shipments.advance(change(id, state, { trackingNumbers: [id], documents: [label(id)] }));
    const { version = 0 } = (await orders.find('shop', 'sold')) ?? {};
    const shipment = { id, state, trackingNumbers: [id], rule: null, manifestId: null };
    await orders.replace({ ...order('sold', { parcels: [parcel('sold', { shipment })] }), version });
  };
  const { at } = station.clock;
  const { id } = await accept(station.ledger, { transactionId: 'sold' });
  await become(id, 'LABELLED');
  // Whether the source heard of it is not known.
  await station.ledger.writeBack.begin({ source: 'shop', orderNumber: 'sold', attempts: 0 }, { now: at, until: at });
  await become(id, 'VOIDED');
  const { name: early } = await backupsOf(station.ledger).backUp('asked');
  station.clock.at += 25 * 60 * 60 * 1000;
  await become((await accept(station.ledger, { transactionId: 'sold' })).id, 'LABELLED');
  expect(await tell('sold', 1)).toEqual(['sold SOLD']);
  const { name: late } = await backupsOf(station.ledger).backUp('asked');

  await goBack(early);
  expect(await tell('sold', 1)).toEqual(['sold VOIDED']);
  await goBack(late);
  expect(await tell('sold')).toEqual(['sold SOLD']);
});

test('a source that is told of one parcel while another one is in doubt hears of that one again, once it is found', async () => {
  const { shipments, sources } = station.ledger;
  const ids: Record<string, string> = {};
  const become = async (states: Record<string, ShipmentState>) => {
    const { orders } = station.ledger;
    const version = (await orders.find('shop', '1'))?.version ?? 0;
    const parcels = Object.entries(states).map(([key, state]) =>
      parcel(key, { shipment: { id: ids[key] ?? key, state, trackingNumbers: [], rule: null, manifestId: null } }),
    );
    await orders.replace(order('1', { version, parcels }));
  };
  await sources.put(toldSource('shop'));
  await station.ledger.orders.create(order('1'));
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const { id } = await accept(station.ledger, { transactionId: 'sold' });
  ids['sold'] = id;
  await shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1Z'], documents: [label('1Z')] }));
  await become({ sold: 'LABELLED' });
  expect(await tell('1')).toEqual(['sold SOLD']);
  await goBack(name);
  expect(await tell('1')).toEqual([]);

  await become({ sold: 'UNKNOWN', another: 'LABELLED' });
  expect(await tell('1')).toEqual(['another SOLD']);
  await become({ sold: 'LABELLED', another: 'LABELLED' });
  expect(await tell('1')).toEqual(['sold SOLD']);
  expect(await tell('1')).toEqual([]);
});
