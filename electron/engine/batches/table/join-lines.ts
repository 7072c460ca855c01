import type { BatchLine, BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchOptions } from '#shared/schema/batches/batch-options.ts';
import type { BatchTarget } from '#shared/schema/batches/batch-target.ts';
import { isFilled, textOf } from './cell-values.ts';

/** A line of a table with its cells by column. */
export interface TableLine extends BatchLine {
  /** Cells with something in them beyond the last column. */
  surplus: number;
}

/** The lines that make one shipment. */
export interface JoinedLines extends TableLine {
  furtherLines: BatchLine[];
}

/** What stands in front of a total, and the notes that eBay puts under its report. */
const FOOTER_WORDS =
  /^(?:(?:grand |sub)?totals?|sums?|(?:gesamt|end|zwischen)?summen?|gesamt)\b|^\d+ record\(?s\)? downloaded|^record\(?s\)? downloaded|^seller id\b/i;

/** The shipments that the lines of a table make, and the lines at its end that are none. */
export function joinLines(
  lines: readonly TableLine[],
  mapping: BatchMapping,
  { joinOrders }: Pick<BatchOptions, 'joinOrders'>,
): { rows: JoinedLines[]; footer: BatchLine[] } {
  const isShipment = shipmentTest(mapping);
  const column = joinOrders ? columnOf(mapping, 'ref1') : undefined;
  const end = lines.findLastIndex((line) => isShipment(line) || !isFooter(line, column)) + 1;
  const body = lines.slice(0, end);
  return {
    rows: column === undefined ? body.map((line) => ({ ...line, furtherLines: [] })) : byOrder(body, column),
    footer: lines.slice(end).map(({ line, cells }) => ({ line, cells })),
  };
}

const columnOf = (mapping: BatchMapping, target: BatchTarget) =>
  Object.entries(mapping).find(([, mapped]) => mapped === target)?.[0];

/** Says of a line that something in it is of a recipient. */
function shipmentTest(mapping: BatchMapping): (line: BatchLine) => boolean {
  const columns = Object.entries(mapping)
    .filter(([, target]) => target.startsWith('recipient.address.'))
    .map(([column]) => column);
  return ({ cells }) => columns.some((column) => isFilled(cells[column]));
}

/** One with the number of an order is an article of that one, whatever it is called. */
function isFooter({ cells }: BatchLine, column: string | undefined): boolean {
  const number = column === undefined ? undefined : cells[column];
  if (isFilled(number) && !FOOTER_WORDS.test(textOf(number))) return false;
  return FOOTER_WORDS.test(Object.values(cells).filter(isFilled).map(textOf).join(' '));
}

/** A line without a number of its own is a row of its own: nobody knows whose it is. */
function byOrder(lines: readonly TableLine[], column: string): JoinedLines[] {
  const joined: JoinedLines[] = [];
  const byNumber = new Map<string, JoinedLines>();
  for (const line of lines) {
    const cell = line.cells[column];
    const number = isFilled(cell) ? textOf(cell) : null;
    const known = number === null ? undefined : byNumber.get(number);
    if (known) {
      known.furtherLines.push({ line: line.line, cells: line.cells });
      known.surplus += line.surplus;
      continue;
    }
    const row = { ...line, furtherLines: [] };
    joined.push(row);
    if (number !== null) byNumber.set(number, row);
  }
  return joined;
}
