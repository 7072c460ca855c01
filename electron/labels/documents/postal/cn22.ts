import { beside, blockOf, elementsOf, inset, moved, stack, type Block } from '../../layout/block.ts';
import type { Element, Layout } from '../../layout/element.ts';
import type { Size } from '../../layout/stock.ts';
import { createTypesetter, lineHeight, rectangle, textLine, type Typesetter } from '../../layout/typesetter.ts';
import { mapTexts } from '../../text/map-texts.ts';
import type { Fonts } from '../../text/fonts.ts';
import { printable } from '../../text/printable.ts';
import type { Declaration } from './declaration.ts';
import { both, cell, cellText, frame, grid, tick, titleBlock, type FormStyle } from './form-parts.ts';
import { CATEGORIES, COLUMNS, FORM } from './form-words.ts';
import { columnFrames, headingOf, rowOf, type GoodsColumn } from './goods-table.ts';

/** The form's own size in millimetres; larger stock has it larger, so that small print stays legible. */
const CN22_SIZE: Size = { width: 74, height: 105 };
const MOST_ENLARGED = 1.35;
const MARGIN = 2;

/**
 * The CN 22 in the middle of a stock, as the Universal Postal Union lays it out.
 * @returns null where the goods do not fit on it: they need a CN 23
 */
export async function layoutCn22(content: Declaration, size: Size, dpi: number, fonts: Fonts): Promise<Layout | null> {
  await fonts.prepare(content);
  const declaration = mapTexts(content, (text) => printable(text, fonts));
  const scale = Math.min(MOST_ENLARGED, size.width / CN22_SIZE.width, size.height / CN22_SIZE.height);
  const typesetter = createTypesetter(fonts, dpi, scale);
  const { mm } = typesetter;
  const [width, height] = [mm(CN22_SIZE.width - 2 * MARGIN), mm(CN22_SIZE.height - 2 * MARGIN)];
  const elements = formElements(declaration, { width, height }, typesetter);
  if (elements === null) return null;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const [x, y] = [Math.round((dots(size.width) - width) / 2), Math.round((dots(size.height) - height) / 2)];
  return {
    dpi,
    width: dots(size.width),
    height: dots(size.height),
    elements: elements.map((element) => moved(element, x, y)),
  };
}

function formElements(
  declaration: Declaration,
  { width, height }: { width: number; height: number },
  typesetter: Typesetter,
): Element[] | null {
  const { mm } = typesetter;
  const style: FormStyle = { typesetter, caption: 5.3, text: 6 };
  const columns = columnsOf(width, typesetter);
  const top = stack([heading(declaration, width, style), categories(declaration, width, style)]);
  const headings = headingOf(columns, style);
  const rows = stack(declaration.lines.map((line) => rowOf(columns, line, style)));
  const foot = footBlock(declaration, width, style);
  const tableHeight = height - top.height - foot.height;
  if (headings.height + rows.height + mm(0.5) > tableHeight) return null;
  return [
    ...frame({ x: 0, y: 0, width, height }, style),
    ...elementsOf(stack([top, headings])),
    ...columnFrames(columns, { y: top.height, height: headings.height }, style),
    ...elementsOf(rows, 0, top.height + headings.height),
    ...columnFrames(columns, { y: top.height + headings.height, height: tableHeight - headings.height }, style),
    ...elementsOf(foot, 0, height - foot.height),
  ];
}

function columnsOf(width: number, { mm }: Typesetter): GoodsColumn[] {
  const words = COLUMNS.CN22;
  const columns: GoodsColumn[] = [
    { caption: words.weight, width: mm(9), text: ({ weight }) => weight },
    { caption: words.value, width: mm(15), text: ({ value }) => value },
    { caption: words.tariffCode, width: mm(15.5), text: ({ tariffCode }) => tariffCode },
    { caption: words.origin, width: mm(8.5), text: ({ origin }) => origin.code },
  ];
  const rest = width - columns.reduce((sum, column) => sum + column.width, 0);
  const text: GoodsColumn['text'] = ({ quantity, description }) => `${quantity} ${description}`.trim();
  return [{ caption: words.description, width: rest, text }, ...columns];
}

/** Title, operator and number on the left; the form's name, and that it may be opened, on the right. */
function heading(declaration: Declaration, width: number, style: FormStyle): Block {
  const { mm } = style.typesetter;
  const right = mm(20);
  const left = width - right;
  const name = stack([
    titleBlock(both(FORM.declaration), 7.5, { x: mm(0.8), width: left - mm(1.6) }, style),
    cellText(FORM.operator, [declaration.operator, declaration.trackingNumber], left, style),
  ]);
  const form = stack([
    titleBlock('CN 22', 13, { x: mm(1), width: right - mm(1) }, style),
    cellText(FORM.mayBeOpened, [], right, style),
  ]);
  const height = Math.max(name.height, form.height) + mm(0.5);
  const frames = blockOf(height, [
    ...frame({ x: 0, y: 0, width: left, height }, style),
    ...frame({ x: left, y: 0, width: right, height }, style),
  ]);
  const block: Block = { ...beside([name, inset(form, left, mm(0.5)), frames]), height };
  return declaration.band === null ? block : stack([band(declaration.band, width, style.typesetter), block]);
}

export function band(text: string, width: number, typesetter: Typesetter): Block {
  const { mm, pt } = typesetter;
  const [height, size] = [mm(4), pt(7.5)];
  const y = Math.round((height - lineHeight(size)) / 2);
  const place = { x: 0, y, maxWidth: width, align: 'center', ink: 'white' } as const;
  const print = textLine(text, { size, weight: 'bold' }, place, typesetter);
  return blockOf(height, [rectangle(0, 0, width, height), print]);
}

export function categories({ category, explanation }: Declaration, width: number, style: FormStyle): Block {
  const { mm } = style.typesetter;
  const ticks = Object.entries(CATEGORIES).map(([key, name]) =>
    tick(name, key === category, Math.floor(width / 2), style),
  );
  const text = stack([
    grid(ticks, 2, width),
    ...(explanation === '' ? [] : [cellText(FORM.explanation, [explanation], width, style)]),
  ]);
  return inset(text, 0, mm(0.8));
}

/** The sums, what the sender certifies, and the line to sign on. */
function footBlock(declaration: Declaration, width: number, style: FormStyle): Block {
  const { mm } = style.typesetter;
  const words = COLUMNS.CN22;
  const half = Math.floor(width / 2);
  const sumsHeight = Math.max(
    cellText(words.totalWeight, [declaration.totalWeight], half, style).height,
    cellText(words.totalValue, [declaration.totalValue], width - half, style).height,
  );
  const certify = cellText(FORM.certify22, [], width, { ...style, caption: 5.2 });
  const sign = cellText(FORM.signature22, [`${declaration.date}  ${declaration.from[0] ?? ''}`], width, style);
  const totals = blockOf(sumsHeight, [
    ...cell(words.totalWeight, [declaration.totalWeight], { x: 0, y: 0, width: half, height: sumsHeight }, style),
    ...cell(
      words.totalValue,
      [declaration.totalValue],
      { x: half, y: 0, width: width - half, height: sumsHeight },
      style,
    ),
  ]);
  return stack([totals, certify, { ...sign, height: sign.height + mm(6) }]);
}
