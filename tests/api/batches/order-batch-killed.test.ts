import { expect, test } from 'vitest';
import type { Order } from '#shared/schema/orders/order.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';
import { BATCHES, batchesOf } from '../../helpers/batches.ts';
import { range } from '../../helpers/range.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { launchWithApi, newFolder, useStationProcesses } from '../../helpers/station-process.ts';

useStationProcesses();

const ORDERS = 60;
/** Killed once so many are bought; then it goes on. */
const KILLS = [5, 30];

test(`a batch of ${ORDERS} orders that is killed ${KILLS.length} times ships every order in one parcel, which stands on it`, async () => {
  const dataDir = newFolder();
  let station = await launchWithApi(dataDir);
  const batches = batchesOf(() => station.api);
  const { body: known } = await station.api.get('/station/v1/accounts');
  const model = known.accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-f');
  const adapter = range({ prefix: 'RF', first: '000001', last: '999999', checkDigit: 'MOD10' });
  expect((await station.api.post('/station/v1/accounts', { ...model, carrierId: 'live-f', adapter })).status).toBe(201);

  const orders = Array.from({ length: ORDERS }, (_, index) => ({ source: 'shop', orderNumber: `K-${index}` }));
  const shipment = { carrierId: 'live-f', serviceType: '101' };
  for (const { orderNumber } of orders) {
    const lines = [{ sku: orderNumber, quantity: 1, weight: { units: 'KG', value: 2 } }];
    const body = orderDraft({ recipient: recipientIn('DE'), lines, shipment });
    expect((await station.api.call('PUT', orderPath(orderNumber), { body })).status).toBe(200);
  }
  const made = await station.api.post(BATCHES, { orders, start: true });
  expect(made.status).toBe(201);
  const { id } = made.body.batch;

  for (const bought of KILLS) {
    await expect
      .poll(async () => (await batches.read(id)).counts.BOUGHT, { interval: 5, timeout: 60_000 })
      .toBeGreaterThanOrEqual(bought);
    station.child.kill('SIGKILL');
    expect((await station.ended).signal).toBe('SIGKILL');
    station = await launchWithApi(dataDir);
  }
  const finished = await batches.until(id, 'FINISHED');
  // What was settled after the last row had ended waits for a person.
  if (finished.counts.NOT_SENT > 0) await batches.steer(id, 'start');
  const done = await batches.until(id, 'FINISHED');
  expect(done.counts).toMatchObject({ BOUGHT: ORDERS, INVALID: 0, READY: 0, UNKNOWN: 0, NOT_SENT: 0 });

  const read = async () => (await station.api.get('/station/v1/orders?limit=500')).body.orders as Order[];
  await expect
    .poll(async () => new Set((await read()).map(({ state }) => state)), { timeout: 30_000 })
    .toEqual(new Set(['PACKED']));
  const parcels = (await read()).map((order) => order.parcels.map(({ transactionId }) => transactionId));
  const rows = await batches.rows(id);
  expect(new Set(parcels.flat())).toEqual(new Set(rows.map(({ transactionId }) => transactionId)));
  expect(parcels.flat()).toHaveLength(ORDERS);
  const { body: page } = await station.api.get('/station/v1/shipments?limit=500&state=LABELLED');
  expect(page.shipments).toHaveLength(ORDERS);
}, 120_000);
