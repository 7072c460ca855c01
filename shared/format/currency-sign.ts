/** What people write in place of a currency's code; null where it is of several. */
const SIGNS: ReadonlyMap<string, string | null> = new Map(
  Object.entries({
    ...{ '€': 'EUR', '£': 'GBP', us$: 'USD', $: 'USD', '¥': null, kr: null, 'kr.': null },
    ...{ zł: 'PLN', zl: 'PLN', lei: 'RON', leu: 'RON', '₺': 'TRY', tl: 'TRY', '₴': 'UAH', грн: 'UAH', 'грн.': 'UAH' },
    ...{ kč: 'CZK', ft: 'HUF', 'fr.': 'CHF', 'sfr.': 'CHF' },
  }),
);
const LONGEST_FIRST = [...SIGNS.keys()].toSorted((one, other) => other.length - one.length);

/** The code of the currency that the sign stands for; null where it is none, or one of several. */
export const currencyOfSign = (text: string): string | null => SIGNS.get(text.trim().toLowerCase()) ?? null;

/** An amount and the sign beside it, in front or behind; null where there is no sign. */
export function splitCurrencySign(text: string): { amount: string; sign: string } | null {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  for (const sign of LONGEST_FIRST) {
    if (lower.startsWith(sign)) return { amount: trimmed.slice(sign.length).trim(), sign };
    if (lower.endsWith(sign)) return { amount: trimmed.slice(0, -sign.length).trim(), sign };
  }
  return null;
}
