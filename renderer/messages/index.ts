import { createI18n } from 'vue-i18n';
import { inEachLanguage, LANGUAGES, LANGUAGE_CODES, localeOf, type Language } from '#shared/format/languages.ts';
import { pluralIndex } from '#shared/format/plural.ts';
import { spokenIn, type Spoken } from '#shared/schema/by-language.ts';
import type { en } from './en/index.ts';
import type { PathsOf, Translated } from './translated.ts';

export type Messages = Translated<typeof en>;
/** Every sentence of the window has one of these keys. */
export type MessageKey = PathsOf<typeof en>;

/** The window loads the language that it speaks, and no other. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
  pl: async () => (await import('./pl/index.ts')).pl,
  ro: async () => (await import('./ro/index.ts')).ro,
  tr: async () => (await import('./tr/index.ts')).tr,
  uk: async () => (await import('./uk/index.ts')).uk,
};

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as Language,
  fallbackLocale: false,
  messages: {} as Record<Language, Messages>,
  missingWarn: true,
  pluralRules: inEachLanguage(
    (language) => (n: number, alternatives: number) => pluralIndex(language, n, alternatives),
  ),
});

let wanted: Language | null = null;

/** Speaks the language once its words are there. @throws Error where they cannot be loaded; then the window goes on in the one before */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await load(language);
  if (wanted !== language) return;
  i18n.global.locale.value = language;
  document.documentElement.lang = language;
}

/** Loads the words of the language, without speaking it. */
export async function load(language: Language): Promise<void> {
  if (i18n.global.availableLocales.includes(language)) return;
  i18n.global.setLocaleMessage(language, await CATALOGUES[language]());
}

/** All words of the language that the window speaks, where the station's own names have to be looked up among them. */
export const catalogue = (): Messages => i18n.global.messages.value[i18n.global.locale.value];

/** What the station says in several languages, in the window's. */
export const inLanguage = <T>(words: Spoken<T>): T => spokenIn(i18n.global.locale.value, words);

const numbers = inEachLanguage((language) => new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 6 }));

/** Values for the placeholders of a sentence; `n` also chooses the form that counts so many, and is written as its language does. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The sentence of that key in the window's language. */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const n = values['n'];
  if (typeof n !== 'number') return i18n.global.t(key, values, { plural: 1 });
  return i18n.global.t(key, { ...values, n: numbers[i18n.global.locale.value].format(n) }, { plural: n });
}

/** A language by its own name; one that nobody has read yet says so. */
export function languageName(language: Language): string {
  const { name, reviewed } = LANGUAGES.find(({ code }) => code === language) ?? { name: language, reviewed: true };
  return reviewed ? name : t('shell.languageNotReviewed', { name });
}

/** The languages to choose from. */
export const languageOptions = (): { value: Language; label: string }[] =>
  LANGUAGE_CODES.map((value) => ({ value, label: languageName(value) }));
