import { afterEach, expect, test } from 'vitest';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { createWebhooks, type Webhooks } from '#electron/engine/webhooks/index.ts';
import { accept, bringTo } from '../ledger/samples.ts';
import { useTwoDesks } from './two-desks.ts';

const desks = useTwoDesks();
const running: Webhooks[] = [];
afterEach(() => Promise.all(running.splice(0).map((webhooks) => webhooks.stop())));

interface Sent {
  desk: string;
  id: string;
  sequence: number;
}

const DRAFT = { name: 'Hook', url: 'https://shop.example' };
const caller = { clientId: 'first', scopes: ['admin', 'read:all'] } as unknown as Caller;
/** As of desks with one key file. */
const secrets = {
  read: async (name: string) => (name.startsWith('webhook:') ? 'whsec_c2VjcmV0' : null),
  write: async () => undefined,
  remove: async () => undefined,
};

/** Delivers from a desk, and notes what it sends. Dispatchers sleep for a minute, as they do. */
async function startWebhooks(ledger: Ledger, sent: Sent[]): Promise<Webhooks> {
  const webhooks = createWebhooks({
    ledger,
    secrets: secrets as unknown as SecretStore,
    webhookSender: {
      refusal: () => null,
      async send({ body, headers }) {
        const { data } = JSON.parse(body) as { data: { sequence: number } };
        sent.push({ desk: ledger.stationId, id: headers['webhook-id'] ?? '', sequence: data.sequence });
        await new Promise((resolve) => setTimeout(resolve, 5));
        return { status: 200 };
      },
    },
    events: { publish: () => undefined } as never,
    version: '0',
    webhookTiming: { look: 50 },
    log: () => undefined,
  });
  running.push(webhooks);
  await webhooks.start();
  return webhooks;
}

const buy = async (desk: Ledger) => bringTo(desk, (await accept(desk)).id, 'LABELLED');
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const headOf = async (desk: Ledger) => (await desk.feed.head()).sequence;

test('two desks deliver each message once and in order; the other goes on where one has stopped, under the same ids', async () => {
  const sent: Sent[] = [];
  const one = await startWebhooks(desks.one, sent);
  await startWebhooks(desks.other, sent);
  const { webhook } = await one.create(caller, DRAFT);
  for (let index = 0; index < 5; index += 1) await Promise.all([buy(desks.one), buy(desks.other)]);
  const cursor = async () => (await desks.one.webhooks.find(webhook.id))?.cursor;
  await expect.poll(cursor).toBe(await headOf(desks.one));
  const before = sent.length;
  await one.stop();
  await buy(desks.one);
  await expect.poll(cursor).toBe(await headOf(desks.one));

  expect(sent.map(({ sequence }) => sequence)).toEqual(upTo(await headOf(desks.one)));
  expect(new Set(sent.slice(before).map(({ desk }) => desk))).toEqual(new Set([desks.other.stationId]));
  const names = new Set(sent.map(({ id, sequence }) => id.replace(new RegExp(`_${sequence}$`), '')));
  expect([...names]).toEqual([`evt_${desks.one.name}`]);
});

test('what one desk changes of a webhook, the others follow at once', async () => {
  const sent: Sent[] = [];
  const one = await startWebhooks(desks.one, sent);
  const other = await startWebhooks(desks.other, sent);
  const { webhook } = await one.create(caller, DRAFT);
  await buy(desks.one);
  await expect.poll(() => sent.length).toBe(await headOf(desks.one));
  await one.change(caller, webhook.id, { ...DRAFT, enabled: false });
  await buy(desks.one);
  await other.change(caller, webhook.id, { ...DRAFT, enabled: true });
  await expect.poll(() => sent.length).toBe(await headOf(desks.one));

  await other.remove(caller, webhook.id);
  const { webhook: next } = await other.create(caller, DRAFT);
  await buy(desks.one);
  await expect.poll(async () => (await desks.one.webhooks.find(next.id))?.cursor).toBe(await headOf(desks.one));
  expect(sent.map(({ sequence }) => sequence)).toEqual(upTo(await headOf(desks.one)));
});
