import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  clientId: 'ID клієнта',
  clientIdHint: 'Вашого застосунку на {portal}.',
  clientSecret: 'Секрет клієнта',
  host: 'Етикетки',
  live: 'Для відправлення, платно',
  test: 'Для проби, безкоштовно',
};
