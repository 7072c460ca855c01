import { WebhookMessage } from '#shared/schema/station/webhook.ts';

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
  example,
});

/** What a webhook's receiver is sent, for the OpenAPI document. */
export const WEBHOOK = {
  operationId: 'receiveShipmentEvent',
  summary: 'What happened to a shipment, sent to the receivers of webhooks',
  description:
    'Signed as https://www.standardwebhooks.com says. Any answer of 200 to 299 within 15 seconds takes the message; without one it is sent again, with the same `webhook-id`. An answer of 410 disables the webhook.',
  tags: ['Webhooks'],
  security: [],
  parameters: [
    header('webhook-id', 'The same in every try, so that a receiver can tell a repeat', 'evt_A1_4711'),
    header('webhook-timestamp', 'When it was sent, in seconds since 1970', '1772442000'),
    header(
      'webhook-signature',
      'HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>` with the secret of the webhook, base64, behind `v1,`',
      'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    ),
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: WebhookMessage,
        example: {
          type: 'shipment.labelled',
          timestamp: '2026-03-02T09:00:39.000Z',
          data: {
            sequence: 4,
            id: '553295e4b848bee781c30a0c86a5b731',
            transactionId: 'ORDER-100234',
            state: 'LABELLED',
            previousState: 'PURCHASED',
          },
        },
      },
    },
  },
  responses: { '2XX': { description: 'Taken' }, 410: { description: 'Wanted no more: the webhook is disabled' } },
};
