import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { OrderRecord, ParcelRecord } from '#electron/engine/orders/index.ts';
import type { WriteCall } from '#electron/engine/sources/index.ts';
import { tellOrder } from '#electron/engine/sources/write-back/tell-order.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { accept, change, HOUR, label } from '../../ledger/samples.ts';
import { toldSource, WRITE_BACK } from '../../ledger/source-sample.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

/** An order of which a label was sold and voided, and whose shop was told of the sale alone. */
async function soldAndVoided(orderNumber: string) {
  const told: unknown[] = [];
  const clock = { now: ledger.now() };
  const deps = {
    ledger: { ...ledger, now: () => clock.now },
    secrets: {},
    sourceWriter: {
      write: async ({ values }: WriteCall) => (told.push([values.state, values.trackingNumbers]), { rows: 1 }),
    },
  } as unknown as Parameters<typeof tellOrder>[0];
  const tell = async () => {
    clock.now += HOUR;
    for (const waiting of await ledger.writeBack.due(clock.now, { limit: 10, except: [] }))
      await tellOrder(deps, waiting, WRITE_BACK);
  };
  let version = 1;
  const store = async (parcels: ParcelRecord[], state: OrderRecord['state']) => {
    await ledger.orders.replace(order(orderNumber, { version, parcels, state }));
    version += 1;
  };
  const at = (state: 'LABELLED' | 'VOIDED') =>
    parcel(orderNumber, { shipment: { id, state, trackingNumbers: ['1Z1'], rule: null, manifestId: null } });

  await ledger.sources.put(toldSource('shop'));
  await ledger.orders.create(order(orderNumber));
  const { id } = await accept(ledger, { clientId: 'client-1', transactionId: orderNumber });
  await ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1Z1'], documents: [label()] }));
  await store([at('LABELLED')], 'PACKED');
  await tell();
  await ledger.shipments.advance(change(id, 'VOIDED'));
  await store([at('VOIDED')], 'OPEN');
  expect(told).toEqual([['SOLD', '1Z1']]);
  return { told, tell, store, at };
}

test('while a parcel is being bought again that was voided, its source is not told; it is once nothing came of that', async () => {
  const { told, tell, store, at } = await soldAndVoided('bought-again');
  await store([parcel('bought-again')], 'PACKING');
  await tell();
  expect(told).toHaveLength(1);
  expect(await ledger.writeBack.waiting()).toMatchObject([{ orders: 1, trouble: null }]);
  await store([at('VOIDED')], 'OPEN');
  await tell();
  expect(told).toEqual([
    ['SOLD', '1Z1'],
    ['VOIDED', null],
  ]);
  expect(await ledger.writeBack.waiting()).toEqual([]);
});

test('where nothing was stored of the parcel that took the place of a voided one, its source still hears of the void', async () => {
  const { told, tell, store } = await soldAndVoided('nothing-stored');
  await store([parcel('nothing-stored')], 'PACKING');
  await store([], 'OPEN');
  await tell();
  expect(told).toEqual([
    ['SOLD', '1Z1'],
    ['VOIDED', null],
  ]);
});
