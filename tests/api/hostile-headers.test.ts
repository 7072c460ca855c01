import { describe, expect, test } from 'vitest';
import { rawBytes, rawCall } from '../helpers/raw.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
let count = 0;
const newId = () => `headers-${++count}`;
const utf8 = (text: string) => Buffer.from(text);
const ship = (body: unknown, query = '') =>
  station.api.call('POST', `/v1/shipment?${query}`, { body, headers: { transactionId: newId() } });

describe('what is not application/json is 415 UNSUPPORTED_MEDIA_TYPE', () => {
  test.each([
    'text/plain',
    'text/json',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-patch+json',
    'application/json, text/plain',
    'application/json x',
    'application/json\t,text/plain',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; x',
    'application/json; boundary=x',
    'json',
    '*/*',
    '',
  ])('"%s"', async (type) => {
    const answer = await station.api.ship(newId(), request(), { headers: { 'content-type': type } });

    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(answer.body.detail).toMatch(
      type === '' ? /^Send Content-Type: application\/json; there was none\.$/ : /application\/json; it was ./,
    );
  });

  test('no Content-Type at all', async () => {
    const answer = await rawCall(station.baseUrl, {
      method: 'POST',
      path: '/v1/shipment',
      headers: { authorization: station.api.token, transactionId: newId() },
      body: JSON.stringify(request()),
    });

    expect([answer.status, answer.json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

describe('a transactionId', () => {
  test.each(['заказ-7', '注文', 'ключ'.repeat(50), 'a\u00a0b', '😀'])(
    'in another alphabet (%s) is 400 TRANSACTION_ID_INVALID',
    async (id) => {
      const answer = await rawCall(station.baseUrl, {
        method: 'POST',
        path: '/v1/shipment',
        headers: {
          'content-type': 'application/json',
          authorization: station.api.token,
          transactionId: utf8(id).toString('latin1'),
        },
        body: JSON.stringify(request()),
      });

      expect([answer.status, answer.json.code]).toEqual([400, 'TRANSACTION_ID_INVALID']);
      expect(answer.headers['transactionid']).toBeUndefined();
    },
  );

  test.each([7, {}, ['x']])('in the body that is no text (%j) is 422 FIELD_INVALID', async (transactionId) => {
    const answer = await ship(request({ transactionId }));

    expect(answer.body.errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: '/transactionId' }]);
  });
});

describe('query parameters', () => {
  test.each([
    'documents=url&documents=url',
    'documents=',
    'documents[]=url',
    'documents=URL%00',
    'Documents=url',
    'documents=url&x=1',
  ])('?%s is 400 FIELD_INVALID', async (query) => {
    const answer = await ship(request(), query);

    expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([400, 'FIELD_INVALID', 'not_made']);
  });
});

describe('what Node would answer itself is a problem with an X-Request-Id, as all else', () => {
  const headers = (...lines: string[]) =>
    ['GET /health/live HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n');
  const host = () => `Host: ${new URL(station.baseUrl).host}`;

  test('no Host', async () => {
    const answer = await rawBytes(station.baseUrl, headers());

    expect(answer).toMatch(/^HTTP\/1\.1 403 .*\r\n(?:.*\r\n)*x-request-id: \S{8,}\r\n/i);
    expect(answer).toContain('"code":"HOST_NOT_ALLOWED"');
  });

  test.each([
    ['/health/live', 405, 'METHOD_NOT_ALLOWED'],
    ['/nowhere', 404, 'NOT_FOUND'],
  ])('QUERY, without a Content-Type: %s', async (path, status, code) => {
    const query = [`QUERY ${path} HTTP/1.1`, host(), 'Connection: close', '', ''].join('\r\n');
    const answer = await rawBytes(station.baseUrl, utf8(query));

    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
  });

  test('an expectation that nobody knows changes nothing', async () => {
    const answer = await rawBytes(station.baseUrl, headers(host(), 'Expect: the-unexpected'));

    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n(?:.*\r\n)*x-request-id: \S{8,}\r\n/i);
  });
});

test('after all of it the ledger is as it was', async () => {
  expect((await station.api.get('/station/v1/shipments')).body).toEqual({ shipments: [], next: null });
});
