import { expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
type Line = OrderDraft['lines'][number];
const of = (sku: string, quantity = 1): Line => ({ sku, description: `${sku} of the shop`, quantity });
const named = (description: string, more: Partial<Line> = {}): Line => ({ description, quantity: 1, ...more });

const put = async (number: string, lines: Line[], state?: OrderDraft['state']) => {
  const weighed = lines.map((line) => ({ ...line, weight: { units: 'LB', value: 1 } }));
  const { status, body } = await station.api.call('PUT', orderPath(number), {
    body: orderDraft({ lines: weighed, ...(state && { state }) }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.order;
};
const ship = async (number: string, id: string, body: object = {}) => {
  const { body: shipped } = await station.api.call('POST', `${orderPath(number)}/ship`, {
    ...{ body, headers: { transactionId: `${number}-${id}` } },
  });
  return shipped;
};
const part = (...lines: [number, number][]) => ({ lines: lines.map(([line, quantity]) => ({ line, quantity })) });
let orders = 0;

const MUGS = [of('MUG', 2), of('PLATE')];
/** What is ordered, what of it is shipped (line and units), what the source says then, and the units of each line that are open after that. */
const CHANGES: [string, Line[], [number, number][], Line[], number[]][] = [
  ['puts a line before the shipped one', MUGS, [[1, 2]], [of('BOWL'), of('MUG', 2), of('PLATE')], [1, 0, 1]],
  ['removes the shipped line', MUGS, [[1, 2]], [of('PLATE')], [1]],
  ['swaps two lines', MUGS, [[1, 1]], [of('PLATE'), of('MUG', 2)], [1, 1]],
  ['orders another article in its place', MUGS, [[1, 2]], [of('BOWL', 2), of('PLATE')], [2, 1]],
  ['splits a line', MUGS, [[1, 2]], [of('MUG'), of('PLATE'), of('MUG')], [0, 1, 0]],
  ['joins two lines', [of('MUG'), of('PLATE'), of('MUG')], [[1, 1]], [of('PLATE'), of('MUG', 2)], [1, 1]],
  ['orders fewer than are shipped', MUGS, [[1, 2]], [of('MUG'), of('PLATE')], [0, 1]],
  ['says the name of a SKU in other words', MUGS, [[1, 2]], [named('A mug', { sku: 'MUG' }), of('PLATE')], [0, 1]],
  ['says a name in other words', [named('Mug'), named('Plate')], [[1, 1]], [named('Big mug'), named('Plate')], [0, 1]],
  ['removes a line that has a name alone', [named('Mug'), named('Plate')], [[1, 1]], [named('Plate')], [1]],
  ['says a SKU now', [named('Mug')], [[1, 1]], [named('Mug', { sku: 'MUG' })], [0]],
  ['says no SKU any more', [of('MUG'), of('PLATE')], [[1, 1]], [named('Mug'), of('PLATE')], [0, 1]],
  [
    'knows only a barcode',
    [{ barcodes: ['40063812'], quantity: 1 }, of('MUG')],
    [[1, 1]],
    [of('MUG'), { barcodes: ['40063812'], quantity: 1 }],
    [1, 0],
  ],
  [
    'says nothing of its lines but how many',
    [{ quantity: 2 }, { quantity: 1 }],
    [[1, 1]],
    [{ quantity: 3 }, { quantity: 1 }],
    [2, 1],
  ],
];

test.each(CHANGES)(
  'an order of which a part is shipped, and whose source %s',
  async (_, ordered, shipped, now, open) => {
    const number = `changed-${(orders += 1)}`;
    await put(number, ordered);
    await ship(number, 'part', part(...shipped));
    const order = await put(number, now);
    const units = now.map(
      (_line, index) => order.open.find(({ line }: { line: number }) => line === index + 1)?.quantity ?? 0,
    );
    expect(units).toEqual(open);
  },
);

test('what is left is shipped, and nothing twice, in whatever order its source has the lines by then', async () => {
  await put('left', MUGS);
  await ship('left', 'mugs', part([1, 2]));
  await put('left', [of('PLATE'), of('MUG', 2)]);
  const { order } = await ship('left', 'plate');
  expect(order).toMatchObject({ state: 'PACKED', open: [] });
  expect(order.parcels.map(({ lines }: { lines: unknown }) => lines)).toEqual([
    [{ line: 1, quantity: 2, article: 'MUG' }],
    [{ line: 1, quantity: 1, article: 'PLATE' }],
  ]);
  expect(await ship('left', 'again')).toMatchObject({ code: 'STATE_CONFLICT' });
});

test('an order that is packed, and at its source extended and cancelled, is cancelled: nothing more of it is shipped', async () => {
  await put('cancelled', [of('MUG')]);
  await ship('cancelled', 'mug');
  expect(await put('cancelled', [of('MUG'), of('PLATE')], 'CANCELLED')).toMatchObject({ state: 'CANCELLED', open: [] });
  expect(await ship('cancelled', 'plate')).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'not_made' });
  expect(await put('cancelled', [of('MUG')], 'OPEN')).toMatchObject({ state: 'PACKED', open: [] });
});

test('an order that is packed, and at its source extended and put on hold, waits', async () => {
  await put('held', [of('MUG')]);
  await ship('held', 'mug');
  expect(await put('held', [of('MUG')], 'HELD')).toMatchObject({ state: 'PACKED' });
  expect(await put('held', [of('MUG'), of('PLATE')], 'HELD')).toMatchObject({ state: 'HELD' });
  expect(await ship('held', 'plate')).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'not_made' });
  expect(await put('held', [of('MUG'), of('PLATE')], 'OPEN')).toMatchObject({ state: 'OPEN' });
});

test('an order that its source put on hold when it was packed waits once its label is voided, until somebody releases it', async () => {
  await put('voided', [of('MUG')]);
  const { id } = (await ship('voided', 'mug')).order.parcels[0].shipment;
  expect(await put('voided', [of('MUG')], 'HELD')).toMatchObject({ state: 'PACKED', heldAtSource: true });
  await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'On hold' });
  const read = async () => (await station.api.get(orderPath('voided'))).body.order;
  await expect.poll(async () => (await read()).state).toBe('HELD');
  expect(await ship('voided', 'again')).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'not_made' });
  await station.api.post(`${orderPath('voided')}/release`, undefined);
  expect(await read()).toMatchObject({ state: 'OPEN', heldAtSource: false });
});

test('renaming a line twice, then moving it, leaves it shipped', async () => {
  await put('renamed', [named('Mug'), named('Plate')]);
  await ship('renamed', 'mug', part([1, 1]));
  await put('renamed', [named('Big mug'), named('Plate')]);
  await put('renamed', [named('Big blue mug'), named('Plate')]);
  expect((await put('renamed', [named('Plate'), named('Big blue mug')])).open).toEqual([{ line: 1, quantity: 1 }]);
});

test('what went out once more for a reason takes the place of nothing else of its article', async () => {
  await put('again', [of('MUG'), of('MUG')]);
  await ship('again', 'first', part([1, 1]));
  const { order } = await ship('again', 'lost', { ...part([1, 1]), duplicateReason: 'It was lost' });
  expect(order.open).toEqual([{ line: 2, quantity: 1 }]);
});
