import type { Violation, ViolationCode } from '#shared/diagnostics/problem.ts';
import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { SourceDraft } from '#shared/schema/orders/source.ts';
import type { LineField, OrderField } from '#shared/schema/orders/source-fields.ts';
import { isFilled, type Cell, type Reading } from '../../batches/index.ts';
import type { SourceRow } from '../deps.ts';

/** How columns become orders. */
export interface MappingRules extends Pick<SourceDraft, 'mapping' | 'defaults'> {
  /** How the numbers of a field are written; null where that is not known. */
  separatorOf(field: LineField): DecimalSeparator | null;
  /** Rows that the station itself shipped, whatever the shop says of them since. */
  own?: ReadonlySet<SourceRow>;
  /** Whether the station has units of the order in a parcel: it knows what is left of it, whatever the shop says. */
  knowsParcels?: boolean;
}

export type Fields = Record<string, unknown>;

export type Refuse = (
  code: ViolationCode,
  pointer: string,
  message: string,
  more?: Pick<Violation, 'actual' | 'trouble'>,
) => void;

/** Reads a cell where there is one; what cannot be read is refused at the pointer. */
export type Take = <T>(cell: Cell | null, pointer: string, read: (cell: Cell) => Reading<T>) => T | undefined;

/** The cell of a field in a row; null where it is empty, or no column is the field's. */
export function cellIn(row: SourceRow, field: OrderField, { mapping }: MappingRules): Cell | null {
  const column = mapping[field];
  const cell = column === undefined ? null : row[column];
  return isFilled(cell) ? cell : null;
}

/** Where the field stands in an order; that of a line in the one that has so many before it. */
export const pointerOf = (field: OrderField, line = 0) =>
  `/${field.replace(/^line\./, `lines.${line}.`).replaceAll('.', '/')}`;

/** Without what is undefined. */
export const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
