import { parseNumber, type DecimalSeparator } from '#shared/format/parse-number.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** What stands in a cell; numbers come from spreadsheets and are exact. */
export type Cell = string | number;

/** A value read from a cell, or in words why there is none. */
export type Reading<T> =
  { value: T; fault?: undefined; trouble?: undefined } | { fault: string; trouble?: Diagnostic; value?: undefined };

/** Text as it can be printed: line ends and runs of spaces become one space. */
export const textOf = (cell: Cell): string => String(cell).replace(/\s+/g, ' ').trim();

export const isFilled = (cell: Cell | null | undefined): cell is Cell =>
  cell !== undefined && cell !== null && textOf(cell) !== '';

/** @param separator how the table writes decimals; null where that is not known. */
export function readNumber(cell: Cell, separator: DecimalSeparator | null): Reading<number> {
  if (typeof cell === 'number') return { value: cell };
  const parsed = parseNumber(cell, separator);
  if (parsed.kind === 'number') return { value: parsed.value };
  if (parsed.kind === 'invalid') return { fault: `"${textOf(cell)}" is not a number.` };
  const [point, comma] = parsed.readings;
  return {
    fault: `"${textOf(cell)}" can mean ${point} and ${comma}: write ${unmistakable(point)} or ${unmistakable(comma)}.`,
  };
}

const unmistakable = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(4));

export function readWhole(cell: Cell, separator: DecimalSeparator | null): Reading<number> {
  const { value, fault } = readNumber(cell, separator);
  if (fault !== undefined) return { fault };
  return Number.isSafeInteger(value) ? { value } : { fault: `"${textOf(cell)}" is not a whole number.` };
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['kgs', 'KG'],
  ['kilo', 'KG'],
  ['kilogram', 'KG'],
  ['kilogramm', 'KG'],
  ['lbs', 'LB'],
  ['pound', 'LB'],
  ['pounds', 'LB'],
  ['"', 'IN'],
  ['inch', 'IN'],
  ['inches', 'IN'],
  ['zoll', 'IN'],
]);

/** A unit as the API spells it; what is not known stays as it is, for the rules to refuse. */
export const readUnit = (cell: Cell): string => {
  const text = textOf(cell).replace(/\.$/, '');
  return UNITS.get(text.toLowerCase()) ?? text.toUpperCase();
};

/** The number and the unit of a cell that holds both, such as `2,5 kg`; the unit is null where there is only a number. */
export function splitUnit(cell: Cell): { number: Cell; unit: string | null } {
  const [, number, unit] = typeof cell === 'string' ? (/^(.*\d)\s*([a-z]+\.?|")\s*$/i.exec(textOf(cell)) ?? []) : [];
  return number === undefined || unit === undefined ? { number: cell, unit: null } : { number, unit: readUnit(unit) };
}
