import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { currencyOfSign, splitCurrencySign } from '#shared/format/currency-sign.ts';
import { parseNumber, type DecimalSeparator } from '#shared/format/parse-number.ts';
import { readDate } from '#shared/format/read-date.ts';
import { isCurrency } from '#shared/schema/currencies.ts';
import type { DateOrder } from '#shared/schema/invoices/invoice-reading.ts';
import { type Cell, inKnownUnit, isRounded, readUnit, splitUnit, textOf } from '../../batches/index.ts';

/** Where a cell stands, and what is found wrong with it. */
export interface CellPlace {
  line: number;
  column: string;
  faults: Diagnostic[];
}

const fault = (
  code:
    | 'INVOICE_CELL_NUMBER'
    | 'INVOICE_CELL_AMBIGUOUS'
    | 'INVOICE_CELL_DIGITS'
    | 'INVOICE_CELL_DATE'
    | 'INVOICE_CELL_CURRENCY'
    | 'INVOICE_CELL_UNIT'
    | 'INVOICE_CELL_ROUNDED',
  { line, column, faults }: CellPlace,
  cell: Cell,
): null => {
  faults.push(diagnostic(code, { line, column, value: textOf(cell).slice(0, 60) }));
  return null;
};

/** What a double holds exactly. */
const MOST_DIGITS = 15;
const MOST_PLACES = 6;
const LONGEST_TEXT = 200;
const NO_CENTS = /([.,])(?:--?|[\u2013\u2014])$/;
const CODE_BEFORE = /^[A-Z]{3}\b/;
const CODE_BEHIND = /\b[A-Z]{3}$/;
const withoutCurrency = (text: string) => {
  const amount = splitCurrencySign(text)?.amount ?? text;
  return amount.trim().replace(CODE_BEFORE, '').replace(CODE_BEHIND, '').trim();
};

/**
 * An exact decimal, below zero with a minus on either side or in brackets; null where the cell holds none, which is a fault.
 * Signs of currency count for nothing, nor does the dash that stands for no cents, as in `5,-`.
 */
export function readAmount(cell: Cell, separator: DecimalSeparator | null, place: CellPlace): string | null {
  if (typeof cell === 'number') return exact(cell, cell, place);
  const plain = withoutCurrency(textOf(cell).replaceAll('\u2212', '-'));
  const [, bracketed] = /^\((.*)\)$/.exec(plain) ?? [];
  const signed = (bracketed ?? plain).replace(NO_CENTS, '$1');
  const isLed = signed.startsWith('-');
  const isTrailed = signed.length > 1 && signed.endsWith('-');
  const bare = withoutCurrency(signed.slice(isLed ? 1 : 0, isTrailed ? -1 : undefined));
  const isBelowZero = bracketed !== undefined || isLed || isTrailed;
  if ((isLed && isTrailed) || (isBelowZero && /^[+-]/.test(bare))) return fault('INVOICE_CELL_NUMBER', place, cell);
  const parsed = parseNumber(bare, separator);
  if (parsed.kind === 'ambiguous') return fault('INVOICE_CELL_AMBIGUOUS', place, cell);
  if (parsed.kind === 'invalid') return fault('INVOICE_CELL_NUMBER', place, cell);
  if (bare.replace(/[^\d]/g, '').replace(/^0+/, '').length > MOST_DIGITS)
    return fault('INVOICE_CELL_DIGITS', place, cell);
  return exact(isBelowZero ? -parsed.value : parsed.value, cell, place);
}

function exact(value: number, cell: Cell, place: CellPlace): string | null {
  const text = String(Object.is(value, -0) ? 0 : value);
  const places = text.split('.')[1]?.length ?? 0;
  return /^-?\d+(?:\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS + 1 && places <= MOST_PLACES
    ? text
    : fault('INVOICE_CELL_DIGITS', place, cell);
}

/** Units as carriers' tables shorten them in a column of units. */
const SHORT_UNITS: Readonly<Record<string, string>> = { K: 'KG', L: 'LB', C: 'CM', I: 'IN' };
const unitIn = (cell: Cell): string => SHORT_UNITS[textOf(cell).toUpperCase()] ?? readUnit(cell);

/** A weight or a side with the unit of its cell, else that of a column of units, else the one that is given; grams as kilograms and the like. */
export function readMeasure<Unit extends string>(
  cell: Cell,
  {
    separator,
    units,
    usual,
    beside,
  }: {
    separator: DecimalSeparator | null;
    units: readonly Unit[];
    usual: string;
    beside: { cell: Cell; column: string } | null;
  },
  place: CellPlace,
): { value: number; units: Unit } | null {
  const { number, unit } = splitUnit(cell);
  const stated = beside && unitIn(beside.cell);
  const parsed =
    typeof number === 'number' ? { kind: 'number' as const, value: number } : parseNumber(number, separator);
  if (parsed.kind === 'ambiguous') return fault('INVOICE_CELL_AMBIGUOUS', place, cell);
  if (parsed.kind === 'invalid') return fault('INVOICE_CELL_NUMBER', place, cell);
  const known = inKnownUnit(parsed.value, unit ?? stated ?? usual);
  const found = units.find((each) => each === known.units);
  if (beside && ((unit !== null && unit !== stated) || (unit === null && found === undefined)))
    return fault('INVOICE_CELL_UNIT', { ...place, column: beside.column }, beside.cell);
  return found === undefined ? fault('INVOICE_CELL_UNIT', place, cell) : { value: known.value, units: found };
}

const SLASHED = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?: .*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/** The day, as `2026-03-31`; null where the cell names none, which is a fault. */
export function readDay(cell: Cell, order: DateOrder | undefined, place: CellPlace): string | null {
  const text = textOf(cell);
  const [first = '', second = '', third = ''] = SLASHED.exec(text)?.slice(1) ?? [];
  const ordered =
    order === undefined || first === '' || first.length === 4
      ? text.replace(COMPACT, '$1-$2-$3')
      : order === 'YMD'
        ? `20${first.padStart(2, '0')}-${second}-${third}`
        : `${third.padStart(4, '20')}-${order === 'DMY' ? `${second}-${first}` : `${first}-${second}`}`;
  return readDate(ordered) ?? fault('INVOICE_CELL_DATE', place, cell);
}

export function readCurrency(cell: Cell, place: CellPlace): string | null {
  const text = textOf(cell).toUpperCase();
  const code = currencyOfSign(text) ?? text;
  return isCurrency(code) ? code : fault('INVOICE_CELL_CURRENCY', place, cell);
}

/** A text; null where it is a number that a spreadsheet has rounded, which is a fault. */
export const readText = (cell: Cell, place: CellPlace): string | null =>
  isRounded(cell) ? fault('INVOICE_CELL_ROUNDED', place, cell) : textOf(cell).slice(0, LONGEST_TEXT);

/** A tracking number in capitals, without spaces. */
export function readTrackingNumber(cell: Cell, place: CellPlace): string | null {
  const text = textOf(cell).replaceAll(/[\s']/g, '').toUpperCase();
  return isRounded(text) ? fault('INVOICE_CELL_ROUNDED', place, cell) : text;
}
