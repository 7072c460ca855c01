import { expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { useTwoStations } from '../two-stations.ts';

const stations = useTwoStations();
const AT = '/station/v1/orders/shop/1001';

test('the windows of a desk hear what becomes of an order at another one', async () => {
  const { one, other } = stations;
  const heard: string[] = [];
  other.events.subscribe(({ type, id, state }) => void (type === 'order' && heard.push(`${id} ${state}`)));
  const { recipient } = request();
  const put = (quantity: number) => one.api.call('PUT', AT, { body: { recipient, lines: [{ sku: 'MUG', quantity }] } });
  let quantity = 0;
  await expect
    .poll(async () => {
      expect((await put(++quantity)).status).toBeLessThan(300);
      return heard;
    })
    .toContain('shop/1001 OPEN');
  expect((await one.api.post(`${AT}/hold`, { reason: 'Waits for a mug' })).status).toBe(200);
  await expect.poll(() => heard).toContain('shop/1001 HELD');
});
