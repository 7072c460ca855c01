import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { WebhookDelivery } from '#shared/schema/station/webhook.ts';
import type { WebhooksDeps } from './deps.ts';
import { sign, type Message } from './message.ts';
import type { SendOutcome } from './sender.ts';
import type { WebhookTiming } from './timing.ts';
import { inTime } from '../concurrency/index.ts';
import type { WebhookRecord } from './webhook-store.ts';

export const secretNameOf = (id: string) => `webhook:${id}`;
/** The address as it was typed: it may hold a secret. The record has what may be shown of it. */
export const urlNameOf = (id: string) => `webhook-url:${id}`;
export const readUrl = async (
  secrets: WebhooksDeps['secrets'],
  { id, url }: Pick<WebhookRecord, 'id' | 'url'>,
): Promise<string> => (await secrets.read(urlNameOf(id))) ?? url;

/** Tries once to deliver a message, and says what came of it. Never throws. */
export async function tryToDeliver(
  deps: WebhooksDeps,
  webhook: WebhookRecord,
  message: Message,
  call: { attempt: number; timing: WebhookTiming; stopped: AbortSignal },
): Promise<WebhookDelivery> {
  const at = deps.ledger.now();
  const outcome = await send(deps, webhook, message, call).catch((error: unknown): SendOutcome => {
    deps.log('webhook failed', { webhookId: webhook.id, error });
    return { failure: diagnostic('NOT_SIGNED') };
  });
  const status = 'status' in outcome ? outcome.status : null;
  return {
    messageId: message.id,
    type: message.body.type,
    attempt: call.attempt,
    at: new Date(at).toISOString(),
    delivered: status !== null && status >= 200 && status < 300,
    status,
    ...('failure' in outcome
      ? { detail: inEnglish(outcome.failure), trouble: outcome.failure }
      : { detail: `The receiver answered ${outcome.status}.`, trouble: null }),
  };
}

async function send(
  deps: WebhooksDeps,
  { id, url }: WebhookRecord,
  message: Message,
  { timing, stopped }: { timing: WebhookTiming; stopped: AbortSignal },
): Promise<SendOutcome> {
  const secret = await deps.secrets.read(secretNameOf(id));
  if (secret === null) return { failure: diagnostic('SECRET_GONE') };
  const { allowPrivateWebhooks: allowPrivate } = await deps.ledger.settings.read();
  const target = new URL(await readUrl(deps.secrets, { id, url }));
  const failure = deps.webhookSender.refusal(target, allowPrivate);
  if (failure !== null) return { failure };
  const signed = sign(message, secret, deps.ledger.now());
  return inTime(timing.answerWithin, stopped, (signal) =>
    deps.webhookSender.send({ url: target, ...signed, allowPrivate, signal }),
  );
}
