import { Type, type Static } from 'typebox';
import { SERVICE_GROUPS } from './account.ts';
import { RULED_BY } from './carrier.ts';
import { Literals } from '../literals.ts';
import { LENGTH_UNITS } from '../shipping/measure.ts';
import { Nullable } from '../nullable.ts';

const ROUNDINGS = ['down', 'up', 'nearest'] as const;

const Maximum = (description: string) => Type.Optional(Type.Number({ description }));

export const KeptPlaces = Type.Object(
  { places: Type.Integer(), rounding: Literals(ROUNDINGS) },
  { title: 'KeptPlaces' },
);
export type KeptPlaces = Static<typeof KeptPlaces>;

/** Limits of size of all services of a carrier, or of one group of them. All inclusive. */
export const SizeRule = Type.Object(
  {
    group: Nullable(Literals(SERVICE_GROUPS, { description: 'The services they hold for; null: all' })),
    unit: Literals(LENGTH_UNITS),
    length: Maximum('The longest side'),
    width: Maximum('The next longest side'),
    height: Maximum('The shortest side'),
    lengthPlusGirth: Maximum('L + 2W + 2H'),
    girth: Maximum('2(W + H)'),
    lengthPlusGirthWarning: Maximum('Above this L + 2W + 2H the carrier may refuse the package'),
    enforcedWithin: Type.Optional(
      Type.String({ description: 'Binds where shipper and recipient are in this country, and warns elsewhere' }),
    ),
  },
  { title: 'SizeRule' },
);
export type SizeRule = Static<typeof SizeRule>;

/** A label message of the carrier: the name it has on the label, and how many characters fit. */
export const ReferenceRule = Type.Object(
  {
    key: Type.String(),
    label: Type.String(),
    maxLength: Type.Integer(),
    isInstruction: Type.Optional(
      Type.Literal(true, {
        description: 'It tells the driver what to do: no number is put there that nobody asked for',
      }),
    ),
  },
  { title: 'ReferenceRule' },
);
export type ReferenceRule = Static<typeof ReferenceRule>;

/** The rules of one carrier as data (specification, "Limits"): what every account of the carrier is checked against. */
export const CarrierRules = Type.Object(
  {
    carrier: Literals(RULED_BY),
    hasNoRules: Type.Boolean({
      description: 'Nothing is known but what the services of an account say: the carrier decides',
    }),
    name: Type.String(),
    weightLimits: Type.Object(
      { KG: Maximum('Per package, where the weight is given in KG'), LB: Maximum('Where it is given in LB') },
      { description: 'Empty where the specification prints none for the carrier' },
    ),
    weightPlaces: Nullable(KeptPlaces),
    sidePlaces: Nullable(KeptPlaces),
    billedWeight: Nullable(
      Literals(ROUNDINGS, { description: 'To whole units, when the carrier bills; null where no rule is stated' }),
    ),
    sortsSides: Type.Boolean({ description: 'Sides are sent longest first' }),
    sizes: Type.Array(SizeRule),
    dimensionsRequiredFor: Type.Array(Literals(SERVICE_GROUPS)),
    limitsPerService: Type.Boolean({ description: 'Each service of an account has limits of its own' }),
    references: Type.Array(ReferenceRule),
    itemTransactionIdMaxLength: Nullable(Type.Integer()),
    moneyPlaces: Nullable(Type.Integer()),
  },
  { title: 'CarrierRules' },
);
export type CarrierRules = Static<typeof CarrierRules>;
