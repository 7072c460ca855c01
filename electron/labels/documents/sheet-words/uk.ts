import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  commands: {
    title: 'Команди для сканування',
    lead: 'Повісьте цей аркуш на робочому місці. Відсканована команда робить те, що написано; жодна нічого не купує.',
    commands: {
      acknowledge: { name: 'OK', does: 'Підтверджує невдалий скан і знову відкриває форму.' },
      clear: { name: 'Очистити', does: 'Спорожнює форму для наступного відправлення.' },
      addPackage: { name: 'Наступне місце', does: 'Додає вантажне місце до відправлення.' },
      reprintLast: { name: 'Передрук', does: 'Друкує останню етикетку ще раз, безкоштовно.' },
    },
  },
  badges: {
    title: 'Бейджі',
    lead: 'Розріжте їх. Відсканований біля вікна бейдж реєструє там людину.',
  },
};
