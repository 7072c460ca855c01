import { LEAST_COLUMNS, ROW_COLUMNS, type LabelCell } from '#shared/schema/accounts/labels/label-cell.ts';
import type { LabelRow } from '#shared/schema/accounts/labels/label-layout.ts';
import { changed, type Block } from '../layout/block.ts';
import type { Section } from '../layout/fit.ts';
import { besideEachOther } from '../layout/row.ts';
import { rectangle } from '../layout/typesetter.ts';
import type { LabelContent } from '../label/content.ts';
import type { LabelFrame } from '../label/frame.ts';
import { cellSection, type SetCell } from './cell-section.ts';
import { LabelFitError } from './fit-error.ts';

/** Millimetres between cells, of a heavy line above a row, and of thin lines between cells. */
const GAP = 3;
const HEAVY = 1;
const BELOW_HEAVY = 1.2;
const DIVIDER = 0.2;

interface RowInput {
  content: LabelContent;
  frame: LabelFrame;
  /** Of the row in the layout. */
  pointer: string;
  /** Whether elements name their cell. */
  isTraced: boolean;
}

/** The cells of a row side by side; those for which the line is too full go to the next one. None where no cell has anything to say. */
export function rowSections(row: LabelRow, input: RowInput): Section[] {
  const { rule = 'THIN', divided = false } = row;
  return inLines(there(row, input), input.frame).map((line, i) => {
    const cells = placeCells(line, input);
    const [first, ...others] = cells;
    if (!first) throw new Error('A line of a row has no cell');
    const section = others.length === 0 ? first.section : besideEachOther(cells);
    const decorated = decorate(section, input.frame, {
      isHeavy: rule === 'HEAVY' && i === 0,
      dividers: divided ? others.map(({ x }) => x) : [],
    });
    return { ...decorated, isRuled: rule === 'THIN' && i === 0 };
  });
}

function decorate(
  section: Section,
  { typesetter, width }: LabelFrame,
  { isHeavy, dividers }: { isHeavy: boolean; dividers: readonly number[] },
): Section {
  if (!isHeavy && dividers.length === 0) return section;
  const { mm } = typesetter;
  const top = isHeavy ? mm(HEAVY) + mm(BELOW_HEAVY) : 0;
  const gap = mm(GAP);
  const within = (block: Block): Block => {
    const { stretch } = block;
    return {
      height: top + block.height,
      draw(page, x, y) {
        if (isHeavy) page.push(rectangle(x, y, width, mm(HEAVY)));
        for (const divider of dividers) {
          const left = x + divider - Math.round(gap / 2);
          page.push(rectangle(left, y + top, Math.max(1, mm(DIVIDER)), block.height));
        }
        block.draw(page, x, y + top);
      },
      ...(stretch && { stretch: (extra) => within(stretch(extra)) }),
    };
  };
  return withBlocks(section, within);
}

const withBlocks = (section: Section, change: (block: Block) => Block): Section => ({
  ...section,
  settings: section.settings.map((setting) => () => change(setting())),
  concessions: (section.concessions ?? []).map((each) => ({ ...each, here: () => change(each.here()) })),
});

/** A cell that has something to say, where it stands in its row, and as it is with the whole width. */
interface There {
  cell: LabelCell;
  index: number;
  natural: SetCell;
}

/** What has nothing to say leaves its room to the others. */
function there({ cells }: LabelRow, input: RowInput): There[] {
  return cells.flatMap((cell, index) => {
    const natural = make(cell, index, input, input.frame.width);
    return natural ? [{ cell, index, natural }] : [];
  });
}

function make(cell: LabelCell, index: number, { content, frame, pointer, isTraced }: RowInput, width: number) {
  const place = `${pointer}/cells/${index}`;
  try {
    const made = cellSection({ cell, content, frame }, width);
    return made && isTraced ? { ...made, section: traced(made.section, place) } : made;
  } catch (error) {
    if (error instanceof LabelFitError) error.cell ??= place;
    throw error;
  }
}

const columnsWide = (columns: number, room: number) => Math.floor((room * columns) / ROW_COLUMNS);

/** What the cell surely takes, with the gap beside it: a symbol what it needs, any other its columns, or the least with which it can be read. */
function leastWidth({ cell, natural }: There, width: number, gap: number): number {
  if (cell.columns === undefined && natural.width < width) return natural.width + gap;
  return columnsWide(Math.max(cell.columns ?? 1, LEAST_COLUMNS[cell.block] ?? 1), width);
}

/** From the left, as many on each line as have their least width beside each other: an account's large symbol takes more than the usual one. */
function inLines(cells: readonly There[], { typesetter, width }: LabelFrame): There[][] {
  const lines: There[][] = [];
  let used = 0;
  for (const each of cells) {
    const least = leastWidth(each, width, typesetter.mm(GAP));
    const line = lines.at(-1);
    if (line && used + least <= width) line.push(each);
    else lines.push([each]);
    used = line && used + least <= width ? used + least : least;
  }
  return lines;
}

/** From the left: symbols take what they need, other cells their columns, or what is left. */
function placeCells(cells: readonly There[], input: RowInput) {
  const { frame } = input;
  const gap = frame.typesetter.mm(GAP);
  const [only, ...more] = cells;
  if (only && more.length === 0) return [{ x: 0, section: only.natural.section }];
  const room = frame.width - gap * (cells.length - 1);
  const widths = cells.map(({ cell, natural }) => {
    if (cell.columns !== undefined) return columnsWide(cell.columns, room);
    return natural.width < frame.width ? natural.width : null;
  });
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = widths.filter((width) => width === null).length;
  const share = open === 0 ? 0 : Math.floor((room - taken) / open);
  // With no cell to take what is left, the last one does.
  const spare = open === 0 ? Math.max(0, room - taken) : 0;
  let x = 0;
  return cells.flatMap(({ cell, index }, i) => {
    const width = (widths[i] ?? share) + (i === cells.length - 1 ? spare : 0);
    const set = make(cell, index, input, width);
    const placed = set ? [{ x, section: set.section }] : [];
    x += width + gap;
    return placed;
  });
}

/** The section, each element of which names its cell. */
function traced(section: Section, cell: string): Section {
  const mark = (block: Block): Block => {
    const { stretch, fill } = block;
    return {
      ...changed(block, (element) => ({ ...element, cell })),
      ...(stretch && { stretch: (extra) => mark(stretch(extra)) }),
      ...(fill && { fill: (height) => mark(fill(height)) }),
    };
  };
  return withBlocks(section, mark);
}
