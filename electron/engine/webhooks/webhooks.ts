import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookCreated, WebhookDelivery, WebhookDraft } from '#shared/schema/webhook.ts';
import { trouble, troubleOnly } from '#shared/schema/trouble.ts';
import type { EngineDeps } from '../deps.ts';
import { EngineError } from '../engine-error.ts';
import { startCourier, type Courier } from './courier.ts';
import { secretNameOf, tryToDeliver } from './deliver.ts';
import { newWebhookSecret, testMessage } from './message.ts';
import { WEBHOOK_TIMING } from './timing.ts';
import type { WebhookRecord } from './webhook-store.ts';

/** Webhooks and those who deliver to them. */
export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(deps: EngineDeps) {
  const { webhooks: store, feed, settings } = deps.ledger;
  const timing = { ...WEBHOOK_TIMING, ...deps.webhookTiming };
  const couriers = new Map<string, Courier>();
  const stopping = new AbortController();
  let stopListening: () => void = () => undefined;

  const employ = (id: string) => couriers.set(id, startCourier(deps, id, timing));

  async function found(id: string): Promise<WebhookRecord> {
    const webhook = await store.find(id);
    if (webhook) return webhook;
    throw new EngineError('NOT_FOUND', `There is no webhook ${id}.`);
  }

  /** @throws EngineError VALIDATION_FAILED where the address may not be called. */
  async function checkUrl(text: string): Promise<void> {
    const { allowPrivateWebhooks } = await settings.read();
    const url = URL.canParse(text) ? new URL(text) : null;
    const refusal = url
      ? deps.webhookSender.refusal(url, allowPrivateWebhooks)
      : trouble('ADDRESS_INVALID', 'url must be an address.');
    if (refusal === null) return;
    const { sentence: message } = refusal;
    throw new EngineError('VALIDATION_FAILED', message, {
      errors: [{ code: 'FIELD_INVALID', pointer: '/url', message, actual: text, trouble: troubleOnly(refusal) }],
    });
  }

  const shown = async (record: WebhookRecord) => toWebhook(record, (await feed.head()).sequence);

  return {
    async list(): Promise<Webhook[]> {
      const { sequence } = await feed.head();
      return (await store.list()).map((record) => toWebhook(record, sequence));
    },

    async create(draft: WebhookDraft): Promise<WebhookCreated> {
      await checkUrl(draft.url);
      const id = randomBytes(8).toString('hex');
      const secret = newWebhookSecret();
      await deps.secrets.write(secretNameOf(id), secret);
      const record: WebhookRecord = {
        id,
        name: draft.name,
        url: draft.url,
        states: draft.states ?? null,
        disabledReason: draft.enabled === false ? 'REQUESTED' : null,
        createdAt: deps.ledger.now(),
        cursor: (await feed.head()).sequence,
        ...FRESH,
        lastDeliveredAt: null,
      };
      await store.create(record);
      employ(id);
      return { webhook: await shown(record), secret };
    },

    async change(id: string, draft: WebhookDraft): Promise<Webhook> {
      const { disabledReason: was } = await found(id);
      if (draft.enabled !== false) await checkUrl(draft.url);
      const disabledReason = draft.enabled === false ? (was ?? 'REQUESTED') : null;
      const changed = await store.change(id, {
        name: draft.name,
        url: draft.url,
        states: draft.states ?? null,
        disabledReason,
        ...FRESH,
      });
      if (!changed) throw new EngineError('NOT_FOUND', `There is no webhook ${id}.`);
      couriers.get(id)?.wake();
      return shown(changed);
    },

    async remove(id: string): Promise<void> {
      await found(id);
      await couriers.get(id)?.stop();
      couriers.delete(id);
      await store.remove(id);
      await deps.secrets.remove(secretNameOf(id));
    },

    async test(id: string): Promise<WebhookDelivery> {
      const webhook = await found(id);
      const message = testMessage(deps.ledger.now());
      const delivery = await tryToDeliver(deps, webhook, message, { attempt: 1, timing, stopped: stopping.signal });
      await store.change(id, {}, delivery);
      return delivery;
    },

    async deliveries(id: string): Promise<WebhookDelivery[]> {
      await found(id);
      return store.deliveries(id);
    },

    /** Delivers what happened since the last stop, and from now on whatever happens. */
    async start(): Promise<void> {
      for (const { id } of await store.list()) employ(id);
      stopListening = feed.onAppend(() => couriers.forEach((courier) => courier.wake()));
    },

    async stop(): Promise<void> {
      stopListening();
      stopping.abort();
      await Promise.all([...couriers.values()].map((courier) => courier.stop()));
    },
  };
}

const FRESH = { failures: 0, failingSince: null, nextAttemptAt: null };

const toInstant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function toWebhook(record: WebhookRecord, head: number): Webhook {
  const { id, name, url, states, disabledReason, createdAt, cursor, failingSince, nextAttemptAt, lastDeliveredAt } =
    record;
  return {
    id,
    name,
    url,
    states,
    state: disabledReason ? 'DISABLED' : failingSince === null ? 'ACTIVE' : 'FAILING',
    disabledReason,
    createdAt: new Date(createdAt).toISOString(),
    lastDeliveredAt: toInstant(lastDeliveredAt),
    failingSince: toInstant(failingSince),
    nextAttemptAt: toInstant(nextAttemptAt),
    behind: Math.max(0, head - cursor),
  };
}
