import { Type, type Static } from 'typebox';

/** Money as somebody else named it: an exact decimal in the currency's main unit, as text, so that nothing of it is lost. */
export const Cost = Type.Object(
  {
    amount: Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,6})?$', examples: ['12.34'] }),
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217', examples: ['EUR'] }),
  },
  { title: 'Cost' },
);
export type Cost = Static<typeof Cost>;
