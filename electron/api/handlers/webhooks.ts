import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

type WebhookHandlers = Pick<
  Handlers,
  'listWebhooks' | 'createWebhook' | 'changeWebhook' | 'removeWebhook' | 'testWebhook' | 'listWebhookDeliveries'
>;

export const webhookHandlers = ({ webhooks }: Engine): WebhookHandlers => ({
  listWebhooks: async (_, context) => ({ webhooks: await webhooks.list(knownCaller(context)) }),
  createWebhook: ({ body }, context) => webhooks.create(knownCaller(context), body),
  changeWebhook: async ({ params, body }, context) => ({
    webhook: await webhooks.change(knownCaller(context), params.id, body),
  }),
  removeWebhook: async ({ params }, context) => {
    await webhooks.remove(knownCaller(context), params.id);
    return null;
  },
  testWebhook: async ({ params }, context) => ({ delivery: await webhooks.test(knownCaller(context), params.id) }),
  listWebhookDeliveries: async ({ params }, context) => ({
    deliveries: await webhooks.deliveries(knownCaller(context), params.id),
  }),
});
