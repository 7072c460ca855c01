export type { WebhookStore } from './webhook-store.ts';
export { createWebhooks, type Webhooks } from './webhooks.ts';
