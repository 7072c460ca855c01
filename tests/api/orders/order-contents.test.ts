import { describe, expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from './order-draft.ts';

const station = useStation();
const usd = (amount: number) => ({ amount, currency: 'USD' });
const MUG = {
  ...{ sku: 'MUG', barcodes: ['4006381333931', '40063812'], description: 'Mug', quantity: 3 },
  ...{ weight: { units: 'LB', value: 0.75 }, value: usd(8), countryOfOrigin: 'PT', harmonizedTariffCode: '691110' },
} as const satisfies OrderDraft['lines'][number];
const PLATE = { sku: 'PLATE', description: 'Plate', quantity: 1, weight: { units: 'LB', value: 1 }, value: usd(12) };

const put = (number: string, changes: Partial<OrderDraft> = {}) =>
  station.api.call('PUT', orderPath(number), { body: orderDraft(changes) });
const ship = (number: string, body: object = {}) =>
  station.api.call('POST', `${orderPath(number)}/ship`, {
    body,
    headers: { transactionId: `${encodeURIComponent(number)}-t` },
  });

/** Puts the order, ships it, and gives what was bought. */
async function bought(number: string, changes: Partial<OrderDraft>, body: object = {}) {
  await put(number, changes);
  const { status, body: shipped } = await ship(number, body);
  expect(status, JSON.stringify(shipped)).toBe(200);
  const { id } = shipped.order.parcels[0].shipment;
  return (await station.api.get(`/station/v1/shipments/${id}`)).body.request;
}

test('what the lines say of customs is kept, and declared for the units that are in the parcel', async () => {
  const abroad = {
    recipient: recipientIn('CH'),
    lines: [{ ...MUG, barcodes: [...MUG.barcodes] }, PLATE],
    shipment: { carrierId: 'test-a', serviceType: 'A_EXPRESS_INTERNATIONAL' },
  };
  const request = await bought('abroad', abroad, {
    lines: [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ],
  });
  expect(request.customs.customsItems).toMatchObject([
    {
      ...{ sku: 'MUG', description: 'Mug', quantity: 2, value: usd(8), weight: MUG.weight },
      ...{ countryOfOrigin: 'PT', harmonizedTariffCode: '691110' },
    },
    { sku: 'PLATE', description: 'Plate', quantity: 1, value: usd(12) },
  ]);
  expect(request.itemLines).toMatchObject([{ weight: { units: 'LB', value: 2.5 } }]);
  expect((await station.api.get(orderPath('abroad'))).body.order.lines).toEqual(abroad.lines);
});

test('its number is no instruction to the driver: of carrier H it is the second label message', async () => {
  const byFreight = { recipient: recipientIn('BE'), shipment: { carrierId: 'test-h', serviceType: 'H_FREIGHT' } };
  const { itemLines } = await bought('FREIGHT-1', byFreight);
  expect(itemLines[0].customerReference).toEqual({ ref2: 'FREIGHT-1' });
});

test('the order’s wishes are bought: account, service, packaging, sides and signature', async () => {
  const dimensions = { units: 'IN', length: 12, width: 8, height: 6 } as const;
  const shipment: OrderDraft['shipment'] = {
    ...{ carrierId: 'test-a', serviceType: 'A_EXPRESS_SAVER', itemLines: [{ packageCode: 'BOX-M', dimensions }] },
    signatureOption: { signatureOptionType: 'ADULT' },
  };
  const request = await bought('wishes', { shipment });
  const { itemLines, ...rest } = shipment;
  expect(request).toMatchObject(rest);
  expect(request.itemLines).toMatchObject([{ ...itemLines?.[0], weight: { units: 'LB', value: 2.5 } }]);
});

const weighing = (...lines: [quantity: number, value: number, units: 'KG' | 'LB'][]) => ({
  lines: lines.map(([quantity, value, units]) => ({ quantity, weight: { units, value } })),
});

test.each([
  ['to-the-last-decimal', weighing([3, 0.0123456, 'LB'], [1, 0.1, 'LB']), { units: 'LB', value: 0.1370368 }],
  ['of-less-than-a-ten-thousandth', weighing([1, 0.00001, 'LB']), { units: 'LB', value: 0.00001 }],
  ['in-two-units-no-less', weighing([1, 1, 'LB'], [1, 1, 'KG']), { units: 'LB', value: 3.2047 }],
])('a package weighs what its lines weigh: %s', async (name, lines, weight) => {
  const shipment = { carrierId: 'test-g', serviceType: 'PARCEL' };
  const { itemLines } = await bought(name, { ...lines, shipment, recipient: recipientIn('DE') });
  expect(itemLines).toMatchObject([{ weight }]);
});

test.each([
  ['over-in-one-unit', weighing([3, 10.00001, 'KG']), 30.00003],
  ['over-in-two-units', weighing([1, 30, 'KG'], [1, 0.00001, 'LB']), 30.0001],
])('lines that weigh a little more than the carrier takes are refused: %s', async (name, lines, actual) => {
  await put(name, { ...lines, shipment: { carrierId: 'test-e', serviceType: '1^12' }, recipient: recipientIn('GB') });
  expect((await ship(name)).body.errors).toMatchObject([{ code: 'WEIGHT_OVER_LIMIT', actual, limit: 30, unit: 'KG' }]);
});

test('an order that wishes for two packages is not bought with the weight of all its lines in each of them', async () => {
  const dimensions = { units: 'IN', length: 12, width: 8, height: 6 } as const;
  const shipment: OrderDraft['shipment'] = {
    ...{ carrierId: 'test-a', serviceType: 'A_GROUND', itemLines: [{ dimensions }, { dimensions }] },
  };
  await put('two-packages', { shipment });
  const { body } = await ship('two-packages');
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', purchase: 'not_made' });
  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/shipment/itemLines/0/weight',
    '/shipment/itemLines/1/weight',
  ]);
  const weighed = [1.5, 1].map((value) => ({ weight: { units: 'LB', value } }));
  expect((await ship('two-packages', { shipment: { itemLines: weighed } })).status).toBe(200);
});

test('an order that lost its parcel since it was planned, as in a ledger that went back, is not sold; it says so, and can be shipped again', async () => {
  await put('went-back');
  const { orders, shipments } = station.ledger;
  const { accept } = shipments;
  shipments.accept = async (acceptance) => {
    shipments.accept = accept;
    const order = (await orders.find('shop', 'went-back')) ?? expect.fail('not there');
    await orders.replace({ ...order, parcels: [] });
    return accept(acceptance);
  };
  const { status, body } = await ship('went-back');
  expect([status, body.code, body.trouble.code, body.purchase]).toEqual([
    ...[409, 'STATE_CONFLICT', 'ORDER_CHANGED', 'not_made'],
  ]);
  expect((await ship('went-back')).status).toBe(200);
});

describe('what the source says of an order that is in parcels', () => {
  const call = (number: string, what: string, body: object = {}) =>
    station.api.call('POST', `${orderPath(number)}/${what}`, { body });
  const orderOf = async (number: string) => (await station.api.get(orderPath(number))).body.order;
  const ofLine = (line: number) => ({ lines: [{ line, quantity: 1 }] });
  const oneOfEach = { lines: [{ ...PLATE }, { ...PLATE, sku: 'BOWL', description: 'Bowl' }] };
  const oneLess = { lines: [{ ...PLATE }] };

  test.each([
    ['CANCELLED', 'CANCELLED'],
    ['OPEN', 'OPEN'],
  ] as const)('%s: once its label is voided, it is %s', async (said, state) => {
    const number = `voided-${said}`;
    await put(number);
    const { parcels } = (await ship(number)).body.order;
    await put(number, { state: 'CANCELLED' });
    expect((await put(number, { state: said })).body.order.state).toBe('PACKED');
    await station.api.post(`/station/v1/shipments/${parcels[0].shipment.id}/void`, { reason: 'Cancelled' });
    await expect.poll(async () => (await orderOf(number)).parcels[0].shipment.state).toBe('VOIDED');
    expect((await orderOf(number)).state).toBe(state);
  });

  test('more is ordered of what it had cancelled: only when it opens the order', async () => {
    await put('more', oneLess);
    await ship('more');
    await put('more', { ...oneLess, state: 'CANCELLED' });
    expect((await put('more', oneOfEach)).body.order.state).toBe('CANCELLED');
    expect((await put('more', { ...oneOfEach, state: 'OPEN' })).body.order.state).toBe('OPEN');
  });

  test.each([
    [
      'the source',
      () => put('less-source', { ...oneOfEach, state: 'HELD' }),
      () => put('less-source', { ...oneLess, state: 'OPEN' }),
    ],
    ['a person', () => call('less-person', 'hold', { reason: 'Broken' }), () => call('less-person', 'release')],
  ])(
    'the rest is not wanted any more, while it is held: when %s releases it, it is packed',
    async (by, hold, release) => {
      const number = `less-${by.split(' ')[1]}`;
      await put(number, oneOfEach);
      await ship(number, ofLine(1));
      expect((await hold()).body.order.state).toBe('HELD');
      await put(number, oneLess);
      expect((await release()).body.order).toMatchObject({ state: 'PACKED', open: [] });
    },
  );
});

test('no line weighs less than nothing, which would make its parcel lighter than it is', async () => {
  const discount = { sku: 'DISCOUNT', quantity: 1, weight: { units: 'LB' as const, value: -2 } };
  const { status, body } = await put('discount', { lines: [PLATE, discount] });

  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: '/lines/1/weight/value', limit: 0 }]);
});

test('an order is one however its number is written: with spaces around it, or its accents apart from their letters', async () => {
  expect((await put(' Ü-77 ')).body).toMatchObject({ outcome: 'created', order: { orderNumber: 'Ü-77' } });
  expect((await put('U\u0308-77')).body).toMatchObject({ outcome: 'unchanged', order: { orderNumber: 'Ü-77' } });
  expect((await station.api.get(orderPath('U\u0308-77 '))).body.order.orderNumber).toBe('Ü-77');
  const scanned = await station.api.get(`/station/v1/orders?orderNumber=${encodeURIComponent('U\u0308-77 ')}`);
  expect(scanned.body.orders).toMatchObject([{ orderNumber: 'Ü-77' }]);
  // As its source has it, for a source is told by that number.
  await put('U\u0308-78');
  expect((await station.api.get(orderPath('Ü-78'))).body.order.orderNumber).toBe('U\u0308-78');
  expect((await ship(' Ü-78')).body.order).toMatchObject({ orderNumber: 'U\u0308-78', state: 'PACKED' });
  expect((await ship('Ü-78  ')).body).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'not_made' });
});
