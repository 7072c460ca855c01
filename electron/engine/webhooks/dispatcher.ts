import type { ShipmentEvent } from '#shared/schema/station/event.ts';
import type { WebhooksDeps } from './deps.ts';
import { createSignal } from '../events/index.ts';
import { revokedClients } from '../identity/index.ts';
import { tryToDeliver } from './deliver.ts';
import { messageOf } from './message.ts';
import { waitAfter, type WebhookTiming } from './timing.ts';
import { isWhereItWas, type WebhookChange, type WebhookRecord } from './webhook-store.ts';

/** Lines of the journal that are looked through at once. */
const PAGE = 200;
const GONE = 410;
/** Longer than a try takes. */
const LEASE_MS = 60_000;

/** Delivers to one webhook, one message after the other, from its place in the journal on, for as long as it is enabled. */
export interface WebhookDispatcher {
  /** Something happened, or the webhook was changed. */
  wake(): void;
  /** Resolves when nothing is on its way any more. */
  stop(): Promise<void>;
}

const isWanted = ({ clientId, states }: WebhookRecord, event: ShipmentEvent) =>
  (clientId === null || clientId === event.clientId) && (states === null || states.includes(event.state));

const isSame = (webhook: WebhookRecord, now: WebhookRecord | null) =>
  now !== null && isWhereItWas(webhook, now) && now.disabledReason === null;

export function startDispatcher(deps: WebhooksDeps, id: string, timing: WebhookTiming): WebhookDispatcher {
  const { feed, webhooks, leases, name } = deps.ledger;
  const lease = `webhook ${id}`;
  const signal = createSignal();
  const stopped = new AbortController();

  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        const webhook = await webhooks.find(id);
        if (webhook === null) return;
        await step(webhook);
      } catch (error) {
        deps.log('webhook dispatcher failed', { webhookId: id, error });
        await signal.notified(timing.sleep);
      }
    }
  }

  /** Delivers one message, or sleeps while there is nothing to do. */
  async function step(webhook: WebhookRecord): Promise<void> {
    const wait = (webhook.nextAttemptAt ?? 0) - deps.ledger.now();
    const isDisabled = webhook.disabledReason !== null || (await isOfRevoked(webhook));
    // Whoever enables it again, at whatever station, finds nobody in the way.
    if (isDisabled) await leases.release(lease);
    if (isDisabled || wait > 0) {
      await signal.notified(wait > 0 ? Math.min(wait, timing.sleep) : timing.sleep);
      return;
    }
    const events = await feed.after(webhook.cursor, PAGE);
    const last = events.at(-1);
    // Another station delivers; this one looks again soon, for that one may have ended, or not know yet that there is something to do.
    if (last && !(await leases.take(lease, LEASE_MS))) return void (await signal.notified(timing.look));
    // Or has tried in between.
    if (last && !isSame(webhook, await webhooks.find(id))) return;
    const wanted = events.find((event) => isWanted(webhook, event));
    if (wanted) await deliver(webhook, wanted);
    else if (last) await webhooks.change(id, { cursor: last.sequence });
    else await signal.notified(timing.sleep);
  }

  /** For one that tells of all clients, nothing is looked up. */
  const isOfRevoked = async ({ clientId }: WebhookRecord) =>
    clientId !== null && (await revokedClients(deps.ledger)).has(clientId);

  async function deliver(webhook: WebhookRecord, event: ShipmentEvent): Promise<void> {
    const attempt = webhook.failures + 1;
    const message = messageOf(event, name);
    const delivery = await tryToDeliver(deps, webhook, message, { attempt, timing, stopped: stopped.signal });
    // A try that the stop cut short says nothing of the receiver.
    if (stopped.signal.aborted && !delivery.delivered) return;
    const change = delivery.delivered
      ? {
          cursor: event.sequence,
          failures: 0,
          failingSince: null,
          nextAttemptAt: null,
          lastDeliveredAt: deps.ledger.now(),
        }
      : afterFailure(webhook, delivery.status);
    await webhooks.settle(webhook, change, delivery);
    if (change.disabledReason) deps.log('webhook disabled', { webhookId: id, outcome: change.disabledReason });
  }

  function afterFailure({ failures, failingSince }: WebhookRecord, status: number | null): WebhookChange {
    const now = deps.ledger.now();
    const since = failingSince ?? now;
    const isOver = status === GONE || now - since >= timing.giveUpAfter;
    return {
      failures: failures + 1,
      failingSince: since,
      nextAttemptAt: isOver ? null : now + waitAfter(timing, failures + 1),
      ...(isOver && { disabledReason: status === GONE ? 'GONE' : 'FAILED_TOO_LONG' }),
    };
  }

  const running = work();
  return {
    wake: signal.notify,
    async stop() {
      stopped.abort();
      signal.notify();
      await running;
      await leases.release(lease).catch(() => undefined);
    },
  };
}
