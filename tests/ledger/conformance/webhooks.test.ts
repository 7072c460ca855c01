import { expect, test } from 'vitest';
import type { WebhookRecord } from '#electron/engine/webhooks/webhook-store.ts';
import type { WebhookDelivery } from '#shared/schema/station/webhook.ts';
import { HOUR, NOON } from '../samples.ts';
import { atOnce, conformance } from './conformance.ts';

const KEPT = 200;

const webhook = (id: string, change: Partial<WebhookRecord> = {}): WebhookRecord => ({
  id,
  name: `Webhook ${id}`,
  url: 'https://shop.example/***',
  clientId: null,
  states: ['LABELLED', 'VOIDED'],
  disabledReason: null,
  createdAt: NOON,
  cursor: 7,
  failures: 0,
  failingSince: null,
  nextAttemptAt: null,
  lastDeliveredAt: null,
  ...change,
});

const delivery = (attempt: number, change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  messageId: `message-${attempt}`,
  type: 'shipment.labelled',
  attempt,
  at: new Date(NOON).toISOString(),
  delivered: true,
  status: 200,
  detail: 'It answered.',
  trouble: null,
  ...change,
});

conformance((station) => {
  const store = () => station.ledger.webhooks;

  test('webhooks come back as they were given, oldest first, over a restart', async () => {
    const given = [
      webhook('b', { states: null, clientId: 'shop' }),
      webhook('a', { createdAt: NOON + 1, disabledReason: 'REQUESTED' }),
      webhook('c', { createdAt: NOON + 2, failures: 3, failingSince: NOON, nextAttemptAt: NOON + HOUR }),
    ];
    for (const each of given) await store().create(each);
    await station.reopen();
    expect(await store().list()).toEqual(given);
    expect(await store().find('a')).toEqual(given[1]);
    expect(await store().find('nobody')).toBeNull();
  });

  test('a change keeps what it does not name, with its try in one commit', async () => {
    await store().create(webhook('a'));
    const trouble = { code: 'CONNECTION_REFUSED', values: { at: 'shop.example' } } as const;
    const failed = delivery(1, { delivered: false, status: null, detail: 'Nothing answers.', trouble });
    const change = { failures: 1, failingSince: NOON, nextAttemptAt: NOON + HOUR };
    const changed = await store().change('a', change, failed);
    expect(changed).toEqual({ ...webhook('a'), ...change });
    await store().change('a', { cursor: 9, failures: 0, states: null }, delivery(2));
    await station.reopen();
    expect(await store().find('a')).toEqual({ ...webhook('a'), ...change, cursor: 9, failures: 0, states: null });
    expect(await store().deliveries('a')).toEqual([delivery(2), failed]);
    expect(await store().deliveries('nobody')).toEqual([]);
  });

  test('changes of different members at once are all there', async () => {
    await store().create(webhook('a'));
    await Promise.all([
      store().change('a', { cursor: 8 }),
      store().change('a', { name: 'New' }),
      store().change('a', { disabledReason: 'GONE' }),
    ]);
    expect(await store().find('a')).toEqual(webhook('a', { cursor: 8, name: 'New', disabledReason: 'GONE' }));
  });

  test('what came of a try changes a webhook that is where it was tried, and no other; the try is kept', async () => {
    const tried = webhook('a', { failures: 2, failingSince: NOON });
    await store().create(tried);
    await store().settle(tried, { failures: 3, nextAttemptAt: NOON + HOUR }, delivery(3));
    expect(await store().find('a')).toEqual({ ...tried, failures: 3, nextAttemptAt: NOON + HOUR });
    const late = [
      { ...tried, cursor: 6 },
      { ...tried, url: 'https://old.example' },
      { ...tried, failures: 2 },
    ];
    for (const [index, each] of late.entries())
      await store().settle(each, { cursor: 1, disabledReason: 'GONE' }, delivery(4 + index));
    expect(await store().find('a')).toEqual({ ...tried, failures: 3, nextAttemptAt: NOON + HOUR });
    expect((await store().deliveries('a')).map(({ attempt }) => attempt)).toEqual([6, 5, 4, 3]);
    await store().settle(webhook('gone'), { cursor: 9 }, delivery(1));
  });

  test('nothing is stored of a webhook that is not there', async () => {
    expect(await store().change('a', { cursor: 9 }, delivery(1))).toBeNull();
    await store().create(webhook('a'));
    expect(await store().deliveries('a')).toEqual([]);
  });

  test(`the newest ${KEPT} tries of each webhook are kept`, async () => {
    for (const id of ['a', 'b']) await store().create(webhook(id));
    await store().change('b', {}, delivery(0));
    await atOnce(KEPT + 20, (index) => store().change('a', { cursor: index }, delivery(index + 1)));
    await station.reopen();
    const attempts = (await store().deliveries('a')).map(({ attempt }) => attempt);
    expect(attempts).toEqual(Array.from({ length: KEPT }, (_, index) => KEPT + 20 - index));
    expect(await store().deliveries('b')).toEqual([delivery(0)]);
  });

  test('one that is removed is gone with its tries', async () => {
    for (const id of ['a', 'b']) await store().create(webhook(id));
    await store().change('a', {}, delivery(1));
    expect([await store().remove('a'), await store().remove('a')]).toEqual([true, false]);
    await station.reopen();
    expect((await store().list()).map(({ id }) => id)).toEqual(['b']);
    await store().create(webhook('a'));
    expect(await store().deliveries('a')).toEqual([]);
  });
});
