import { Webhook as StandardWebhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { line, request } from '../../helpers/requests.ts';
import { startReceiver, type Received, type Receiver } from '../../helpers/receiver.ts';
import { settableClock, startTestStation } from '../../helpers/station.ts';
import type { Webhook } from '#shared/schema/station/webhook.ts';
import { useWebhooks, WEBHOOKS, webhookTiming } from './use-webhooks.ts';

const DAY = 24 * 60 * 60 * 1000;
const { clock, station, receiver, start, listen, create, read, deliveries, change, ship, arrived } = useWebhooks();
const typesOf = (messages: Received[]) => messages.map(({ json }) => json.type);
/** Time passes, and the test's own token with it. */
const turn = async (milliseconds: number) => {
  clock.turn(milliseconds);
  await station.api.renew();
};
/** Every state that a purchase goes through whose label is drawn by the station. */
const PURCHASE = ['shipment.reserved', 'shipment.sending', 'shipment.labelled'];

describe('a message', () => {
  test('is signed as Standard Webhooks says: an independent library takes it, and nothing that was changed', async () => {
    const { secret } = await create();
    await ship('signed');
    await arrived(3);
    const library = new StandardWebhook(secret);

    for (const { headers, text, json } of receiver.received) {
      expect(library.verify(text, headers as Record<string, string>)).toEqual(json);
      expect(() => library.verify(`${text} `, headers as Record<string, string>)).toThrow();
    }
    expect(receiver.received[0]?.headers['content-type']).toBe('application/json');
  });

  test('comes for every change, in the order of the journal, with ids and states and nothing of whom', async () => {
    await create();
    await ship('first');
    await ship('second');
    await arrived(6);
    const sequences = receiver.received.map(({ json }) => json.data.sequence);

    expect(typesOf(receiver.received)).toEqual([...PURCHASE, ...PURCHASE]);
    expect(sequences).toEqual(sequences.toSorted((a: number, b: number) => a - b));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
    expect(Object.keys(receiver.received[2]?.json.data).sort()).toEqual([
      'id',
      'previousState',
      'sequence',
      'state',
      'transactionId',
    ]);
    expect(receiver.received.map(({ text }) => text).join()).not.toMatch(/Jane|Main St|Los Angeles|5551234567/);
  });

  test('comes only for the states that are wanted', async () => {
    const { webhook } = await create({ states: ['LABELLED', 'UNKNOWN'] });
    await ship('wanted');
    await station.api.ship('doubt', request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] }));
    await arrived(2);

    expect(typesOf(receiver.received)).toEqual(['shipment.labelled', 'shipment.unknown']);
    await expect.poll(async () => (await read(webhook.id))?.behind).toBe(0);
  });

  test('tells nothing of what was before the webhook was made', async () => {
    await ship('before');
    await create();
    await ship('after');
    await arrived(3);

    expect(new Set(receiver.received.map(({ json }) => json.data.transactionId))).toEqual(new Set(['after']));
  });
});

describe('a receiver that fails', () => {
  test('gets the same message again, with longer and longer waits, before any later one', async () => {
    const { webhook } = await create();
    receiver.answer(500);
    await ship('retried');
    await arrived(1);
    await expect.poll(async () => (await read(webhook.id))?.state).toBe('FAILING');
    const waits: number[] = [];
    for (let count = 2; count <= 10; count++) {
      const { nextAttemptAt } = (await read(webhook.id)) as Webhook;
      const wait = Date.parse(nextAttemptAt ?? '') - clock.now();
      waits.push(wait / 1000);
      await turn(wait);
      await arrived(count);
      await expect.poll(async () => (await deliveries(webhook.id)).length).toBe(count);
    }
    receiver.answer(204);
    await turn(DAY);
    await arrived(13);

    expect(waits).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400, 14_400]);
    const [first] = receiver.received;
    const repeats = receiver.received.slice(0, 11);
    expect(new Set(repeats.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(repeats.map(({ text }) => text))).toEqual(new Set([first?.text]));
    expect(typesOf(receiver.received.slice(10))).toEqual(PURCHASE);
    await expect.poll(async () => (await read(webhook.id))?.state).toBe('ACTIVE');
    expect((await deliveries(webhook.id))[12]).toMatchObject({ attempt: 1, delivered: false, status: 500 });
  });

  test.each<[string, Parameters<Receiver['answer']>[0], RegExp]>([
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /answered 302/],
    ['hangs up', (response) => response.destroy(), /broke off after the message was sent/],
  ])('because it %s is tried again', async (_name, how, words) => {
    await isFailing(how, words);
  });

  test('because it hangs is tried again', async () => {
    await station.dispose();
    await start({ webhookTiming: { ...webhookTiming, answerWithin: 300 } });
    await isFailing(() => undefined, /does not answer in time/);
  });

  test('is not one that says 200 and then goes on talking: its status says that it has the message', async () => {
    const { webhook } = await create();
    receiver.answer((response) => response.writeHead(200).write('x'.repeat(200_000)));
    await ship('talkative');
    await arrived(3);

    await expect.poll(async () => (await read(webhook.id))?.behind).toBe(0);
    expect((await deliveries(webhook.id)).map(({ attempt, delivered }) => [attempt, delivered])).toEqual([
      ...[
        [1, true],
        [1, true],
        [1, true],
      ],
    ]);
  });

  async function isFailing(how: Parameters<Receiver['answer']>[0], words: RegExp) {
    const { webhook } = await create();
    receiver.answer(how);
    await ship('faulty');
    await expect.poll(async () => (await read(webhook.id))?.state).toBe('FAILING');

    const [delivery] = await deliveries(webhook.id);
    expect([delivery?.delivered, delivery?.detail]).toEqual([false, expect.stringMatching(words)]);
  }

  test('for three days is disabled, visibly, and gets all of it when it is enabled again', async () => {
    const { webhook } = await create();
    await receiver.close();
    await ship('lost');
    await expect.poll(async () => (await read(webhook.id))?.state).toBe('FAILING');
    await turn(3 * DAY);
    await expect.poll(async () => (await read(webhook.id))?.state).toBe('DISABLED');
    expect(await read(webhook.id)).toMatchObject({ disabledReason: 'FAILED_TOO_LONG', behind: 3 });

    await listen(Number(new URL(webhook.url).port));
    expect((await change(webhook.id)).body.webhook.state).toBe('ACTIVE');
    await arrived(3);
    expect(typesOf(receiver.received)).toEqual(PURCHASE);
  });

  test('with 410 Gone is disabled at once', async () => {
    const { webhook } = await create();
    receiver.answer(410);
    await ship('gone');
    await expect.poll(async () => (await read(webhook.id))?.disabledReason).toBe('GONE');

    expect(receiver.received).toHaveLength(1);
  });

  test('does not hold up another one', async () => {
    const other = await startReceiver();
    await create();
    await create({ url: other.url });
    receiver.answer(() => undefined);
    await ship('both');
    await expect.poll(() => other.received.length).toBe(3);
    await other.close();
  });
});

test('a retry waits for the time that passes, however the clock is set', async () => {
  const [clock, other] = [settableClock(Date.now()), await startReceiver()];
  const own = await startTestStation({ clock, webhookTiming });
  const made = await own.api.post(WEBHOOKS, { name: 'Shop', url: receiver.url, states: ['LABELLED'] });
  await own.api.post(WEBHOOKS, { name: 'Other', url: other.url, states: ['LABELLED'] });
  const tries = async () =>
    (await own.api.get(`${WEBHOOKS}/${made.body.webhook.id}/deliveries`)).body.deliveries.length as number;
  receiver.answer(500);
  await own.api.ship('first', request());
  await expect.poll(tries).toBe(1);
  // Set back, it comes after its five seconds all the same.
  clock.set(-3650 * DAY);
  clock.turn(5000);
  await expect.poll(tries).toBe(2);
  // Set ahead, it does not come before its thirty: not while another webhook is given what is new.
  clock.set(2 * 3650 * DAY);
  await own.api.ship('second', request());
  await expect.poll(() => other.received.length).toBe(2);
  expect(await tries()).toBe(2);
  clock.turn(30_000);
  await expect.poll(tries).toBe(3);
  await own.dispose();
  await other.close();
});

test('over a restart nothing is lost: what happened while the receiver was away comes after it', async () => {
  await create();
  receiver.answer(503);
  await ship('kept');
  await arrived(1);
  await station.stop();
  receiver.received.splice(0);
  receiver.answer(204);
  clock.turn(60_000);
  const { dataDir } = station;
  await start({ dataDir });
  await arrived(3);

  expect(typesOf(receiver.received)).toEqual(PURCHASE);
});
