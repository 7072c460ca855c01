import { Type } from 'typebox';

/** Of the list of what the caller sees, its own or with `read:all` every client's, what is this client's. */
export const clientId = Type.Optional(
  Type.String({ maxLength: 100, description: 'Of this API client; others than the caller need `read:all`' }),
);

/** So many ids at most are named in one address. */
export const MOST_IDS = 200;

const INSTANT_FORM = 'an instant with its offset (RFC 3339)';

/** By what shipments are found: the query parameters of the list, its totals and its export. All of them hold together. */
export const shipmentFilters = {
  text: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words found anywhere; the last one may be a beginning' }),
  ),
  ids: Type.Optional(
    Type.String({
      pattern: `^[0-9a-f]{32}(,[0-9a-f]{32}){0,${MOST_IDS - 1}}$`,
      'x-form': `up to ${MOST_IDS} ids of shipments, separated by commas`,
      description: `These shipments: up to ${MOST_IDS} ids, separated by commas`,
    }),
  ),
  transactionId: Type.Optional(Type.String({ maxLength: 128 })),
  trackingNumber: Type.Optional(Type.String({ maxLength: 100, description: "The carrier's number or the platform's" })),
  itemTransactionId: Type.Optional(Type.String({ maxLength: 200 })),
  recipient: Type.Optional(Type.String({ maxLength: 200, description: 'Words of name, city or postal code' })),
  reference: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(Type.String({ maxLength: 200, description: 'One or several, separated by commas' })),
  carrierId: Type.Optional(Type.String({ maxLength: 100 })),
  carrierCode: Type.Optional(Type.String({ maxLength: 100 })),
  clientId,
  manifestId: Type.Optional(Type.String({ maxLength: 100 })),
  manifested: Type.Optional(Type.Boolean({ description: 'true: on a manifest; false: on none' })),
  packer: Type.Optional(Type.String({ maxLength: 100, description: 'Bought by this person: the id of a packer' })),
  from: Type.Optional(
    Type.String({
      format: 'date-time',
      'x-form': INSTANT_FORM,
      examples: ['2026-03-02T09:00:00Z'],
      description: 'Accepted at this instant or later',
    }),
  ),
  to: Type.Optional(
    Type.String({
      format: 'date-time',
      'x-form': INSTANT_FORM,
      examples: ['2026-03-02T09:00:00Z'],
      description: 'Accepted before this instant',
    }),
  ),
};
