import { Type, type Static } from 'typebox';
import { BatchMapping, contentBase64, fileName } from '../batches/batch-file.ts';
import { CountryCode } from '../country.ts';
import { described } from '../described.ts';
import { WEIGHT_UNITS, Weight } from '../shipping/measure.ts';
import { CURRENCY_FORM, Money } from '../shipping/money.ts';
import { ChosenSides } from '../shipping/usual.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { Text } from '../text.ts';
import { RefusedLines } from './refused-lines.ts';

const facts = {
  description: Type.Optional(
    Text({ maxLength: 200, description: 'What it is, as customs should read it', examples: ['Mug, blue'] }),
  ),
  harmonizedTariffCode: Type.Optional(Text({ maxLength: 20, description: 'HS code' })),
  countryOfOrigin: Type.Optional(CountryCode()),
  value: Type.Optional(described(Money, 'Of one unit')),
  weight: Type.Optional(described(Weight, 'Of one unit')),
  box: Type.Optional(described(ChosenSides, 'The box that one unit is sent in')),
};

/** What is known of an article; it completes customs items, order lines and weights where they say less. */
export const ProductFacts = Type.Object(facts, { title: 'ProductFacts', additionalProperties: false });
export type ProductFacts = Static<typeof ProductFacts>;

export const Product = Type.Object(
  {
    sku: Type.String({ description: "The seller's article number", examples: ['MUG-BLUE'] }),
    ...facts,
    saved: Type.Boolean({
      description: 'Put there by hand: what it says is not replaced by what is shipped or ordered',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Product' },
);
export type Product = Static<typeof Product>;

export const ProductPage = Type.Object(
  {
    products: Type.Array(Product, { description: 'The products of the page, by SKU' }),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
  },
  { title: 'ProductPage' },
);
export type ProductPage = Static<typeof ProductPage>;

/** A CSV or Excel file of products. */
export const ProductImport = Type.Object(
  {
    fileName,
    contentBase64,
    mapping: Type.Optional(BatchMapping),
    weightUnits: Type.Optional(Literals(WEIGHT_UNITS, { description: 'Of weights without a unit; KG unless given' })),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{3}$',
        'x-form': CURRENCY_FORM,
        description: 'Of values without one; ISO 4217, any case',
      }),
    ),
  },
  { title: 'ProductImport', additionalProperties: false },
);
export type ProductImport = Static<typeof ProductImport>;

export const ProductImported = Type.Object(
  {
    saved: Type.Integer({ description: 'Lines that are saved' }),
    refused: RefusedLines,
  },
  { title: 'ProductImported' },
);
export type ProductImported = Static<typeof ProductImported>;
