import { localeOf, type Language } from '#shared/format/languages.ts';

export const weightText = (weight: { value: number; units: string }) => `${weight.value} ${weight.units.toLowerCase()}`;

/** Two decimals at least, more where they were given: "USD 12.50", "KWD 1.125". */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  const places = (String(amount).split('.')[1] ?? '').length;
  return `${currency} ${amount.toFixed(Math.max(2, places))}`;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** "15 Jan 2026"; in German "15. Jan. 2026". */
export function dateText(instant: number, timeZone: string, language: Language = 'en'): string {
  const key = `${language} ${timeZone}`;
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  dateFormats.set(key, format);
  return format.format(instant);
}
