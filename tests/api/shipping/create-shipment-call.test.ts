import { describe, expect, test } from 'vitest';
import { rawCall } from '../../helpers/raw.ts';
import { request } from '../../helpers/requests.ts';
import { shipping } from '../../helpers/shipping.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const { newId } = shipping(station, 'call');

describe('where it is', () => {
  const paths = ['/cloud-ship-service/v1/shipment', '/gw/cloud-ship-service/v1/shipment', '/v1/shipment'];

  test.each(paths.flatMap((path) => [path, `${path}/`]))(
    'POST %s creates a shipment, without a redirect',
    async (path) => {
      const answer = await rawCall(station.baseUrl, {
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/json',
          authorization: station.api.token,
          transactionId: newId(),
        },
        body: JSON.stringify(request()),
      });

      expect([answer.status, answer.json.success]).toEqual([200, true]);
    },
  );

  test.each(paths)('GET %s is 405 and says that it takes POST', async (path) => {
    const answer = await station.api.get(path);

    expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
  });
});

describe('its headers', () => {
  test('the transactionId comes back as a header and in the data', async () => {
    const id = newId();
    const answer = await station.api.ship(id, request({ transactionId: id }));

    expect([answer.headers.get('transactionId'), answer.body.data.transactionId]).toEqual([id, id]);
  });

  test('the transactionId comes back in a refusal too', async () => {
    const id = newId();
    const answer = await station.api.ship(id, request({ carrierId: 'nobody' }));

    expect([answer.headers.get('transactionId'), answer.body.transactionId]).toEqual([id, id]);
  });

  test.each([
    [400, 'a body that is no JSON', '', { raw: '{"a":' }],
    [413, 'a body that is too large', '', { raw: `{"a":"${'x'.repeat(256 * 1024)}"}` }],
    [415, 'a body in a Content-Encoding', '', { body: request(), headers: { 'content-encoding': 'gzip' } }],
    [401, 'a token that is not valid', '', { body: request(), token: 'nope' }],
    [400, 'an unknown parameter', '?what=1', { body: request() }],
  ])('the transactionId comes back with the %i to %s', async (status, _what, query, call) => {
    const id = newId();
    const headers = { ...('headers' in call && call.headers), transactionId: id };
    const answer = await station.api.call('POST', `/v1/shipment${query}`, { ...call, headers });

    expect([answer.status, answer.headers.get('transactionId'), answer.body.transactionId]).toEqual([status, id, id]);
  });

  test.each(['x', '!'.repeat(128), 'order/7?a=1&b=2#c%20"\\<>{}|^`~'])('the transactionId %s is taken', async (id) => {
    const answer = await station.api.ship(id, request());

    expect([answer.status, answer.body.data.transactionId]).toEqual([200, id]);
  });

  test.each([undefined, ''])('without a transactionId (%s) it is 400 TRANSACTION_ID_REQUIRED', async (id) => {
    const answer = await station.api.call('POST', '/v1/shipment', {
      body: request({ transactionId: 'only-in-the-body' }),
      headers: id === undefined ? {} : { transactionId: id },
    });

    expect([answer.status, answer.body.code]).toEqual([400, 'TRANSACTION_ID_REQUIRED']);
  });

  test.each(['x'.repeat(129), 'two words', 'tab\there', 'Straße'])(
    'the transactionId %s is 400 TRANSACTION_ID_INVALID',
    async (id) => {
      const answer = await station.api.ship(id, request());

      expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([
        400,
        'TRANSACTION_ID_INVALID',
        'not_made',
      ]);
    },
  );

  test.each([
    ['x'.repeat(129), 'it has 129 characters'],
    ['two words', 'it holds a space, or came twice'],
    ['tab\there', 'it holds "\\t"'],
    ['Stra\u00dfe', 'it holds "\u00df"'],
  ])('what is wrong with the transactionId %s is said', async (id, wrong) => {
    const { body } = await station.api.ship(id, request());

    expect(body.detail).toContain(`without spaces; ${wrong}.`);
  });

  test('a body that is compressed is 415, and named so', async () => {
    const ask = async (encoding: string) =>
      (await station.api.ship(newId(), request(), { headers: { 'content-encoding': encoding } })).body;

    for (const encoding of ['gzip', 'br']) {
      expect(await ask(encoding)).toMatchObject({
        code: 'UNSUPPORTED_MEDIA_TYPE',
        detail: `Send the body as it is, without a Content-Encoding; it was ${encoding}.`,
      });
    }
    expect((await ask('identity')).success).toBe(true);
  });

  test('a transactionId header sent twice is 400 TRANSACTION_ID_INVALID', async () => {
    const answer = await rawCall(station.baseUrl, {
      method: 'POST',
      path: '/v1/shipment',
      headers: { 'content-type': 'application/json', authorization: station.api.token, transactionId: ['a', 'b'] },
      body: JSON.stringify(request()),
    });

    expect([answer.status, answer.json.code]).toEqual([400, 'TRANSACTION_ID_INVALID']);
  });

  test('a transactionId in the body that is another one is 400 TRANSACTION_ID_MISMATCH', async () => {
    const answer = await station.api.ship(newId(), request({ transactionId: 'another' }));

    expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([
      400,
      'TRANSACTION_ID_MISMATCH',
      'not_made',
    ]);
  });

  test('a sane X-Request-Id is kept and a missing or insane one is replaced', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await station.api.ship(newId(), request(), { headers })).headers;

    expect((await ask({ 'x-request-id': 'my-call-1' })).get('x-request-id')).toBe('my-call-1');
    expect((await ask({})).get('x-request-id')).toMatch(/^[\x21-\x7e]{8,}$/);
    expect((await ask({ 'x-request-id': 'x'.repeat(500) })).get('x-request-id')).toMatch(/^[\x21-\x7e]{8,128}$/);
    expect((await ask({ 'x-request-id': 'two words' })).get('x-request-id')).not.toBe('two words');
  });
});
