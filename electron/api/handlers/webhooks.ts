import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

type WebhookHandlers = Pick<
  Handlers,
  'listWebhooks' | 'createWebhook' | 'changeWebhook' | 'removeWebhook' | 'testWebhook' | 'listWebhookDeliveries'
>;

export const webhookHandlers = ({ webhooks }: Engine): WebhookHandlers => ({
  listWebhooks: async () => ({ webhooks: await webhooks.list() }),
  createWebhook: ({ body }) => webhooks.create(body),
  changeWebhook: async ({ params, body }) => ({ webhook: await webhooks.change(params.id, body) }),
  removeWebhook: async ({ params }) => {
    await webhooks.remove(params.id);
    return null;
  },
  testWebhook: async ({ params }) => ({ delivery: await webhooks.test(params.id) }),
  listWebhookDeliveries: async ({ params }) => ({ deliveries: await webhooks.deliveries(params.id) }),
});
