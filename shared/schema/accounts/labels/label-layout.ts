import { Type, type Static } from 'typebox';
import { Literals } from '../../literals.ts';
import { LabelCell } from './label-cell.ts';

export const ROW_RULES = ['NONE', 'THIN', 'HEAVY'] as const;
export type RowRule = (typeof ROW_RULES)[number];

/** Cells beside one another. */
export const LabelRow = Type.Object(
  {
    rule: Type.Optional(Literals(ROW_RULES, { description: 'The line above it; THIN unless given' })),
    divided: Type.Optional(Type.Boolean({ description: 'Whether thin lines stand between its cells' })),
    cells: Type.Array(LabelCell, { minItems: 1, maxItems: 4, description: 'From the left' }),
  },
  { title: 'LabelRow', additionalProperties: false },
);
export type LabelRow = Static<typeof LabelRow>;

/**
 * A label as rows of cells, from the top. A band of a test account stands above them and is no part of it. Rows without anything to say are
 * left out; the tracking barcode and the recipient take the room that is left.
 */
export const LabelLayout = Type.Object(
  { rows: Type.Array(LabelRow, { minItems: 1, maxItems: 24, description: 'From the top' }) },
  { title: 'LabelLayout', additionalProperties: false },
);
export type LabelLayout = Static<typeof LabelLayout>;
