/** As it is counted and printed: Unicode's composed form (contract, section 5: label messages). */
export const composed = (text: string): string => text.normalize('NFC');

/** Code points, so that neither an umlaut nor an emoji counts twice. */
export const codePoints = (text: string): number => [...text].length;

export const isBlank = (text: string | null | undefined): boolean => !text?.trim();
