import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import type { Language } from '#shared/format/languages.ts';
import type { Translated } from '#shared/format/translated.ts';

export const words = { en, de, es, fr, pl, ro, tr, uk } as const satisfies Record<Language, Translated<typeof en>>;
