import { expect, test } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { OrdersDeps } from '#electron/engine/orders/deps.ts';
import { createOrders } from '#electron/engine/orders/index.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { orderDraft } from '../../api/orders/order-draft.ts';
import { accept, bringTo, preparedShipment } from '../../ledger/samples.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

test('a label that was bought for an order is answered though the disk is full before the order says so; the order hears of it later', async () => {
  let isFull = false;
  const replace: Ledger['orders']['replace'] = (order) =>
    isFull ? Promise.reject(new StorageFullError('The disk has no room')) : ledger.orders.replace(order);
  const call = {
    ...{ caller: { clientId: 'client-1', scopes: ['ship', 'read'] as const }, source: 'shop', orderNumber: 'full' },
    ...{ transactionId: 'full-1', requestId: 'r', shipping: {}, documents: undefined },
  };
  const orders = createOrders({
    ledger: { ...ledger, orders: { ...ledger.orders, replace } },
    events: { publish: () => undefined, subscribe: () => () => undefined },
    log: () => undefined,
  } satisfies OrdersDeps);
  await orders.put(call, orderDraft());
  const data = {} as ShipmentResponse['data'];

  const shipped = await orders.ship(call, async ({ order = expect.fail('not named') }) => {
    const prepared = { ...preparedShipment(), order };
    const { id } = await accept(ledger, { clientId: 'client-1', transactionId: 'full-1', prepared });
    await bringTo(ledger, id, 'LABELLED');
    isFull = true;
    return { success: true, data, warnings: [] };
  });
  expect(shipped.shipment).toBe(data);

  isFull = false;
  await orders.recover();
  expect(await orders.read(call)).toMatchObject({ state: 'PACKED', parcels: [{ shipment: { state: 'LABELLED' } }] });
});
