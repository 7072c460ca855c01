import { Type, type Static } from 'typebox';
import { AnyCase } from './any-case.ts';
import { CountryCode } from './country.ts';
import { Weight } from './measure.ts';
import { Money } from './money.ts';
import { Text } from './text.ts';

export const CustomsItem = Type.Object(
  {
    countryOfOrigin: Type.Optional(CountryCode()),
    description: Type.Optional(Text({ maxLength: 200 })),
    fabricContent: Type.Optional(Text()),
    harmonizedTariffCode: Type.Optional(Text({ maxLength: 20, description: 'HS code' })),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e9 })),
    referToItemTransactionId: Type.Optional(Text({ description: "An itemLine's itemTransactionId" })),
    sku: Type.Optional(Text()),
    skuDescription: Type.Optional(Text({ maxLength: 200 })),
    value: Type.Optional(Money),
    weight: Type.Optional(Weight),
  },
  { title: 'CustomsItem' },
);
export type CustomsItem = Static<typeof CustomsItem>;

export const MAX_CUSTOMS_ITEMS = 500;
export const Customs = Type.Object(
  { customsItems: Type.Optional(Type.Array(CustomsItem, { maxItems: MAX_CUSTOMS_ITEMS })) },
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
    identifierType: Type.Optional(AnyCase(IDENTIFIER_TYPES)),
    taxableEntityType: Type.Optional(AnyCase(TAXABLE_ENTITY_TYPES)),
    value: Type.Optional(Text()),
  },
  { title: 'TaxIdentifier' },
);
export type TaxIdentifier = Static<typeof TaxIdentifier>;
export const MAX_TAX_IDENTIFIERS = 50;
