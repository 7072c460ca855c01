import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { startReceiver } from '../../helpers/receiver.ts';
import { line, request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useWebhooks, WEBHOOKS, webhookTiming } from './use-webhooks.ts';

const { station, receiver, listen, create, list, read, deliveries, change, ship, arrived } = useWebhooks();
describe('administration', () => {
  test('the secret is in the answer that made the webhook and nowhere else', async () => {
    const { webhook, secret } = await create();
    const everything = JSON.stringify([await list(), await deliveries(webhook.id), (await change(webhook.id)).body]);

    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    expect(everything).not.toContain(secret.slice(6));
  });

  test('a test call sends one message now, also to a webhook that is disabled, and is in the log', async () => {
    const { webhook, secret } = await create({ enabled: false });
    const { body } = await station.api.call('POST', `${WEBHOOKS}/${webhook.id}/test`);
    await ship('silent');
    const [message] = receiver.received;

    expect(webhook).toMatchObject({ state: 'DISABLED', disabledReason: 'REQUESTED' });
    expect(body.delivery).toMatchObject({ delivered: true, status: 204, type: 'webhook.test' });
    expect(new StandardWebhook(secret).verify(message?.text ?? '', message?.headers as Record<string, string>)).toEqual(
      message?.json,
    );
    expect(await deliveries(webhook.id)).toEqual([body.delivery]);
    expect(receiver.received).toHaveLength(1);
  });

  test('a webhook of a client that is revoked gets nothing more, says why, and tells of another one once it is told to', async () => {
    const partner = await station.api.post('/station/v1/clients', { name: 'Partner', scopes: ['ship', 'read'] });
    const { client, secretKey } = partner.body;
    const theirs = await createApi(station.baseUrl, { accessKey: client.accessKey, secretKey });
    const { webhook } = await create({ clientId: client.id, states: ['LABELLED', 'VOIDED'] });
    await theirs.ship('theirs', request({ itemLines: [line()] }));
    await arrived(1);
    await station.api.call('DELETE', `/station/v1/clients/${client.id}`);

    const gone = { state: 'DISABLED', disabledReason: 'CLIENT_REVOKED' };
    expect(await read(webhook.id)).toMatchObject(gone);
    expect((await change(webhook.id)).body.webhook).toMatchObject(gone);
    const other = await startReceiver();
    await create({ url: other.url, states: ['VOIDED'] });
    await station.api.post(`/station/v1/shipments/${receiver.received[0]?.json.data.id}/void`, { reason: 'left' });
    await expect.poll(() => other.received.length).toBe(1);
    await other.close();
    expect(receiver.received).toHaveLength(1);

    expect((await change(webhook.id, { clientId: null })).body.webhook).toMatchObject({ state: 'ACTIVE' });
    await arrived(2);
  });

  test('a webhook is renamed, told other states, removed, and then gets nothing', async () => {
    const { webhook } = await create();
    expect((await change(webhook.id, { name: 'New', states: ['VOIDED'] })).body.webhook).toMatchObject({
      name: 'New',
      states: ['VOIDED'],
    });
    await change(webhook.id);
    const other = await startReceiver();
    await create({ url: other.url, states: ['LABELLED'] });
    expect((await station.api.call('DELETE', `${WEBHOOKS}/${webhook.id}`)).status).toBe(204);
    await ship('unheard');

    await expect.poll(() => other.received.length).toBe(1);
    await other.close();
    expect(await list()).toMatchObject([{ url: other.url }]);
    expect(receiver.received).toEqual([]);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/test'],
      ['GET', '/deliveries'],
    ] as const) {
      expect((await station.api.call(method, `${WEBHOOKS}/${webhook.id}${path}`)).body.code).toBe('NOT_FOUND');
    }
    expect((await change(webhook.id)).body.code).toBe('NOT_FOUND');
  });

  test('an address that does not open any more, as without the key of the secrets, is asked for, and the webhook can be disabled', async () => {
    const { webhook } = await create({ url: `${receiver.url}/?token=abc` });
    await station.ledger.sealedSecrets.write(`webhook-url:${webhook.id}`, Buffer.alloc(64));
    const kept = await change(webhook.id, { url: webhook.url });
    expect([kept.status, kept.body.errors]).toMatchObject([422, [{ trouble: { code: 'ADDRESS_MASKED' } }]]);
    const disabled = await change(webhook.id, { url: webhook.url, enabled: false });
    expect(disabled.body.webhook).toMatchObject({ state: 'DISABLED', url: webhook.url });
    const typed = await change(webhook.id, { url: `${receiver.url}/?token=def` });
    expect(typed.body.webhook).toMatchObject({ state: 'ACTIVE', url: webhook.url });
    await station.api.call('DELETE', `${WEBHOOKS}/${webhook.id}`);
  });

  test('the last 200 tries are kept', async () => {
    const { webhook } = await create();
    await station.api.call('POST', `${WEBHOOKS}/${webhook.id}/test`);
    const [first] = await deliveries(webhook.id);
    for (let count = 1; first && count < 200; count++)
      await station.ledger.webhooks.change(webhook.id, {}, { ...first, messageId: `earlier-${count}` });
    expect((await deliveries(webhook.id)).at(-1)).toEqual(first);
    await ship('more');
    await arrived(4);
    await expect.poll(async () => (await read(webhook.id))?.behind).toBe(0);

    const kept = await deliveries(webhook.id);
    expect([kept.length, kept.at(-1)?.messageId]).toEqual([200, 'earlier-3']);
  });
});

test('what an address answers that was corrected meanwhile says nothing of the new one', async () => {
  const { webhook } = await create();
  const held: ServerResponse[] = [];
  receiver.answer((response) => void held.push(response));
  await ship('corrected');
  await arrived(1);
  const corrected = await startReceiver();
  await change(webhook.id, { url: corrected.url });
  held[0]?.writeHead(410).end();
  await expect.poll(async () => (await deliveries(webhook.id)).some(({ status }) => status === 410)).toBe(true);

  await expect.poll(() => corrected.received.length).toBe(3);
  await expect.poll(async () => await read(webhook.id)).toMatchObject({ state: 'ACTIVE', behind: 0 });
  await corrected.close();
});

test('an address with a secret in it is sealed: no answer and no row shows it, messages go there, and our own answer keeps it', async () => {
  const { webhook } = await create({ url: `${receiver.url}?token=s3cr3t` });
  expect(webhook.url).toBe(`${receiver.url}?token=***`);
  const at = `${WEBHOOKS}/${webhook.id}`;
  expect((await station.api.call('PUT', at, { body: { name: 'Shop', url: webhook.url } })).body.webhook.url).toBe(
    webhook.url,
  );
  expect((await station.api.post(`${at}/test`, undefined)).body.delivery.delivered).toBe(true);
  expect(receiver.received.at(-1)?.path).toContain('token=s3cr3t');
  expect(JSON.stringify(await station.ledger.webhooks.list())).not.toContain('s3cr3t');
  await station.api.call('DELETE', at);
});

test('an answer of ours that was changed is no address while a part of it is not shown: nothing changes, and the secret is kept', async () => {
  const token = 'T0KEN22222222222222222';
  const { host } = new URL(receiver.url);
  const { webhook } = await create({ url: `http://${host}/services/${token}?key=s3cr3t` });
  const masked = `http://${host}/services/***?key=***`;
  expect(webhook.url).toBe(masked);
  for (const url of [masked.replace('services', 'hooks'), masked.replace('?key=***', ''), `http://${host}/?key=***`])
    for (const enabled of [true, false]) {
      const { status, body } = await change(webhook.id, { url, enabled });
      expect([status, body.errors[0].pointer, body.errors[0].trouble.code]).toEqual([422, '/url', 'ADDRESS_MASKED']);
    }
  expect((await station.api.post(WEBHOOKS, { name: 'New', url: masked })).status).toBe(422);
  await station.api.post(`${WEBHOOKS}/${webhook.id}/test`, undefined);
  expect(receiver.received.at(-1)?.path).toBe(`/services/${token}?key=s3cr3t`);
});

/** The bytes of all files of a data folder. */
const filesOf = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))] as const);

test('no secret of an address is in a file of the station, in what it says of its deliveries, or in its log', async () => {
  const logged: unknown[] = [];
  const own = await startTestStation({ webhookTiming, log: (...event) => void logged.push(event) });
  const secrets = ['T0KENcanary22222222222', 'query-canary-3'];
  const [path, query] = secrets;
  const { host } = new URL(receiver.url);
  const url = `http://${host}/services/${path}?key=${query}`;
  receiver.answer(500);
  const { body } = await own.api.post(WEBHOOKS, { name: 'Shop', url });
  const at = `${WEBHOOKS}/${body.webhook.id}`;
  await own.api.post(`${at}/test`, undefined);
  await receiver.close();
  await own.api.post(`${at}/test`, undefined);
  const said = JSON.stringify([
    body,
    (await own.api.get(WEBHOOKS)).body,
    (await own.api.get(`${at}/deliveries`)).body,
    (await own.api.get('/station/v1/doctor')).body,
    logged,
  ]);
  expect((await own.api.get(`${at}/deliveries`)).body.deliveries).toHaveLength(2);
  const running = filesOf(own.dataDir);
  await own.stop();
  const found = secrets.flatMap((secret) => [
    ...[...running, ...filesOf(own.dataDir)].flatMap(([name, bytes]) =>
      bytes.includes(secret) ? [[secret, name]] : [],
    ),
    ...(said.includes(secret) ? [[secret, 'said']] : []),
  ]);
  expect(found).toEqual([]);
  expect(running.some(([name, bytes]) => name.startsWith('ledger.db') && bytes.includes('/services/***?key=***'))).toBe(
    true,
  );
  expect(receiver.received[0]?.path).toContain(query);
  await listen();
  await own.dispose();
});
