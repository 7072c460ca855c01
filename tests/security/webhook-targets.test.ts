import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createWebhookSender } from '#electron/adapters/webhook/index.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
const create = (url: string) => station.api.post('/station/v1/webhooks', { name: 'X', url });
const allowPrivate = async (allowPrivateWebhooks: boolean) => {
  const { body } = await station.api.get('/station/v1/settings');
  await station.api.call('PUT', '/station/v1/settings', { body: { ...body, allowPrivateWebhooks } });
};

/** Ways to write addresses that must not be called, whatever an administrator allows. */
const NEVER = [
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/',
  'http://[fe80::1]/',
  'https://[::ffff:169.254.169.254]/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://0.0.0.0:4820/',
  'http://[::]/',
  'https://255.255.255.255/',
  'https://224.0.0.1/',
  'https://[ff02::1]/',
  'https://[fd00:ec2::254]/',
  'https://100.100.100.200/',
  'https://240.0.0.1/',
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'gopher://127.0.0.1:25/',
  'http://user:pass@127.0.0.1:9/',
  'https://shop.example/#fragment',
  'nonsense',
  '',
];
const PRIVATE = [
  'https://10.0.0.7/',
  'http://192.168.1.20/hook',
  'https://172.16.0.1/',
  'https://[fd12:3456::1]/',
  'https://100.64.0.1/',
  'https://[::ffff:10.0.0.1]/',
  'http://167772161/',
];

describe('the address of a webhook', () => {
  test.each(NEVER)('%s is refused', async (url) => {
    for (const isPrivateAllowed of [false, true]) {
      await allowPrivate(isPrivateAllowed);
      const answer = await create(url);

      expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/url']);
    }
    await allowPrivate(false);
  });

  test.each(PRIVATE)('%s in a private network is refused until an administrator allows such', async (url) => {
    expect((await create(url)).status).toBe(422);
    await allowPrivate(true);
    expect((await create(url)).status).toBe(201);
    await allowPrivate(false);
  });

  test.each([
    'http://127.0.0.1:9/hook',
    'http://localhost:9/',
    'http://[::1]:9/',
    'https://shop.example/hook?a=b',
    'https://93.184.216.34/',
  ])('%s is taken', async (url) => {
    expect((await create(url)).status).toBe(201);
  });

  test('that is secret is not told where its mask is sent back and refused', async () => {
    await allowPrivate(true);
    const { webhook } = (await create('http://192.168.1.20/hook?token=hidden-token')).body;
    await allowPrivate(false);
    const body = { name: 'X', url: webhook.url };
    const answer = await station.api.call('PUT', `/station/v1/webhooks/${webhook.id}`, { body });
    expect([answer.status, answer.body.errors[0].actual]).toEqual([422, webhook.url]);
    expect(JSON.stringify(answer.body)).not.toContain('hidden');
  });

  test('http to a public host would be read by everybody on the way, and is refused', async () => {
    expect((await create('http://shop.example/hook')).body.detail).toContain('unencrypted');
  });
});

describe('when a message is sent', () => {
  const sender = createWebhookSender();
  const message = { headers: {}, body: '{}', allowPrivate: false };
  const send = (url: string) => sender.send({ ...message, url: new URL(url), signal: AbortSignal.timeout(5000) });

  test('a name is judged by the addresses it resolves to, at that moment', async () => {
    // localhost is a name like any other here: over https it may be called, and nothing listens; judged as private it could not.
    expect(await send('http://localhost:1/')).toMatchObject({
      failure: { code: 'CONNECTION_REFUSED', values: { at: 'localhost:1' } },
    });
  });

  test('a redirect to another address is not followed', async () => {
    let followed = 0;
    const inside = createServer((_, response) => response.end(String(++followed))).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
    const receiver = createServer((_, response) => response.writeHead(307, { location }).end()).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const outcome = await send(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`);
    inside.close();
    receiver.close();

    expect([outcome, followed]).toEqual([{ status: 307 }, 0]);
  });
});
