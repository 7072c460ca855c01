import { expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const put = async (number: string, lines: OrderDraft['lines']) =>
  (await station.api.call('PUT', orderPath(number), { body: orderDraft({ lines }) })).body.order;
const ship = async (number: string, id: string, more: object = {}) => {
  const body = { shipment: { itemLines: [{ weight: { units: 'LB', value: 2 } }] }, ...more };
  const headers = { transactionId: `${number}-${id}` };
  return (await station.api.call('POST', `${orderPath(number)}/ship`, { body, headers })).body;
};
const MUG = { sku: 'MUG', quantity: 1 };

test('what was shipped as one parcel stays shipped, though its source tells the lines of the order since', async () => {
  await put('bare', []);
  expect((await ship('bare', 'whole')).order).toMatchObject({ state: 'PACKED' });
  expect(await put('bare', [MUG])).toMatchObject({ state: 'PACKED', open: [], changedSincePacked: true });
  expect(await ship('bare', 'mug')).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'not_made' });
  expect((await ship('bare', 'again', { duplicateReason: 'Was not in it' })).order.parcels).toHaveLength(2);
});

test('once the one parcel of an order is voided, the lines that its source told since are open', async () => {
  await put('voided', []);
  const { order } = await ship('voided', 'whole');
  await put('voided', [MUG]);
  await station.api.post(`/station/v1/shipments/${order.parcels[0].shipment.id}/void`, { reason: 'Wrong' });
  await expect
    .poll(async () => (await station.api.get(orderPath('voided'))).body.order)
    .toMatchObject({ state: 'OPEN', open: [{ line: 1, quantity: 1 }] });
});
