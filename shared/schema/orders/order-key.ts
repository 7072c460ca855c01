import { Type } from 'typebox';
import { ID_FORM, NOT_BLANK } from '../text.ts';

/** By these an order is known: where it comes from, and its number there. */
export const orderKey = {
  source: Type.String({
    pattern: '^[A-Za-z0-9._-]{1,64}$',
    'x-form': ID_FORM,
    description: 'Where the order comes from, as you name it',
    examples: ['shop'],
  }),
  orderNumber: Type.String({
    pattern: `^${NOT_BLANK}[^\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]{1,100}$`,
    'x-form': '1 to 100 printable characters',
    description: 'The number of the order there, as it stands on the slip',
    examples: ['1001'],
  }),
};
