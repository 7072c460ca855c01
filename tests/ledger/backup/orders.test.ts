import { expect, test } from 'vitest';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { order, parcel } from '../order-sample.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });

test('what became of orders since the backup is taken over: what was packed is not packed again', async () => {
  const { orders } = station.ledger;
  for (const number of ['packed', 'same']) await orders.create(order(number));
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const parcels = [
    parcel('t1', { shipment: { id: 's', state: 'LABELLED', trackingNumbers: ['1Z'], rule: null, manifestId: null } }),
  ];
  const packed = await orders.replace(order('packed', { state: 'PACKED', parcels }));
  await orders.create(order('new', { version: 4 }));
  await station.ledger.close();
  await prepareRestore(station.path, name);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);

  const restored = station.ledger.orders;
  expect(await restored.find('shop', 'packed')).toEqual(packed);
  expect(await restored.find('shop', 'new')).toEqual(order('new', { version: 4 }));
  expect(await restored.find('shop', 'same')).toEqual(order('same'));
  expect(await restored.findByShipments([{ clientId: 'client-1', transactionId: 't1' }])).toEqual([packed]);
  expect((await restored.list({ text: 'new', limit: 5 })).orders).toHaveLength(1);
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});
