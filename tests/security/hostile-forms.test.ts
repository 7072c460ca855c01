import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { rawCall } from '../helpers/raw.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';

const parent = mkdtempSync(join(tmpdir(), 'packbench-forms-'));
const windowDir = join(parent, 'window');
mkdirSync(join(windowDir, 'assets'), { recursive: true });
writeFileSync(join(windowDir, 'index.html'), '<!doctype html><title>Packbench</title>');
writeFileSync(join(parent, 'beside.txt'), 'BESIDE THE WINDOW');
afterAll(() => rmSync(parent, { recursive: true }));

const station = useStation({ windowDir });

/** Ways to say "one up", and names that mean something to one system or another. */
const TRAVERSALS = [
  '../beside.txt',
  '..%2fbeside.txt',
  '%2e%2e/beside.txt',
  '%2e%2e%2fbeside.txt',
  '%252e%252e%252fbeside.txt',
  '..%5cbeside.txt',
  '..\\beside.txt',
  '....//beside.txt',
  '..;/beside.txt',
  './/../beside.txt',
  '%2e/%2e%2e/beside.txt',
  '..%c0%afbeside.txt',
  '..%ef%bc%8fbeside.txt',
  '..%00/beside.txt',
  'index.html%00.png',
  '../../../../../../../../etc/passwd',
  '/etc/passwd',
  '//etc/passwd',
  'file:///etc/passwd',
  '%2fetc%2fpasswd',
  '\\\\server\\share\\beside.txt',
  '%5c%5cserver%5cshare',
  'C:\\Windows\\win.ini',
  'C:%5cWindows%5cwin.ini',
  'CON',
  'nul.txt',
  'aux',
  'index.html::$DATA',
  'index.html.',
  'index.html%20',
  '~/.ssh/id_rsa',
  '.env',
  '.git/config',
  'ledger.db',
  '../ledger.db',
  '../credentials.json',
];
const ROOTS = [
  '/',
  '/assets/',
  '/docs/',
  '/docs/static/',
  '/files/',
  '/station/v1/shipments/',
  '/station/v1/accounts/',
];

describe.each(ROOTS)('under %s', (root) => {
  test.each(TRAVERSALS)('%s leads to no file', async (form) => {
    const answer = await rawCall(station.baseUrl, {
      path: root + form.replaceAll(' ', '%20'),
      headers: { authorization: `Bearer ${station.api.token}` },
    });

    expect([302, 400, 403, 404, 405], `${answer.status} ${answer.text.slice(0, 100)}`).toContain(answer.status);
    expect(answer.text).not.toMatch(/BESIDE THE WINDOW|root:.*:0:|SQLite format|secretKey|\[fonts\]|PRIVATE KEY/);
  });
});

/** Objects that would reach into every object if somebody merged them. */
const POLLUTIONS = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"__proto__":null}',
  '{"\\u005f_proto__":{"polluted":"yes"}}',
  '{"__proto\\u005f_":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"constructor":{"\\u0070rototype":{"polluted":"yes"}}}',
  '{"a":{"__proto__":{"polluted":"yes"}}}',
  '{"a":[{"b":[{"__proto__":{"polluted":"yes"}}]}]}',
  '[{"__proto__":{"polluted":"yes"}}]',
  '{"recipient":{"address":{"__proto__":{"countryCode":"US"}}}}',
  '{"itemLines":[{"weight":{"constructor":{"prototype":{"value":1}}}}]}',
];
const BODIES = Object.values<Route>(routes).filter(
  ({ body, bodyType }) => body !== undefined && bodyType === undefined,
);

describe.each(BODIES.map(({ method, path }) => [method, path]))('%s %s', (method, path) => {
  test.each(POLLUTIONS)('with %s is 400 MALFORMED_JSON', async (raw) => {
    const answer = await station.api.call(method, path.replaceAll(/:[a-zA-Z]+/g, 'some-id'), {
      raw,
      headers: { transactionId: 'pollution' },
    });

    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_JSON']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('elsewhere', () => {
  test.each([
    '?__proto__[polluted]=yes',
    '?__proto__=yes&__proto__=no',
    '?constructor.prototype.polluted=yes',
    '?constructor[prototype][polluted]=yes',
    '?text=__proto__&state=__proto__',
  ])('%s changes nothing', async (query) => {
    await station.api.get(`/station/v1/shipments${query}`);

    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'an id named %s is that of nothing',
    async (id) => {
      for (const path of [`/station/v1/shipments/${id}`, `/station/v1/shipments/by-transaction/${id}`])
        expect((await station.api.get(path)).body.code).toBe('NOT_FOUND');
      expect((await station.api.ship(id, request({ carrierId: id }))).body.errors[0].code).toBe('CARRIER_NOT_FOUND');
    },
  );

  test('a form with such a field gets no token and leaves no trace', async () => {
    const answer = await station.api.call('POST', '/oauth/token', {
      raw: '__proto__=x&grant_type=client_credentials&client_id=a&client_secret=b&constructor=y',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      token: null,
    });

    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
