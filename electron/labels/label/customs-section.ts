import { atTheRight, beside, paragraph, stack, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { widthOf } from '../layout/typesetter.ts';
import type { CustomsLine, LabelContent } from './content.ts';
import { CAPTION, smallPrint, type LabelFrame } from './frame.ts';

/** At most so many lines; the others are on the commercial invoice, and the label says so. */
const MOST_LINES = [12, 8, 6, 4, 3] as const;

const COLUMNS = ['quantity', 'description', 'tariffCode', 'origin', 'weight', 'value'] as const;
const HEADINGS: CustomsLine = {
  quantity: 'QTY',
  description: 'CUSTOMS DESCRIPTION',
  tariffCode: 'HS CODE',
  origin: 'ORIGIN',
  weight: 'WEIGHT',
  value: 'VALUE',
};

/** What is in the package, for customs: a table, then a paragraph for each item. Null where nothing is declared. */
export function customsSection({ customs: lines }: LabelContent, frame: LabelFrame): Section | null {
  if (lines.length === 0) return null;
  const least = Math.min(lines.length, MOST_LINES.at(-1) ?? 0);
  return {
    yields: 1,
    settings: [
      ...MOST_LINES.map((count) => () => table(lines, count, frame)),
      () =>
        stack([...lines.slice(0, least).map((line) => smallPrint(inOne(line), frame)), ...rest(lines, least, frame)]),
    ],
    concessions: [{ order: 1, here: () => stack(rest(lines, 0, frame)) }],
  };
}

/** Of what is not listed here it is said where it is. */
function rest(lines: readonly CustomsLine[], shown: number, frame: LabelFrame): Block[] {
  const left = lines.length - shown;
  if (left === 0) return [];
  const items = `${left} item${left === 1 ? '' : 's'}`;
  return [smallPrint(`${shown > 0 ? `and ${items} more` : `Customs: ${items}`}, see the commercial invoice`, frame)];
}

function inOne({ quantity, description, tariffCode, origin, weight, value }: CustomsLine): string {
  const named = [
    [quantity && `${quantity} x`, description].filter(Boolean).join(' '),
    tariffCode && `HS ${tariffCode}`,
    origin && `made in ${origin}`,
    weight,
    value,
  ];
  return named.filter(Boolean).join(', ');
}

/** Columns are as wide as what is in them; the description takes what is left, and is wrapped. */
function table(lines: readonly CustomsLine[], most: number, frame: LabelFrame): Block {
  const { typesetter, width } = frame;
  const { mm, pt } = typesetter;
  const shown = lines.length <= most ? lines : lines.slice(0, most - 1);
  const size = pt(CAPTION);
  const gap = mm(2.5);
  const widths = COLUMNS.map((column) =>
    Math.ceil(Math.max(...[HEADINGS, ...shown].map((line) => widthOf(line[column], { size }, typesetter)))),
  );
  const others = widths.reduce((sum, column, i) => (i === 1 ? sum : sum + column), 0);
  const description = width - others - gap * (COLUMNS.length - 1);
  if (description < Math.min(mm(25), widths[1] ?? 0))
    return stack([...shown.map((line) => smallPrint(inOne(line), frame)), ...rest(lines, shown.length, frame)]);
  widths[1] = description;
  const row = (line: CustomsLine): Block => {
    let x = 0;
    return beside(
      COLUMNS.map((column, i) => {
        const cell = paragraph(line[column], { size }, x, widths[i] ?? 0, typesetter);
        x += (widths[i] ?? 0) + gap;
        const isRight = column === 'weight' || column === 'value';
        return isRight ? atTheRight(cell) : cell;
      }),
    );
  };
  return stack([row(HEADINGS), ...shown.map(row), ...rest(lines, shown.length, frame)], mm(0.2));
}
