import { createI18n } from 'vue-i18n';
import type { Language } from '#renderer/stores/settings.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { PathsOf, Translated } from './translated.ts';

export type Messages = Translated<typeof en>;
/** Every sentence of the window has one of these keys. */
export type MessageKey = PathsOf<typeof en>;

export const i18n = createI18n<[Messages], Language, false>({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en, de },
  missingWarn: true,
});

/** What the station says in both languages, in the window's. */
export const inLanguage = <T>(words: Readonly<Record<Language, T>>): T => words[i18n.global.locale.value];

/** Values for the placeholders of a sentence; `n` also chooses between one and many. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The sentence of that key in the window's language. */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const n = values['n'];
  return i18n.global.t(key, values, { plural: typeof n === 'number' ? n : 1 });
}
