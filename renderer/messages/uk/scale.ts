import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Ваги',
  states: {
    OFF: 'не налаштовано',
    DISCONNECTED: 'не під’єднано',
    SILENT: 'мовчать',
    ZERO: 'порожні',
    MOVING: 'нестала',
    STABLE: 'стала',
    LIFT_OFF: 'зніміть, до нуля',
    UNDER_ZERO: 'нижче нуля',
    OVER_RANGE: 'заважко',
    NEEDS_ZERO: 'обнуліть',
    FAULT: 'несправність',
  },
  weigh: 'Взяти вагу',
  giveUp: 'Не зважувати',
  waiting: 'Чекаємо сталої ваги.',
  taken: 'Посилка {n}: {weight}',
  tooLate: 'Форму змінено під час читання ваг: зважте знову.',
  set: {
    title: 'Ваги цієї станції',
    which: 'Ваги',
    none: 'Немає',
    firstUsb: 'Перші знайдені ваги USB',
    protocol: 'Як вони говорять',
    protocols: { sics: 'Відповідають на запит (SICS)', continuous: 'Надсилають самі (ST,GS, 1.234kg)' },
    baudRate: 'Бод',
    framing: 'Біти',
    look: 'Шукати ваги',
    save: 'Використати ці ваги',
    saved: 'Ваги налаштовано.',
    try: 'Покладіть щось: вага з’явиться тут. Потім зніміть, до нуля.',
    tried: 'Вагу взято: {weight}. Рахується раз.',
  },
};
