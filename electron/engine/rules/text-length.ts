/** A composed character stands for at most four code points, of two UTF-16 units each. */
const MAX_UNITS_PER_CHARACTER = 8;

/**
 * As it is counted and printed: Unicode's composed form (contract, section 5: label messages). A text that no composing could bring down
 * to `limit` characters stays as it is, because to compose a long run of accents takes time that grows with its square.
 */
export const composed = (text: string, limit: number): string =>
  text.length > limit * MAX_UNITS_PER_CHARACTER ? text : text.normalize('NFC');

/** Code points, so that neither an umlaut nor an emoji counts twice. */
export const codePoints = (text: string): number => [...text].length;

export const isBlank = (text: string | null | undefined): boolean => !text?.trim();
