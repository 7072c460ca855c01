import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';

const PAGE = '<!doctype html><title>Packbench</title>';
const windowDir = mkdtempSync(join(tmpdir(), 'packbench-window-'));
mkdirSync(join(windowDir, 'assets'));
writeFileSync(join(windowDir, 'index.html'), PAGE);
writeFileSync(join(windowDir, 'assets', 'main-4f2a91c0.js'), 'export {};');
writeFileSync(join(windowDir, '.secret'), 'not for anybody');
afterAll(() => rmSync(windowDir, { recursive: true }));

const navigation = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('the built window', () => {
  const station = useStation({ windowDir });
  const get = (path: string, init?: RequestInit) => fetch(station.baseUrl + path, init);

  test.each(['/', '/history', '/shipments/0190aa', '/history/', '/v2'])('is the page at %s', async (path) => {
    const answer = await get(path, navigation);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toBe(PAGE);
  });

  test('is asked for afresh each time, while its hashed assets are kept for good', async () => {
    expect((await get('/', navigation)).headers.get('cache-control')).toBe('no-cache');
    const asset = await get('/assets/main-4f2a91c0.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
  });

  test('is not sent again to whoever has it, and every byte of it has been read at the start', async () => {
    const [page, asset] = [join(windowDir, 'index.html'), join(windowDir, 'assets', 'main-4f2a91c0.js')];
    const hide = (path: string) => renameSync(path, `${path}.hidden`);
    const putBack = (path: string) => renameSync(`${path}.hidden`, path);
    [page, asset].forEach(hide);
    const [first, script] = [await get('/', navigation), await get('/assets/main-4f2a91c0.js')];
    [page, asset].forEach(putBack);
    expect([await first.text(), await script.text()]).toEqual([PAGE, 'export {};']);
    expect(first.headers.get('content-length')).toBe(String(PAGE.length));

    const etag = first.headers.get('etag') ?? '';
    const again = await get('/', { headers: { ...navigation.headers, 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect((await get('/', { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
    expect(script.headers.get('etag')).not.toBe(etag);
    expect((await get('/', { method: 'HEAD' })).headers.get('content-length')).toBe(String(PAGE.length));
  });

  test('runs its own scripts and nothing else, talks to the station and nobody else, and stands in no frame', async () => {
    const policy = (await get('/', navigation)).headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
    });
    expect(policy).not.toContain('unsafe');
  });

  test.each(['/station/v1/nothing', '/oauth/nothing', '/files/x/y', '/assets/gone-00000000.js', '/favicon.png'])(
    'is no answer to %s, which is not there',
    async (path) => {
      const answer = await get(path, navigation);
      expect(answer.status).toBe(404);
      expect(((await answer.json()) as { code: string }).code).toBe('NOT_FOUND');
    },
  );

  test('leaves a wrong method on a path of the API what it is', async () => {
    expect((await get('/v1/shipment', navigation)).status).toBe(405);
  });

  test.each(['/.secret', '/assets/..%2f.secret', '/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/.secret'])(
    'gives nothing away at %s',
    async (path) => {
      const answer = await get(path);
      expect([403, 404]).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/not for anybody|root:/);
    },
  );
});

describe('without a built window', () => {
  const station = useStation({ windowDir: join(windowDir, 'not-built') });

  test('the documentation is home', async () => {
    const answer = await fetch(station.baseUrl, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs/']);
  });
});
