import { Type, type Static } from 'typebox';
import { TRACKING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { en } from './messages/en.ts';

export const CHECK_DIGITS = ['NONE', 'MOD10', 'MOD11', 'MOD37_36'] as const;
export type CheckDigit = (typeof CHECK_DIGITS)[number];

/** Live labels printed locally from a number range the carrier assigned: prefix, then the number with leading zeros, then the check digit. */
export const RangeAdapterConfig = Type.Object(
  {
    type: Type.Literal('range', { description: en.means }),
    prefix: Type.String({
      maxLength: 20,
      pattern: '^[0-9A-Z]*$',
      'x-form': 'digits and capital letters',
      description: 'Stands before every number; may be empty',
    }),
    first: Type.String({
      pattern: '^[0-9]{1,15}$',
      'x-form': '1 to 15 digits',
      description: 'First number, with as many digits as every number has',
    }),
    last: Type.String({
      pattern: '^[0-9]{1,15}$',
      'x-form': '1 to 15 digits',
      description: 'Last number, inclusive; as many digits as the first',
    }),
    checkDigit: Literals(CHECK_DIGITS, { description: 'How the check digit after each number is computed' }),
    symbology: Literals(TRACKING_SYMBOLOGIES, { description: 'The barcode that holds the number' }),
    warnBelow: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Warn when fewer numbers are left; 100 unless given' }),
    ),
  },
  { title: 'RangeAdapter', additionalProperties: false },
);
export type RangeAdapterConfig = Static<typeof RangeAdapterConfig>;
