import { describe, expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { BATCHES, batchesOf } from '../../helpers/batches.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';

const station = useStation();
const batches = batchesOf(() => station.api);

const put = (orderNumber: string, changes: Partial<OrderDraft> = {}) =>
  station.api.call('PUT', orderPath(orderNumber), { body: orderDraft(changes) });
const call = (orderNumber: string, what: string, body: unknown = {}) =>
  station.api.call('POST', `${orderPath(orderNumber)}/${what}`, { body });
const read = async (orderNumber: string) => (await station.api.get(orderPath(orderNumber))).body.order;
const shipAlone = (orderNumber: string, body: unknown = {}) =>
  station.api.call('POST', `${orderPath(orderNumber)}/ship`, {
    body,
    headers: { transactionId: `${orderNumber}-own` },
  });

const create = (numbers: readonly string[], more: Record<string, unknown> = {}) =>
  station.api.post(BATCHES, { orders: numbers.map((orderNumber) => ({ source: 'shop', orderNumber })), ...more });
async function made(...numbers: string[]): Promise<string> {
  const { status, body } = await create(numbers);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.batch.id;
}
async function bought(id: string): Promise<BatchRow[]> {
  expect((await batches.steer(id, 'start')).status).toBe(200);
  await batches.until(id, 'FINISHED');
  return batches.rows(id);
}
const whys = (rows: readonly BatchRow[]) =>
  rows.map(({ state, errors }) => errors.map(({ trouble }) => trouble?.code).join(' ') || state);
const shipmentsFor = async (orderNumber: string) =>
  (await station.api.get(`/station/v1/shipments?text=${orderNumber}&limit=50`)).body.shipments.length;

describe('a batch of orders', () => {
  test('ships each with all that is open; the parcel stands on its order, and its number on the label', async () => {
    await Promise.all(['G-1', 'G-2'].map((orderNumber) => put(orderNumber)));
    await shipAlone('G-2', { lines: [{ line: 1, quantity: 1 }] });
    const id = await made('G-1', 'G-2');
    expect(await batches.read(id)).toMatchObject({ ofOrders: true, name: '2 orders', counts: { READY: 2 } });
    const [first, second] = await bought(id);
    expect([first?.state, second?.state]).toEqual(['BOUGHT', 'BOUGHT']);
    expect(first?.order).toEqual({ source: 'shop', orderNumber: 'G-1', version: 1 });

    const [one, two] = [await read('G-1'), await read('G-2')];
    expect(one).toMatchObject({ state: 'PACKED', parcels: [{ transactionId: first?.transactionId }] });
    expect(two.parcels).toMatchObject([
      { lines: [{ line: 1, quantity: 1 }] },
      {
        transactionId: second?.transactionId,
        shipment: { id: second?.shipmentId, trackingNumbers: second?.trackingNumbers },
        lines: [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 1 },
        ],
      },
    ]);
    const { request } = (await station.api.get(`/station/v1/shipments/${two.parcels[1].shipment.id}`)).body;
    expect(request.itemLines).toMatchObject([
      { weight: { units: 'LB', value: 1.75 }, customerReference: { ref1: 'G-2' } },
    ]);
    const [header, line] = (await batches.file(id, 'result')).text.split('\r\n');
    expect(header).toContain('Source,Order,Transaction ID,Tracking number');
    expect(line).toContain(`shop,G-1,${first?.transactionId},${first?.trackingNumbers[0]},`);
  });

  test('chooses account and service by what the order says, and by its defaults where that says nothing', async () => {
    await put('D-1', { shipment: {} });
    const { body } = await create(['D-1'], { defaults: { carrierId: 'test-a', serviceType: 'A_GROUND' } });
    expect((await bought(body.batch.id)).map(({ state }) => state)).toEqual(['BOUGHT']);
  });

  test('leaves an order out that sends the same as another one, until somebody says why it goes out, too', async () => {
    const defaults = { carrierId: 'test-f', serviceType: '101' };
    for (const number of ['L-1', 'L-2']) await put(number, { recipient: recipientIn('DE'), shipment: {} });
    const { body } = await create(['L-1', 'L-2'], { defaults, options: { leaveOutDuplicates: true } });
    const { id } = body.batch;
    expect((await batches.rows(id)).map(({ state }) => state)).toEqual(['READY', 'SKIPPED']);
    const reason = { fields: { duplicateReason: 'Ordered twice' } };
    expect((await batches.change(id, 2, reason)).body.row).toMatchObject({
      ...{ state: 'READY', request: { duplicateReason: 'Ordered twice' } },
    });
    expect(whys(await bought(id))).toEqual(['BOUGHT', 'BOUGHT']);
  });

  test('is the same batch while none of its orders has changed', async () => {
    await put('E-1');
    const id = await made('E-1');
    const again = await create(['E-1']);
    expect([again.status, again.body.batch.id]).toEqual([200, id]);
    await put('E-1', { note: 'Bubble wrap' });
    expect(await made('E-1')).not.toBe(id);
  });

  test('buys an order once that is in two batches, started at the same moment', async () => {
    await put('T-1');
    const one = await made('T-1');
    await put('T-1', { revision: '2' });
    const two = await made('T-1');
    const rows = await Promise.all([bought(one), bought(two)]);
    expect(rows.flat().filter(({ state }) => state === 'BOUGHT')).toHaveLength(1);
    expect(rows.flat().filter(({ state }) => state === 'INVALID')).toHaveLength(1);
    expect((await read('T-1')).parcels).toHaveLength(1);
    expect(await shipmentsFor('T-1')).toBe(1);
  });

  test('names the orders that are not there or stand there twice, and is none then', async () => {
    await put('N-1');
    const { status, body } = await create(['N-1', 'nowhere', 'N-1']);
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ['/orders/1', '/orders/2'],
    ]);
    expect((await create(['N-1'], { rows: [{}] })).body.errors).toMatchObject([
      { code: 'FIELD_CONFLICT', pointer: '/orders' },
    ]);
  });
});

describe('an order that is not to be shipped', () => {
  const STOPPED = [
    ['held', (number: string) => call(number, 'hold', { reason: 'Address unclear' }), 'ORDER_HELD'],
    ['cancelled', (number: string) => call(number, 'cancel', { reason: 'Customer called' }), 'ORDER_CANCELLED'],
    ['claimed', (number: string) => call(number, 'claim', { packer: 'Mia' }), 'ORDER_CLAIMED_BY'],
    ['shipped', (number: string) => shipAlone(number), 'ORDER_IN_PARCEL'],
  ] as const;

  test('when the batch is made is a row that says why', async () => {
    const numbers = STOPPED.map(([what]) => `before-${what}`);
    for (const [what, stop] of STOPPED) {
      await put(`before-${what}`);
      await stop(`before-${what}`);
    }
    const id = await made(...numbers);
    expect(whys(await batches.rows(id))).toEqual(STOPPED.map(([, , code]) => code));
    expect((await batches.steer(id, 'start')).body.code).toBe('STATE_CONFLICT');
    expect(JSON.parse((await batches.file(id, 'failed')).text).orders).toEqual(
      numbers.map((orderNumber) => ({ source: 'shop', orderNumber })),
    );
  });

  test('since the batch was made is not bought and says why; all others are', async () => {
    const changes = [
      ...STOPPED,
      ['changed', (number: string) => put(number, { note: 'Gift wrap' }), 'ORDER_CHANGED'],
      ['part', (number: string) => shipAlone(number, { lines: [{ line: 2, quantity: 1 }] }), 'ORDER_CHANGED'],
    ] as const;
    const numbers = changes.map(([what]) => `after-${what}`);
    for (const number of [...numbers, 'after-all']) await put(number);
    const id = await made(...numbers, 'after-all');
    for (const [what, change] of changes) await change(`after-${what}`);
    const parcels = await Promise.all(numbers.map(async (number) => (await read(number)).parcels.length));

    const rows = await bought(id);
    expect(whys(rows)).toEqual([...changes.map(([, , code]) => code), 'BOUGHT']);
    expect(await Promise.all(numbers.map(async (number) => (await read(number)).parcels.length))).toEqual(parcels);
  });

  test('is taken as it is now by a change that names nothing, and bought then; the row itself is not corrected', async () => {
    await put('again');
    const id = await made('again');
    await call('again', 'hold', { reason: 'Address unclear' });
    expect(whys(await bought(id))).toEqual(['ORDER_HELD']);
    expect((await batches.change(id, 1, {})).body.row.errors).toMatchObject([{ trouble: { code: 'ORDER_HELD' } }]);
    await call('again', 'release');
    await put('again', { lines: [{ sku: 'MUG', quantity: 1, weight: { units: 'LB', value: 3 } }] });
    expect((await batches.change(id, 1, { request: {} })).body.errors).toMatchObject([
      { message: expect.stringContaining('put right at the order') },
    ]);
    expect((await batches.change(id, 1, {})).body.row).toMatchObject({ state: 'READY', errors: [] });
    expect(whys(await bought(id))).toEqual(['BOUGHT']);
    expect((await read('again')).parcels).toMatchObject([{ lines: [{ line: 1, quantity: 1 }] }]);
  });

  test('because the carrier refused it is tried again under the same id, or, put right at its source, under another', async () => {
    const refused = { ...orderDraft().shipment, itemLines: [{ itemCode: 'TEST-REJECT' }] };
    await put('refused', { shipment: refused });
    const id = await made('refused');
    const [first] = await bought(id);
    expect(first?.state).toBe('REJECTED');
    await station.api.post(`${BATCHES}/${id}/retry`, {});
    await batches.until(id, 'FINISHED');
    const [second] = await batches.rows(id);
    expect([second?.state, second?.transactionId]).toEqual(['REJECTED', first?.transactionId]);
    expect((await read('refused')).parcels).toHaveLength(1);

    await put('refused');
    const { row } = (await batches.change(id, 1, {})).body;
    expect(row.transactionId).toBe(`${first?.transactionId}r2`);
    expect(whys(await bought(id))).toEqual(['BOUGHT']);
    expect(await read('refused')).toMatchObject({
      state: 'PACKED',
      parcels: [{}, { transactionId: row.transactionId }],
    });
  });
});
