import { afterEach, beforeEach, expect } from 'vitest';
import type { Webhook, WebhookDelivery } from '#shared/schema/station/webhook.ts';
import { startReceiver, type Receiver } from '../../helpers/receiver.ts';
import { line, request } from '../../helpers/requests.ts';
import { handClock, startTestStation, type TestStation } from '../../helpers/station.ts';

export const WEBHOOKS = '/station/v1/webhooks';
/** Looks often. Only the clock that the test turns lets it try again, so that no slow machine may cost a first try its answer. */
export const webhookTiming = { sleep: 10, answerWithin: 15_000 };

/** For each test of a file: a station whose clock the test turns, that tries again after milliseconds, and somebody who listens. */
export function useWebhooks() {
  const clock = {} as ReturnType<typeof handClock>;
  const station = {} as TestStation;
  const receiver = {} as Receiver;
  /** Starts another one in the place of the station, which has to be stopped. */
  const start = async (options: Parameters<typeof startTestStation>[0] = {}) =>
    void Object.assign(station, await startTestStation({ clock, webhookTiming, ...options }));
  /** Somebody else listens, in the place of who did and has to be closed. */
  const listen = async (port?: number) => void Object.assign(receiver, await startReceiver(port));

  beforeEach(async () => {
    Object.assign(clock, handClock(Date.now()));
    await listen();
    await start();
  });
  afterEach(async () => {
    await station.dispose();
    await receiver.close();
  });

  const list = async (): Promise<Webhook[]> => (await station.api.get(WEBHOOKS)).body.webhooks;
  return {
    clock,
    station,
    receiver,
    start,
    listen,
    create: async (changes: object = {}) => {
      const answer = await station.api.post(WEBHOOKS, { name: 'Shop', url: receiver.url, ...changes });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body as { webhook: Webhook; secret: string };
    },
    list,
    read: async (id: string) => (await list()).find((each) => each.id === id),
    deliveries: async (id: string): Promise<WebhookDelivery[]> =>
      (await station.api.get(`${WEBHOOKS}/${id}/deliveries`)).body.deliveries,
    change: (id: string, changes: object = {}) =>
      station.api.call('PUT', `${WEBHOOKS}/${id}`, { body: { name: 'Shop', url: receiver.url, ...changes } }),
    ship: (id: string) => station.api.ship(id, request({ itemLines: [line()] })),
    arrived: (count: number) =>
      expect.poll(() => receiver.received.length, { interval: 10, timeout: 20_000 }).toBe(count),
  };
}
