import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from './measure.ts';
import { Selected } from '../orders/selection-rule.ts';
import { Nullable } from '../nullable.ts';
import { Violation, Warning } from '../../diagnostics/problem.ts';
import { UsualBox, UsualWeight, Weighed } from './usual.ts';

const Measured = Type.Object({
  units: Literals(LENGTH_UNITS),
  length: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
});

/** Weight and sides at one stage; null where nothing usable was entered. */
export const Measures = Type.Object(
  { weight: Nullable(Weighed), dimensions: Nullable(Measured) },
  { title: 'Measures' },
);
export type Measures = Static<typeof Measures>;

const LIMITED = ['WEIGHT', 'LENGTH', 'WIDTH', 'HEIGHT', 'LENGTH_PLUS_GIRTH', 'GIRTH'] as const;
export type Limited = (typeof LIMITED)[number];

/** How far one limit is away: `headroom` = limit - actual, negative where it is broken. */
export const Headroom = Type.Object(
  {
    measure: Literals(LIMITED),
    actual: Type.Number(),
    limit: Type.Number(),
    headroom: Type.Number(),
    unit: Literals([...WEIGHT_UNITS, ...LENGTH_UNITS]),
  },
  { title: 'Headroom' },
);
export type Headroom = Static<typeof Headroom>;

export const CheckedPackage = Type.Object(
  {
    itemTransactionId: Nullable(Type.String()),
    entered: Measures,
    transmitted: Measures,
    billed: Type.Object(
      { weight: Nullable(Weighed) },
      { description: 'An estimate of what the carrier will make of the weight' },
    ),
    headroom: Type.Array(Headroom),
    usual: Type.Optional(UsualWeight),
    usualBox: Type.Optional(UsualBox),
  },
  { title: 'CheckedPackage' },
);
export type CheckedPackage = Static<typeof CheckedPackage>;

/** The answer of the dry run (contract, section 5). */
export const CheckResult = Type.Object(
  {
    valid: Type.Boolean(),
    errors: Type.Array(Violation),
    warnings: Type.Array(Warning),
    packages: Type.Array(CheckedPackage),
    customsMissing: Type.Array(Type.String(), {
      description:
        'What the border asks for and neither the request nor its account says, as JSON Pointers (a number of the shipper by its type: `/taxIndentifiers/EORI`). A label is bought without it all the same',
      examples: [['/paymentOption/paymentTerms']],
    }),
    selected: Type.Union([Selected, Type.Null()], {
      description:
        'What the rules choose for a shipment that names neither account nor service; null where it names one, or no rule matches',
    }),
  },
  { title: 'CheckResult' },
);
export type CheckResult = Static<typeof CheckResult>;
