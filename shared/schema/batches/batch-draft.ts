import { Type, type Static } from 'typebox';
import { BatchMapping, contentBase64, decimalSeparator, fileName } from './batch-file.ts';
import { BatchOptionsDraft } from './batch-options.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';
import { RequiredText } from '../text.ts';

/** Far more rows than a day has; a table with more is a mistake. */
export const MAX_BATCH_ROWS = 10_000;

/** So many orders are shipped as one batch; more are several batches. */
export const MAX_BATCH_ORDERS = 1000;

/** An order of the order book. */
export const OrderReference = Type.Object(
  {
    source: RequiredText({ description: 'Where the order comes from' }),
    orderNumber: RequiredText({ description: 'Its number there' }),
  },
  { title: 'OrderReference', additionalProperties: false },
);
export type OrderReference = Static<typeof OrderReference>;

/** One of these: `rows`, each a part of a ShipmentRequest; `orders` of the order book; or a file with its mapping. */
export const BatchDraft = Type.Object(
  {
    name: Type.Optional(RequiredText({ description: "The file's name unless given" })),
    rows: Type.Optional(
      Type.Array(Type.Unsafe<Record<string, unknown>>({ type: 'object', 'x-documented-as': PartialShipment }), {
        minItems: 1,
        maxItems: MAX_BATCH_ROWS,
      }),
    ),
    orders: Type.Optional(
      Type.Array(OrderReference, {
        minItems: 1,
        maxItems: MAX_BATCH_ORDERS,
        description: 'Each is a row: one parcel with all of the order that no parcel holds yet',
      }),
    ),
    fileName: Type.Optional(fileName),
    contentBase64: Type.Optional(contentBase64),
    mapping: Type.Optional(BatchMapping),
    decimalSeparator: Type.Optional(decimalSeparator),
    defaults: Type.Optional(PartialShipment),
    options: Type.Optional(BatchOptionsDraft),
    edition: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 9999, description: 'Above 1: order the same content again, deliberately' }),
    ),
    start: Type.Optional(Type.Boolean({ description: 'Start at once; rows that are invalid stay behind' })),
    errors: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: MAX_BATCH_ROWS,
        description: 'What the failed rows of an earlier batch came with; nobody reads it',
      }),
    ),
  },
  { title: 'BatchDraft', additionalProperties: false },
);
export type BatchDraft = Static<typeof BatchDraft>;

/** How the table of a batch is read from now on. What is left out is suggested, as for a new file. */
export const BatchReading = Type.Pick(BatchDraft, ['mapping', 'decimalSeparator', 'defaults', 'options'], {
  title: 'BatchReading',
  additionalProperties: false,
});
export type BatchReading = Static<typeof BatchReading>;
