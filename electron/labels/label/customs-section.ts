import type { Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import type { Element } from '../layout/element.ts';
import { lineHeight, shorten, textLine } from '../layout/typesetter.ts';
import type { CustomsLine } from './content.ts';
import { CAPTION, hairline, type LabelFrame } from './frame.ts';

/** Settings of the table: size in points, and at most this many lines; the rest is on the invoice. */
const SETTINGS = [
  { points: 6.5, lines: 8 },
  { points: 6, lines: 6 },
  { points: 5.5, lines: 5 },
  { points: 5, lines: 4 },
  { points: 5, lines: 2 },
  { points: 5, lines: 0 },
] as const;

/** Right edge of each column in millimetres from the right margin; the description takes what is left. */
const COLUMNS = { quantity: 7, tariffCode: 17, origin: 9, weight: 13, value: 20 };

/** A table of what is in the package, for customs. */
export function customsSection(lines: readonly CustomsLine[], frame: LabelFrame): Section {
  return { yields: 1, settings: SETTINGS.map((setting) => () => table(lines, setting, frame)) };
}

function table(lines: readonly CustomsLine[], setting: { points: number; lines: number }, frame: LabelFrame): Block {
  const { pt, mm } = frame.typesetter;
  const size = pt(setting.points);
  const shown = lines.length <= setting.lines ? lines : lines.slice(0, Math.max(0, setting.lines - 1));
  const left = lines.length - shown.length;
  const step = lineHeight(size) + mm(0.2);
  let y = mm(1.2);
  const elements: Element[] = [hairline(frame)];
  if (shown.length > 0) {
    elements.push(...row(HEADINGS, pt(CAPTION), y, frame));
    y += lineHeight(pt(CAPTION)) + mm(0.3);
  }
  for (const line of shown) {
    elements.push(...row(line, size, y, frame));
    y += step;
  }
  if (left > 0) {
    const text = shown.length > 0 ? `and ${left} more: see invoice` : `Customs: ${left} lines, see invoice`;
    elements.push(textLine(text, { size }, { x: 0, y, maxWidth: frame.width }, frame.typesetter));
    y += step;
  }
  return { height: y, elements };
}

const HEADINGS: CustomsLine = {
  quantity: 'QTY',
  description: 'CUSTOMS DESCRIPTION',
  tariffCode: 'HS CODE',
  origin: 'ORIGIN',
  weight: 'WEIGHT',
  value: 'VALUE',
};

/** One line of the table; a cell that is too long is shortened, the invoice has it whole. */
function row(line: CustomsLine, size: number, y: number, { typesetter, width }: LabelFrame): Element[] {
  const { mm } = typesetter;
  const gap = mm(1.5);
  const right = [COLUMNS.tariffCode, COLUMNS.origin, COLUMNS.weight, COLUMNS.value].map(mm);
  const description = width - mm(COLUMNS.quantity) - right.reduce((sum, column) => sum + column, 0);
  const widths = [mm(COLUMNS.quantity), description, ...right];
  const texts = [line.quantity, line.description, line.tariffCode, line.origin, line.weight, line.value];
  let x = 0;
  return texts.map((text, i) => {
    const column = widths[i] ?? 0;
    const maxWidth = column - (i === texts.length - 1 ? 0 : gap);
    const align = i >= texts.length - 2 ? 'right' : 'left';
    const cell = textLine(
      shorten(text, { size }, maxWidth, typesetter),
      { size },
      { x, y, maxWidth, align },
      typesetter,
    );
    x += column;
    return cell;
  });
}
