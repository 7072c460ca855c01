import { Type, type Static } from 'typebox';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { BoxSides, boxPreset, ChosenSides, UsualBox } from '../shipping/usual.ts';

/** PACKER: somebody at the desk. ORDER: what it wishes. RULE: a packaging of the account. HABIT: what such contents usually went into. */
const BOX_DECIDERS = ['PACKER', 'ORDER', 'RULE', 'HABIT', 'NOBODY'] as const;

/** The box of the parcel that is packed now. */
export const ParcelBox = Type.Object(
  {
    dimensions: Type.Union([BoxSides, Type.Null()], {
      description: 'The sides that it would be bought with; null where none are known',
    }),
    preset: boxPreset(),
    by: Literals(BOX_DECIDERS, {
      description:
        'Who decided it: the packer, the order, a rule with a packaging of the account, what such contents usually went into, or nobody',
    }),
    usual: Type.Union([UsualBox, Type.Null()], {
      description:
        'What such contents usually went into; null where too few were seen, or they went into different ones',
    }),
  },
  { title: 'ParcelBox' },
);
export type ParcelBox = Static<typeof ParcelBox>;

/** What the packer said of the box. */
export const SaidBox = Type.Object(
  { dimensions: described(Nullable(BoxSides), 'Its sides; null: none are filled in, and what the order wishes stays') },
  { title: 'SaidBox' },
);

/** What the packer says of the box: its sides, or null where nothing is to be filled in. */
export const OrderBox = Type.Object(
  {
    dimensions: described(
      Nullable(ChosenSides),
      'Its sides; null: none are filled in, and what the order wishes stays',
    ),
  },
  { title: 'OrderBox', additionalProperties: false },
);
export type OrderBox = Static<typeof OrderBox>;
