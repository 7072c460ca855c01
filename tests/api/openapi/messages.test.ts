import { expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

const said = async (method: string, path: string, body?: unknown): Promise<string> =>
  (await station.api.call(method, path, body === undefined ? {} : { body })).body.errors[0].message;

/** The sentences that a person who tried the API could not make sense of, as they are now. */
test.each([
  [
    'GET',
    '/station/v1/shipments?from=yesterday',
    undefined,
    'from must be an instant with its offset (RFC 3339), such as 2026-03-02T09:00:00Z; it is "yesterday".',
  ],
  ['GET', '/station/v1/shipments?limit=5&limit=6', undefined, 'limit comes 2 times; send it once.'],
  [
    'GET',
    '/cloud-boot-manager/api/v1/carriers?primary=true&x=1&x=2&primary=true',
    undefined,
    'primary comes 2 times; send it once.',
  ],
  ['GET', '/station/v1/shipments?limit=all', undefined, 'limit must be a whole number; it is "all".'],
  ['GET', '/station/v1/shipments?limit=501', undefined, 'limit must be at most 500; it is 501.'],
  ['GET', '/station/v1/shipments?manifested=1', undefined, 'manifested must be true or false; it is "1".'],
  [
    'GET',
    '/station/v1/shipments?page=2',
    undefined,
    /^"page" is not a query parameter of this call; this call takes text, .*, limit, cursor\.$/,
  ],
  [
    'POST',
    '/station/v1/printers',
    { id: 'a b', name: 'x', connection: { type: 'folder', path: '/x' }, format: 'ZPL', stock: 'STOCK_4X6' },
    'id must be 1 to 64 letters, digits, dots, hyphens or underscores, such as desk-1; it is "a b".',
  ],
  [
    'POST',
    '/station/v1/printers',
    { id: 'a', name: 'x', connection: { type: 'usb' }, format: 'ZPL', stock: 'STOCK_4X6' },
    'connection.type must be one of cups, raw, folder, windows; it is "usb".',
  ],
  [
    'POST',
    '/station/v1/shipments/check',
    request({ labelSpecification: { labelStockType: 'PAPER_A7' } }),
    /^labelSpecification\.labelStockType must be one of STOCK_4X6, .*, NONE, 0, 1, .*, 9; it is "PAPER_A7"\.$/,
  ],
  [
    'POST',
    '/station/v1/clients',
    { name: 'x', scopes: ['ship'], colour: 'red' },
    /^colour is not a field that is known here; known are name, scopes/,
  ],
])('%s %s %j is answered so that one knows what to write', async (method, path, body, message) => {
  const sentence = await said(method, path, body);
  if (typeof message === 'string') expect(sentence).toBe(message);
  else expect(sentence).toMatch(message);
});

test('a number that is out of its bounds is answered with them', async () => {
  const settings = (await station.api.get('/station/v1/settings')).body;
  expect(await said('PUT', '/station/v1/settings', { ...settings, retentionDays: 0 })).toBe(
    'retentionDays must be at least 1; it is 0.',
  );
});

test.each([
  ['UK', 'GB'],
  ['USA', 'US'],
  ['Germany', 'DE'],
])('a country written as %s is answered with %s', async (written, code) => {
  const body = request();
  const { recipient } = body as { recipient: { address: object } };
  const sent = { ...body, recipient: { ...recipient, address: { ...recipient.address, countryCode: written } } };
  const { errors } = (await station.api.check(sent)).body;
  expect(errors[0].message).toBe(
    `recipient.address.countryCode must be a country code of two letters (ISO 3166-1), such as US; it is "${written}". Write ${code} for it.`,
  );
});

test('a secret that is not right is not repeated', async () => {
  const { accounts } = (await station.api.get('/station/v1/accounts')).body;
  const adapter = {
    type: 'gateway',
    baseUrl: 'https://x.example',
    accessKey: 'a',
    secretKey: 'with space',
    upstreamCarrierId: 'a',
  };
  const message = await said('PUT', `/station/v1/accounts/${accounts[0].carrierId}`, { ...accounts[0], adapter });
  expect(message).toBe('adapter.secretKey must be printable ASCII characters without spaces; it is not.');
});
