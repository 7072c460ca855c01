import { countryCodeOf } from '#shared/format/country-names.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { localDayIn } from '#shared/format/local-day.ts';
import { readDate } from '#shared/format/read-date.ts';
import type { SourceState } from '#shared/schema/orders/order-draft.ts';
import { CANCELLED_WORDS, SHIPPED_WORDS, textOf, type Cell, type Reading } from '../../batches/index.ts';
import type { SourceRow } from '../deps.ts';
import { cellIn, type MappingRules } from './fields.ts';

export const faulty = (trouble: Diagnostic): { fault: string; trouble: Diagnostic } => ({
  fault: inEnglish(trouble),
  trouble,
});

/** DONE: sent without the station. PARTLY: some of it was. */
export type SaidState = SourceState | 'DONE' | 'PARTLY';

/** What shops call the states of an order, and of a line. */
const STATE_WORDS: Readonly<Record<SaidState, string>> = {
  OPEN: 'open|new|paid|processing|in progress|unfulfilled|unshipped|ready|ready to ship|awaiting shipment|awaiting fulfillment|pending fulfillment|request declined|offen|neu|bezahlt|in bearbeitung|versandbereit|zur lieferung bereit|in bearbeitung (wartet)',
  PARTLY: 'partial|partially fulfilled|teilweise ausgeliefert|teilweise abgeschlossen',
  HELD: 'held|hold|on hold|holded|scheduled|pending|pending payment|payment review|fraud|failed|awaiting payment|angehalten|wartend|zahlung ausstehend|klärung notwendig',
  CANCELLED: `${CANCELLED_WORDS}|not eligible`,
  DONE: SHIPPED_WORDS,
};
const STATES = new Map(
  (Object.entries(STATE_WORDS) as [SaidState, string][]).flatMap(([state, words]) =>
    words.split('|').map((word): [string, SaidState] => [word, state]),
  ),
);

export function readState(cell: Cell): Reading<SaidState> {
  const words = textOf(cell);
  const bare = words
    .toLowerCase()
    .replace(/^wc-/, '')
    .replace(/[\s_-]+/g, ' ');
  const value = STATES.get(bare);
  return value ? { value } : faulty(diagnostic('SOURCE_STATE_UNKNOWN', { words }));
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

export const readWords = (cell: Cell, separator: RegExp): string[] => [
  ...new Set(
    textOf(cell)
      .split(separator)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
