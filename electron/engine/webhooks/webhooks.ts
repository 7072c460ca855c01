import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookCreated, WebhookDelivery, WebhookDraft } from '#shared/schema/station/webhook.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { type Caller, requireSeen, sees, seesAll } from '../identity/index.ts';
import type { WebhooksDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, violation } from '../violation.ts';
import { startDispatcher, type WebhookDispatcher } from './dispatcher.ts';
import { followOthers } from './follow-others.ts';
import { secretNameOf, tryToDeliver, readUrl, urlNameOf } from './deliver.ts';
import { holdsMask, maskedUrl } from './masked-url.ts';
import { newWebhookSecret, testMessage } from './message.ts';
import { revocations, type Revocations } from './revocations.ts';
import { WEBHOOK_TIMING } from './timing.ts';
import type { WebhookRecord } from './webhook-store.ts';

/** Webhooks and those who deliver to them. */
export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(deps: WebhooksDeps) {
  const { webhooks: store, feed, settings } = deps.ledger;
  const timing = { ...WEBHOOK_TIMING, ...deps.webhookTiming };
  const dispatchers = new Map<string, WebhookDispatcher>();
  const stopping = new AbortController();
  let stopListening: () => void = () => undefined;

  let following: Promise<void> | null = null;

  function dispatch(id: string): void {
    if (!dispatchers.has(id)) dispatchers.set(id, startDispatcher(deps, id, timing));
  }

  const missing = (id: string) => `There is no webhook ${id}.`;
  const found = async (caller: Caller, id: string): Promise<WebhookRecord> =>
    requireSeen(caller, await store.find(id), missing(id));

  /**
   * Of whose shipments a webhook of this caller tells: of no others than it sees itself.
   * @throws EngineError VALIDATION_FAILED, SCOPE_MISSING.
   */
  async function ownerOf(caller: Caller, { clientId }: WebhookDraft): Promise<string | null> {
    if (clientId === undefined) return seesAll(caller) ? null : caller.clientId;
    if (!sees(caller, clientId))
      throw new EngineError('SCOPE_MISSING', "Other clients' shipments need the scope read:all.");
    const clients = await deps.ledger.clients.list();
    if (clientId === null || clients.some(({ id }) => id === clientId)) return clientId;
    const message = `There is no API client ${clientId}.`;
    throw invalid(violation('FIELD_INVALID', '/clientId', message, clientId));
  }

  const whyNot = (url: URL, allowPrivate: boolean) =>
    holdsMask(url.href) ? diagnostic('ADDRESS_MASKED') : deps.webhookSender.refusal(url, allowPrivate);

  /** @throws EngineError VALIDATION_FAILED where the address may not be called; it repeats only what the caller wrote. */
  async function checkUrl(text: string, written = text): Promise<void> {
    const { allowPrivateWebhooks } = await settings.read();
    const url = URL.canParse(text) ? new URL(text) : null;
    const refusal = url ? whyNot(url, allowPrivateWebhooks) : diagnostic('ADDRESS_INVALID');
    if (refusal === null) return;
    throw invalid({ ...violation('FIELD_INVALID', '/url', inEnglish(refusal), written), trouble: refusal });
  }

  /** Addresses of earlier versions stand in the record as they were typed. Where secrets are locked, they stay for the next start. */
  async function sealUrl({ id, url }: WebhookRecord): Promise<void> {
    if (!isSecret(url)) return;
    try {
      if ((await deps.secrets.read(urlNameOf(id))) === null) await deps.secrets.write(urlNameOf(id), url);
      await store.change(id, { url: maskedUrl(url) });
    } catch (error) {
      deps.log('address of a webhook not sealed', { webhookId: id, error });
    }
  }

  const shown = async (record: WebhookRecord) =>
    toWebhook(record, { head: (await feed.head()).sequence, revocation: await revocations(deps) });

  const use = {
    async list(caller: Caller): Promise<Webhook[]> {
      return (await use.listAll()).filter(({ clientId }) => sees(caller, clientId));
    },

    /** Whoever's they are: for the station's own figures. */
    async listAll(): Promise<Webhook[]> {
      const at = { head: (await feed.head()).sequence, revocation: await revocations(deps) };
      return (await store.list()).map((record) => toWebhook(record, at));
    },

    async create(caller: Caller, draft: WebhookDraft): Promise<WebhookCreated> {
      await checkUrl(draft.url);
      const clientId = await ownerOf(caller, draft);
      const id = randomBytes(8).toString('hex');
      const secret = newWebhookSecret();
      await deps.secrets.write(secretNameOf(id), secret);
      if (isSecret(draft.url)) await deps.secrets.write(urlNameOf(id), draft.url);
      const record: WebhookRecord = {
        id,
        name: draft.name,
        url: maskedUrl(draft.url),
        clientId,
        states: draft.states ?? null,
        disabledReason: draft.enabled === false ? 'REQUESTED' : null,
        createdAt: deps.ledger.now(),
        cursor: (await feed.head()).sequence,
        ...FRESH,
        lastDeliveredAt: null,
      };
      await store.create(record);
      dispatch(id);
      return { webhook: await shown(record), secret };
    },

    async change(caller: Caller, id: string, draft: WebhookDraft): Promise<Webhook> {
      const { disabledReason: was, ...before } = await found(caller, id);
      const clientId = draft.clientId === undefined ? before.clientId : await ownerOf(caller, draft);
      // Our own answer, sent back, means the address that it stands for; where that does not open any more, it stands for none.
      const isSentBack = draft.url === before.url;
      const url = isSentBack ? await readUrl(deps.secrets, { id, url: before.url }).catch(() => draft.url) : draft.url;
      const isLost = isSentBack && holdsMask(url);
      if (draft.enabled !== false || (holdsMask(url) && !isLost)) await checkUrl(url, draft.url);
      if (isSecret(url) && !isLost) await deps.secrets.write(urlNameOf(id), url);
      else if (!isLost) await deps.secrets.remove(urlNameOf(id));
      const disabledReason = draft.enabled === false ? (was ?? 'REQUESTED') : null;
      const changed = await store.change(id, {
        name: draft.name,
        url: maskedUrl(url),
        clientId,
        states: draft.states ?? null,
        disabledReason,
        ...FRESH,
      });
      if (!changed) throw new EngineError('NOT_FOUND', missing(id));
      dispatchers.get(id)?.wake();
      return shown(changed);
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await found(caller, id);
      await dispatchers.get(id)?.stop();
      dispatchers.delete(id);
      await store.remove(id);
      await deps.secrets.remove(secretNameOf(id));
      await deps.secrets.remove(urlNameOf(id));
    },

    async test(caller: Caller, id: string): Promise<WebhookDelivery> {
      const webhook = await found(caller, id);
      const message = testMessage(deps.ledger.now());
      const delivery = await tryToDeliver(deps, webhook, message, { attempt: 1, timing, stopped: stopping.signal });
      await store.change(id, {}, delivery);
      return delivery;
    },

    async deliveries(caller: Caller, id: string): Promise<WebhookDelivery[]> {
      await found(caller, id);
      return store.deliveries(id);
    },

    /** Delivers what happened since the last stop, and from now on whatever happens. */
    async start(): Promise<void> {
      for (const webhook of await store.list()) {
        await sealUrl(webhook);
        dispatch(webhook.id);
      }
      if (deps.ledger.others)
        following = followOthers(store, { dispatchers, dispatch, every: timing.look, stopped: stopping.signal });
      stopListening = feed.onAppend(() => dispatchers.forEach((dispatcher) => dispatcher.wake()));
    },

    async stop(): Promise<void> {
      stopListening();
      stopping.abort();
      await following;
      await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.stop()));
    },
  };
  return use;
}

const isSecret = (url: string) => maskedUrl(url) !== url;

const FRESH = { failures: 0, failingSince: null, nextAttemptAt: null };

const toInstant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function toWebhook(record: WebhookRecord, { head, revocation }: { head: number; revocation: Revocations }): Webhook {
  const { id, name, url, clientId, states, createdAt, cursor } = record;
  const disabledReason = record.disabledReason ?? revocation(record);
  const { failingSince, nextAttemptAt, lastDeliveredAt } = record;
  return {
    id,
    name,
    url,
    clientId,
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
