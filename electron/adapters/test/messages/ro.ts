import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'Testează',
  means: 'Nu cumpără nimic. Etichetele sunt marcate și nu pot fi expediate.',
  choice: 'Încercați întâi',
  fields: {},
};
