import { createHmac, randomBytes } from 'node:crypto';
import type { ShipmentEvent } from '#shared/schema/station/event.ts';
import type { WebhookMessage } from '#shared/schema/station/webhook.ts';

const SECRET_PREFIX = 'whsec_';

/** 256 random bits, in the form in which libraries for Standard Webhooks take them. */
export const newWebhookSecret = () => SECRET_PREFIX + randomBytes(32).toString('base64');

/** A message before it is signed. Its id is the same in every try, so that a receiver can tell a repeat. */
export interface Message {
  id: string;
  body: WebhookMessage;
}

export function messageOf(
  { type: _, sequence, id, transactionId, state, previousState, at }: ShipmentEvent,
  ledgerName: string,
): Message {
  return {
    id: `evt_${ledgerName}_${sequence}`,
    body: {
      type: `shipment.${state.toLowerCase()}`,
      timestamp: at,
      data: { sequence, id, transactionId, state, previousState },
    },
  };
}

export const testMessage = (now: number): Message => ({
  id: `test_${randomBytes(8).toString('hex')}`,
  body: { type: 'webhook.test', timestamp: new Date(now).toISOString(), data: {} },
});

/** Body and headers of https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md, symmetric. `now` in milliseconds. */
export function sign(
  { id, body }: Message,
  secret: string,
  now: number,
): { headers: Record<string, string>; body: string } {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64');
  return {
    body: text,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Packbench-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}
