import { countryCodeOf } from '#shared/format/country-names.ts';
import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { BatchCells, BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchTarget, CellKind } from '#shared/schema/batches/batch-target.ts';
import {
  isFilled,
  readNumber,
  readText,
  readUnit,
  readWhole,
  splitUnit,
  textOf,
  type Cell,
  type Reading,
} from './cell-values.ts';

export type RowFields = Partial<Record<BatchTarget, Cell>>;

/** What is filled, by target: of several lines the first that fills a column says it, and the fields win over the cells. */
export function valuesOf(
  lines: readonly BatchCells[],
  fields: Readonly<RowFields>,
  mapping: BatchMapping,
): Map<BatchTarget, Cell> {
  const values = new Map<BatchTarget, Cell>();
  for (const [column, target] of Object.entries(mapping)) {
    const cell = lines.find((cells) => isFilled(cells[column]))?.[column];
    if (cell !== undefined) values.set(target, cell);
  }
  for (const [target, cell] of Object.entries(fields) as [BatchTarget, Cell][]) {
    if (isFilled(cell)) values.set(target, cell);
    else values.delete(target);
  }
  return values;
}

export function readCell(cell: Cell, kind: CellKind, separator: DecimalSeparator | null): Reading<unknown> {
  switch (kind) {
    case 'text':
      return readText(cell);
    case 'country':
      return { value: countryCodeOf(textOf(cell)) ?? textOf(cell) };
    case 'unit':
      return { value: readUnit(cell) };
    case 'whole':
      return readWhole(cell, separator);
    case 'number':
      return readNumber(cell, separator);
    case 'weight':
    case 'side':
      return readNumber(splitUnit(cell).number, separator);
  }
}
