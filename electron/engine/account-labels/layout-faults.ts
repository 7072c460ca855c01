import {
  CELL_OPTIONS,
  INVERSE_BLOCKS,
  LEAST_COLUMNS,
  NEEDED_BLOCKS,
  ROW_COLUMNS,
  type CellOption,
  type LabelBlock,
  type LabelCell,
} from '#shared/schema/accounts/labels/label-cell.ts';
import type { DesignFault, DesignFaultCode } from '#shared/schema/accounts/labels/design-check.ts';
import type { LabelLayout, LabelRow } from '#shared/schema/accounts/labels/label-layout.ts';

/** What may stand on a label once at most: said twice, it would be two addresses, or two numbers to scan. */
const ONCE: readonly LabelBlock[] = ['TO', 'TRACKING', 'FROM', 'RETURN', 'REFERENCES', 'CUSTOMS', 'FACTS', 'FOOTER'];

/** What is wrong with a layout before anything is drawn by it, beyond its schema. */
export function layoutFaults(layout: LabelLayout): DesignFault[] {
  return [
    ...missing(layout),
    ...layout.rows.flatMap((row, index) => rowFaults(row, `/rows/${index}`)),
    ...repeated(layout),
  ];
}

const fault = (code: DesignFaultCode, pointer: string, message: string): DesignFault => ({ code, pointer, message });

function missing({ rows }: LabelLayout): DesignFault[] {
  const there = new Set(rows.flatMap(({ cells }) => cells.map(({ block }) => block)));
  return NEEDED_BLOCKS.filter((block) => !there.has(block)).map((block) =>
    fault('BLOCK_MISSING', '/rows', `A label cannot do without ${block}.`),
  );
}

function repeated({ rows }: LabelLayout): DesignFault[] {
  const seen = new Set<LabelBlock>();
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ block }, cell) => {
      const isRepeated = ONCE.includes(block) && seen.has(block);
      seen.add(block);
      const pointer = `/rows/${row}/cells/${cell}/block`;
      return isRepeated ? [fault('BLOCK_REPEATED', pointer, `${block} may stand on a label once.`)] : [];
    }),
  );
}

function rowFaults({ cells }: LabelRow, pointer: string): DesignFault[] {
  const named = cells.reduce((sum, { columns = 0 }) => sum + columns, 0);
  const open = cells.filter(({ columns }) => columns === undefined).length;
  const tooWide =
    named + open > ROW_COLUMNS
      ? [fault('ROW_TOO_WIDE', pointer, `The cells of a row have ${ROW_COLUMNS} columns together, each one at least.`)]
      : [];
  return [
    ...tooWide,
    ...cells.flatMap((cell, i) => [
      ...cellFaults(cell, `${pointer}/cells/${i}`),
      ...widthFaults(cell, cells, `${pointer}/cells/${i}`),
    ]),
  ];
}

/** The columns that a cell surely has; symbols beside it take as many as they need. */
function widthFaults(cell: LabelCell, cells: readonly LabelCell[], pointer: string): DesignFault[] {
  const least = LEAST_COLUMNS[cell.block] ?? 1;
  const others = cells.filter((other) => other !== cell);
  const taken = others.reduce((sum, { block, columns }) => sum + (columns ?? LEAST_COLUMNS[block] ?? 1), 0);
  const has = cell.columns ?? ROW_COLUMNS - taken;
  if (has >= least) return [];
  return [fault('CELL_TOO_NARROW', pointer, `${cell.block} needs ${least} of ${ROW_COLUMNS} columns; it has ${has}.`)];
}

function cellFaults(cell: LabelCell, pointer: string): DesignFault[] {
  const { block, columns: _, ...options } = cell;
  const faults = (Object.keys(options) as CellOption[])
    .filter((option) => !CELL_OPTIONS[block].includes(option))
    .map((option) => fault('OPTION_UNUSED', `${pointer}/${option}`, `${block} has no ${option}.`));
  if (cell.look === 'INVERSE' && !INVERSE_BLOCKS.includes(block))
    faults.push(fault('OPTION_UNUSED', `${pointer}/look`, `${block} cannot be white on black.`));
  if ((block === 'TEXT' || block === 'BARCODE') && !cell.content)
    faults.push(fault('CONTENT_MISSING', `${pointer}/content`, `${block} needs content.`));
  for (const [i, { text, field, first }] of (cell.content ?? []).entries()) {
    const place = `${pointer}/content/${i}`;
    if ((text === undefined) === (field === undefined))
      faults.push(fault('PART_AMBIGUOUS', place, 'A part of the content has either text or field.'));
    if (first !== undefined && field === undefined)
      faults.push(fault('PART_AMBIGUOUS', `${place}/first`, 'Only a field is cut to its first characters.'));
  }
  return faults;
}
