import { Type, type Static } from 'typebox';
import { Literals } from '../../literals.ts';
import { Text } from '../../text.ts';

/** What a text or a symbol of a label may take from the shipment; a field without data is empty. */
export const LABEL_FIELDS = [
  'trackingNumber',
  'postalCode',
  'countryCode',
  'country',
  'city',
  'recipientName',
  'sortCode',
  'depot',
  'route',
  'carrier',
  'carrierCode',
  'carrierId',
  'serviceName',
  'serviceCode',
  'packageNumber',
  'packageCount',
  'weight',
  'shipDate',
  'orderNumber',
  'itemCode',
  'itemTransactionId',
  'platformTrackingNumber',
  'ref1',
  'ref2',
  'ref3',
  'ref4',
  'ref5',
] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** A piece of a text or of a symbol's data: words that are always the same, or a field of the shipment. */
const LabelPart = Type.Object(
  {
    text: Type.Optional(Text({ maxLength: 60, description: 'Words that are always the same' })),
    field: Type.Optional(Literals(LABEL_FIELDS, { description: 'What the shipment says' })),
    first: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 60, description: 'So many characters of the field, from its beginning' }),
    ),
  },
  { title: 'LabelPart', additionalProperties: false, description: 'Either `text` or `field`' },
);
export type LabelPart = Static<typeof LabelPart>;

/** One after another. */
export const LabelContent = Type.Array(LabelPart, { minItems: 1, maxItems: 12, title: 'LabelContent' });
export type LabelContent = Static<typeof LabelContent>;
