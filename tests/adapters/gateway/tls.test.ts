import { X509Certificate } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#electron/adapters/http/transport.ts';

let server: Server;
let fingerprint = '';
let requests = 0;

beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec', algorithm: 'sha256' });
  fingerprint = new X509Certificate(made.cert).fingerprint256;
  server = createServer({ cert: made.cert, key: made.private }, (_, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const call = (trusted?: string) =>
  exchange({
    url: new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    method: 'POST',
    headers: {},
    body: 'secret address',
    signal: AbortSignal.timeout(3000),
    maxBytes: 1000,
    allowed: ['loopback'],
    fingerprint: trusted,
  });

test('a certificate that nobody vouches for is trusted where the account names its fingerprint', async () => {
  expect(await call(fingerprint)).toMatchObject({ kind: 'answered', answer: { status: 200 } });
  expect(requests).toBe(1);
});

test('another certificate is not, and nothing is sent to it', async () => {
  const before = requests;
  expect(await call(fingerprint.replace(/^../, 'FF').replace(/..$/, '00'))).toMatchObject({ kind: 'not_sent' });
  expect(await call()).toMatchObject({ kind: 'not_sent' });
  expect(requests).toBe(before);
});
