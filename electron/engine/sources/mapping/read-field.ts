import { countryCodeOf } from '#shared/format/country-names.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { localDayIn } from '#shared/format/local-day.ts';
import { readDate } from '#shared/format/read-date.ts';
import { paymentStateIn, shopStateIn, textOf, type Cell, type Reading, type SaidState } from '../../batches/index.ts';
import type { SourceState } from '#shared/schema/orders/order-draft.ts';
import type { SourceRow } from '../deps.ts';
import { cellIn, type MappingRules } from './fields.ts';

export const faulty = (trouble: Diagnostic): { fault: string; trouble: Diagnostic } => ({
  fault: inEnglish(trouble),
  trouble,
});

const known = <State extends SaidState>(cell: Cell, value: State | undefined): Reading<State> =>
  value ? { value } : faulty(diagnostic('SOURCE_STATE_UNKNOWN', { words: textOf(cell) }));

export const readState = (cell: Cell): Reading<SaidState> => known(cell, shopStateIn(cell));

/** Whether it is paid, in the words of a shop or as yes or no. */
export function readPayment(cell: Cell): Reading<SourceState> {
  const isPaid = readYes(cell).value;
  return known(cell, isPaid === undefined ? paymentStateIn(cell) : isPaid ? 'OPEN' : 'HELD');
}

/** What MySQL has in place of no date is none. */
export const dated = (cell: Cell | null) => (cell !== null && /^0000-00-00/.test(textOf(cell)) ? null : cell);

/** What the row says of its line. */
export function lineStateIn(row: SourceRow, rules: MappingRules): SaidState | undefined {
  const cell = cellIn(row, 'line.state', rules);
  const said = cell === null ? undefined : readState(cell).value;
  return said !== 'CANCELLED' && dated(cellIn(row, 'line.shippedAt', rules)) !== null ? 'DONE' : said;
}

export const isShippedAtShop = (row: SourceRow, rules: MappingRules) =>
  ['DONE', 'PARTLY'].includes(lineStateIn(row, rules) ?? '');

/** Whether the row says that some of its order was shipped. */
export function isOfPartlyShipped(row: SourceRow, rules: MappingRules): boolean {
  const cell = cellIn(row, 'state', rules);
  return cell !== null && readState(cell).value === 'PARTLY';
}

/** A day; of an instant with its distance from UTC, the one that it falls on here. */
export function readDay(cell: Cell): Reading<string> {
  const words = textOf(cell);
  const written = readDate(words);
  if (written === null) return faulty(diagnostic('SOURCE_DATE_UNKNOWN', { words }));
  return { value: localDayIn(words) ?? written };
}

const YES = new Set(['1', 'true', 't', 'yes', 'y', 'x', 'ja', 'j', 'wahr']);
const NO = new Set(['0', 'false', 'f', 'no', 'n', 'nein', 'falsch']);

export function readYes(cell: Cell): Reading<boolean> {
  const words = textOf(cell).toLowerCase();
  if (YES.has(words)) return { value: true };
  return NO.has(words) ? { value: false } : { fault: `"${textOf(cell)}" is neither yes nor no.` };
}

export const readCountry = (cell: Cell): string => countryCodeOf(textOf(cell)) ?? textOf(cell).toUpperCase();

/** Words with marks between them, or a list of them as databases have one. */
export const readWords = (cell: Cell, separator: RegExp): string[] => [
  ...new Set(
    (elementsOf(textOf(cell)) ?? textOf(cell).split(separator))
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** An element of a list of PostgreSQL, in quotation marks where it has others than letters and digits. */
const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,"]+)/g;

/** Those of `["a","b"]` in JSON, and of `{a,"b, c"}` in PostgreSQL; null of any other text. */
function elementsOf(text: string): string[] | null {
  if (text.startsWith('{') && text.endsWith('}'))
    return [...text.slice(1, -1).matchAll(ELEMENT)].map(([, quoted, plain = '']) =>
      quoted === undefined ? (plain === 'NULL' ? '' : plain) : quoted.replaceAll(/\\(.)/g, '$1'),
    );
  const list = text.startsWith('[') ? listIn(text)?.filter((each) => each !== null) : null;
  return list?.every((each) => typeof each === 'string' || typeof each === 'number') ? list.map(String) : null;
}

function listIn(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
