interface SpokenLanguage {
  /** ISO 639-1. */
  code: string;
  /** As its speakers call it. */
  name: string;
  /** Whether a person who speaks it has read all of it. */
  reviewed: boolean;
}

/** Every language of the station and its window, in the order of the menu. The README of the window says how to add one. */
export const LANGUAGES = [
  { code: 'en', name: 'English', reviewed: true },
  { code: 'de', name: 'Deutsch', reviewed: true },
  { code: 'es', name: 'Español', reviewed: false },
  { code: 'fr', name: 'Français', reviewed: false },
  { code: 'pl', name: 'Polski', reviewed: false },
  { code: 'ro', name: 'Română', reviewed: false },
  { code: 'tr', name: 'Türkçe', reviewed: false },
  { code: 'uk', name: 'Українська', reviewed: false },
] as const satisfies readonly SpokenLanguage[];

export type Language = (typeof LANGUAGES)[number]['code'];

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

export const isLanguage = (text: unknown): text is Language => LANGUAGE_CODES.some((code) => code === text);

/** English where the language is none of the station's. @param locale such as `de-AT` */
export function languageOf(locale: string): Language {
  const code = locale.toLowerCase().split(/[-_]/)[0];
  return isLanguage(code) ? code : 'en';
}

/** For numbers, dates and names of countries; British for English, whose dates nobody can misread: 21 Nov 2026. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The same in every language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<Language, T>;
