import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'У перевізника просять маніфест',
    SUBMITTED: 'Перевізник робить маніфест',
    CREATED: 'Перевізник має свій маніфест',
    REFUSED: 'Перевізник не зробив маніфесту',
    UNKNOWN: 'Перевізник міг зробити маніфест',
  },
  look: 'Погляньте в порталі перевізника, чи він є.',
  leftOut: 'Немає на ньому {n} відправлення. | Немає на ньому {n} відправлень. | Немає на ньому {n} відправлень.',
  show: 'Показати відправлення',
  form: 'Форма перевізника {form}',
  noForm: 'Форму перевізника для {number} не вдалося отримати.',
  again: 'Просити перевізника знову',
  follow: 'Запитати, що з ним сталося',
  notThere: 'Його немає: просити знову',
};
