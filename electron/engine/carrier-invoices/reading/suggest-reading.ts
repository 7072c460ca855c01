import { comparableName } from '#shared/format/party-field-names.ts';
import { evidentSeparator } from '#shared/format/parse-number.ts';
import { TABLE_LENGTH_UNITS, TABLE_WEIGHT_UNITS } from '#shared/schema/batches/batch-options.ts';
import {
  INVOICE_FIELDS,
  type InvoiceField,
  type InvoiceMapping,
  type InvoiceReading,
} from '#shared/schema/invoices/invoice-reading.ts';
import { columnName, splitUnit, statesUnit, textOf } from '../../batches/index.ts';
import type { LongTable } from '../long-tables.ts';
import { INVOICE_FIELD_NAMES } from './field-names.ts';

const fieldByName = new Map<string, InvoiceField>(
  INVOICE_FIELDS.flatMap((field) =>
    [comparableName(field), ...INVOICE_FIELD_NAMES[field].split('|')].map((name): [string, InvoiceField] => [
      name,
      field,
    ]),
  ),
);
const nameOf = (column: string) =>
  columnName(column)
    .replace(/\b(?:in )?(?:eur|usd|gbp|chf)$/, '')
    .trim();

/** What the columns probably say, by their names; of several for one field the first, but for surcharges. */
export function suggestMapping(columns: readonly string[]): InvoiceMapping {
  const taken = new Set<InvoiceField>();
  return Object.fromEntries(
    columns.flatMap((column, index): [string, InvoiceField][] => {
      const field = fieldOf(column) ?? unitBehind(column, columns[index - 1]);
      if (field === undefined || (taken.has(field) && field !== 'surcharge')) return [];
      taken.add(field);
      return [[column, field]];
    }),
  );
}

const fieldOf = (column: string) => fieldByName.get(nameOf(column));

const UNIT_NAMES: ReadonlySet<string> = new Set(['unit', 'units', 'uom', 'unit of measure', 'einheit', 'masseinheit']);

/** `Unit` is that of the weight or the side that it stands behind, and of nothing else. */
function unitBehind(column: string, before = ''): InvoiceField | undefined {
  if (!UNIT_NAMES.has(comparableName(column))) return undefined;
  const field = fieldOf(before);
  if (field === 'weight') return 'weightUnits';
  return field === 'length' || field === 'width' || field === 'height' ? 'lengthUnits' : undefined;
}

/** How the table is probably read. */
export function suggestReading(table: Pick<LongTable, 'columns' | 'head'>): InvoiceReading {
  const mapping = suggestMapping(table.columns);
  const columnsOf = (...fields: InvoiceField[]) =>
    Object.entries(mapping).flatMap(([column, field]) => (fields.includes(field) ? column : []));
  const stated = <Unit extends Parameters<typeof statesUnit>[1]>(units: readonly Unit[], columns: readonly string[]) =>
    units.find((unit) => columns.some((column) => statesUnit(column, unit)));
  const weightUnits = stated(TABLE_WEIGHT_UNITS, columnsOf('weight'));
  const lengthUnits = stated(TABLE_LENGTH_UNITS, columnsOf('length', 'width', 'height'));
  const currency = currencyIn(columnsOf('amount'));
  const decimalSeparator = separatorOf(table, mapping);
  return {
    mapping,
    ...(decimalSeparator !== null && { decimalSeparator }),
    ...(weightUnits && { weightUnits }),
    ...(lengthUnits && { lengthUnits }),
    ...(currency !== undefined && !Object.values(mapping).includes('currency') && { currency }),
  };
}

const currencyIn = (columns: readonly string[]) =>
  columns.map((column) => /\b(EUR|USD|GBP|CHF|CAD|AUD|PLN|CZK|SEK|DKK|NOK)\b/.exec(column)?.[1]).find(Boolean);

const NUMERIC: readonly InvoiceField[] = ['weight', 'length', 'width', 'height', 'amount', 'freight', 'surcharge'];

/** How the table writes decimals, as its own numbers show it; null where they do not. */
export function separatorOf({ columns, head }: Pick<LongTable, 'columns' | 'head'>, mapping: InvoiceMapping) {
  const numeric = columns.flatMap((column, index) => {
    const field = mapping[column];
    return field !== undefined && NUMERIC.includes(field) ? index : [];
  });
  return evidentSeparator(
    head.flatMap(({ cells }) =>
      numeric.flatMap((index) => {
        const { number } = splitUnit(cells[index] ?? '');
        return typeof number === 'string' ? numberIn(textOf(number)) : [];
      }),
    ),
  );
}

/** Without the words or signs around it. */
function numberIn(text: string): string {
  const from = text.search(/[\d.,+-]/);
  const characters = [...text.slice(Math.max(0, from))];
  return characters.slice(0, characters.findLastIndex((character) => /[\d.,]/.test(character)) + 1).join('');
}
