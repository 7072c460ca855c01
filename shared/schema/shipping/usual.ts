import { Type, type Static } from 'typebox';
import { AnyCase } from '../any-case.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from './measure.ts';

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

/** No box is smaller or longer; beyond them the value is a mistake. */
const [LEAST, MOST] = [0.01, 10_000];
const side = (description: string) => Type.Number({ minimum: LEAST, maximum: MOST, description });
const units = Literals(LENGTH_UNITS, { description: 'Of all three sides' });

/** The outer sides of a box. */
export const BoxSides = Type.Object(
  {
    units,
    length: Type.Number({ description: 'The longest side' }),
    width: Type.Number({ description: 'The next longest side' }),
    height: Type.Number({ description: 'The shortest side' }),
  },
  { title: 'BoxSides' },
);
/** As somebody chooses it. */
export const ChosenSides = Type.Object(
  {
    ...{ units: AnyCase(LENGTH_UNITS, { description: 'Of all three sides' }), length: side('The longest side') },
    ...{ width: side('The next longest side'), height: side('The shortest side') },
  },
  { title: 'ChosenSides', additionalProperties: false },
);
export type BoxSides = Static<typeof BoxSides>;

/** With the unit as the list has it. */
export const toBoxSides = ({ units: said, ...sides }: Static<typeof ChosenSides>): BoxSides => ({
  units: LENGTH_UNITS.find((unit) => unit === said.toUpperCase()) ?? 'CM',
  ...sides,
});

export const boxPreset = () =>
  Nullable(Type.String({ description: 'The package preset with these sides, by name; null where there is none' }));

/** The box that most packages with the same contents were sent in. */
export const UsualBox = Type.Object(
  {
    dimensions: BoxSides,
    preset: boxPreset(),
    parcels: Type.Integer({ minimum: 1, description: 'How many of the last parcels went into it' }),
    of: Type.Integer({ minimum: 1, description: 'How many of the last parcels are counted' }),
  },
  { title: 'UsualBox' },
);
export type UsualBox = Static<typeof UsualBox>;
