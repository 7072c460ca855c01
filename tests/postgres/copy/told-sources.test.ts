import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { backupsOf } from '../../ledger/backup/backups-of.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { accept, change, label, TestClock } from '../../ledger/samples.ts';
import { toldSource } from '../../ledger/source-sample.ts';
import { openPostgresLedger } from '../database.ts';
import { useCopies } from './use-copies.ts';

const { at, path, out, started } = useCopies();
const clock = new TestClock();

/** Tells the shop what waits of its order. @returns what it is told of each parcel */
async function tell({ writeBack }: Ledger): Promise<string[]> {
  const waiting = { source: 'shop', orderNumber: '1' };
  const parcels = (await writeBack.begin({ ...waiting, attempts: 0 }, { now: clock.at, until: clock.at + 1 })) ?? [];
  await writeBack.end({ ...waiting, attempts: 1 }, parcels, { at: clock.at, trouble: null });
  return parcels.map(({ transactionId, fate }) => `${transactionId} ${fate}`);
}

async function become({ orders }: Ledger, states: Record<string, ShipmentState>): Promise<void> {
  const { version = 0 } = (await orders.find('shop', '1')) ?? {};
  const parcels = Object.entries(states).map(([key, state]) =>
    parcel(key, { shipment: { id: key, state, trackingNumbers: [], rule: null, manifestId: null } }),
  );
  await orders.replace(order('1', { version, parcels }));
}

test('a source that is told of one parcel while another one is in doubt since a restore hears of that one again, after a copy as well', async () => {
  await (await started('file')).stop();
  const first = await openSqliteLedger({ path: path(), clock });
  await first.sources.put(toldSource('shop'));
  await first.orders.create(order('1'));
  const { name } = await backupsOf(first).backUp('asked');
  const { id } = await accept(first, { transactionId: 'sold' });
  await first.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1Z'], documents: [label('1Z')] }));
  const sold = { id, trackingNumbers: ['1Z'], rule: null, manifestId: null };
  await first.orders.replace(order('1', { parcels: [parcel('sold', { shipment: { ...sold, state: 'LABELLED' } })] }));
  expect(await tell(first)).toEqual(['sold SOLD']);
  await first.close();
  await prepareRestore(path(), name);
  completeRestore(path());
  await (await openSqliteLedger({ path: path(), clock })).close();
  const there = await out();
  expect(there, there.err).toMatchObject({ code: 0 });

  const ledger = await openPostgresLedger({ address: at.database.address, folder: at.dataDir, clock });
  await become(ledger, { sold: 'UNKNOWN', another: 'LABELLED' });
  expect(await tell(ledger)).toEqual(['another SOLD']);
  await become(ledger, { sold: 'LABELLED', another: 'LABELLED' });
  expect(await tell(ledger)).toEqual(['sold SOLD']);
  await ledger.close();
});
