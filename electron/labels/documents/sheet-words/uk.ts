import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  commands: {
    title: 'Команди для сканування',
    lead: 'Повісьте цей аркуш на робочому місці. Сканована команда робить, що каже; жодна не купує.',
    commands: {
      acknowledge: { name: 'OK', does: 'Підтверджує невдалий скан і знову відкриває форму.' },
      clear: { name: 'Очистити', does: 'Спорожнює форму для наступного відправлення.' },
      addPackage: { name: 'Наступна посилка', does: 'Додає посилку до відправлення.' },
      reprintLast: { name: 'Друк знову', does: 'Друкує останню етикетку ще раз, безкоштовно.' },
    },
  },
  badges: {
    title: 'Бейджі',
    lead: 'Розріжте їх. Сканований біля вікна впускає там людину.',
  },
};
