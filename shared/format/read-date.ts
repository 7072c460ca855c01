const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Ways of writing a date that mean one day only: of `3/4/2026` nobody knows which it is. */
const FORMS: readonly [RegExp, (parts: string[]) => [year: string, month: string, day: string]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, ([year = '', month = '', day = '']) => [year, month, day]],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: .*)?$/, ([day = '', month = '', year = '']) => [year, month, day]],
  [
    /^([A-Za-z]{3})[a-z]*[- ](\d{1,2})(?:-|, ?| )(\d{4}|\d{2})$/,
    ([month = '', day = '', year = '']) => [year, byName(month), day],
  ],
  [
    /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{4}|\d{2})$/,
    ([day = '', month = '', year = '']) => [year, byName(month), day],
  ],
];

const byName = (month: string) => String(MONTHS.indexOf(month.toLowerCase()) + 1);

/** The day that a text names, as `2026-03-31`; null where it names none, or may mean two. */
export function readDate(text: string): string | null {
  for (const [pattern, partsOf] of FORMS) {
    const match = pattern.exec(text.trim());
    if (!match) continue;
    const [year, month, day] = partsOf(match.slice(1));
    const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const at = new Date(`${date}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null;
  }
  return null;
}
