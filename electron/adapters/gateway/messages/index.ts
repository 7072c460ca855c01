import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from '#shared/format/languages.ts';
import type { Translated } from '#shared/format/translated.ts';

export const words = { en, de } as const satisfies Record<Language, Translated<typeof en>>;
