import { Type, type Static } from 'typebox';
import { ELEMENT_SOURCES, SOURCED_IDENTIFIERS } from '#shared/barcode/application-identifiers.ts';
import { TRACKING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { en } from './messages/en.ts';

const CHECK_DIGITS = ['NONE', 'MOD10', 'MOD11', 'MOD37_36'] as const;
/** What a label that is drawn here looks like. */
const RANGE_LABELS = ['STATION', 'GS1_LOGISTIC'] as const;

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
    companyPrefix: Type.Optional(
      Type.String({
        pattern: '^[0-9]{4,12}$',
        'x-form': '4 to 12 digits',
        description:
          'GS1 company prefix; stands between the prefix, which is then the extension digit, and the number, so that they make an SSCC',
      }),
    ),
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
    country: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{2}$',
        'x-form': 'a country code of two capital letters (ISO 3166-1)',
        description:
          'Country of the post that assigned the numbers; stands after the check digit, as UPU standard S10 has it',
      }),
    ),
    symbology: Literals(TRACKING_SYMBOLOGIES, { description: 'The barcode that holds the number' }),
    warnBelow: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Warn when fewer numbers are left; 100 unless given' }),
    ),
    label: Type.Optional(
      Literals(RANGE_LABELS, {
        description: 'GS1_LOGISTIC: the GS1 logistic label with the SSCC at its foot; STATION unless given',
      }),
    ),
    elements: Type.Optional(
      Type.Record(
        Type.String({
          pattern: `^(?:${SOURCED_IDENTIFIERS.join('|')})$`,
          'x-form': `one of ${SOURCED_IDENTIFIERS.join(', ')}`,
        }),
        Literals(ELEMENT_SOURCES, { description: 'The field of the shipment that it is taken from' }),
        {
          description:
            'What the GS1 logistic label carries beside SSCC and postal code: the field that each application identifier is taken from',
          additionalProperties: false,
        },
      ),
    ),
  },
  { title: 'RangeAdapter', additionalProperties: false },
);
export type RangeAdapterConfig = Static<typeof RangeAdapterConfig>;
