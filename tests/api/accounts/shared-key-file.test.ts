import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { KEYS, startCarrierServer, type CarrierServer } from '../../fault/carrier/carrier-server.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';

const folder = mkdtempSync(join(tmpdir(), 'packbench-key-'));
const dataDir = newDataDir();
let carrier: CarrierServer;
beforeAll(async () => {
  carrier = await startCarrierServer({ journalPath: join(folder, 'sales.jsonl') });
});
afterAll(async () => {
  await carrier.close();
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
});

const keyFile = (name: string) => join(folder, name);

/** As a station that is started with this key file, or with its own. */
async function at<T>(secretsKey: string | undefined, work: (station: TestStation) => Promise<T>): Promise<T> {
  const station = await startTestStation({ dataDir, ...(secretsKey !== undefined && { secretsKey }) });
  try {
    return await work(station);
  } finally {
    await station.stop();
  }
}

const buyAt = (id: string, secretsKey?: string) =>
  at(secretsKey, ({ api }) => api.ship(id, request({ carrierId: 'theirs' })));

test('a desk with another key file than the one that closed a secret says so, sends nothing, and leaves it to the others', async () => {
  const [template] = await at(undefined, async ({ api }) => (await api.get('/station/v1/accounts')).body.accounts);
  const adapter = { type: 'gateway', baseUrl: carrier.url, ...KEYS, upstreamCarrierId: 'theirs' };
  await at(undefined, ({ api }) => api.post('/station/v1/accounts', { ...template, carrierId: 'theirs', adapter }));

  // What was closed with the folder's own key is closed anew with the one that is named from now on.
  expect((await buyAt('one', keyFile('shared.key'))).status).toBe(200);
  expect((statSync(keyFile('shared.key')).mode & 0o777).toString(8)).toBe(process.platform === 'win32' ? '666' : '600');
  expect((await buyAt('own', undefined)).body).toMatchObject({ purchase: 'not_made' });

  const calls = carrier.calls.length;
  await at(keyFile('other.key'), async ({ api }) => {
    const { body } = await api.ship('two', request({ carrierId: 'theirs' }));
    expect(body).toMatchObject({ purchase: 'not_made' });
    expect(JSON.stringify(body)).toMatch(/cannot open the secret of account theirs\..*--secrets-key/);
    const { checks } = (await api.get('/station/v1/doctor')).body as { checks: HealthCheck[] };
    expect(checks.find(({ name }) => name === 'secrets')).toMatchObject({
      status: 'warning',
      detail: expect.stringMatching(/cannot open .*: theirs\..*--secrets-key/),
    });
  });
  expect(carrier.calls).toHaveLength(calls);

  expect((await buyAt('three', keyFile('shared.key'))).status).toBe(200);
});

test.each([
  ['is no key', 'not a key of a station'],
  ['others may read', 'chmod 600'],
  ['lies in no folder', 'no such file'],
])('a file that %s is refused at the start in one sentence, and is left as it is', async (what, said) => {
  if (process.platform === 'win32' && said.startsWith('chmod')) return;
  const path = what === 'lies in no folder' ? join(folder, 'missing', 'x.key') : keyFile(`${said.length}.key`);
  const bytes = what === 'is no key' ? 'short' : 'x'.repeat(32);
  if (what !== 'lies in no folder') writeFileSync(path, bytes, { mode: what === 'is no key' ? 0o600 : 0o644 });
  await expect(at(path, async () => undefined)).rejects.toThrow(new RegExp(`^--secrets-key cannot be used: .*${said}`));
  if (what !== 'lies in no folder') expect(readFileSync(path, 'utf8')).toBe(bytes);
});
