import { beside, blockOf, elementsOf, inset, paragraph, stack, type Block } from '../../layout/block.ts';
import type { Element } from '../../layout/element.ts';
import { rectangle, type Typesetter } from '../../layout/typesetter.ts';

export type Bilingual = readonly [string, string];

/** How a form is set: its type sizes in points. */
export interface FormStyle {
  typesetter: Typesetter;
  caption: number;
  text: number;
}

/** Where a part stands, in dots. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PADDING = 0.8;

/** English, and French in the same type behind it. */
export const both = ([english, french]: Bilingual): string => (english === french ? english : `${english} / ${french}`);

/** A framed box with its caption, and what is written in it under that. */
export function cell(caption: Bilingual | null, texts: readonly string[], place: Place, style: FormStyle): Element[] {
  const inside = cellText(caption, texts, place.width, style);
  return [...frame(place, style), ...elementsOf(inside, place.x, place.y)];
}

/** The text of a box of this width, from its corner; as high as the box must be. */
export function cellText(
  caption: Bilingual | null,
  texts: readonly string[],
  width: number,
  { typesetter, caption: small, text }: FormStyle,
): Block {
  const { mm, pt } = typesetter;
  const [left, maxWidth] = [mm(PADDING), width - 2 * mm(PADDING)];
  const block = stack([
    ...(caption === null ? [] : [paragraph(both(caption), { size: pt(small) }, left, maxWidth, typesetter)]),
    ...texts
      .filter((line) => line !== '')
      .map((line) => paragraph(line, { size: pt(text), weight: 'bold' }, left, maxWidth, typesetter)),
  ]);
  return { ...inset(block, 0, mm(PADDING) / 2), height: block.height + mm(PADDING) };
}

/** A title in bold, clear of the frame above it. */
export function titleBlock(text: string, points: number, place: { x: number; width: number }, style: FormStyle): Block {
  const { mm, pt } = style.typesetter;
  const title = paragraph(text, { size: pt(points), weight: 'bold' }, place.x, place.width, style.typesetter);
  return { ...inset(title, 0, mm(0.8)), height: title.height + mm(1) };
}

/** Four lines inside the place. */
export function frame({ x, y, width, height }: Place, { typesetter }: Pick<FormStyle, 'typesetter'>): Element[] {
  const line = Math.max(1, typesetter.mm(0.2));
  return [
    rectangle(x, y, width, line),
    rectangle(x, y + height - line, width, line),
    rectangle(x, y, line, height),
    rectangle(x + width - line, y, line, height),
  ];
}

/** A box to tick, with what it stands for beside it. */
export function tick(name: Bilingual, isTicked: boolean, width: number, style: FormStyle): Block {
  const { mm, pt } = style.typesetter;
  const side = mm(2.4);
  const inset = mm(0.5);
  const left = mm(PADDING) + side + mm(0.8);
  const text = paragraph(both(name), { size: pt(style.caption) }, left, width - left, style.typesetter);
  const box = { x: mm(PADDING), y: 0, width: side, height: side };
  const mark = rectangle(box.x + inset, inset, side - 2 * inset, side - 2 * inset);
  const drawn = blockOf(side, [...frame(box, style), ...(isTicked ? [mark] : [])]);
  return { ...beside([drawn, text]), height: Math.max(side, text.height) + mm(0.4) };
}

/** Blocks in rows of so many columns, each row as high as its highest. */
export function grid(blocks: readonly Block[], columns: number, width: number): Block {
  const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row): Block => {
    const cells = blocks.slice(row * columns, (row + 1) * columns);
    return beside(cells.map((block, i) => inset(block, Math.round((i * width) / columns))));
  });
  return stack(rows);
}
