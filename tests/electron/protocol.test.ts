import { describe, expect, test } from 'vitest';
import { request } from '../helpers/requests.ts';
import { launch, useLaunches } from './use-desktop.ts';

useLaunches();

const ORIGIN = { origin: 'app://station' };

describe('app://station/', () => {
  test('carries a shipment from the check to the label, as bytes, and the events of it, without a token', async () => {
    const { call } = await launch();
    const post = (path: string, body: unknown, headers = {}) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...ORIGIN, 'content-type': 'application/json', ...headers },
      });
    const events = await call('/station/v1/events', { headers: ORIGIN });
    const checked = await post('/station/v1/shipments/check', request());
    expect(await checked.json()).toMatchObject({ valid: true });

    const bought = await post('/cloud-ship-service/v1/shipment?documents=url', request(), { transactionId: 'desk-1' });
    const answer = await bought.text();
    const fileUrl = /"fileUrl":"(app:[^"]+)"/.exec(answer)?.[1] ?? '';
    const label = await call(fileUrl, { headers: ORIGIN });
    const bytes = Buffer.from(await label.arrayBuffer());
    expect([bought.status, label.status, label.headers.get('content-type')]).toEqual([200, 200, 'application/pdf']);
    expect(label.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/);

    let told = '';
    const reader = (events.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    while (!told.includes('"LABELLED"')) told += (await reader.read()).value ?? '';
    expect(told).toContain('"transactionId":"desk-1"');
    await reader.cancel();
  });

  test('is the only host of its scheme', async () => {
    const { call } = await launch({ args: ['--hidden'] });
    for (const address of ['app://other/station/v1/settings', 'app://station.evil/station/v1/settings']) {
      expect((await call(address)).status).toBe(404);
    }
    expect((await call('app://station/station/v1/settings')).status).toBe(200);
  });
});

test('on a Linux without a keyring a passphrase is chosen before an account can have keys', async () => {
  const { call, ask, dataDir } = await launch({ backend: 'basic_text', args: ['--hidden'] });
  const accounts = (await (await call('/station/v1/accounts')).json()) as { accounts: { carrierId: string }[] };
  const [first] = accounts.accounts;
  const account = {
    ...first,
    carrierId: 'upstream',
    adapter: {
      type: 'gateway',
      baseUrl: 'https://ship.example',
      upstreamCarrierId: 'up-1',
      accessKey: 'AK',
      secretKey: 'SK-upstream',
    },
  };
  const create = () =>
    call('/station/v1/accounts', {
      method: 'POST',
      body: JSON.stringify(account),
      headers: { ...ORIGIN, 'content-type': 'application/json' },
    });

  expect(await ask('station:secrets')).toBe('new');
  const refused = (await (await create()).json()) as { code: string; detail: string };
  expect([refused.code, refused.detail]).toEqual(['STATE_CONFLICT', expect.stringContaining('choose a passphrase')]);
  expect([await ask('station:unlockSecrets', 'correct horse'), await ask('station:secrets')]).toEqual([true, 'open']);
  expect((await create()).status).toBe(201);
  expect(dataDir).not.toBe('');
});
