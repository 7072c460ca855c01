/** How a file writes decimals: with a point, with a comma, or not to be told from what it holds. */
export const DECIMAL_SEPARATORS = ['POINT', 'COMMA'] as const;
export type DecimalSeparator = (typeof DECIMAL_SEPARATORS)[number];

export type ParsedNumber =
  | { kind: 'number'; value: number }
  /** May mean two numbers, a thousand times apart. */
  | { kind: 'ambiguous'; readings: [number, number] }
  | { kind: 'invalid' };

/** 12, 12.5, .5, 1,234.5 and 1,234,567.8: digits in groups of three, or in none. */
const WITH_POINT = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;
/** 12, 12,5, 1.234,5 and 1.234.567,8. */
const WITH_COMMA = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,\d*)?$/;
/** Grouping that cannot be a decimal separator: spaces, and the apostrophe of Switzerland. */
const GROUPING = /(?<=\d)[\u00a0\u202f' ’](?=\d{3}(?:\D|$))/g;

/**
 * A number as people write it in tables. One that reads differently with point and comma, such as `1,250`, is ambiguous, for a guess could
 * be wrong by a factor of a thousand. A separator that is known settles it only where the mark is that separator: with COMMA `1,250` is
 * 1.25, and `1.250` stays ambiguous, because it may be the slip of a hand.
 */
export function parseNumber(text: string, separator: DecimalSeparator | null): ParsedNumber {
  const bare = text.trim().replace(GROUPING, '');
  const point = WITH_POINT.test(bare) ? valueOf(bare.replaceAll(',', '')) : null;
  const comma = WITH_COMMA.test(bare) ? valueOf(bare.replaceAll('.', '').replace(',', '.')) : null;
  if (point !== null && comma !== null && point !== comma) {
    const isSettled = separator !== null && bare.includes(MARKS[separator]);
    if (!isSettled) return { kind: 'ambiguous', readings: [point, comma] };
  }
  if (separator !== null) return known(separator === 'POINT' ? point : comma);
  return known(point ?? comma);
}

const MARKS: Readonly<Record<DecimalSeparator, string>> = { POINT: '.', COMMA: ',' };

const known = (value: number | null): ParsedNumber =>
  value === null ? { kind: 'invalid' } : { kind: 'number', value };

function valueOf(text: string): number | null {
  const value = /\d/.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : null;
}

/** The separator that the text can only have been written with; null where it fits both, or is no number. */
export function separatorOf(text: string): DecimalSeparator | null {
  const fits = (separator: DecimalSeparator) => parseNumber(text, separator).kind === 'number';
  if (parseNumber(text, null).kind !== 'number' || fits('POINT') === fits('COMMA')) return null;
  return fits('POINT') ? 'POINT' : 'COMMA';
}

/** The one separator that numbers of a table show; null where none shows one, or they contradict each other. */
export function evidentSeparator(texts: Iterable<string>): DecimalSeparator | null {
  let evident: DecimalSeparator | null = null;
  for (const text of texts) {
    const shown = separatorOf(text);
    if (shown !== null && evident !== null && shown !== evident) return null;
    evident ??= shown;
  }
  return evident;
}
