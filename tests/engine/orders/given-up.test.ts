import { afterEach, expect, test } from 'vitest';
import { EngineError } from '#electron/engine/engine-error.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import type { OrdersDeps } from '#electron/engine/orders/deps.ts';
import { createOrders } from '#electron/engine/orders/index.ts';
import { orderDraft } from '../../api/orders/order-draft.ts';
import { accept } from '../../ledger/samples.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

let orders: ReturnType<typeof createOrders> | undefined;
afterEach(() => orders?.stop());

const caller = { clientId: 'client-1', scopes: ['ship', 'read'] as const };
const call = (orderNumber: string) => ({
  ...{ caller, source: 'shop', orderNumber, transactionId: `${orderNumber}-1`, requestId: 'r', shipping: {} },
  documents: undefined,
});

/** A desk with the order, whose ledger stores it in this way from then on. */
async function deskWith(orderNumber: string, replaceBy: Ledger['orders']['replace']) {
  let replace = ledger.orders.replace;
  orders = createOrders({
    ledger: { ...ledger, orders: { ...ledger.orders, replace: (order) => replace(order) } },
    events: { publish: () => undefined, subscribe: () => () => undefined },
    log: () => undefined,
  } satisfies OrdersDeps);
  await orders.put(call(orderNumber), orderDraft());
  await orders.start();
  return { orders, goAway: () => (replace = replaceBy), comeBack: () => (replace = ledger.orders.replace) };
}

const away = () => Promise.reject(new LedgerAwayError('away'));

test('a parcel of which nothing was sent is none, without a restart, where the order could not be told so at once', async () => {
  const desk = await deskWith('untold', away);
  const shipped = desk.orders.ship(call('untold'), () => {
    desk.goAway();
    return Promise.reject(new EngineError('CARRIER_REJECTED', 'no'));
  });
  await expect(shipped).rejects.toThrow('no');
  expect(await desk.orders.read(call('untold'))).toMatchObject({ open: [], parcels: [{ shipment: null }] });

  desk.comeBack();
  await accept(ledger, { transactionId: 'whatever wakes it' });
  await expect.poll(() => desk.orders.read(call('untold'))).toMatchObject({ state: 'OPEN', parcels: [] });
});

test('a parcel is none where nobody heard whether it was planned, and nothing was sent', async () => {
  const desk = await deskWith('unheard', async (order) => {
    await ledger.orders.replace(order);
    desk.comeBack();
    return away();
  });
  desk.goAway();
  const shipped = desk.orders.ship(call('unheard'), () => expect.fail('sent'));
  await expect(shipped).rejects.toThrow('away');

  await expect.poll(() => desk.orders.read(call('unheard'))).toMatchObject({ state: 'OPEN', parcels: [] });
});
