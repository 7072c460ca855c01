import { describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { rawBytes, rawCall } from '../../helpers/raw.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const port = () => new URL(station.baseUrl).port;
const withPort = (text: string) => text.replace('PORT', port());
const live = (headers: Record<string, string>, path = '/health/live', method = 'GET') =>
  rawCall(station.baseUrl, { method, path, headers });

const everyPath = Object.entries<Route>(routes).flatMap(([operationId, route]) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    operationId,
    route,
    path: path.replaceAll(/:[a-zA-Z]+/g, 'some-id'),
  })),
);
/** The window's sessions have rules and tests of their own. */
const isOfWindow = ({ route }: { route: Route }) => (route.tag as string) === 'Window';
const isPublic = ({ route }: { route: Route }) => route.access === 'public';

describe('the Host header', () => {
  test.each(['127.0.0.1:PORT', 'localhost:PORT', '[::1]:PORT', 'LocalHost:PORT'])(
    '%s names this station',
    async (host) => {
      expect((await live({ host: withPort(host) })).status).toBe(200);
    },
  );

  test.each([
    'evil.test',
    'evil.test:PORT',
    '127.0.0.1.evil.test:PORT',
    'localhost.evil.test:PORT',
    'foo.local:PORT',
    'foo.localhost:PORT',
    '0.0.0.0:PORT',
    '127.0.0.2:PORT',
    '127.1:PORT',
    '2130706433:PORT',
    '192.168.0.1:PORT',
    '[::ffff:127.0.0.1]:PORT',
    '127.0.0.1.:PORT',
    'localhost.:PORT',
    '127.0.0.1',
    'localhost',
    '127.0.0.1:1',
    '127.0.0.1:PORT0',
    'user@127.0.0.1:PORT',
    '127.0.0.1:PORT,evil.test',
    '',
  ])('"%s" does not: 403 HOST_NOT_ALLOWED', async (host) => {
    const answer = await live({ host: withPort(host) });

    expect([answer.status, answer.json.code]).toEqual([403, 'HOST_NOT_ALLOWED']);
    expect(answer.json.detail).toContain(`127.0.0.1:${port()}`);
  });

  test.each(['/', '/docs/', '/openapi.json', '/nothing', '/oauth/token', '/station/v1/accounts'])(
    'of a stranger is refused at %s too',
    async (path) => {
      const answer = await live({ host: 'evil.test', authorization: `Bearer ${station.api.token}` }, path);

      expect([answer.status, answer.json.code]).toEqual([403, 'HOST_NOT_ALLOWED']);
    },
  );

  test('that is missing is refused', async () => {
    expect(await rawBytes(station.baseUrl, 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 40[03]/,
    );
  });

  test('of a stranger in the request line is not taken for a path of ours', async () => {
    const answer = await rawBytes(
      station.baseUrl,
      withPort(
        'GET http://evil.test/station/v1/accounts HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: close\r\n\r\n',
      ),
    );

    expect(answer).toMatch(/^HTTP\/1\.1 40[0134]/);
  });
});

describe('the Origin header', () => {
  test.each(['http://127.0.0.1:PORT', 'http://localhost:PORT', 'http://[::1]:PORT'])(
    '%s is a page of this station',
    async (origin) => {
      const answer = await live({ origin: withPort(origin) });

      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, undefined]);
    },
  );

  test.each([
    'null',
    '',
    'http://evil.test',
    'https://127.0.0.1:PORT',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'http://127.0.0.1:PORT.evil.test',
    'http://127.0.0.1:PORT@evil.test',
    'http://evil.test/http://127.0.0.1:PORT',
    'http://127.0.0.1.evil.test:PORT',
    'http://xlocalhost:PORT',
    'http://foo.local:PORT',
    'http://127.0.0.1:PORT/',
    'HTTP://EVIL.TEST',
    'file://',
    'chrome-extension://abc',
  ])('"%s" is 403 ORIGIN_NOT_ALLOWED, with nothing that lets the page read it', async (origin) => {
    const answer = await live(
      { origin: withPort(origin), authorization: `Bearer ${station.api.token}` },
      '/station/v1/shipments',
    );

    expect([answer.status, answer.json.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each(['cross-site', 'same-site'])('Sec-Fetch-Site: %s is 403, also without an Origin', async (site) => {
    expect((await live({ 'sec-fetch-site': site })).json.code).toBe('ORIGIN_NOT_ALLOWED');
  });

  test.each(['same-origin', 'none'])('Sec-Fetch-Site: %s is the user or a page of ours', async (site) => {
    expect((await live({ 'sec-fetch-site': site })).status).toBe(200);
  });

  test('of a stranger gets no leave in a preflight', async () => {
    const answer = await live(
      {
        origin: 'http://evil.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,transactionid',
      },
      '/v1/shipment',
      'OPTIONS',
    );

    expect([answer.status, answer.json.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('of a stranger cannot buy with a form that needs no preflight', async () => {
    const answer = await rawCall(station.baseUrl, {
      method: 'POST',
      path: '/v1/shipment',
      headers: { origin: 'http://evil.test', 'content-type': 'text/plain', authorization: station.api.token },
      body: JSON.stringify(request()),
    });

    expect(answer.json.code).toBe('ORIGIN_NOT_ALLOWED');
  });
});

describe('without a token', () => {
  test('the public routes are health, token and files only', () => {
    expect(
      [
        ...new Set(everyPath.filter((one) => isPublic(one) && !isOfWindow(one)).map(({ operationId }) => operationId)),
      ].sort(),
    ).toEqual(['healthLive', 'issueToken', 'readFile']);
  });

  test.each(
    everyPath.filter((one) => !isPublic(one)).map(({ route, path }) => [route.method, path, route.aboutPurchase]),
  )('%s %s is 401', async (method, path, aboutPurchase) => {
    for (const one of [path, `${path}/`]) {
      const answer = await station.api.call(method, one, {
        token: null,
        ...(/P(?:OS|U)T/.test(method) && { body: {} }),
      });

      expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([
        401,
        'TOKEN_MISSING',
        aboutPurchase ? 'unknown' : 'not_made',
      ]);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  test('GET /health/live answers', async () => {
    expect((await station.api.get('/health/live', { token: null })).body).toEqual({ status: 'live' });
  });
});

describe('every answer', () => {
  test('tells the browser not to guess, not to frame and not to keep it', async () => {
    const { headers } = await live({});

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });
});

describe('what is no HTTP', () => {
  const answerTo = (text: string) => rawBytes(station.baseUrl, text);

  test.each([
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a header with a space in its name', 'GET /health/live HTTP/1.1\r\nBad Name: x\r\n\r\n'],
    ['two lengths', 'POST /v1/shipment HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx'],
    [
      'a length and chunks',
      'POST /v1/shipment HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['20 KB of headers', `GET /health/live HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s is refused as a problem', async (_name, text) => {
    const answer = await answerTo(text);

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/X-Request-Id: [\w-]+\r\n/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      code: 'FIELD_INVALID',
      purchase: 'not_made',
    });
  });

  test("the header `ACCESS TOKEN` of the specification's examples is 401, and is told which header to use", async () => {
    const answer = await answerTo(
      withPort(
        'GET /station/v1/settings HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nACCESS TOKEN: abc\r\nConnection: close\r\n\r\n',
      ),
    );

    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/\r\nWWW-Authenticate: Bearer/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'TOKEN_MISSING',
      detail: expect.stringContaining('Authorization: Bearer'),
    });
  });

  test('and the station answers on', async () => {
    expect((await live({})).status).toBe(200);
  });
});
