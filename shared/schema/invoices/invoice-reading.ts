import { Type, type Static } from 'typebox';
import { DECIMAL_SEPARATORS } from '../../format/parse-number.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { TABLE_LENGTH_UNITS, TABLE_WEIGHT_UNITS } from '../batches/batch-options.ts';
import { RequiredText } from '../text.ts';

/** What a column of an invoice may say. `freight` and `surcharge` are for tables that state no amount of the whole line. */
export const INVOICE_FIELDS = [
  'trackingNumber',
  'reference',
  'date',
  'service',
  'weight',
  'weightUnits',
  'length',
  'width',
  'height',
  'lengthUnits',
  'amount',
  'freight',
  'surcharge',
  'currency',
] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The field that each column fills; columns that are not named are not read. */
export const InvoiceMapping = Type.Unsafe<Record<string, InvoiceField>>({
  title: 'InvoiceMapping',
  type: 'object',
  description:
    'Column name to field; several columns may be `surcharge`, any other field is named once. Without `amount` a line bills its freight and surcharges',
  additionalProperties: Literals(INVOICE_FIELDS),
  maxProperties: 200,
  examples: [{ 'Tracking number': 'trackingNumber', 'Net amount': 'amount' }],
});
export type InvoiceMapping = Static<typeof InvoiceMapping>;

export const InvoiceTolerance = Type.Object(
  {
    amount: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1e6, description: 'In the currency of the line; 0.01 unless given' }),
    ),
    weightKg: Type.Optional(Type.Number({ minimum: 0, maximum: 1e6, description: 'Kilograms; 0.05 unless given' })),
    sideCm: Type.Optional(Type.Number({ minimum: 0, maximum: 1e6, description: 'Centimetres; 1 unless given' })),
  },
  { title: 'InvoiceTolerance', additionalProperties: false },
);
export type InvoiceTolerance = Static<typeof InvoiceTolerance>;

/** How the invoices of an account are read; it is kept, and suggested for the next one. */
export const InvoiceReading = Type.Object(
  {
    mapping: described(InvoiceMapping, 'What the columns say'),
    decimalSeparator: Type.Optional(
      Literals(DECIMAL_SEPARATORS, {
        description: 'How the table writes decimals; told from its numbers unless given',
      }),
    ),
    dateOrder: Type.Optional(
      Literals(DATE_ORDERS, { description: 'For dates such as 3/4/2026, which may mean two days' }),
    ),
    weightUnits: Type.Optional(
      Literals(TABLE_WEIGHT_UNITS, {
        description: 'Of weights beside which no unit stands, in their cell or in a column; KG unless given',
      }),
    ),
    lengthUnits: Type.Optional(
      Literals(TABLE_LENGTH_UNITS, {
        description: 'Of sides beside which no unit stands, in their cell or in a column; CM unless given',
      }),
    ),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        'x-form': 'three capital letters (ISO 4217)',
        description: 'ISO 4217, for tables without a column of it',
        examples: ['EUR'],
      }),
    ),
    services: Type.Optional(
      Type.Record(RequiredText(), RequiredText(), {
        description:
          "The invoice's name of a service to the station's serviceCode. A service that neither says is not compared",
        maxProperties: 500,
        examples: [{ 'Ground Commercial': 'A_GROUND' }],
      }),
    ),
    tolerance: Type.Optional(described(InvoiceTolerance, 'Differences up to these, inclusive, are none')),
  },
  { title: 'InvoiceReading', additionalProperties: false },
);
export type InvoiceReading = Static<typeof InvoiceReading>;
