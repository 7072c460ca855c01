import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Початок',
    SENDING: 'Купується',
    NOT_SENT: 'Не надіслано',
    REJECTED: 'Відхилено',
    UNKNOWN: 'Невідомо',
    PURCHASED: 'Куплено, чекаємо етикетку',
    LABELLED: 'Куплено',
    VOIDED: 'Анульовано',
    WRITTEN_OFF: 'Списано',
  },
  order: {
    OPEN: 'Відкрито',
    HELD: 'Затримано',
    PACKING: 'Пакується',
    PACKED: 'Запаковано',
    SHIPPED: 'Передано',
    CANCELLED: 'Скасовано',
  },
  print: {
    QUEUED: 'Чекає',
    SENT: 'Друкується',
    SPOOLED: 'У принтері',
    PRINTED: 'Надруковано',
    FAILED: 'Не надруковано',
    UNCERTAIN: 'Невизначено',
  },
  printFault: {
    CANCELLED: 'Його скасовано.',
    PRINTER_UNREACHABLE: 'Принтер був недоступний.',
    PRINTER_REFUSED: 'Принтер відмовив.',
    PRINTER_REMOVED: 'Принтер прибрано.',
    DOCUMENT_UNPRINTABLE: 'Для цього принтера не намалювати.',
    LABEL_TOO_LARGE: 'Етикетка перевізника більша за етикетки цього принтера.',
    LABEL_OF_PAGES: 'Етикетка перевізника має кілька сторінок; цей принтер бере одне зображення.',
    LABEL_TOO_COARSE: 'Штрихкод етикетки не прочитався б за роздільності цього принтера.',
    LABEL_OF_OTHER_DPI: 'Етикетку зроблено для принтерів з іншою роздільністю.',
    CONNECTION_LOST: 'Зв’язок із принтером обірвався під час надсилання.',
    STATION_STOPPED: 'Станція зупинилася під час надсилання.',
    SHIPMENT_VOIDED: 'Відправлення анульовано.',
    NOT_SEEN: 'Людина каже, що не вийшло.',
  },
};
