import { setTimeout } from 'node:timers/promises';
import type { WebhookDispatcher } from './dispatcher.ts';
import type { WebhookRecord, WebhookStore } from './webhook-store.ts';

interface Following {
  dispatchers: Map<string, WebhookDispatcher>;
  /** Begins to deliver to a webhook, unless it is delivered to. */
  dispatch(id: string): void;
  every: number;
  stopped: AbortSignal;
}

/**
 * Looks again and again which webhooks there are, because other stations of the ledger make, change and remove them, too. Resolves when it
 * is stopped.
 */
export async function followOthers(store: WebhookStore, following: Following): Promise<void> {
  const { every, stopped } = following;
  let seen = new Map<string, string>();
  for (;;) {
    await setTimeout(every, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    if (stopped.aborted) return;
    // A ledger that is away is looked at again.
    seen = await poll(store, following, seen).catch(() => seen);
  }
}

/** @returns what was seen, to compare the next look with */
async function poll(
  store: WebhookStore,
  { dispatchers, dispatch, stopped }: Following,
  before: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  // Those that are begun meanwhile are none of those that are gone.
  const known = [...dispatchers];
  const seen = new Map((await store.list()).map((webhook) => [webhook.id, decidedOf(webhook)]));
  if (stopped.aborted) return seen;
  for (const [id, decided] of seen) {
    dispatch(id);
    if (before.get(id) !== decided) dispatchers.get(id)?.wake();
  }
  for (const [id, dispatcher] of known) {
    if (seen.has(id)) continue;
    dispatchers.delete(id);
    await dispatcher.stop();
  }
  return seen;
}

/** What a person decides of it; what deliveries change of it, the journal wakes for. */
const decidedOf = ({ url, clientId, states, disabledReason }: WebhookRecord) =>
  JSON.stringify([url, clientId, states, disabledReason]);
