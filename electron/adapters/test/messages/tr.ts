import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Deneme',
  means: 'Hiçbir şey satın almaz. Etiketler işaretlidir, gönderimde kullanılamaz.',
  choice: 'Önce denemek için',
  fields: {},
};
