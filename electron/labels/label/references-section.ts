import { beside, inset, NOTHING, paragraph, stack, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { widthOf } from '../layout/typesetter.ts';
import type { LabelContent, Named } from './content.ts';
import { CAPTION, SMALL_PRINT, smallPrint, type LabelFrame } from './frame.ts';

/** The label messages under the carrier's own names, in two columns where they fit. Whole in every setting; null where there are none. */
export function referencesSection({ references }: LabelContent, frame: LabelFrame): Section | null {
  if (references.length === 0) return null;
  const there = (width: number) => referencesSection({ references } as LabelContent, { ...frame, width }) as Section;
  return {
    yields: 1,
    settings: [
      ...SMALL_PRINT.map((points) => () => captioned(references, points, frame)),
      () => together(references, 1, frame),
      () => together(references, 2, frame),
      () => smallPrint(references.map(inOne).join(', '), frame),
    ],
    concessions: [
      { order: 3, here: () => smallPrint('References: on the next label', frame), there },
      { order: 8, here: () => NOTHING, there },
    ],
  };
}

const inOne = ({ name, value }: Named) => `${name}: ${value}`;

/** Name over text: half the width where the text fits there in one line, the whole width where it does not. */
function captioned(references: readonly Named[], points: number, { typesetter, width }: LabelFrame): Block {
  const { pt, mm } = typesetter;
  const half = Math.floor((width - mm(4)) / 2);
  const style = { size: pt(points), weight: 'bold' as const };
  const caption = { size: pt(CAPTION) };
  const placed: Block[] = [];
  let y = 0;
  let rowHeight = 0;
  let column = 0;
  const endRow = () => {
    y += rowHeight;
    [rowHeight, column] = [0, 0];
  };
  for (const { name, value } of references) {
    const isNarrow = widthOf(value, style, typesetter) <= half && widthOf(name, caption, typesetter) <= half;
    if (!isNarrow) endRow();
    const x = column * (width - half);
    const maxWidth = isNarrow ? half : width;
    const title = paragraph(name, caption, x, maxWidth, typesetter);
    const text = paragraph(value, style, x, maxWidth, typesetter);
    placed.push(inset(stack([title, text]), 0, y));
    rowHeight = Math.max(rowHeight, title.height + text.height + mm(0.5));
    column += 1;
    if (!isNarrow || column === 2) endRow();
  }
  endRow();
  return { ...beside(placed), height: y };
}

/** Name and text together, each wrapped as often as it needs, in one column or in two. */
function together(references: readonly Named[], columns: 1 | 2, { typesetter, width }: LabelFrame): Block {
  const style = { size: typesetter.pt(CAPTION) };
  const gap = columns === 1 ? 0 : typesetter.mm(4);
  const maxWidth = Math.floor((width - gap) / columns);
  const rows: Block[] = [];
  for (let first = 0; first < references.length; first += columns) {
    const row = references
      .slice(first, first + columns)
      .map((reference, column) => paragraph(inOne(reference), style, column * (maxWidth + gap), maxWidth, typesetter));
    rows.push(beside(row));
  }
  return stack(rows);
}
