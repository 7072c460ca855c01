/** A decimal as people type it: digits with at most one comma or point, which are the same. Empty where nothing is typed. */
export type TypedNumber = string;

/** The number that was typed; null where nothing was, NaN where it is no number. Comma and point both mean the decimal mark. */
export function parseDecimal(typed: TypedNumber): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** What was typed, with the decimal mark of the language; what is no number stays as it is. */
export function localDecimal(typed: TypedNumber, decimalMark: string): string {
  const value = parseDecimal(typed);
  if (value === null || Number.isNaN(value)) return typed.trim();
  return typed.trim().replace(/[.,]/, decimalMark);
}

/** `,` in German, `.` in English. */
export const decimalMarkOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
