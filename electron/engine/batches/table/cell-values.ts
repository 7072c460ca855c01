import { currencyOfSign, splitCurrencySign } from '#shared/format/currency-sign.ts';
import { parseNumber, type DecimalSeparator, type ParsedNumber } from '#shared/format/parse-number.ts';
import { decimal } from '../../rules/index.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** What stands in a cell; numbers come from spreadsheets and are exact. */
export type Cell = string | number;

/** A value read from a cell, or in words why there is none. */
export type Reading<T> =
  | { value: T; fault?: undefined; trouble?: undefined }
  | { fault: string; trouble?: Diagnostic; value?: undefined };

/** The formula that keeps a number a text in Excel, `="00123"`. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;
/** The apostrophe that does so; in front of a letter it may be part of a name. */
const TEXT_MARK = /^['’](?=[+\d])/;

/** Text as it can be printed: line ends and runs of spaces become one space, and the marks by which a spreadsheet keeps a text are gone. */
export function textOf(cell: Cell): string {
  const text = String(cell).replace(/\s+/g, ' ').trim();
  const quoted = text.startsWith('=') ? TEXT_FORMULA.exec(text)?.[1] : undefined;
  return (quoted?.replaceAll('""', '"').trim() ?? text).replace(TEXT_MARK, '');
}

/** As a spreadsheet shows a number that is too long for it: `1.23457E+15`. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** Whether digits of a number are lost, because a spreadsheet took it for a quantity. */
export const isRounded = (cell: Cell): boolean => typeof cell === 'string' && ROUNDED.test(textOf(cell));

/** What a formula that has no value shows, in the languages of spreadsheets: `#N/A`, `#NV`, `#REF!`, `#¿NOMBRE?`. */
const ERROR = /^#(?:[¡¿]?[\p{Lu}\d/_]{2,12}[!?]|N\/[AD]|NV|YOK|Н\/Д)$/u;

/** What a cell of text, such as a number of which each digit counts, shows in the place of its value; null where it shows that. */
export function lostIn(cell: Cell): Diagnostic | null {
  if (typeof cell !== 'string') return null;
  const words = textOf(cell);
  if (isRounded(cell)) return diagnostic('CELL_ROUNDED', { words });
  return ERROR.test(words) ? diagnostic('CELL_ERROR', { words }) : null;
}

export function readText(cell: Cell): Reading<string> {
  const trouble = lostIn(cell);
  return trouble ? { fault: inEnglish(trouble), trouble } : { value: textOf(cell) };
}

/** What begins so has something in it, whatever follows; a table has many cells. */
const BEGINS_WITH_TEXT = /^\w/;

export const isFilled = (cell: Cell | null | undefined): cell is Cell =>
  cell !== undefined && cell !== null && cell !== '' && (BEGINS_WITH_TEXT.test(String(cell)) || textOf(cell) !== '');

/**
 * Of a binary number that was reckoned with, tables give out more digits than it holds: 19.989999999999998 is 19.99.
 * @param separator how the table writes decimals; null where that is not known.
 */
export function readNumber(cell: Cell, separator: DecimalSeparator | null): Reading<number> {
  const parsed = parsedCell(cell, separator);
  if (parsed.kind === 'number') return { value: Number(parsed.value.toPrecision(15)) };
  return parsed.kind === 'invalid' ? { fault: `"${textOf(cell)}" is not a number.` } : bothOf(cell, parsed.readings);
}

export function readWhole(cell: Cell, separator: DecimalSeparator | null): Reading<number> {
  const parsed = parsedCell(cell, separator);
  if (parsed.kind === 'ambiguous') return bothOf(cell, parsed.readings);
  if (parsed.kind === 'number' && Number.isSafeInteger(parsed.value)) return { value: parsed.value };
  const trouble = diagnostic('CELL_NOT_WHOLE', { words: textOf(cell) });
  return { fault: inEnglish(trouble), trouble };
}

const parsedCell = (cell: Cell, separator: DecimalSeparator | null): ParsedNumber =>
  typeof cell === 'number' ? { kind: 'number', value: cell } : parseNumber(textOf(cell), separator);

function bothOf(cell: Cell, [point, comma]: readonly [number, number]): Reading<number> {
  return {
    fault: `"${textOf(cell)}" can mean ${point} and ${comma}: write ${unmistakable(point)} or ${unmistakable(comma)}.`,
  };
}

const unmistakable = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(4));

const UNITS: ReadonlyMap<string, string> = new Map([
  ['gr', 'G'],
  ['gram', 'G'],
  ['grams', 'G'],
  ['gramm', 'G'],
  ['ounce', 'OZ'],
  ['ounces', 'OZ'],
  ['unze', 'OZ'],
  ['unzen', 'OZ'],
  ['kilos', 'KG'],
  ['kilograms', 'KG'],
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
  return UNITS.get(text.toLowerCase()) ?? currencyOfSign(text) ?? text.toUpperCase();
};

/** `1 lb 3 oz`, `1lb. 3.5oz`, `2 pounds, 4 ounces`. */
const POUNDS_AND_OUNCES = /^(\d{1,6})\s*(?:lbs?\.?|pounds?|#)[\s,]*(\d{1,6}(?:\.\d{1,6})?)\s*(?:oz\.?|ounces?)$/i;

/** The number and the unit of a cell that holds both, such as `2,5 kg`, `1 lb 3 oz` or `19,99 €`; the unit is null where there is only a number. */
export function splitUnit(cell: Cell): { number: Cell; unit: string | null } {
  const [, pounds, ounces] = typeof cell === 'string' ? (POUNDS_AND_OUNCES.exec(textOf(cell)) ?? []) : [];
  if (pounds !== undefined && ounces !== undefined) {
    return { number: decimal(pounds).times(16).plus(ounces).toNumber(), unit: 'OZ' };
  }
  const money = typeof cell === 'string' ? splitCurrencySign(textOf(cell)) : null;
  const currency = money && currencyOfSign(money.sign);
  if (money && currency !== null) return { number: money.amount, unit: currency };
  const [, number, unit] = typeof cell === 'string' ? (/^(.*\d)\s*([a-z]+\.?|")\s*$/i.exec(textOf(cell)) ?? []) : [];
  return number === undefined || unit === undefined ? { number: cell, unit: null } : { number, unit: readUnit(unit) };
}

/** Units that the API does not know, in ones that it does. */
const LESSER_UNITS: Readonly<Record<string, { unit: string; parts: number }>> = {
  G: { unit: 'KG', parts: 1000 },
  OZ: { unit: 'LB', parts: 16 },
  MM: { unit: 'CM', parts: 10 },
};

/** The unit that the API has for one of a table; what is not known stays as it is. */
export const knownUnit = (units: string): string => LESSER_UNITS[units]?.unit ?? units;

/** The same in a unit that the API knows: grams in kilograms, ounces in pounds, millimetres in centimetres. */
export function inKnownUnit(value: number, units: string): { value: number; units: string } {
  const lesser = LESSER_UNITS[units];
  return lesser ? { value: decimal(value).div(lesser.parts).toNumber(), units: lesser.unit } : { value, units };
}
