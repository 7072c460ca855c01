import { beforeAll, describe, expect, test } from 'vitest';
import { recipientIn, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
const named = (personName: string) => {
  const recipient = recipientIn('US');
  return request({ recipient: { ...recipient, contact: { ...recipient.contact, personName } } });
};
const found = async (query: string) =>
  (await station.api.get(`/station/v1/shipments?${query}`)).body.shipments as { transactionId: string }[] | undefined;

beforeAll(async () => {
  await station.api.ship('ORDER-1', named('Ada Finch'));
  await station.api.ship('ORDER-2', named('Ada Finch'));
  await station.api.ship('ORDER-3', named('Ben Finch'));
});

/** What would be SQL, or a pattern, if it were not bound as a value. */
const INJECTIONS = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "'; DROP TABLE shipment; --",
  "' UNION SELECT secret_digest FROM client --",
  '" OR ""="',
  '%',
  '_RDER-1',
  'ORDER-_',
  'ORDER%',
  '*',
  'x) OR (1=1',
  ':now',
  '?1',
];

describe('a filter is a value, never a part of a statement', () => {
  test.each(INJECTIONS)('%s', async (text) => {
    const value = encodeURIComponent(text);
    for (const filter of ['transactionId', 'trackingNumber', 'carrierId']) {
      expect([filter, (await found(`${filter}=${value}`)) ?? []]).toEqual([filter, []]);
    }
    await found(`text=${value}`);

    expect(await found('limit=100')).toHaveLength(3);
  });
});

test('what is kept of one person is exported whole, and nothing of another one', async () => {
  const answer = await station.api.get('/station/v1/shipments/export?text=Ada%20Finch');
  const text = Buffer.from(answer.body).toString('utf8');

  expect(text.match(/Ada Finch/g)).toHaveLength(2);
  expect([text.includes('ORDER-1'), text.includes('ORDER-2')]).toEqual([true, true]);
  expect(text).not.toMatch(/Ben|ORDER-3/);
});

test('an address that is removed from the address book is found no more', async () => {
  const { body } = await station.api.get('/station/v1/addresses?text=Ben');
  for (const { id } of body.addresses) await station.api.call('DELETE', `/station/v1/addresses/${id}`);

  expect(body.addresses).toHaveLength(1);
  expect((await station.api.get('/station/v1/addresses?text=Ben')).body.addresses).toEqual([]);
});
