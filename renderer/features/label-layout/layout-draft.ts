import {
  CELL_OPTIONS,
  INVERSE_BLOCKS,
  CELL_LOOKS,
  type CellLook,
  type LabelBlock,
  type LabelCell,
} from '#shared/schema/accounts/labels/label-cell.ts';
import type { LabelLayout, LabelRow } from '#shared/schema/accounts/labels/label-layout.ts';

/** Where a cell is: numbers from 0. */
export interface CellPlace {
  row: number;
  cell: number;
}

/** Cells that a row may have, and rows of a label. */
export const MOST_CELLS = 4;
export const MOST_ROWS = 24;

/** Two of one: what is edited must not be what is stored. */
export const copyOf = (layout: LabelLayout): LabelLayout => JSON.parse(JSON.stringify(layout)) as LabelLayout;

export const isSame = (a: LabelLayout, b: LabelLayout): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A cell of a block, with what it cannot do without. */
export const newCell = (block: LabelBlock): LabelCell => ({
  block,
  ...(block === 'TEXT' && { content: [{ text: '…' }] }),
  ...(block === 'BARCODE' && { symbology: 'CODE128' as const, content: [{ field: 'trackingNumber' as const }] }),
});

/** The cell with another block, and what of its options that one has. */
export function withBlock(cell: LabelCell, block: LabelBlock): LabelCell {
  const kept = Object.entries(cell).filter(([option]) =>
    option === 'columns' ? true : CELL_OPTIONS[block].some((each) => each === option),
  );
  const made: LabelCell = { ...newCell(block), ...(Object.fromEntries(kept) as Partial<LabelCell>), block };
  if (made.look === 'INVERSE' && !INVERSE_BLOCKS.includes(block)) delete made.look;
  return made;
}

export const looksOf = (block: LabelBlock): readonly CellLook[] =>
  CELL_LOOKS.filter((look) => look !== 'INVERSE' || INVERSE_BLOCKS.includes(block));

/** The rows with one moved up or down by one. */
export function movedRow(rows: readonly LabelRow[], index: number, by: 1 | -1): LabelRow[] {
  const moved = [...rows];
  const [row] = moved.splice(index, 1);
  if (row) moved.splice(index + by, 0, row);
  return moved;
}

/** The place that a pointer of a fault leads to; null where it is about the whole layout. */
export function placeOf(pointer: string): CellPlace | null {
  const [, row, cell] = /^\/rows\/([0-9]+)(?:\/cells\/([0-9]+))?/.exec(pointer) ?? [];
  return row === undefined ? null : { row: Number(row), cell: Number(cell ?? 0) };
}
