import { Type } from 'typebox';
import { Webhook, WebhookBody, WebhookCreated, WebhookDelivery, WebhookDraft } from '../schema/station/webhook.ts';
import { defineRoute } from './define-route.ts';

const params = Type.Object({ id: Type.String() });

export const listWebhooks = defineRoute({
  method: 'GET',
  path: '/station/v1/webhooks',
  summary: 'List webhooks and how they fare',
  tag: 'Webhooks',
  access: ['admin'],
  success: { status: 200, description: 'The webhooks', body: Type.Object({ webhooks: Type.Array(Webhook) }) },
  problems: [],
});

export const createWebhook = defineRoute({
  method: 'POST',
  path: '/station/v1/webhooks',
  summary: 'Have changes of shipments sent to an address; the secret that signs them is shown this once',
  description:
    'Each message is a POST of a `WebhookMessage` with the headers of Standard Webhooks: `webhook-id` (the same in every try), `webhook-timestamp` and `webhook-signature` (`v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<body>`). In the order of the journal, at least once, beginning with what happens next. An answer that is not 2xx within 15 seconds is tried again after 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 2 h and then every 4 h; after three days without success, or an answer 410, the webhook is disabled.',
  tag: 'Webhooks',
  access: ['admin'],
  action: 'changeClients',
  body: WebhookDraft,
  success: { status: 201, description: 'Made', body: WebhookCreated },
  problems: ['STORAGE_FULL'],
});

export const changeWebhook = defineRoute({
  method: 'PUT',
  path: '/station/v1/webhooks/:id',
  summary: 'Change a webhook, disable it, or begin again; what happened meanwhile is sent',
  tag: 'Webhooks',
  access: ['admin'],
  action: 'changeClients',
  params,
  body: WebhookDraft,
  success: { status: 200, description: 'Changed', body: WebhookBody },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const removeWebhook = defineRoute({
  method: 'DELETE',
  path: '/station/v1/webhooks/:id',
  summary: 'Remove a webhook and its secret',
  tag: 'Webhooks',
  access: ['admin'],
  action: 'changeClients',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const testWebhook = defineRoute({
  method: 'POST',
  path: '/station/v1/webhooks/:id/test',
  summary: 'Send a test message now, once, also to a webhook that is disabled',
  tag: 'Webhooks',
  access: ['admin'],
  action: 'changeClients',
  params,
  success: {
    status: 200,
    description: 'What came of it',
    body: Type.Object({ delivery: WebhookDelivery }, { title: 'WebhookTestResult' }),
  },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const listWebhookDeliveries = defineRoute({
  method: 'GET',
  path: '/station/v1/webhooks/:id/deliveries',
  summary: 'List the last 200 tries to deliver, newest first',
  tag: 'Webhooks',
  access: ['admin'],
  params,
  success: {
    status: 200,
    description: 'The tries',
    body: Type.Object({ deliveries: Type.Array(WebhookDelivery) }, { title: 'WebhookDeliveries' }),
  },
  problems: ['NOT_FOUND'],
});
