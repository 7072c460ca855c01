import { afterEach, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { OrdersDeps } from '#electron/engine/orders/deps.ts';
import type { ParcelShipment } from '#electron/engine/orders/order-record.ts';
import { withParcelStates } from '#electron/engine/orders/parcel-states.ts';
import { attachParcel } from '#electron/engine/orders/ship-order.ts';
import { createOrders } from '#electron/engine/orders/index.ts';
import type { ShippedOrder } from '#electron/engine/rules/index.ts';
import { orderDraft } from '../../api/orders/order-draft.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { accept, bringTo, preparedShipment } from '../../ledger/samples.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

const caller = { clientId: 'client-1', scopes: ['ship', 'read'] as const };
const orderOf = (orderNumber: string) => ({ caller, source: 'shop', orderNumber });
const desk = () =>
  createOrders({
    ledger,
    events: { publish: () => undefined, subscribe: () => () => undefined },
    log: () => undefined,
  } satisfies OrdersDeps);
const started: ReturnType<typeof desk>[] = [];
afterEach(() => Promise.all(started.splice(0).map((each) => each.stop())));

/** A shipment that nobody told its order of, as a ledger has it that was restored. */
async function bought(named: ShippedOrder, transactionId: string) {
  const { id } = await accept(ledger, {
    clientId: 'client-1',
    transactionId,
    prepared: { ...preparedShipment(), order: named },
  });
  await bringTo(ledger, id, 'LABELLED');
}

test('a parcel that this desk was about to buy when it ended, and of which nothing is stored, is none', async () => {
  const call = orderOf('unsent');
  await desk().put(call, orderDraft());
  const { promise: reached, resolve } = Promise.withResolvers<null>();
  const shipping = { ...call, transactionId: 'unsent-1', requestId: 'r', shipping: {}, documents: undefined };
  void desk().ship(shipping, () => (resolve(null), new Promise(() => undefined)));
  await reached;
  expect(await desk().read(call)).toMatchObject({ open: [], parcels: [{ transactionId: 'unsent-1', shipment: null }] });
  await desk().recover();
  expect(await desk().read(call)).toMatchObject({ state: 'OPEN', parcels: [] });
});

test('a parcel whose shipment was stored when the desk ended is on its order', async () => {
  const call = orderOf('sent');
  await desk().put(call, orderDraft());
  const { promise: reached, resolve } = Promise.withResolvers<null>();
  const shipping = { ...call, transactionId: 'sent-1', requestId: 'r', shipping: {}, documents: undefined };
  void desk().ship(shipping, async ({ order: named = expect.fail('not named') }) => {
    await bought(named, 'sent-1');
    resolve(null);
    return new Promise(() => undefined);
  });
  await reached;
  await desk().recover();
  expect(await desk().read(call)).toMatchObject({ state: 'PACKED', parcels: [{ shipment: { state: 'LABELLED' } }] });
});

test('a shipment that its order does not know, since the ledger was restored, is on it: the order is not packed again', async () => {
  const call = orderOf('restored');
  const earlier = desk();
  await earlier.start();
  await earlier.stop();
  await bought(
    { source: 'shop', orderNumber: 'restored', lines: [{ line: 1, quantity: 2, article: 'MUG' }] },
    'restored-1',
  );
  await ledger.orders.create(order('restored'));
  const orders = desk();
  started.push(orders);
  await orders.start();
  await expect.poll(async () => (await orders.read(call)).parcels).toMatchObject([{ transactionId: 'restored-1' }]);
  expect((await orders.read(call)).open).toEqual([{ line: 2, quantity: 1 }]);
});

test('what its order does not know went out once more for a reason is on it so: the same article of another line is still to be packed', async () => {
  const call = orderOf('again');
  const earlier = desk();
  await earlier.start();
  await earlier.stop();
  const mug = { sku: 'MUG', quantity: 1, weight: { units: 'LB' as const, value: 1 } };
  const known = order('again', { content: { ...order('again').content, lines: [mug, mug] } });
  const [lines, duplicateReason] = [[{ line: 1, quantity: 1, article: 'MUG' }], 'Lost on the way'];
  await ledger.orders.create({
    ...known,
    parcels: [parcel('again-1', { lines }), parcel('again-2', { lines, duplicateReason })],
  });
  await bought({ source: 'shop', orderNumber: 'again', lines }, 'again-1');
  await bought({ source: 'shop', orderNumber: 'again', lines, duplicateReason }, 'again-2');
  await ledger.orders.replace(known);
  const orders = desk();
  started.push(orders);
  await orders.start();
  await expect
    .poll(async () => (await orders.read(call)).parcels.map(({ duplicateReason }) => duplicateReason))
    .toEqual([null, 'Lost on the way']);
  expect((await orders.read(call)).open).toEqual([{ line: 2, quantity: 1 }]);
});

test("of two attempts under one id an order has the later one, whichever is in the ledger's copy and whichever it hears of last", async () => {
  const call = orderOf('twice');
  const named = { source: 'shop', orderNumber: 'twice', lines: [{ line: 1, quantity: 2, article: 'MUG' }] };
  const prepared = { ...preparedShipment(), order: named };
  const refused = await accept(ledger, { clientId: 'client-1', transactionId: 'twice-1', prepared });
  await bringTo(ledger, refused.id, 'REJECTED');
  const { id } = await accept(ledger, { clientId: 'client-1', transactionId: 'twice-1', prepared });
  await bringTo(ledger, id, 'VOIDED');
  await desk().put(call, orderDraft());
  const twice = (await ledger.orders.find('shop', 'twice')) ?? expect.fail('not there');
  const [first, second] = await Promise.all([refused.id, id].map((each) => ledger.shipments.find(each)));
  // As an older copy of the ledger has it: in doubt.
  const shipment: ParcelShipment = {
    id: refused.id,
    state: 'UNKNOWN',
    trackingNumbers: [],
    rule: null,
    manifestId: null,
  };
  const older = { ...twice, parcels: [parcel('twice-1', { at: twice.createdAt - 1, shipment })] };
  const known = { ...older, ...attachParcel(older, second ?? expect.fail('not there'), 'A1') };
  const told = { ...known, ...(await withParcelStates(ledger, known)) };
  expect(told.parcels).toMatchObject([{ shipment: { id, state: 'VOIDED' } }]);
  const earlier = { ...(first ?? expect.fail('not there')), acceptedAt: (second?.acceptedAt ?? 0) - 1 };
  expect(attachParcel(told, earlier, 'A1')).toBeNull();
});
