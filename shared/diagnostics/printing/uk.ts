import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'Служба друку не має черги {queue}.',
  QUEUE_CLOSED: 'Черга {queue} не приймає завдань.',
  QUEUE_CLOSED_SAYING: 'Черга {queue} не приймає завдань. Служба друку каже: «{words}»',
  QUEUE_PAUSED: 'Чергу {queue} призупинено.',
  QUEUE_PAUSED_SAYING: 'Чергу {queue} призупинено. Служба друку каже: «{words}»',
  PRINT_SERVICE_SAYS: 'Служба друку відмовила. Вона каже: «{words}»',
  // On its way, and done.
  PRINT_SENDING: 'Надсилання на {printer}.',
  PRINT_MOVED: '{printer} не взяв; іде на {fallback}.',
  PRINT_SENT_CLOSED: '{at}: надіслано всі байти ({bytes}), з’єднання закрито; чи надруковано, невідомо.',
  PRINT_SENT_OPEN: '{at}: надіслано всі байти ({bytes}), з’єднання лишилося відкритим; чи надруковано, невідомо.',
  PRINT_SPOOLED: '{at}: прийнято як завдання {job}.',
  PRINT_SPOOLED_SAYING: '{at}: прийнято як завдання {job}. Каже: «{words}»',
  PRINT_SPOOLED_FOR_GOOD: '{at}: прийнято як завдання {job}; чи надруковано, невідомо.',
  PRINT_IN_PAUSED_QUEUE: 'Чергу {queue} призупинено. Етикетка чекає в ній.',
  PRINT_IN_PAUSED_QUEUE_SAYING: 'Чергу {queue} призупинено. Етикетка чекає в ній. Служба друку каже: «{words}»',
  PRINT_COMPLETED: 'Служба друку каже, що надруковано.',
  PRINT_WRITTEN: 'Записано в {name}.',
  // Nothing came out.
  PRINTER_REMOVED: 'Принтер {printer} прибрано.',
  PRINTER_CLOSED: '{at} закрив з’єднання, перш ніж щось надіслано.',
  PRINT_CANCELLED: 'Скасовано, перш ніж щось надіслано.',
  PRINT_CANCELLED_THERE: 'Скасовано до початку друку.',
  PRINT_OF_VOIDED: 'Відправлення анульовано, перш ніж щось надіслано.',
  PRINT_WAITED_TOO_LONG: 'Станцію зупинено під час очікування; нічого не надіслано.',
  QUEUE_WITHOUT_PAPER: 'Черга {queue} не має паперу {paper}; налаштуйте папір у системних налаштуваннях принтера.',
  QUEUE_OF_OTHER_PAPER: 'Черга {queue} не має паперу {paper}; друкувала б на {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} розірвав з’єднання, приймаючи етикетку.',
  PRINT_STALLED: '{at} не відповів вчасно, приймаючи етикетку.',
  PRINT_GIVEN_UP: 'Припинено, коли {at} приймав етикетку: станція зупинялася.',
  PRINT_FAILED: '{at} відмовив, приймаючи етикетку. Система каже: «{words}»',
  PRINT_LEFT_OPEN: '{at} не закрив з’єднання після етикетки, як раніше: може, не прочитав її.',
  PRINT_WITHOUT_JOB: '{at} прийняв етикетку, але не дав номера.',
  PRINT_JOB_UNKNOWN: '{at} вже не знає завдання {job}.',
  PRINT_COMPLETED_SAYING: 'Служба друку каже «завершено», але й: «{words}»',
  PRINT_CANCELLED_LATE: 'Скасовано після початку друку.',
  PRINT_CANCELLED_LATE_SAYING: 'Скасовано після початку друку. Служба друку каже: «{words}»',
  PRINT_ABORTED: 'Служба друку здалася.',
  PRINT_ABORTED_SAYING: 'Служба друку здалася. Каже: «{words}»',
  PRINTER_OF_OTHER_KIND: 'Принтер налаштовано знову, завдань він не тримає.',
  PRINT_INTERRUPTED: 'Станція зупинилася під час надсилання: погляньте, чи вийшло.',
  PRINT_AT_BACKUP: 'Чекало, коли робили відновлену копію: погляньте, чи вийшло.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'Людина каже, що вийшло.',
  PRINT_NOT_SEEN: 'Людина каже, що не вийшло.',
  PRINT_SCANNED: 'Етикетку скановано.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'Принтера {printer} немає.',
  PRINT_REASON_NEEDED: 'Цей документ друкували вже {prints} разів: скажіть, навіщо ще раз.',
  PRINT_REFUSED: 'Нічого не надруковано: «{words}»',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'Не вдалося перетворити для принтера. Система каже: «{words}»',
  PRINT_DOCUMENT_GONE: 'Документ більше не зберігається.',
  PRINT_PAGE_UNKNOWN: 'Розмір сторінки невідомий.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} друкує {format}, а цей документ — {type}, якого не перетворити. Виберіть інший принтер.',
  LABEL_TOO_LARGE:
    'Етикетка перевізника не вміщується на носій {printer}, {stock}. Виберіть більший носій або інший принтер.',
  LABEL_OF_PAGES:
    'Етикетка перевізника має кілька сторінок, а {printer} бере зображення однієї. Друкуйте на принтері, що приймає PDF.',
  LABEL_TOO_COARSE:
    'При {dpi} dpi принтера {printer} штрихкод із зображення перевізника не читається. Друкуйте на принтері, що приймає PDF.',
  LABEL_OF_MORE_DPI: 'Етикетку зроблено для принтерів {made} dpi, а {printer} має {dpi}: вийшла б завелика.',
  LABEL_OF_FEWER_DPI: 'Етикетку зроблено для принтерів {made} dpi, а {printer} має {dpi}: вийшла б замала.',
};
