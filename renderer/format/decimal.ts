import { parseNumber, type DecimalSeparator } from '#shared/format/parse-number.ts';
import { i18n } from '#renderer/messages/index.ts';

/** A decimal as people type it. Empty where nothing is typed. */
export type TypedNumber = string;

/** `,` in German, `.` in English. */
export const decimalMarkOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** How the language that the window speaks writes decimals. */
const ownSeparator = (): DecimalSeparator => (decimalMarkOf(i18n.global.locale.value) === ',' ? 'COMMA' : 'POINT');

/**
 * What was typed, by the parser that tables have: comma and point are both taken for the decimal mark, except where that could be wrong by a
 * factor of a thousand. There the language decides, if the mark is its own: `1.250` is 1.25 in an English window, and `1,250` is asked about.
 */
function readTyped(typed: TypedNumber) {
  const parsed = parseNumber(typed, null);
  return parsed.kind === 'ambiguous' ? parseNumber(typed, ownSeparator()) : parsed;
}

/** The number that was typed; null where nothing was, NaN where it is no number, or may be two. */
export function parseDecimal(typed: TypedNumber): number | null {
  if (typed.trim() === '') return null;
  const parsed = readTyped(typed);
  return parsed.kind === 'number' ? parsed.value : Number.NaN;
}

/** What is sent of it: what is no number as it was typed, so that the station says what it thinks of it; undefined where nothing was. */
export function sentNumber(typed: TypedNumber): number | string | undefined {
  const value = parseDecimal(typed);
  if (value === null) return undefined;
  return Number.isNaN(value) ? typed.trim() : value;
}

/** The two numbers that a text may mean, larger first, as they can be typed without doubt; null where there is no doubt. */
export function bothReadings(text: string): [TypedNumber, TypedNumber] | null {
  const parsed = parseNumber(text, null);
  if (parsed.kind !== 'ambiguous') return null;
  const decimalMark = decimalMarkOf(i18n.global.locale.value);
  const [larger, smaller] = parsed.readings.toSorted((one, other) => Math.abs(other) - Math.abs(one));
  return [writtenDecimal(larger ?? 0, decimalMark), writtenDecimal(smaller ?? 0, decimalMark)];
}

/** The same of what was typed here, where the language of the window does not settle it. */
export const possibleReadings = (typed: TypedNumber) =>
  readTyped(typed).kind === 'ambiguous' ? bothReadings(typed) : null;

/** A number that nobody typed, as the language writes it: the point in it, if any, is its decimal mark. */
export const writtenDecimal = (value: number | string, decimalMark: string): TypedNumber =>
  String(value).replace('.', decimalMark);

/** What was typed, with the decimal mark of the language; what is no number stays as it is. */
export function localDecimal(typed: TypedNumber, decimalMark: string): string {
  const text = typed.trim();
  const value = parseDecimal(text);
  if (value === null || Number.isNaN(value)) return text;
  const isGrouped = (text.match(/[.,\s'’]/g) ?? []).length > 1;
  return isGrouped ? writtenDecimal(value, decimalMark) : text.replace(/[.,]/, decimalMark);
}
