import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from '#shared/format/languages.ts';
import type { Translated } from '#shared/format/translated.ts';

/** What a packer reads follows the packer's language. */
export const SHEET_WORDS: Readonly<Record<Language, Translated<typeof en>>> = { en, de };
