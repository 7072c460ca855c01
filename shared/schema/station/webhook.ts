import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { SHIPMENT_STATES } from '../shipping/shipment.ts';
import { RequiredText } from '../text.ts';
import { Diagnostic } from '../../diagnostics/diagnostic.ts';

const Instant = () => Type.String({ format: 'date-time' });
const states = Nullable(
  Type.Array(Literals(SHIPMENT_STATES), {
    minItems: 1,
    uniqueItems: true,
    description: 'Which changes to tell; null, or not given, is all',
  }),
);

/** ACTIVE: up to date, or catching up. FAILING: is tried again. DISABLED: nothing is sent; what happens meanwhile is kept for it. */
export const WEBHOOK_STATES = ['ACTIVE', 'FAILING', 'DISABLED'] as const;
const DISABLED_REASONS = ['REQUESTED', 'FAILED_TOO_LONG', 'GONE', 'CLIENT_REVOKED'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Where shipment events are sent, signed as https://www.standardwebhooks.com says. */
export const Webhook = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    url: Type.String({
      description:
        'Where messages go. A password, values of the query and parts of the path that look like a token stand as `***`; sent back so, it is unchanged',
    }),
    clientId: Nullable(Type.String({ description: 'Of whose shipments it tells; null: of those of every client' })),
    states,
    state: Literals(WEBHOOK_STATES),
    disabledReason: Nullable(
      Literals(DISABLED_REASONS, {
        description:
          'By an administrator; for failing three days; because it answered 410; because the API client of whose shipments it tells was revoked',
      }),
    ),
    createdAt: Instant(),
    lastDeliveredAt: Nullable(Instant()),
    failingSince: Nullable(Instant()),
    nextAttemptAt: Nullable(Instant()),
    behind: Type.Integer({ description: 'Lines of the journal that are not looked through yet' }),
  },
  { title: 'Webhook' },
);
export type Webhook = Static<typeof Webhook>;

export const WebhookDraft = Type.Object(
  {
    name: RequiredText({ maxLength: 100 }),
    url: Type.String({
      maxLength: 2000,
      description:
        'https, or http on this machine. Addresses of private networks only where the settings allow them; never link-local ones.',
      examples: ['http://127.0.0.1:9000/packbench'],
    }),
    clientId: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 100,
          description:
            "Of whose shipments it tells. Not given: of the caller's own, or of every client's where it has `read:all`",
        }),
      ),
    ),
    states: Type.Optional(states),
    enabled: Type.Optional(Type.Boolean({ description: 'true unless given; true begins again after failures' })),
  },
  { title: 'WebhookDraft', additionalProperties: false },
);
export type WebhookDraft = Static<typeof WebhookDraft>;

export const WebhookBody = Type.Object({ webhook: Webhook }, { title: 'WebhookBody' });

/** A new webhook with the secret that signs its messages, which is shown this once. */
export const WebhookCreated = Type.Object(
  { webhook: Webhook, secret: Type.String({ description: '`whsec_` and 256 random bits, base64' }) },
  { title: 'WebhookCreated' },
);
export type WebhookCreated = Static<typeof WebhookCreated>;

/** The body of a message: what changed, and nothing of whom. The receiver reads the shipment itself. */
export const WebhookMessage = Type.Object(
  {
    type: Type.String({
      description: '`shipment.` and the state in lower case, or `webhook.test`',
      examples: ['shipment.labelled'],
    }),
    timestamp: Instant(),
    data: Type.Object({
      sequence: Type.Optional(Type.Integer()),
      id: Type.Optional(Type.String()),
      transactionId: Type.Optional(Type.String()),
      state: Type.Optional(Literals(SHIPMENT_STATES)),
      previousState: Type.Optional(Nullable(Literals(SHIPMENT_STATES))),
    }),
  },
  { title: 'WebhookMessage' },
);
export type WebhookMessage = Static<typeof WebhookMessage>;

/** One try to deliver one message. */
export const WebhookDelivery = Type.Object(
  {
    messageId: Type.String({ description: 'The header webhook-id: the same in every try' }),
    type: Type.String(),
    attempt: Type.Integer({ description: 'From 1' }),
    at: Instant(),
    delivered: Type.Boolean(),
    status: Nullable(Type.Integer({ description: 'What the receiver answered' })),
    detail: Type.String({ description: 'What happened, in words' }),
    trouble: Type.Union([Diagnostic, Type.Null()], {
      description: 'What they say; null where the receiver answered, and for tries of earlier versions',
    }),
  },
  { title: 'WebhookDelivery' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;
