import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Перевізника просять про маніфест',
    SUBMITTED: 'Перевізник створює свій маніфест',
    CREATED: 'Перевізник має свій маніфест',
    REFUSED: 'Перевізник не створив маніфесту',
    UNKNOWN: 'Перевізник, можливо, створив свій маніфест',
  },
  look: 'Подивіться на порталі перевізника, чи він його має.',
  leftOut: '{n} відправлення в ньому немає. | {n} відправлень у ньому немає. | {n} відправлень у ньому немає.',
  show: 'Показати відправлення',
  form: 'Форма перевізника {form}',
  printForm: 'Надрукувати форму перевізника {form}',
  noForm: 'Форму перевізника для {number} не вдалося отримати.',
  again: 'Просити перевізника знову',
  follow: 'Запитати, що сталося',
  notThere: 'Його немає: просити знову',
};
