import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'Пакувальний лист',
  labelSheet: 'Етикетки на аркушах паперу',
  print: 'Надрукувати {name}',
  printing: '{name}: друкується.',
  onDemand: 'створюється під час відкриття',
  commands: 'Команди для принтера етикеток: зображення з них робить лише принтер.',
  check: {
    button: 'Прочитати штрихкоди',
    running: 'Штрихкоди читаються …',
    good: 'Кожен штрихкод каже те, що слід. Прочитано з точок: {n}.',
    bad: 'Не відправляйте з нею, доки її не переглянуто',
    of: '{name}: {fault}',
    unread: '{symbology} має містити {expected} і не читається.',
    misread: '{symbology} має містити {expected}, а містить {read}.',
    faults: {
      OUTSIDE_STOCK: 'Щось виходить за край.',
      TEXT_TOO_WIDE: 'Текст ширший за своє місце.',
      TEXT_OVERLAPS_TEXT: 'Тексти накладаються один на одного.',
      QUIET_ZONE_BROKEN: 'Навколо штрихкоду замало білого.',
      MODULE_TOO_NARROW: 'Штрихи завузькі для принтера.',
      OFF_THE_DOTS: 'Штрихи не на цілих точках принтера.',
      TEXT_TOO_SMALL: 'Текст менший, ніж дозволено на етикетці.',
      BARS_TOO_LOW: 'Штрихи нижчі, ніж потрібно для етикетки.',
      NOT_READABLE: 'Збережена етикетка пошкоджена; зображення з неї не зробити.',
      NOT_DRAWN_HERE:
        'Перевізник надіслав команди для принтера, тут вони не креслються. Надрукуйте її і відскануйте, щоб упевнитися.',
      TRACKING_NUMBER_NOT_READ: 'Жоден штрихкод не містить трек-номера.',
    },
  },
};
