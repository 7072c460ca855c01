import type { LabelCell } from '#shared/schema/accounts/labels/label-cell.ts';
import type { Section } from '../layout/fit.ts';
import type { LabelContent } from '../label/content.ts';
import type { LabelFrame } from '../label/frame.ts';

/** What a cell is set from. */
export interface CellInput {
  cell: LabelCell;
  content: LabelContent;
  /** Its `width` is that of the cell, within its frame. */
  frame: LabelFrame;
  /** Of its letters. */
  ink: 'black' | 'white';
}

/** What stands in a cell. */
export interface CellSection extends Section {
  /** Dots that it needs, where that is less than it may have: a symbol. */
  width?: number;
}
