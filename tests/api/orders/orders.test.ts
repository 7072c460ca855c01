import { describe, expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import type { Answer } from '../../helpers/api.ts';
import { orderDraft, orderPath } from './order-draft.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const put = (orderNumber: string, changes: Partial<OrderDraft> = {}, source = 'shop') =>
  station.api.call('PUT', orderPath(orderNumber, source), { body: orderDraft(changes) });
const read = async (orderNumber: string) => (await station.api.get(orderPath(orderNumber))).body.order;
const call = (orderNumber: string, what: string, body?: unknown) =>
  station.api.call('POST', `${orderPath(orderNumber)}/${what}`, body === undefined ? {} : { body });
const ship = (orderNumber: string, transactionId: string, body: unknown = {}) =>
  station.api.call('POST', `${orderPath(orderNumber)}/ship`, { body, headers: { transactionId } });
const numbers = ({ body }: Answer) => body.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber);

describe('an order', () => {
  test('is kept as its source has it, and the same content put again changes nothing', async () => {
    const draft = orderDraft({
      revision: '7',
      shipBy: '2026-12-01',
      note: 'Bubble wrap',
      gift: true,
      tags: ['fragile'],
    });
    const first = await station.api.call('PUT', orderPath('#1001/A'), { body: draft });
    expect([first.status, first.body.outcome]).toEqual([200, 'created']);
    const again = await station.api.call('PUT', orderPath('#1001/A'), { body: draft });
    expect([again.status, again.body.outcome, again.body.order.version]).toEqual([200, 'unchanged', 1]);
    const { order } = (await station.api.get(orderPath('#1001/A'))).body;
    expect(order).toMatchObject({ source: 'shop', orderNumber: '#1001/A', state: 'OPEN', version: 1, ...draft });
    expect(order.open).toEqual([
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ]);
  });

  test('that its source changes, holds or cancels is as the source says, until a person decides', async () => {
    await put('changing');
    expect((await put('changing', { note: 'new' })).body).toMatchObject({ outcome: 'changed', order: { version: 2 } });
    expect((await put('changing', { note: 'new', state: 'HELD' })).body.order).toMatchObject({
      state: 'HELD',
      reason: null,
    });
    expect((await put('changing', { note: 'new', state: 'OPEN' })).body.order.state).toBe('OPEN');
    expect((await put('changing', { note: 'new', state: 'CANCELLED' })).body.order).toMatchObject({
      ...{ state: 'CANCELLED', cancelledAtSource: true, open: [] },
    });
    await call('changing', 'release');
    await call('changing', 'hold', { reason: 'Address unclear' });
    expect((await put('changing', { note: 'third', state: 'OPEN' })).body.order).toMatchObject({
      ...{ state: 'HELD', reason: 'Address unclear', note: 'third' },
    });
    expect((await ship('changing', 'held-1')).body).toMatchObject({
      ...{ code: 'STATE_CONFLICT', purchase: 'not_made', trouble: { code: 'ORDER_HELD' } },
      detail: 'Order changing is on hold: “Address unclear”. Release it first.',
    });
  });

  test('is found by number in any source, by words of recipient and lines, by state, page by page', async () => {
    await put('F-1', {}, 'findable');
    await put('F-2', { lines: [{ description: 'Teekanne blau', quantity: 1 }] }, 'findable');
    await put('F-3', { state: 'HELD' }, 'findable');
    const list = (query: string) => station.api.get(`/station/v1/orders?source=findable&${query}`);
    expect(numbers(await list(''))).toEqual(['F-3', 'F-2', 'F-1']);
    expect(numbers(await list('orderNumber=F-2'))).toEqual(['F-2']);
    expect(numbers(await list('text=teekan'))).toEqual(['F-2']);
    expect(numbers(await list('text=jane%20roe'))).toEqual(['F-3', 'F-2', 'F-1']);
    expect(numbers(await list('state=held'))).toEqual(['F-3']);
    const { body } = await list('limit=2');
    expect(numbers(await list(`limit=2&cursor=${body.next}`))).toEqual(['F-1']);
    expect((await list('state=LOST')).body).toMatchObject({
      code: 'FIELD_INVALID',
      errors: [{ pointer: '/query/state' }],
    });
  });

  test('with a wrong line is refused, naming the field', async () => {
    const { status, body } = await put('wrong', { lines: [{ quantity: 0 }] });
    expect([status, body.errors[0].pointer]).toEqual([422, '/lines/0/quantity']);
    expect((await station.api.get(orderPath('wrong'))).status).toBe(404);
  });
});

describe('shipping an order', () => {
  test('buys one parcel of everything, with what the order says and wishes', async () => {
    await put('S-1');
    const { status, body } = await ship('S-1', 'S-1-a');
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ state: 'PACKED', open: [], changedSincePacked: false });
    const [number] = body.shipment.transactionShipments.map((each: { trackingNumber: string }) => each.trackingNumber);
    expect(body.order.parcels).toMatchObject([
      { transactionId: 'S-1-a', shipment: { state: 'LABELLED', trackingNumbers: [number], manifestId: null } },
    ]);
    const detail = (await station.api.get(`/station/v1/shipments/${body.order.parcels[0].shipment.id}`)).body;
    expect(detail.request.itemLines).toMatchObject([
      { weight: { units: 'LB', value: 2.5 }, customerReference: { ref1: 'S-1' } },
    ]);
  });

  test.each([
    ['of a carrier that has a place for it', 'S-9', 'test-a', 'A_GROUND', { ref1: 'S-9' }],
    ['not of one that has none', 'S-10', 'test-i', 'I_GROUND', undefined],
    ['not where it is too long for it', `S-11-${'1'.repeat(40)}`, 'test-a', 'A_GROUND', undefined],
  ])('prints its number as the first label message %s', async (_, orderNumber, carrierId, serviceType, printed) => {
    await put(orderNumber, { shipment: { carrierId, serviceType } });
    const { status, body } = await ship(orderNumber, `${orderNumber}-a`);
    expect([status, body.errors]).toEqual([200, undefined]);
    const detail = await station.api.get(`/station/v1/shipments/${body.order.parcels[0].shipment.id}`);
    expect(detail.body.request.itemLines[0].customerReference).toEqual(printed);
  });

  test('prints what the call says in place of its number, and nothing where that is nothing', async () => {
    await put('S-12');
    const said = (ref1: string | null) => ({ shipment: { itemLines: [{ customerReference: { ref1 } }] } });
    const bodies = [
      (await ship('S-12', 'S-12-a', { ...said('PO-1'), lines: [{ line: 1, quantity: 1 }] })).body,
      (await ship('S-12', 'S-12-b', said(null))).body,
    ];
    const ids: string[] = bodies.map(({ order }) => order.parcels.at(-1).shipment.id);
    const printed = ids.map(
      async (id) => (await station.api.get(`/station/v1/shipments/${id}`)).body.request.itemLines[0].customerReference,
    );
    expect(await Promise.all(printed)).toEqual([{ ref1: 'PO-1' }, { ref1: null }]);
  });

  test('a second time takes a reason, and names the label that is there', async () => {
    await put('S-2');
    const first = await ship('S-2', 'S-2-a');
    const [label] = first.body.order.parcels[0].shipment.trackingNumbers;
    const second = await ship('S-2', 'S-2-b');
    expect([second.status, second.body.code, second.body.purchase]).toEqual([409, 'STATE_CONFLICT', 'not_made']);
    expect(second.body.detail).toContain(label);
    const third = await ship('S-2', 'S-2-c', { duplicateReason: 'Lost on the way' });
    expect(third.body.order.parcels).toMatchObject([{}, { duplicateReason: 'Lost on the way' }]);
    const again = await ship('S-2', 'S-2-a');
    expect(again.body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', original: { sameContent: true } });
    expect((await read('S-2')).parcels).toHaveLength(2);
  });

  test('in parts keeps the rest open, and no unit is in two parcels', async () => {
    await put('S-3');
    const part = await ship('S-3', 'S-3-a', { lines: [{ line: 1, quantity: 1 }] });
    expect(part.body.order).toMatchObject({
      state: 'OPEN',
      open: [
        { line: 1, quantity: 1 },
        { line: 2, quantity: 1 },
      ],
    });
    const tooMuch = await ship('S-3', 'S-3-b', { lines: [{ line: 1, quantity: 2 }] });
    expect(tooMuch.body.errors).toEqual([
      {
        ...{ code: 'FIELD_INVALID', pointer: '/lines/0/quantity', limit: 1, actual: 2 },
        message: 'Of line 1, 1 units are in no parcel yet; quantity is 2.',
      },
    ]);
    expect((await ship('S-3', 'S-3-c')).body.order).toMatchObject({ state: 'PACKED', open: [] });
  });

  test('that the rules refuse sends nothing and leaves the order open', async () => {
    await put('S-4', { shipment: { carrierId: 'test-a' } });
    const { status, body } = await ship('S-4', 'S-4-a');
    expect([status, body.purchase, body.errors[0].pointer]).toEqual([422, 'not_made', '/shipment/serviceType']);
    expect(await read('S-4')).toMatchObject({ state: 'OPEN', parcels: [] });
    expect((await ship('S-4', 'S-4-a', { shipment: { serviceType: 'A_GROUND' } })).status).toBe(200);
  });

  test('once more under the id of an attempt that was refused puts the parcel on the order in its place', async () => {
    await put('S-13');
    const refused = await ship('S-13', 'S-13-a', { shipment: { itemLines: [{ itemCode: 'TEST-REJECT' }] } });
    expect([refused.body.code, (await read('S-13')).state]).toEqual(['CARRIER_REJECTED', 'OPEN']);
    const { order } = (await ship('S-13', 'S-13-a')).body;
    expect(order).toMatchObject({ state: 'PACKED', open: [], parcels: [{ shipment: { state: 'LABELLED' } }] });
    expect(order.parcels).toHaveLength(1);
  });

  test('is undone by a void: the order is open again', async () => {
    await put('S-5');
    const { body } = await ship('S-5', 'S-5-a');
    await station.api.post(`/station/v1/shipments/${body.order.parcels[0].shipment.id}/void`, { reason: 'Wrong box' });
    await expect.poll(async () => (await read('S-5')).state).toBe('OPEN');
    expect(await read('S-5')).toMatchObject({ parcels: [{ shipment: { state: 'VOIDED' } }] });
  });

  test('handed over with a manifest makes it SHIPPED', async () => {
    await put('S-6');
    await ship('S-6', 'S-6-a');
    await station.api.post('/station/v1/manifests', { carrierId: 'test-a' });
    await expect.poll(async () => (await read('S-6')).state).toBe('SHIPPED');
  });

  test('that its source changes or cancels afterwards stays packed, and says so', async () => {
    await put('S-7');
    await ship('S-7', 'S-7-a');
    const changed = await put('S-7', { note: 'Other colour', state: 'CANCELLED' });
    expect(changed.body.order).toMatchObject({ state: 'PACKED', changedSincePacked: true, cancelledAtSource: true });
  });
});

describe('an order that a desk has claimed', () => {
  test('is packed there, and open again when it is given back', async () => {
    await put('C-1');
    expect((await call('C-1', 'claim', { packer: 'Mia' })).body.order).toMatchObject({
      state: 'PACKING',
      claim: { packer: 'Mia' },
    });
    expect((await ship('C-1', 'C-1-a', { lines: [{ line: 2, quantity: 1 }] })).body.order.state).toBe('PACKING');
    expect((await call('C-1', 'release')).body.order).toMatchObject({ state: 'OPEN', claim: null });
    await call('C-1', 'cancel', { reason: 'Customer called' });
    expect((await call('C-1', 'claim', {})).body.trouble).toEqual({
      code: 'ORDER_CANCELLED',
      values: { number: 'C-1', reason: 'Customer called' },
    });
  });
});

test('orders and what became of them are there after a restart', async () => {
  const first = await startTestStation();
  await first.api.call('PUT', orderPath('R-1'), { body: orderDraft() });
  await first.api.call('POST', `${orderPath('R-1')}/ship`, { body: {}, headers: { transactionId: 'R-1-a' } });
  const before = (await first.api.get(orderPath('R-1'))).body.order;
  await first.stop();
  const second = await startTestStation({ dataDir: first.dataDir });
  expect((await second.api.get(orderPath('R-1'))).body.order).toEqual(before);
  await second.dispose();
});

describe('a window that shows the order', () => {
  test('buys what it shows and nothing of the order beneath, and only in the version that it shows', async () => {
    const { order } = (await put('shown', { lines: [{ quantity: 1, weight: { units: 'LB', value: 3 } }] })).body;
    const shipment = request({ recipient: recipientIn('US') });
    await put('shown', { lines: [{ quantity: 2, weight: { units: 'LB', value: 3 } }] });
    const late = await ship('shown', 'shown-1', { shipment, complete: true, version: order.version });
    expect(late.body).toMatchObject({ purchase: 'not_made', trouble: { code: 'ORDER_CHANGED' } });
    expect((await read('shown')).parcels).toEqual([]);

    const bought = await ship('shown', 'shown-1', { shipment, complete: true, version: order.version + 1 });
    expect(bought.status).toBe(200);
    const { id } = bought.body.order.parcels[0].shipment;
    const { itemLines } = (await station.api.get(`/station/v1/shipments/${id}`)).body.request;
    expect(itemLines).toMatchObject([{ weight: { units: 'LB', value: 2.5 } }]);
    expect(itemLines[0].customerReference).toBeUndefined();
  });
});
