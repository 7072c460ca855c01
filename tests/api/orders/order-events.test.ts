import { expect, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { readEvents } from '../../helpers/event-stream.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from './order-draft.ts';

const station = useStation();
const put = (number: string, api = station.api) => api.call('PUT', orderPath(number), { body: orderDraft() });
const post = (number: string, what: string, body: object = {}, headers: Record<string, string> = {}) =>
  station.api.call('POST', `${orderPath(number)}/${what}`, { body, headers });

/** What the stream says of orders, as `id state`, until it has said the last one. */
async function follow(token: string) {
  const events = await readEvents(station.baseUrl, token);
  expect((await events.next())?.event).toBe('ready');
  return async (last: string): Promise<string[]> => {
    const told: string[] = [];
    while (told.at(-1) !== last) {
      const event = (await events.next()) ?? expect.fail(`The stream has ended after ${told.join(', ')}`);
      if (event.event === 'order') told.push(`${event.data.id} ${event.data.state}`);
    }
    events.hangUp();
    return told;
  };
}

test('whoever follows the events is told of each state of an order', async () => {
  const told = await follow(station.api.token);
  await put('#1/A');
  await post('#1/A', 'hold', { reason: 'Address unclear' });
  await post('#1/A', 'release');
  await post('#1/A', 'claim');
  await post('#1/A', 'ship', {}, { transactionId: 'events-1' });
  await station.api.post('/station/v1/manifests', { carrierId: 'test-a' });
  const states = (await told('shop/%231%2FA SHIPPED')).map((each) => each.replace('shop/%231%2FA ', ''));
  const changes = states.filter((state, index) => state !== states[index - 1]);
  expect(changes).toEqual(['OPEN', 'HELD', 'OPEN', 'PACKING', 'PACKED', 'SHIPPED']);
});

test('what is put again unchanged is no event, and another client hears of its own orders only', async () => {
  const { body } = await station.api.post('/station/v1/clients', { name: 'Shop', scopes: ['ship', 'read'] });
  const shop = await createApi(station.baseUrl, { ...body.client, secretKey: body.secretKey });
  const [all, own] = [await follow(station.api.token), await follow(shop.token)];
  await put('ours');
  await put('ours');
  await post('ours', 'cancel', { reason: 'Sold out' });
  await put('theirs', shop);
  expect(await all('shop/theirs OPEN')).toEqual(['shop/ours OPEN', 'shop/ours CANCELLED', 'shop/theirs OPEN']);
  expect(await own('shop/theirs OPEN')).toEqual(['shop/theirs OPEN']);
});
