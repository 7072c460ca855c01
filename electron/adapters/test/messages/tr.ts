import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'Sına',
  means: 'Hiçbir şey almaz. Etiketler işaretlidir ve gönderilemez.',
  choice: 'Önce deneyin',
  fields: {},
};
