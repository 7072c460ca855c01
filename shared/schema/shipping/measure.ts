import { Type, type Static } from 'typebox';
import { AnyCase } from '../any-case.ts';

export const WEIGHT_UNITS = ['KG', 'LB'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export const LENGTH_UNITS = ['CM', 'IN'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** A number no parcel reaches; beyond it the value is a mistake, not a measurement. */
const MAX_MEASURE = 1e9;
const Side = (description: string) => Type.Number({ maximum: MAX_MEASURE, minimum: -MAX_MEASURE, description });

export const Weight = Type.Object(
  {
    units: AnyCase(WEIGHT_UNITS, { description: 'KG or LB' }),
    value: Type.Number({ maximum: MAX_MEASURE, minimum: -MAX_MEASURE, description: 'Above zero', examples: [2.5] }),
  },
  { title: 'Weight' },
);
export type Weight = Static<typeof Weight>;

/** What one of something weighs: no rule looks at it, and none of anything lightens a parcel. */
export const UnitWeight = Type.Object(
  {
    units: AnyCase(WEIGHT_UNITS, { description: 'KG or LB' }),
    value: Type.Number({ maximum: MAX_MEASURE, minimum: 0, examples: [0.35] }),
  },
  { title: 'UnitWeight' },
);

export const Dimensions = Type.Object(
  {
    units: AnyCase(LENGTH_UNITS, { description: 'CM or IN; `unit` is accepted for `units`' }),
    length: Side('The longest side'),
    width: Side('The next longest side'),
    height: Side('The shortest side'),
  },
  { title: 'Dimensions' },
);
export type Dimensions = Static<typeof Dimensions>;
