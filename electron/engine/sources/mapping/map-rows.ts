import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { evidentSeparator } from '#shared/format/parse-number.ts';
import { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import type { SourceDraft } from '#shared/schema/orders/source.ts';
import type { LineField } from '#shared/schema/orders/source-fields.ts';
import { splitUnit, textOf } from '../../batches/index.ts';
import { DiagnosticError } from '../../diagnostic-error.ts';
import { mayHaveGone, type OrderRecord } from '../../orders/index.ts';
import { compileSchema } from '../../rules/index.ts';
import type { SourceRow, SourceRows } from '../deps.ts';
import { composeOrder } from './compose-order.ts';
import { cellIn, type Fields, type MappingRules } from './fields.ts';
import { rowsInOneFile } from './one-file.ts';
import { isAfter, isToCome } from './is-after.ts';
import { ownRows } from './own-rows.ts';
import { faulty, isOfPartlyShipped, isShippedAtShop } from './read-field.ts';

/** An order as the source has it; one without errors may be put. */
export interface MappedOrder {
  orderNumber: string;
  draft: Fields;
  errors: Violation[];
  /** The greatest of its rows; null where no column is the mark. */
  mark: string | null;
  /** Once the station knows the order; there where the shop says that some of it was shipped. */
  asKnown?: (known: Pick<OrderRecord, 'parcels'>) => MappedOrder;
}

export type ReadableOrder = MappedOrder & { draft: OrderDraft };
export const isReadable = (order: MappedOrder): order is ReadableOrder => order.errors.length === 0;

export interface MappedRows {
  orders: MappedOrder[];
  /** The greatest of all rows, also of those that are left out because they are done. */
  mark: string | null;
}

const faultsIn = compileSchema(OrderDraft);
const NUMBER = /^(?=.*\S)[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]{1,100}$/u;
/** What else is wrong of such an order, or right, may be of another column. */
const SHIFTED = diagnostic('SOURCE_ROW_SHIFTED');
/** What stands where bytes are no text in the encoding that was named. */
const LOST = '\ufffd';

/**
 * The orders that the rows make; rows with the same number are one.
 * @param key the number of rows that name none
 * @param now marks that are to come then are none: nothing would ever be behind them
 * @throws DiagnosticError where the rows as a whole are not what they should be: nothing is put then
 */
export function mapRows(
  { columns, rows, shifted, fileOf, decimalSeparator, mayLack = false }: SourceRows,
  { mapping, defaults }: Pick<SourceDraft, 'mapping' | 'defaults'>,
  key: string | null,
  now = Infinity,
): MappedRows {
  if (!mayLack) requireColumns(mapping, columns);
  requireText(rows);
  const rules: MappingRules = {
    mapping,
    ...(defaults && { defaults }),
    separatorOf: separatorsOf(decimalSeparator, rows, mapping),
  };
  const marked = (of: readonly SourceRow[]) =>
    greatest(
      of.map((row) => cellIn(row, 'mark', rules)).filter((mark) => mark === null || !isToCome(String(mark), now)),
    );
  const orders = [...byNumber(rows, rules, key)].flatMap(([orderNumber, all]): MappedOrder[] => {
    const { rows: said, fault } = rowsInOneFile(all, fileOf);
    const wrong = all.some((row) => shifted?.has(row)) ? SHIFTED : fault;
    const mark = marked(all);
    const composed = (as: MappingRules): MappedOrder[] => {
      const { draft, errors, isDone } = composeOrder(orderNumber, said, as);
      if (wrong) return [{ orderNumber, draft, mark, errors: [ofWhole(wrong)] }];
      return isDone ? [] : [{ orderNumber, draft, mark, errors: [...errors, ...faultsOf(orderNumber, draft, errors)] }];
    };
    if (!said.some((row) => isShippedAtShop(row, rules) || isOfPartlyShipped(row, rules))) return composed(rules);
    const asKnown = (known: Pick<OrderRecord, 'parcels'>) =>
      composed({ ...rules, own: ownRows(said, rules, known), knowsParcels: known.parcels.some(mayHaveGone) });
    return composed(rules).map((order) => ({ ...order, asKnown: (known) => asKnown(known)[0] ?? order }));
  });
  return { orders, mark: marked(rows) };
}

function ofWhole(found: Diagnostic): Violation {
  const { fault: message, trouble } = faulty(found);
  return { code: 'FIELD_INVALID', pointer: '', message, trouble };
}

function requireColumns(mapping: SourceDraft['mapping'], columns: readonly string[]): void {
  for (const [field, column] of Object.entries(mapping))
    if (!columns.includes(column)) throw new DiagnosticError(diagnostic('SOURCE_COLUMN_GONE', { column, field }));
}

function requireText(rows: readonly SourceRow[]): void {
  for (const row of rows)
    for (const [column, cell] of Object.entries(row))
      if (typeof cell === 'string' && cell.includes(LOST))
        throw new DiagnosticError(diagnostic('SOURCE_ENCODING', { column }));
}

const NUMERIC: readonly LineField[] = ['line.weight', 'line.value', 'line.quantity'];

/**
 * A table is written in one way. A place that writes numbers with a point may have some in columns of text, as people write them: with a comma, where
 * those of a column can mean nothing else.
 */
function separatorsOf(
  known: SourceRows['decimalSeparator'],
  rows: readonly SourceRow[],
  mapping: SourceDraft['mapping'],
): MappingRules['separatorOf'] {
  const evidentIn = (fields: readonly LineField[]) => evidentSeparator(numbersIn(rows, mapping, fields));
  if (known === null) {
    const evident = evidentIn(NUMERIC);
    return () => evident;
  }
  const separators = new Map(NUMERIC.map((field) => [field, evidentIn([field]) === 'COMMA' ? 'COMMA' : known]));
  return (field) => separators.get(field) ?? known;
}

function numbersIn(
  rows: readonly SourceRow[],
  mapping: SourceDraft['mapping'],
  fields: readonly LineField[],
): string[] {
  const columns = fields.flatMap((field) => mapping[field] ?? []);
  return rows.flatMap((row) =>
    columns.map((column) => splitUnit(row[column] ?? '').number).filter((cell) => typeof cell === 'string'),
  );
}

function byNumber(rows: readonly SourceRow[], rules: MappingRules, key: string | null): Map<string, SourceRow[]> {
  const found = new Map<string, SourceRow[]>();
  for (const [index, row] of rows.entries()) {
    const cell = cellIn(row, 'orderNumber', rules);
    const column = rules.mapping.orderNumber;
    const number = cell === null ? (column === undefined ? key : null) : textOf(cell);
    if (number === null)
      throw new DiagnosticError(diagnostic('SOURCE_NO_NUMBER', { row: index + 1, column: column ?? '' }));
    const own = found.get(number);
    if (own) own.push(row);
    else found.set(number, [row]);
  }
  return found;
}

/** What the schema has against it, where the cells have not said so already. */
function faultsOf(orderNumber: string, draft: Fields, known: readonly Violation[]): Violation[] {
  const faults = faultsIn(draft);
  const message = `"${orderNumber}" is no order number: it must be 1 to 100 printable characters.`;
  if (!NUMBER.test(orderNumber))
    faults.push({ code: 'FIELD_INVALID', pointer: '/orderNumber', message, actual: orderNumber });
  return faults.filter(({ pointer }) => known.every((other) => other.pointer !== pointer));
}

const greatest = (cells: readonly (string | number | null)[]): string | null =>
  cells.reduce<string | null>((most, cell) => {
    if (cell === null) return most;
    const text = String(cell);
    return most === null || isAfter(text, most) ? text : most;
  }, null);
