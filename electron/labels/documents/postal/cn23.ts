import { inTurns } from '#electron/engine/concurrency/index.ts';
import { beside, blockOf, elementsOf, inset, moved, stack, type Block } from '../../layout/block.ts';
import { QUIET_MODULES, type Element, type Layout } from '../../layout/element.ts';
import type { Size } from '../../layout/stock.ts';
import { createTypesetter, lineHeight, textLine, type Typesetter } from '../../layout/typesetter.ts';
import { makeLinear } from '../../symbols/linear.ts';
import { mapTexts } from '../../text/map-texts.ts';
import type { Fonts } from '../../text/fonts.ts';
import { printable } from '../../text/printable.ts';
import { band, categories } from './cn22.ts';
import type { Declaration } from './declaration.ts';
import { both, cellText, frame, titleBlock, type FormStyle } from './form-parts.ts';
import { COLUMNS, FORM } from './form-words.ts';
import { columnFrames, headingOf, rowOf, type GoodsColumn } from './goods-table.ts';

/** The frame of the form, in millimetres: inside the union's 210 by 148, so that it stands twice on A4 and on Letter. */
const FRAME: Size = { width: 190, height: 130 };
/** In points; what one form has no room for is set smaller. */
const SIZES = [
  { caption: 5.5, text: 7 },
  { caption: 5, text: 6 },
  { caption: 4.5, text: 5 },
] as const;

/**
 * The CN 23 as the Universal Postal Union lays it out, on as many forms as the goods take. A sheet of office paper has the same form twice, one for
 * the post and one for the customs of destination.
 */
export async function layoutCn23(content: Declaration, paper: Size, dpi: number, fonts: Fonts): Promise<Layout[]> {
  await fonts.prepare(content);
  const declaration = mapTexts(content, (text) => printable(text, fonts));
  const typesetter = createTypesetter(fonts, dpi);
  const { mm } = typesetter;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const [width, height] = [dots(paper.width), dots(paper.height)];
  const x = Math.round((width - mm(FRAME.width)) / 2);
  const space = Math.round((height / 2 - mm(FRAME.height)) / 2);
  const parts = await partsInRoom(declaration, typesetter);
  const groups = inRoom(parts.rows, parts.room);
  return inTurns(groups, 1, (group, i) => {
    const form = formOf(parts, group, { index: i, of: groups.length });
    const elements = [space, Math.round(height / 2) + space].flatMap((y) => form.map((each) => moved(each, x, y)));
    return { dpi, width, height, elements };
  });
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** Articles that are set in a turn of the event loop: each takes some tenths of a millisecond. */
const ARTICLES_A_TURN = 20;

/** Set as large as it goes, so that no article is higher than a form has room for. */
async function partsInRoom(declaration: Declaration, typesetter: Typesetter): Promise<Parts> {
  const [largest, ...smaller] = SIZES;
  let parts = await partsOf(declaration, { typesetter, ...largest });
  for (const sizes of smaller) {
    const { rows, room } = parts;
    if (rows.every(({ height }) => height <= room)) break;
    parts = await partsOf(declaration, { typesetter, ...sizes });
  }
  return parts;
}

async function partsOf(declaration: Declaration, style: FormStyle) {
  const { mm } = style.typesetter;
  const [width, height] = [mm(FRAME.width), mm(FRAME.height)];
  const columns = columnsOf(width, style);
  const top = topBlock(declaration, width, style);
  const headings = headingOf(columns, style);
  const foot = footBlock(declaration, width, style);
  const tableTop = top.height + headings.height;
  const room = height - tableTop - foot.height - mm(0.5);
  const rows = await inTurns(declaration.lines, ARTICLES_A_TURN, (line) => rowOf(columns, line, style));
  return { style, width, height, columns, top, headings, foot, tableTop, room, rows };
}

function formOf(
  { style, width, height, columns, top, headings, foot, tableTop }: Parts,
  rows: readonly Block[],
  { index, of }: { index: number; of: number },
): Element[] {
  return [
    ...frame({ x: 0, y: 0, width, height }, style),
    ...elementsOf(stack([top, headings])),
    ...columnFrames(columns, { y: top.height, height: headings.height }, style),
    ...elementsOf(stack(rows), 0, tableTop),
    ...columnFrames(columns, { y: tableTop, height: height - tableTop - foot.height }, style),
    ...elementsOf(foot, 0, height - foot.height),
    ...(of > 1 ? [pageNote(index, of, { width, y: height }, style)] : []),
  ];
}

/** The rows of each form; one form at least. */
function inRoom(rows: readonly Block[], room: number): Block[][] {
  const groups: Block[][] = [[]];
  let used = 0;
  for (const row of rows) {
    if (used + row.height > room && used > 0) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(row);
    used += row.height;
  }
  return groups;
}

/** "1/2", under the frame. */
function pageNote(index: number, of: number, { width, y }: { width: number; y: number }, style: FormStyle): Element {
  const { pt, mm } = style.typesetter;
  const said = index + 1 < of ? `${both(FORM.continued)}   ` : '';
  const place = { x: 0, y: y + mm(0.3), maxWidth: width, align: 'right' } as const;
  return textLine(`${said}${index + 1}/${of}`, { size: pt(6) }, place, style.typesetter);
}

function columnsOf(width: number, { typesetter: { mm } }: FormStyle): GoodsColumn[] {
  const words = COLUMNS.CN23;
  const columns: GoodsColumn[] = [
    { caption: words.quantity, width: mm(18), text: ({ quantity }) => quantity },
    { caption: words.weight, width: mm(22), text: ({ weight }) => weight },
    { caption: words.value, width: mm(28), text: ({ value }) => value },
    { caption: words.tariffCode, width: mm(28), text: ({ tariffCode }) => tariffCode },
    { caption: words.origin, width: mm(34), text: ({ origin }) => origin.name },
  ];
  const rest = width - columns.reduce((sum, column) => sum + column.width, 0);
  return [{ caption: words.description, width: rest, text: ({ description }) => description }, ...columns];
}

/** Sender and addressee on the left; the item, references and contact of the importer on the right. */
function topBlock(declaration: Declaration, width: number, style: FormStyle): Block {
  const { mm } = style.typesetter;
  const half = Math.floor(width / 2);
  const right = width - half;
  const sender = stack([
    cellText(FORM.operator, [declaration.operator], half, style),
    cellText(FORM.from, declaration.from, half, style),
    cellText(FORM.senderReference, [declaration.senderReference], half, style),
  ]);
  const name = stack([
    titleBlock('CN 23', 14, { x: mm(0.8), width: mm(22) }, style),
    cellText(FORM.mayBeOpened, [], mm(34), style),
  ]);
  const declares = titleBlock(both(FORM.declaration), 8, { x: 0, width: right - mm(37) }, style);
  const number = numberBlock(declaration.trackingNumber, right, style);
  const item = stack([beside([name, inset(declares, mm(36))]), number]);
  const addressee = cellText(FORM.to, declaration.to, half, style);
  const importer = stack([
    cellText(FORM.importerReference, [declaration.importerReference], right, style),
    cellText(FORM.importerContact, [declaration.importerContact], right, style),
  ]);
  const upper = Math.max(sender.height, item.height);
  const lower = Math.max(addressee.height, importer.height);
  const frames = blockOf(upper + lower, [
    ...frame({ x: 0, y: 0, width: half, height: upper }, style),
    ...frame({ x: half, y: 0, width: right, height: upper }, style),
    ...frame({ x: 0, y: upper, width: half, height: lower }, style),
    ...frame({ x: half, y: upper, width: right, height: lower }, style),
  ]);
  const block = beside([frames, sender, inset(item, half), inset(addressee, 0, upper), inset(importer, half, upper)]);
  return declaration.band === null ? block : stack([band(declaration.band, width, style.typesetter), block]);
}

/** The number as Code 128 where it has room, and in print. */
function numberBlock(trackingNumber: string, width: number, style: FormStyle): Block {
  const { mm, pt } = style.typesetter;
  const caption = cellText(FORM.item, [], width, style);
  const { symbology, data, widths, text } = makeLinear('CODE128', trackingNumber);
  const module = mm(0.3);
  const barWidth = widths.reduce((sum, part) => sum + part, 0) * module;
  const quiet = QUIET_MODULES.CODE128 * module + mm(0.4);
  const height = mm(11);
  const size = pt(8);
  const print = { x: 0, y: 0, maxWidth: width, align: 'center' } as const;
  const line = blockOf(lineHeight(size) + mm(0.6), [textLine(text, { size, weight: 'bold' }, print, style.typesetter)]);
  if (barWidth + 2 * quiet > width) return stack([caption, line]);
  const x = Math.round((width - barWidth) / 2);
  const bars = blockOf(height + mm(0.6), [
    { kind: 'linear', symbology, data, widths, module, turn: 0, x, y: 0, width: barWidth, height },
  ]);
  return stack([caption, bars, line]);
}

/** Category and comments on the left; sums, charges and signature on the right. */
function footBlock(declaration: Declaration, width: number, style: FormStyle): Block {
  const { mm } = style.typesetter;
  const words = COLUMNS.CN23;
  const half = Math.floor(width / 2);
  const right = width - half;
  const third = Math.floor(half / 3);
  const box = (caption: readonly [string, string], text: string, boxWidth: number): Block => {
    const inside = cellText(caption, [text], boxWidth, style);
    return { ...inside, height: Math.max(inside.height, mm(8)) };
  };
  const papers = row(
    [
      [box(FORM.licence, '', third), third],
      [box(FORM.certificate, '', third), third],
      [box(FORM.invoice, declaration.invoiceNumber, half - 2 * third), half - 2 * third],
    ],
    style,
  );
  const category = stack([cellText(FORM.category, [], half, style), categories(declaration, half, style)]);
  const comments = box(FORM.comments, '', half);
  const [one, other] = [Math.floor(right / 2), right - Math.floor(right / 2)];
  const sums = row(
    [
      [box(words.totalWeight, declaration.totalWeight, one), one],
      [box(words.totalValue, declaration.totalValue, other), other],
    ],
    style,
  );
  const posting = row(
    [
      [box(FORM.charges, declaration.charges, one), one],
      [box(FORM.office, declaration.date, other), other],
    ],
    style,
  );
  const sign = cellText(FORM.signature23, [`${declaration.date}  ${declaration.from[0] ?? ''}`], right, style);
  const signed = stack([sums, posting, cellText(FORM.certify23, [], right, style), sign]);
  const leastLeft = category.height + comments.height + papers.height;
  const height = Math.max(leastLeft, signed.height + mm(7));
  const left = stack([
    category,
    framed({ ...comments, height: comments.height + height - leastLeft }, half, style),
    papers,
  ]);
  const frames = blockOf(height, [
    ...frame({ x: 0, y: 0, width: half, height }, style),
    ...frame({ x: half, y: 0, width: right, height }, style),
  ]);
  return { ...beside([frames, left, inset(signed, half)]), height };
}

const framed = (block: Block, width: number, style: FormStyle): Block =>
  beside([blockOf(block.height, frame({ x: 0, y: 0, width, height: block.height }, style)), block]);

/** Framed boxes side by side, as high as the highest. */
function row(boxes: readonly (readonly [Block, number])[], style: FormStyle): Block {
  const height = Math.max(...boxes.map(([block]) => block.height));
  let x = 0;
  return beside(
    boxes.map(([block, width]) => {
      const placed = inset(framed({ ...block, height }, width, style), x);
      x += width;
      return placed;
    }),
  );
}
