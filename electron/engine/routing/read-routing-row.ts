import { isCountryCode } from '#shared/schema/country.ts';
import { postalCodeDigits } from '#shared/schema/postal-codes.ts';
import type { Sorting } from '#shared/schema/accounts/labels/routing-table.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { keysFrom } from './postal-key.ts';

/** A line of a table, as it is read. */
interface TableRow {
  line: number;
  cells: readonly (string | number)[];
}

/** A row of a routing table: postal codes of a country, and what holds for them. */
export interface RoutingRow {
  /** Of the file. */
  line: number;
  country: string;
  /** As the file has it: `90210`, or `90000-90999`. */
  written: string;
  /** The first key, and what is behind the last one. */
  from: string;
  end: string;
  sorting: Sorting;
}

export const ROUTING_COLUMNS = ['country', 'from', 'to', 'depot', 'sortCode', 'route'] as const;
export type RoutingColumn = (typeof ROUTING_COLUMNS)[number];

/** Other names of columns, without spaces and signs. */
const ALSO: Readonly<Record<string, RoutingColumn>> = {
  countrycode: 'country',
  postalcodefrom: 'from',
  zipfrom: 'from',
  postalcode: 'from',
  prefix: 'from',
  zip: 'from',
  postalcodeto: 'to',
  zipto: 'to',
  sort: 'sortCode',
  sortingcode: 'sortCode',
  hub: 'depot',
};

/** Where each column stands in the table; -1 where it is not there. */
export function routingColumns(columns: readonly string[]): Record<RoutingColumn, number> {
  const found = columns.map((column) => {
    const name = column.toLowerCase().replace(/[^a-z]/g, '');
    return ROUTING_COLUMNS.find((each) => each.toLowerCase() === name) ?? ALSO[name];
  });
  return Object.fromEntries(ROUTING_COLUMNS.map((name) => [name, found.indexOf(name)])) as Record<
    RoutingColumn,
    number
  >;
}

/** The longest depot, sort code or route, in characters: what can be printed large. */
const LONGEST = 20;

/** Reads a line, or says what is wrong with it. */
export function readRoutingRow({ line, cells }: TableRow, at: Record<RoutingColumn, number>): RoutingRow | Diagnostic {
  const cell = (column: RoutingColumn) => cells[at[column]] ?? '';
  const text = (column: RoutingColumn) => String(cell(column)).trim();
  const country = text('country').toUpperCase();
  if (!isCountryCode(country)) return diagnostic('ROUTING_COUNTRY_WRONG', { line, value: country });
  const code = (column: 'from' | 'to') => withZeros(cell(column), country);
  const [first, last] = [code('from'), code('to')];
  const keys = keysFrom(country, first);
  if (!keys) return diagnostic('ROUTING_CODE_WRONG', { line, value: first, country });
  const lastKeys = last === '' ? keys : keysFrom(country, last);
  if (!lastKeys) return diagnostic('ROUTING_CODE_WRONG', { line, value: last, country });
  if (lastKeys.end < keys.from) return diagnostic('ROUTING_RANGE_BACKWARDS', { line, from: first, to: last });
  const sorting = { depot: text('depot'), sortCode: text('sortCode'), route: text('route') };
  const texts = Object.values(sorting);
  if (texts.every((each) => each === '')) return diagnostic('ROUTING_ROW_EMPTY', { line });
  const long = texts.find((each) => Array.from(each).length > LONGEST);
  if (long !== undefined) return diagnostic('ROUTING_TEXT_TOO_LONG', { line, value: long, limit: LONGEST });
  const unprintable = texts.find((each) => !/^[ -~]*$/.test(each));
  if (unprintable !== undefined) return diagnostic('ROUTING_TEXT_NOT_ASCII', { line, value: unprintable });
  return {
    ...{ line, country, sorting },
    written: last === '' || last === first ? first : `${first} - ${last}`,
    ...{ from: keys.from, end: lastKeys.end },
  };
}

/** A spreadsheet may have taken a postal code for a number, and its zeros away. */
function withZeros(cell: string | number, country: string): string {
  const digits = typeof cell === 'number' ? (postalCodeDigits(country) ?? 0) : 0;
  return String(cell).trim().padStart(digits, '0');
}
