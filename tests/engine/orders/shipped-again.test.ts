import { expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const of = (sku: string, quantity = 1): OrderDraft['lines'][number] => ({
  ...{ sku, description: `${sku} of the shop`, quantity },
  weight: { units: 'LB', value: 1 },
});
const put = async (number: string, ...lines: OrderDraft['lines']) =>
  (await station.api.call('PUT', orderPath(number), { body: orderDraft({ lines }) })).body.order;
const ship = async (number: string, id: string, body: object = {}) => {
  const headers = { transactionId: `${number}-${id}` };
  return (await station.api.call('POST', `${orderPath(number)}/ship`, { body, headers })).body.order;
};
const part = (...lines: [number, number][]) => ({ lines: lines.map(([line, quantity]) => ({ line, quantity })) });
const LOST = { duplicateReason: 'Lost on the way' };

test('what is ordered beside what went out once more is open', async () => {
  await put('more', of('MUG'));
  await ship('more', 'first');
  expect(await ship('more', 'again', LOST)).toMatchObject({ state: 'PACKED', open: [] });
  expect(await put('more', of('MUG', 2))).toMatchObject({ state: 'OPEN', open: [{ line: 1, quantity: 1 }] });
});

test('what went out once more takes nothing of another line, wherever its source moves the lines', async () => {
  await put('moved', of('MUG'), of('MUG'));
  await ship('moved', 'first', part([1, 1]));
  await ship('moved', 'again', { ...part([1, 1]), ...LOST });
  expect((await put('moved', of('BOWL'), of('MUG'), of('MUG'))).open).toEqual([
    { line: 1, quantity: 1 },
    { line: 3, quantity: 1 },
  ]);
});

test('what went out once more is all that goes out where the first label was voided', async () => {
  await put('voided', of('MUG'), of('PLATE'));
  const { parcels } = await ship('voided', 'first', part([1, 1]));
  await ship('voided', 'again', { ...part([1, 1]), ...LOST });
  await station.api.post(`/station/v1/shipments/${parcels[0].shipment.id}/void`, { reason: 'Wrong' });
  await expect
    .poll(async () => (await station.api.get(orderPath('voided'))).body.order)
    .toMatchObject({ parcels: [{ shipment: { state: 'VOIDED' } }, {}], open: [{ line: 2, quantity: 1 }] });
});

test('a reason for what is left of an order ships what is left, and nothing of it is open then', async () => {
  await put('left', of('MUG', 2), of('PLATE'));
  await ship('left', 'mug', part([1, 1]));
  expect((await ship('left', 'second', { ...part([1, 1]), ...LOST })).open).toEqual([{ line: 2, quantity: 1 }]);
  const { state, parcels } = await ship('left', 'rest', LOST);
  expect([state, parcels[2].lines]).toEqual(['PACKED', [{ line: 2, quantity: 1, article: 'PLATE' }]]);
});
