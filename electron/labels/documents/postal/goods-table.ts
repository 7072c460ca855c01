import { beside, inset, type Block } from '../../layout/block.ts';
import type { Element } from '../../layout/element.ts';
import type { DeclaredLine } from './declaration.ts';
import { cellText, frame, type Bilingual, type FormStyle } from './form-parts.ts';

/** A column of the goods on a form; its width in dots. */
export interface GoodsColumn {
  caption: Bilingual;
  width: number;
  text: (line: DeclaredLine) => string;
}

const widthBefore = (columns: readonly GoodsColumn[], index: number) =>
  columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);

export const headingOf = (columns: readonly GoodsColumn[], style: FormStyle): Block =>
  acrossOf(
    columns,
    columns.map(({ caption, width }) => cellText(caption, [], width, style)),
  );

export const rowOf = (columns: readonly GoodsColumn[], line: DeclaredLine, style: FormStyle): Block =>
  acrossOf(
    columns,
    columns.map(({ text, width }) => cellText(null, [text(line)], width, style)),
  );

const acrossOf = (columns: readonly GoodsColumn[], cells: readonly Block[]): Block =>
  beside(cells.map((cell, i) => inset(cell, widthBefore(columns, i))));

/** The frames of the columns, one beside the other. */
export const columnFrames = (
  columns: readonly GoodsColumn[],
  { y, height }: { y: number; height: number },
  style: FormStyle,
): Element[] => columns.flatMap(({ width }, i) => frame({ x: widthBefore(columns, i), y, width, height }, style));
