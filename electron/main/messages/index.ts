import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import type { Language } from '#shared/format/languages.ts';
import { pluralIndex } from '#shared/format/plural.ts';
import type { Translated } from '#shared/format/translated.ts';

export type Words = Translated<typeof en>;

export const WORDS: Readonly<Record<Language, Words>> = { en, de, es, fr, pl, ro, tr, uk };

/** How many things need attention, in a sentence. */
export function attentionWords(language: Language, n: number): string {
  if (n === 0) return WORDS[language].calm;
  const alternatives = WORDS[language].attention.split(' | ');
  return (alternatives[pluralIndex(language, n, alternatives.length)] ?? '').replace('{n}', String(n));
}
