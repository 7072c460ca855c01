import { Type, type Static } from 'typebox';

const AMOUNT = /^[0-9]{1,12}(\.[0-9]{1,6})?$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Money as somebody else named it: an exact decimal in the currency's main unit, as text, so that nothing of it is lost. */
export const Cost = Type.Object(
  {
    amount: Type.String({
      pattern: AMOUNT.source,
      'x-form': 'an exact decimal of at most six places',
      examples: ['12.34'],
    }),
    currency: Type.String({
      pattern: CURRENCY.source,
      'x-form': 'three capital letters (ISO 4217)',
      description: 'ISO 4217',
      examples: ['EUR'],
    }),
  },
  { title: 'Cost' },
);
export type Cost = Static<typeof Cost>;

/** Whether somebody's words for an amount of money are one. */
export const isCost = (value: Cost | null | undefined): value is Cost =>
  typeof value?.amount === 'string' && AMOUNT.test(value.amount) && CURRENCY.test(value.currency);
