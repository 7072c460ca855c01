import type { states as english } from '../en/states.ts';
import type { Translated } from '../translated.ts';

export const states: Translated<typeof english> = {
  shipment: {
    RESERVED: 'Починається',
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
    HELD: 'Притримано',
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
    UNCERTAIN: 'Непевно',
  },
  printFault: {
    CANCELLED: 'Скасовано.',
    PRINTER_UNREACHABLE: 'Принтер був недоступний.',
    PRINTER_REFUSED: 'Принтер відмовився.',
    PRINTER_REMOVED: 'Принтер вилучено.',
    DOCUMENT_UNPRINTABLE: 'Це не можна зобразити для цього принтера.',
    LABEL_TOO_LARGE: 'Етикетка перевізника більша за етикетки цього принтера.',
    LABEL_OF_PAGES: 'Етикетка перевізника має кілька сторінок; цей принтер бере одне зображення.',
    LABEL_TOO_COARSE: 'Штрихкод етикетки перевізника не прочитався б за роздільності цього принтера.',
    LABEL_OF_OTHER_DPI: 'Перевізник створив етикетку для принтерів з іншою роздільністю.',
    CONNECTION_LOST: 'З’єднання з принтером обірвалося під час надсилання.',
    STATION_STOPPED: 'Станція завершила роботу під час надсилання.',
    SHIPMENT_VOIDED: 'Відправлення анульовано.',
    NOT_SEEN: 'Людина каже, що не вийшло.',
  },
};
