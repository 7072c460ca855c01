import { de } from '#renderer/messages/de/index.ts';
import { en } from '#renderer/messages/en/index.ts';
import { es } from '#renderer/messages/es/index.ts';
import { fr } from '#renderer/messages/fr/index.ts';
import { pl } from '#renderer/messages/pl/index.ts';
import { ro } from '#renderer/messages/ro/index.ts';
import { tr } from '#renderer/messages/tr/index.ts';
import { uk } from '#renderer/messages/uk/index.ts';
import type { Translated } from '#renderer/messages/translated.ts';
import type { Language } from '#shared/format/languages.ts';

/** All that the window says. */
export type Messages = Translated<typeof en>;

/** All that the window says, in each of its languages. */
export const WORDS: Readonly<Record<Language, Messages>> = { de, en, es, fr, pl, ro, tr, uk };
