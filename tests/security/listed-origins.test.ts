import { beforeAll, describe, expect, test } from 'vitest';
import { rawCall } from '../helpers/raw.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
const SHOP = 'https://shop.example';
const list = async (allowedOrigins: string[]) => {
  const { body } = await station.api.get('/station/v1/settings');
  return station.api.call('PUT', '/station/v1/settings', { body: { ...body, allowedOrigins } });
};
const from = (origin: string, headers: Record<string, string> = {}, method = 'GET', path = '/station/v1/settings') =>
  rawCall(station.baseUrl, {
    method,
    path,
    headers: { origin, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${station.api.token}`, ...headers },
  });
const leave = (headers: Record<string, string | undefined>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'));

beforeAll(async () => {
  await list([SHOP, 'http://127.0.0.1:9999']);
});

describe('a page of a listed origin', () => {
  test('may read answers, and the identifiers in their headers, with a token', async () => {
    const answer = await from(SHOP);

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': SHOP, vary: 'Origin' });
    expect(answer.headers['access-control-expose-headers']).toContain('transactionId');
  });

  test('needs a token like everybody else, and may read that it does', async () => {
    const answer = await from(SHOP, { authorization: '' });

    expect([answer.status, answer.json.code]).toEqual([401, 'TOKEN_MISSING']);
    expect(answer.headers['access-control-allow-origin']).toBe(SHOP);
  });

  test('gets leave for the create call in a preflight, never with cookies', async () => {
    const answer = await from(
      SHOP,
      { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,transactionid' },
      'OPTIONS',
      '/cloud-ship-service/v1/shipment',
    );

    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers['access-control-allow-origin']).toBe(SHOP);
    expect(answer.headers['access-control-allow-headers']?.toLowerCase()).toContain('transactionid');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['access-control-allow-private-network']).toBeUndefined();
  });

  test('may buy', async () => {
    const answer = await rawCall(station.baseUrl, {
      method: 'POST',
      path: '/v1/shipment',
      headers: {
        origin: SHOP,
        'sec-fetch-site': 'cross-site',
        authorization: `Bearer ${station.api.token}`,
        'content-type': 'application/json',
        transactionId: 'from-shop',
      },
      body: JSON.stringify(request()),
    });

    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, SHOP]);
  });
});

describe('a page of an origin that only resembles a listed one', () => {
  test.each([
    'null',
    'http://shop.example',
    'https://shop.example:444',
    'https://shop.example/',
    'https://shop.example.evil.test',
    'https://evil-shop.example',
    'https://SHOP.example',
    'https://shop.example@evil.test',
    'https://www.shop.example',
    'http://127.0.0.1:99990',
    '*',
  ])('%s is refused and may read nothing', async (origin) => {
    const answer = await from(origin);

    expect([answer.status, answer.json.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(leave(answer.headers)).toEqual([]);
  });
});

test('a listed origin does not excuse a foreign Host', async () => {
  expect((await from(SHOP, { host: 'shop.example' })).json.code).toBe('HOST_NOT_ALLOWED');
});

test.each([
  ['*'],
  ['null'],
  ['https://*.example'],
  ['https://shop.example/'],
  ['https://Shop.example'],
  ['https://shop.example:443'],
  ['http://a:80'],
  ['ftp://a'],
  ['shop.example'],
  ['https://a b'],
  [''],
])('"%s" cannot be listed', async (origin) => {
  const answer = await list([origin]);

  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
});

test('an origin taken off the list is refused at once', async () => {
  await list([]);

  expect((await from(SHOP)).json.code).toBe('ORIGIN_NOT_ALLOWED');
});
