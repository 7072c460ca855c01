import { expect, test } from 'vitest';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const worth = (amount: number, currency: string) => ({ value: { amount, currency } });
const line = (sku: string, more: object = {}) => ({
  ...{ sku, description: sku, quantity: 1, weight: { units: 'LB', value: 1 } },
  ...more,
});
const know = (sku: string, more: object) =>
  station.api.call('PUT', `/station/v1/products/${sku}`, { body: { description: sku, ...more } });

test('what products cost in another currency than the order says is not declared beside it', async () => {
  await know('PLATE', worth(12, 'EUR'));
  await know('BOWL', worth(9, 'USD'));
  const buy = async (number: string, ...lines: ReturnType<typeof line>[]) => {
    await station.api.call('PUT', orderPath(number), { body: orderDraft({ lines }) });
    const { status, body } = await station.api.call('POST', `${orderPath(number)}/ship`, {
      ...{ body: {}, headers: { transactionId: number } },
    });
    expect(status, JSON.stringify(body.errors)).toBe(200);
    const { request } = (await station.api.get(`/station/v1/shipments/${body.order.parcels[0].shipment.id}`)).body;
    return (request.customs?.customsItems ?? []).map((item: { value: { currency: string } }) => item.value.currency);
  };
  expect(await buy('same', line('MUG', worth(8, 'USD')), line('BOWL'))).toEqual(['USD', 'USD']);
  expect(await buy('other', line('MUG', worth(8, 'USD')), line('PLATE'))).toEqual([]);
  expect(await buy('both', line('BOWL'), line('PLATE'))).toEqual([]);
});
