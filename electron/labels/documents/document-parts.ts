import { beside, blockOf, paragraph, stack, type Block } from '../layout/block.ts';
import { lineHeight, rectangle, textLine, widthOf } from '../layout/typesetter.ts';
import { makeLinear } from '../symbols/linear.ts';
import type { Named } from '../label/content.ts';
import type { Page } from './page.ts';
import type { TableDocument } from './table-document.ts';

/** Band and title; on the first page large, and the barcode beside it. */
export function head(document: TableDocument, page: Page, isFirst: boolean): Block {
  const { typesetter, width } = page;
  const { mm, pt } = typesetter;
  const barcode = isFirst && document.barcode !== undefined ? [barcodeBlock(document.barcode, page)] : [];
  // A barcode and its quiet zone have the right half.
  const titleWidth = barcode.length > 0 ? Math.floor(width / 2) : width;
  const title = paragraph(document.title, { size: pt(isFirst ? 20 : 11), weight: 'bold' }, 0, titleWidth, typesetter);
  const parts = [...(document.band === null ? [] : [band(document.band, page)]), beside([title, ...barcode])];
  return stack(parts, mm(4));
}

function band(text: string, { typesetter, width }: Page): Block {
  const { mm, pt } = typesetter;
  const [height, size] = [mm(7), pt(13)];
  const y = Math.round((height - lineHeight(size)) / 2);
  const style = { size, weight: 'bold' as const };
  return blockOf(height, [
    rectangle(0, 0, width, height),
    textLine(text, style, { x: 0, y, maxWidth: width, align: 'center', ink: 'white' }, typesetter),
  ]);
}

/** On the right, its quiet zone in the margin, with the text under it. */
function barcodeBlock(text: string, { typesetter, width }: Page): Block {
  const { mm, pt } = typesetter;
  const { symbology, data, widths } = makeLinear('CODE128', text);
  const module = mm(0.33);
  const [barWidth, height, size] = [widths.reduce((sum, part) => sum + part, 0) * module, mm(12), pt(9)];
  const x = width - barWidth;
  return blockOf(height + mm(1) + lineHeight(size), [
    { kind: 'linear', symbology, data, widths, module, turn: 0, x, y: 0, width: barWidth, height },
    textLine(text, { size }, { x, y: height + mm(1), maxWidth: barWidth, align: 'center' }, typesetter),
  ]);
}

/** Name over value, in rows of four; a line end in a value starts a new line. */
export function facts(entries: readonly Named[], { typesetter, width }: Page): Block {
  const { mm, pt } = typesetter;
  const column = Math.floor(width / 4);
  const cell = ({ name, value }: Named, x: number) =>
    stack([
      paragraph(name, { size: pt(6.5) }, x, column - mm(3), typesetter),
      ...value
        .split('\n')
        .map((line) => paragraph(line, { size: pt(9), weight: 'bold' }, x, column - mm(3), typesetter)),
    ]);
  const rows = Array.from({ length: Math.ceil(entries.length / 4) }, (_, row) =>
    beside(entries.slice(4 * row, 4 * row + 4).map((entry, i) => cell(entry, i * column))),
  );
  return stack(rows, mm(2));
}

/** Side by side, each under a line; the lines, and the text under them. */
export function parties(entries: TableDocument['parties'], { typesetter, width }: Page): [Block, Block] {
  const { mm, pt } = typesetter;
  const gap = mm(6);
  const column = Math.floor((width - gap * (entries.length - 1)) / entries.length);
  const places = entries.map((party, i) => ({ ...party, x: i * (column + gap) }));
  const texts = places.map(({ name, lines, x }) =>
    stack([
      paragraph(name, { size: pt(6.5) }, x, column, typesetter),
      ...lines.map((line, n) =>
        paragraph(line, { size: pt(9), weight: n === 0 ? 'bold' : 'regular' }, x, column, typesetter),
      ),
    ]),
  );
  const rules = places.map(({ x }) => rectangle(x, 0, column, Math.max(1, mm(0.3))));
  return [blockOf(mm(1.5), rules), beside(texts)];
}

/** Totals on the right; notes and the lines to sign, side by side, from the left. */
export function closing(document: TableDocument, { typesetter, width }: Page): Block[] {
  const { mm, pt } = typesetter;
  const column = mm(75);
  const total = stack(
    document.totals.map((each) => totalLine(each, { typesetter, width })),
    mm(1),
  );
  const notes = stack(
    document.notes.map((note) => paragraph(note, { size: pt(8) }, 0, width, typesetter)),
    mm(1),
  );
  const lines = document.signatures.map((text, i) => signatureLine(text, i * (column + mm(6))));
  return [total, notes, ...(lines.length === 0 ? [] : [beside(lines)])];

  function signatureLine(text: string, x: number): Block {
    const top = mm(12);
    const caption = textLine(text, { size: pt(6.5) }, { x, y: top + mm(1), maxWidth: column }, typesetter);
    return blockOf(top + mm(1) + lineHeight(pt(6.5)), [rectangle(x, top, column, Math.max(1, mm(0.2))), caption]);
  }
}

/** The name beside the value, which stands at the right edge. */
function totalLine({ name, value }: Named, { typesetter, width }: Pick<Page, 'typesetter' | 'width'>): Block {
  const { mm, pt } = typesetter;
  const style = { size: pt(10), weight: 'bold' as const };
  const valueWidth = Math.ceil(widthOf(value, style, typesetter));
  const x = Math.max(0, width - mm(120));
  const names = paragraph(name, { size: pt(8) }, x, width - x - valueWidth - mm(3), typesetter);
  const place = { x: width - valueWidth, y: 0, maxWidth: valueWidth, align: 'right' } as const;
  return beside([names, blockOf(lineHeight(style.size), [textLine(value, style, place, typesetter)])]);
}
