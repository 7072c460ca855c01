import { Type, type Static } from 'typebox';

export const CURRENCY_FORM = 'a currency code of three letters (ISO 4217)';

/** An amount in a currency's main unit (not cents), as the specification's DeclaredInfo and customs values have it. */
export const Money = Type.Object(
  {
    amount: Type.Number({ minimum: 0, maximum: 1e12, examples: [19.99] }),
    currency: Type.String({
      pattern: '^[A-Za-z]{3}$',
      'x-form': CURRENCY_FORM,
      description: 'ISO 4217, any case',
      examples: ['USD'],
    }),
  },
  { title: 'Money' },
);
export type Money = Static<typeof Money>;
