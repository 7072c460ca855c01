import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'Тест',
  means: 'Нічого не купує. Етикетки позначено, відправляти з ними не можна.',
  choice: 'Спершу спробувати',
  fields: {},
};
