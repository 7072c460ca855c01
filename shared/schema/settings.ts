import { Type, type Static } from 'typebox';
import { Literals } from './literals.ts';

export const DOCUMENT_DELIVERIES = ['base64', 'url'] as const;
export type DocumentDelivery = (typeof DOCUMENT_DELIVERIES)[number];

/** What an administrator sets once for the whole station. */
export const Settings = Type.Object(
  {
    documents: Literals(DOCUMENT_DELIVERIES, {
      description: 'How answers carry documents where the call does not say',
    }),
    retentionDays: Type.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'How long addresses and label bytes are kept',
    }),
    purchaseTimeoutSeconds: Type.Integer({
      minimum: 1,
      maximum: 120,
      description: 'After this a purchase without an answer is UNKNOWN',
    }),
    rememberRecipients: Type.Boolean({ description: 'Whether recipients are kept in the address book' }),
    batchConcurrency: Type.Integer({
      minimum: 1,
      maximum: 8,
      description: 'How many rows of a batch are bought at once',
    }),
  },
  { title: 'Settings', additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  documents: 'base64',
  retentionDays: 90,
  purchaseTimeoutSeconds: 30,
  rememberRecipients: true,
  batchConcurrency: 2,
};
