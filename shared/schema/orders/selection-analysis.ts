import { Type, type Static } from 'typebox';
import { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from '../shipping/measure.ts';
import { Money } from '../shipping/money.ts';
import { Selected } from './selection-rule.ts';

/** What rules look at of a shipment. */
export const SelectionFacts = Type.Object(
  {
    countryCode: Type.String({ description: 'Where it goes' }),
    zipCode: Type.String({ description: 'Empty where there is none' }),
    weight: Type.Object(
      { units: Literals(WEIGHT_UNITS), value: Type.Number() },
      { description: 'Of the heaviest package' },
    ),
    longestSide: Type.Union([Type.Object({ units: Literals(LENGTH_UNITS), value: Type.Number() }), Type.Null()], {
      description: 'Of any package; null where none says its sides',
    }),
    value: Nullable(described(Money, 'null where none is declared, or in several currencies')),
    skus: Type.Array(Type.String(), { description: 'Articles that are in it' }),
    tags: Type.Array(Type.String(), { description: 'Of its order' }),
    shippingMethod: Nullable(Type.String({ description: 'What the customer chose' })),
  },
  { title: 'SelectionFacts' },
);
export type SelectionFacts = Static<typeof SelectionFacts>;

const ruleName = (description: string) => Type.String({ description });

/** What can be said of rules without a shipment. Rules that are passed over are left out of all of it. */
export const SelectionAnalysis = Type.Object(
  {
    broken: Type.Array(Type.Object({ rule: ruleName('Its name'), trouble: Diagnostic }), {
      description: 'Rules that are passed over, and why',
    }),
    neverMatching: Type.Array(
      Type.Object({
        rule: ruleName('The rule that never chooses'),
        hiddenBy: Type.Array(Type.String(), { description: 'The rules before it that take all of its shipments' }),
        example: described(SelectionFacts, 'A shipment that it is meant for, and that a rule before it takes'),
        takenBy: ruleName('The rule that takes the example'),
      }),
      { description: 'Rules that can never choose, whatever is shipped' },
    ),
    overlaps: Type.Array(
      Type.Object({
        first: ruleName('The rule that chooses where both match'),
        second: ruleName('The later rule, which chooses something else'),
        isSpecialCase: Type.Boolean({ description: 'Every shipment of the first rule is one of the second, too' }),
        example: described(SelectionFacts, 'A shipment that both match and the first one takes'),
      }),
      { description: 'Pairs of rules that match the same shipments and choose differently, at most 200' },
    ),
    moreOverlaps: Type.Boolean({ description: 'There are more such pairs than are listed' }),
    uncovered: Type.Array(SelectionFacts, {
      description: 'Examples of shipments that no rule matches, at most 5; none where every shipment is covered',
    }),
    isComplete: Type.Boolean({
      description: 'false: there were too many cases to look at all of them, and more may be wrong than is said here',
    }),
  },
  { title: 'SelectionAnalysis' },
);
export type SelectionAnalysis = Static<typeof SelectionAnalysis>;

const Chosen = Type.Object({
  carrierId: Type.String({ description: 'The account' }),
  serviceType: Type.String({ description: 'The service' }),
  rule: Nullable(Type.String({ description: 'The rule that chose; null where a person or a program did' })),
});

/** What rules would have chosen for the shipments that were bought last. */
export const SelectionTrial = Type.Object(
  {
    examined: Type.Integer({ description: 'Shipments that were looked at' }),
    leftOut: Type.Integer({ description: 'Shipments whose address is not kept any more, which are not among them' }),
    same: Type.Integer({ description: 'Would have been sent the same way' }),
    notCovered: Type.Integer({ description: 'No rule matches' }),
    different: Type.Integer({ description: 'Would have been sent another way' }),
    differences: Type.Array(
      Type.Object({
        shipmentId: Type.String(),
        transactionId: Type.String(),
        acceptedAt: Type.String({ format: 'date-time' }),
        facts: described(SelectionFacts, 'What the rules looked at'),
        was: described(Chosen, 'How it was sent'),
        would: described(Selected, 'What the rules choose'),
      }),
      { description: 'The newest of those, at most 100' },
    ),
  },
  { title: 'SelectionTrial' },
);
export type SelectionTrial = Static<typeof SelectionTrial>;
