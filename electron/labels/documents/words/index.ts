import { inEachLanguage, type Language } from '#shared/format/languages.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, de, es, fr, pl, ro, tr, uk };

/** Each text with English beside it, for those on either side of a border: "Handelsrechnung / Commercial invoice". */
export const WITH_ENGLISH: Readonly<Record<Language, Words>> = inEachLanguage((language) =>
  beside(WORDS[language], en),
);

/** What says numbers stays in the one language. */
function beside<T extends object>(own: T, english: T): T {
  const both = Object.entries(own).map(([key, text]: [string, unknown]) => {
    const other = (english as Record<string, unknown>)[key];
    if (typeof text === 'object') return [key, beside(text as object, other as object)];
    return [key, typeof text !== 'string' || text === other ? text : `${text} / ${other as string}`];
  });
  return Object.fromEntries(both) as T;
}
