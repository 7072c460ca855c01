import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { guardAccess } from '#electron/api/access.ts';
import type { Engine } from '#electron/engine/index.ts';
import { hubOrigin } from '#electron/hub/hub-address.ts';

/** What a station at these origins says to a caller that names it so. */
async function codeFor(ownOrigins: string[], headers: Record<string, string>): Promise<unknown> {
  const app = Fastify();
  guardAccess(app, {} as Engine, { ownOrigins: () => ownOrigins });
  app.get('/', () => ({ code: 'IN' }));
  const { code } = (await app.inject({ url: '/', headers })).json<{ code: string }>();
  return code;
}

test.each([
  ['https://192.168.1.20', hubOrigin('192.168.1.20', 443)],
  ['https://[fd00::20]', hubOrigin('FD00:0::20', 443)],
  ['https://packing.lan', hubOrigin('Packing.lan', 443)],
])('a hub at the port that https:// means is %s, with the port and without', async (origin, own) => {
  const host = origin.slice('https://'.length);
  expect(own).toBe(origin);
  for (const named of [host, `${host}:443`, `${host}:443`.toUpperCase()])
    expect(await codeFor([own], { host: named, origin })).toBe('IN');
  for (const named of [`${host}:80`, `${host}:4843`, `evil.${host}`])
    expect(await codeFor([own], { host: named })).toBe('HOST_NOT_ALLOWED');
});

test('a station at any other port is called with it', async () => {
  const own = hubOrigin('192.168.1.20', 4843);
  expect(await codeFor([own], { host: '192.168.1.20:4843' })).toBe('IN');
  for (const host of ['192.168.1.20', '192.168.1.20:443'])
    expect(await codeFor([own], { host })).toBe('HOST_NOT_ALLOWED');
});
