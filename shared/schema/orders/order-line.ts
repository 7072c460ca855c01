import { Type, type Static } from 'typebox';
import { CountryCode } from '../country.ts';
import { described } from '../described.ts';
import { UnitWeight } from '../shipping/measure.ts';
import { Money } from '../shipping/money.ts';
import { RequiredText, Text } from '../text.ts';

export const MAX_ORDER_LINES = 500;
export const MAX_QUANTITY = 1e6;

/** What is to be packed of one article. Where all lines of a parcel have description and value, they are declared to customs, too. */
export const OrderLine = Type.Object(
  {
    sku: Type.Optional(Text({ description: "The shop's own number of the article", examples: ['MUG-BLUE'] })),
    barcodes: Type.Optional(
      Type.Array(RequiredText({ examples: ['4006381333931'] }), {
        maxItems: 20,
        description: 'Any of them, scanned, is one unit of this line',
      }),
    ),
    description: Type.Optional(
      Text({ maxLength: 200, description: 'What it is, as customs should read it', examples: ['Mug, blue'] }),
    ),
    quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY, description: 'Units that are ordered' }),
    weight: Type.Optional(described(UnitWeight, 'Of one unit')),
    value: Type.Optional(described(Money, 'Of one unit')),
    countryOfOrigin: Type.Optional(CountryCode()),
    harmonizedTariffCode: Type.Optional(Text({ maxLength: 20, description: 'HS code' })),
  },
  { title: 'OrderLine', additionalProperties: false },
);
export type OrderLine = Static<typeof OrderLine>;
