import { Type, type Static } from 'typebox';
import { AnyCase } from '../any-case.ts';
import { CountryCode } from '../country.ts';
import { Nullable } from '../nullable.ts';
import { UnitWeight } from './measure.ts';
import { Money } from './money.ts';
import { described } from '../described.ts';
import { RequiredText, Text } from '../text.ts';

export const CustomsItem = Type.Object(
  {
    countryOfOrigin: Type.Optional(CountryCode()),
    description: RequiredText({ maxLength: 200, description: 'What it is, as customs should read it' }),
    fabricContent: Type.Optional(Text()),
    harmonizedTariffCode: Type.Optional(Text({ maxLength: 20, description: 'HS code' })),
    quantity: Type.Integer({ minimum: 1, maximum: 1e9, description: 'How many units of it' }),
    referToItemTransactionId: Type.Optional(Text({ description: "An itemLine's itemTransactionId" })),
    sku: Type.Optional(Text()),
    skuDescription: Type.Optional(Text({ maxLength: 200 })),
    value: described(
      Money,
      'Of one unit, not of the line: papers and carriers are told `quantity` times as much. One currency in a shipment',
    ),
    weight: Type.Optional(
      described(
        UnitWeight,
        'Net weight of one unit, not of the line: papers and carriers are told `quantity` times as much',
      ),
    ),
  },
  { title: 'CustomsItem' },
);
export type CustomsItem = Static<typeof CustomsItem>;

/** Why goods cross the border: the reason for export, and the category of a postal item. */
export const CONTENTS_TYPES = [
  'MERCHANDISE',
  'GIFT',
  'SAMPLE',
  'RETURNED_GOODS',
  'REPAIR',
  'DOCUMENTS',
  'OTHER',
] as const;
export type ContentsType = (typeof CONTENTS_TYPES)[number];

const MAX_CUSTOMS_ITEMS = 500;
export const Customs = Type.Object(
  {
    contentsType: Type.Optional(
      Nullable(
        AnyCase(CONTENTS_TYPES, { description: "Why it is sent; as the account's settings have it unless given" }),
      ),
    ),
    contentsExplanation: Type.Optional(
      Text({ description: 'What it is, in words; required where contentsType is OTHER' }),
    ),
    invoiceNumber: Type.Optional(
      Text({
        maxLength: 35,
        description:
          "Of the seller's invoice. Unless given: the label message that the carrier has for it, else the platformTrackingNumber of the first package",
      }),
    ),
    freightCharge: Type.Optional(
      described(Money, 'What the invoice charges for carriage beside the goods, in their currency'),
    ),
    insuranceCharge: Type.Optional(
      described(Money, 'What the invoice charges for insurance beside the goods, in their currency'),
    ),
    customsItems: Type.Optional(
      Type.Array(CustomsItem, {
        maxItems: MAX_CUSTOMS_ITEMS,
        description: 'The goods, `value` and `weight` of one unit each; an empty list declares nothing',
      }),
    ),
  },
  { title: 'Customs' },
);
export type Customs = Static<typeof Customs>;

export const IDENTIFIER_TYPES = [
  'VAT',
  'EORI',
  'SSN',
  'EIN',
  'TIN',
  'IOSS',
  'PAN',
  'VOEC',
  'PCCC',
  'OSS',
  'PASSPORT',
  'ABN',
  'UKIMS',
] as const;
export const TAXABLE_ENTITY_TYPES = ['SHIPPER', 'RECIPIENT', 'IOR'] as const;

export const TaxIdentifier = Type.Object(
  {
    identifierType: Type.Optional(AnyCase(IDENTIFIER_TYPES, { description: 'What kind of number it is' })),
    taxableEntityType: Type.Optional(AnyCase(TAXABLE_ENTITY_TYPES, { description: 'Whose number it is' })),
    value: Type.Optional(Text()),
  },
  { title: 'TaxIdentifier' },
);
export type TaxIdentifier = Static<typeof TaxIdentifier>;
export const MAX_TAX_IDENTIFIERS = 50;
