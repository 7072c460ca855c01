import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { WEIGHT_UNITS } from './measure.ts';

export const Weighed = Type.Object({ units: Literals(WEIGHT_UNITS), value: Type.Number() });

/** What packages with the same contents weighed before. */
export const UsualWeight = Type.Object(
  {
    weight: Weighed,
    parcels: Type.Integer({ minimum: 1, description: 'How many of the last parcels it is the median of' }),
  },
  { title: 'UsualWeight' },
);
export type UsualWeight = Static<typeof UsualWeight>;
