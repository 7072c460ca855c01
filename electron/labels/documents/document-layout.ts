import { setImmediate } from 'node:timers/promises';
import { atTheRight, beside, blockOf, inset, moved, paragraph, stack, type Block } from '../layout/block.ts';
import type { Element, Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import { createTypesetter, lineHeight, rectangle, textLine } from '../layout/typesetter.ts';
import type { Fonts } from '../text/fonts.ts';
import { mapTexts } from '../text/map-texts.ts';
import { printable } from '../text/printable.ts';
import { closing, facts, head, parties } from './document-parts.ts';
import type { Page } from './page.ts';
import { createPageFlow } from './page-flow.ts';
import type { Column, Row, TableDocument } from './table-document.ts';

const MARGIN = 15;
const FOOTER = 6;
const TYPE = 8;

/**
 * Lays a document out on as many pages as it takes: facts and parties first, the table's headings on each page that it is on, totals after the
 * last row. Rows are split only where no page has room for one; a line end in a cell starts a new line.
 */
export async function layoutDocument(
  document: TableDocument,
  paper: Size,
  dpi: number,
  fonts: Fonts,
): Promise<Layout[]> {
  await fonts.prepare(document);
  const typesetter = createTypesetter(fonts, dpi);
  const { mm } = typesetter;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const page: Page = {
    typesetter,
    width: Math.floor(dots(paper.width)) - 2 * mm(MARGIN),
    height: Math.floor(dots(paper.height)) - 2 * mm(MARGIN) - mm(FOOTER),
  };
  const lines = (text: string) => text.split('\n').map((line) => printable(line, fonts));
  const pages = await paginate(
    mapTexts(document, (text) => lines(text).join('\n')),
    page,
  );
  return pages.map((elements, i) => ({
    dpi,
    width: dots(paper.width),
    height: dots(paper.height),
    elements: [...elements, footer(printable(document.footer(i + 1, pages.length), fonts), page)].map((element) =>
      moved(element, mm(MARGIN), mm(MARGIN)),
    ),
  }));
}

async function paginate(document: TableDocument, page: Page): Promise<readonly Element[][]> {
  const gap = page.typesetter.mm(4);
  const { carried } = document;
  const headings = headingRow(document.columns, page);
  const carriedLine = (name: string, rows: number) => carriedRow(name, carried?.after(rows) ?? '', page);
  const room = page.height - (carried ? carriedLine(carried.forward, 0).height : 0);
  const { pages, used, flow, keep, turn } = createPageFlow(page.height, (isFirst) => head(document, page, isFirst));
  flow(facts(document.facts, page), gap);
  const [rules, texts] = parties(document.parties, page);
  flow(rules, gap);
  flow(texts, 0);
  let isBegun = false;
  for (const [index, row] of document.rows.entries()) {
    const block = tableRow(row, document.columns, page);
    const needed = block.height + heightAfter(document.rows, index, page);
    const begin = isBegun ? 0 : gap + headings.height;
    const isFull = used() + begin + needed > room;
    if (isFull) {
      // Others have their turn between two pages of a long document.
      await setImmediate();
      // Under the end of a row that was split there may be no room for it, and a page of its own says nothing.
      if (carried && isBegun && used() <= room) flow(carriedLine(carried.forward, index), 0);
      turn();
    }
    if (isFull || !isBegun) flow(headings, gap);
    if (isFull && carried && isBegun) flow(carriedLine(carried.brought, index), 0);
    isBegun = true;
    flow(block, 0);
  }
  keep(closing(document, page), gap, page.typesetter.mm(5));
  return pages;
}

/** A heading does not stand alone at the foot of a page. */
function heightAfter(rows: TableDocument['rows'], index: number, page: Page): number {
  const next = Array.isArray(rows[index]) ? undefined : rows[index + 1];
  return next ? page.typesetter.mm(12) : 0;
}

function carriedRow(name: string, value: string, { typesetter, width }: Page): Block {
  const { mm, pt } = typesetter;
  const style = { size: pt(TYPE), weight: 'bold' as const };
  const place = { x: 0, y: mm(0.8), maxWidth: width };
  return blockOf(lineHeight(style.size) + mm(2.6), [
    textLine(name, style, place, typesetter),
    textLine(value, style, { ...place, align: 'right' }, typesetter),
    rectangle(0, lineHeight(style.size) + mm(1.6), width, 1),
  ]);
}

function headingRow(columns: readonly Column[], page: Page): Block {
  const { mm, pt } = page.typesetter;
  const cells = columns.map(({ name }) => name);
  return ruled(cellBlock(cells, columns, { size: pt(TYPE - 1), weight: 'bold' }, page), Math.max(1, mm(0.3)), page);
}

function tableRow(content: Row, columns: readonly Column[], page: Page): Block {
  const { pt } = page.typesetter;
  const row = Array.isArray(content)
    ? cellBlock(content, columns, { size: pt(TYPE), weight: 'regular' }, page)
    : headedBlock(content, page);
  return ruled(row, 1, page);
}

/** With a line under it, so many dots thick. */
function ruled(row: Block, line: number, { typesetter: { mm }, width }: Page): Block {
  return stack([row, blockOf(mm(2), [rectangle(0, mm(0.8), width, line)])]);
}

function headedBlock({ heading, lines }: Exclude<Row, string[]>, { typesetter, width }: Page): Block {
  const { mm, pt } = typesetter;
  const text = stack([
    paragraph(heading, { size: pt(TYPE + 2), weight: 'bold' }, 0, width, typesetter),
    ...lines.map((line) => paragraph(line, { size: pt(TYPE) }, 0, width, typesetter)),
  ]);
  return inset(text, 0, mm(2));
}

function cellBlock(
  cells: readonly string[],
  columns: readonly Column[],
  style: { size: number; weight: 'regular' | 'bold' },
  page: Page,
): Block {
  const { mm } = page.typesetter;
  const gap = mm(3);
  const fixed = columns.reduce((sum, { width }) => sum + (width === undefined ? 0 : mm(width)), 0);
  const shared = columns.filter(({ width }) => width === undefined).length;
  let x = 0;
  const blocks = cells.map((cell, i): Block => {
    const column = columns[i];
    const width = column?.width === undefined ? Math.floor((page.width - fixed) / shared) : mm(column.width);
    const maxWidth = width - (i === columns.length - 1 ? 0 : gap);
    const block = stack(cell.split('\n').map((line) => paragraph(line, style, x, maxWidth, page.typesetter)));
    x += width;
    return column?.align === 'right' ? atTheRight(block) : block;
  });
  const row = beside(blocks);
  return { ...row, height: Math.max(lineHeight(style.size), row.height) };
}

function footer(text: string, { typesetter, width, height }: Page): Element {
  const { mm, pt } = typesetter;
  return textLine(text, { size: pt(6.5) }, { x: 0, y: height + mm(3), maxWidth: width, align: 'right' }, typesetter);
}
