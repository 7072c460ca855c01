import { languageOf, type Language } from '#shared/format/languages.ts';

/**
 * The language that most people in the country read, by Unicode's likely subtags (CLDR), where papers are written in it; English elsewhere:
 * the Universal Postal Union and customs take English beside the country's own.
 */
export const languageIn = (countryCode: string): Language =>
  languageOf(new Intl.Locale(`und-${countryCode}`).maximize().language);
