import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Ваги',
  states: {
    OFF: 'не налаштовано',
    DISCONNECTED: 'не під’єднано',
    SILENT: 'мовчать',
    ZERO: 'порожні',
    MOVING: 'нестабільно',
    STABLE: 'стабільно',
    LIFT_OFF: 'зніміть, до нуля',
    UNDER_ZERO: 'нижче нуля',
    OVER_RANGE: 'заважко',
    NEEDS_ZERO: 'виставте нуль',
    FAULT: 'несправність',
  },
  weigh: 'Взяти вагу',
  giveUp: 'Не зважувати',
  waiting: 'Чекаємо на стабільну вагу.',
  taken: 'Місце {n}: {weight}',
  tooLate: 'Під час читання ваг форму змінено: зважте ще раз.',
  set: {
    title: 'Ваги цієї станції',
    which: 'Ваги',
    none: 'Без ваг',
    firstUsb: 'Перші знайдені ваги USB',
    protocol: 'Як вони спілкуються',
    protocols: { sics: 'Відповідають на запит (SICS)', continuous: 'Надсилають самі (ST,GS, 1.234kg)' },
    baudRate: 'Бод',
    framing: 'Біти',
    look: 'Шукати ваги',
    save: 'Узяти ці ваги',
    saved: 'Ваги задано.',
    try: 'Поставте щось на ваги: тут з’явиться вага. Тоді зніміть, до нуля.',
    tried: 'Вагу взято: {weight}. Вона рахується один раз.',
  },
};
