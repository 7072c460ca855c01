import { Type, type TSchema } from 'typebox';
import { inEachLanguage, type Language } from '../format/languages.ts';

/** What is said, in each language of the station. */
export const ByLanguage = <T extends TSchema>(words: T) =>
  Type.Object(
    inEachLanguage(() => words),
    { description: 'By language' },
  );

/** What an adapter says: in English at least, which stands in where a language is not among them. */
export type Spoken<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** What is said in the language. */
export const spokenIn = <T>(language: Language, words: Spoken<T>): T =>
  (words as Partial<Record<Language, T>>)[language] ?? words.en;
