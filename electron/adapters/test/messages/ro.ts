import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'Test',
  means: 'Nu cumpără nimic. Etichetele sunt marcate și nu pot fi expediate.',
  choice: 'Întâi o încercare',
  fields: {},
};
