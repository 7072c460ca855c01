import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { ShipmentDetail } from './shipment.ts';
import { RequiredText } from '../text.ts';

export const VoidRequest = Type.Object(
  {
    reason: RequiredText({
      maxLength: 500,
      description: 'Kept in the journal for good: name no person',
      examples: ['Wrong weight'],
    }),
  },
  { title: 'VoidRequest', additionalProperties: false },
);
export type VoidRequest = Static<typeof VoidRequest>;

/** What a void means for the money: nothing was charged; the numbers are used up, nothing else; the carrier was asked for a credit. */
export const VOID_CONSEQUENCES = ['NOTHING_CHARGED', 'NUMBERS_RETIRED', 'CREDIT_REQUESTED'] as const;
export type VoidConsequence = (typeof VOID_CONSEQUENCES)[number];

const VOID_OUTCOMES = ['voided', 'submitted'] as const;

export const VoidResult = Type.Object(
  {
    shipment: ShipmentDetail,
    outcome: Literals(VOID_OUTCOMES, {
      description:
        '`submitted`: asked for, and decided later; the shipment stays LABELLED until then, and asking again says what became of it',
    }),
    consequence: Literals(VOID_CONSEQUENCES),
    money: Type.String({ description: 'What becomes of the money, in words' }),
    label: Type.String({ description: 'What to do with the label, in words' }),
  },
  { title: 'VoidResult' },
);
export type VoidResult = Static<typeof VoidResult>;
