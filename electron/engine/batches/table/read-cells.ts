import { countryCodeOf } from '#shared/format/country-names.ts';
import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchTarget, CellKind } from '#shared/schema/batches/batch-target.ts';
import {
  isFilled,
  readNumber,
  readUnit,
  readWhole,
  splitUnit,
  textOf,
  type Cell,
  type Reading,
} from './cell-values.ts';

export type RowFields = Partial<Record<BatchTarget, Cell>>;

/** What is filled, by target; the fields win over the cells. */
export function valuesOf(
  cells: Readonly<Record<string, Cell>>,
  fields: Readonly<RowFields>,
  mapping: BatchMapping,
): Map<BatchTarget, Cell> {
  const mapped = Object.entries(mapping).map(([column, target]): [BatchTarget, Cell] => [target, cells[column] ?? '']);
  const given = Object.entries(fields) as [BatchTarget, Cell][];
  const values = new Map([...mapped, ...given]);
  return new Map([...values].filter(([, cell]) => isFilled(cell)));
}

export function readCell(cell: Cell, kind: CellKind, separator: DecimalSeparator | null): Reading<unknown> {
  switch (kind) {
    case 'text':
      return { value: textOf(cell) };
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
