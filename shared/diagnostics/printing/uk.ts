import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'Служба друку не має черги {queue}.',
  QUEUE_CLOSED: 'Черга {queue} не приймає завдань.',
  QUEUE_CLOSED_SAYING: 'Черга {queue} не приймає завдань. Служба друку повідомляє: «{words}»',
  QUEUE_PAUSED: 'Чергу {queue} призупинено.',
  QUEUE_PAUSED_SAYING: 'Чергу {queue} призупинено. Служба друку повідомляє: «{words}»',
  PRINT_SERVICE_SAYS: 'Служба друку відмовила. Вона повідомляє: «{words}»',
  // On its way, and done.
  PRINT_SENDING: 'Надсилається на {printer}.',
  PRINT_MOVED: '{printer} не прийняв; натомість іде на {fallback}.',
  PRINT_SENT_CLOSED: '{at} отримав усі байти ({bytes}) і закрив з’єднання; чи надруковано, він не каже.',
  PRINT_SENT_OPEN: '{at} отримав усі байти ({bytes}) і лишив з’єднання відкритим; чи надруковано, він не каже.',
  PRINT_SPOOLED: '{at} прийняв як завдання {job}.',
  PRINT_SPOOLED_SAYING: '{at} прийняв як завдання {job}. Він повідомляє: «{words}»',
  PRINT_SPOOLED_FOR_GOOD: '{at} прийняв як завдання {job}; чи надруковано, він не каже.',
  PRINT_IN_PAUSED_QUEUE: 'Чергу {queue} призупинено. Етикетка чекає в ній.',
  PRINT_IN_PAUSED_QUEUE_SAYING: 'Чергу {queue} призупинено. Етикетка чекає в ній. Служба друку повідомляє: «{words}»',
  PRINT_COMPLETED: 'Служба друку каже, що друкує.',
  PRINT_WRITTEN: 'Записано у {name}.',
  // Nothing came out.
  PRINTER_REMOVED: 'Принтер {printer} вилучено.',
  PRINTER_CLOSED: '{at} закрив з’єднання до того, як щось було надіслано.',
  PRINT_CANCELLED: 'Скасовано до того, як щось було надіслано.',
  PRINT_CANCELLED_THERE: 'Скасовано до початку друку.',
  PRINT_OF_VOIDED: 'Відправлення анульовано до того, як щось було надіслано.',
  PRINT_WAITED_TOO_LONG: 'Станцію зупинено під час очікування; нічого не надіслано.',
  QUEUE_WITHOUT_PAPER: 'Черга {queue} не має паперу {paper}; налаштуйте його в системних параметрах принтера.',
  QUEUE_OF_OTHER_PAPER: 'Черга {queue} не має паперу {paper}; вона друкувала б на {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} обірвав з’єднання під час приймання етикетки.',
  PRINT_STALLED: '{at} не відповів вчасно під час приймання етикетки.',
  PRINT_GIVEN_UP: 'Припинено, поки {at} приймав етикетку: станція завершувала роботу.',
  PRINT_FAILED: '{at} відмовив під час приймання етикетки. Система повідомляє: «{words}»',
  PRINT_LEFT_OPEN: '{at} не закрив з’єднання після етикетки, як робив раніше: можливо, він її не прочитав.',
  PRINT_WITHOUT_JOB: '{at} прийняв етикетку, але не дав їй номера.',
  PRINT_JOB_UNKNOWN: '{at} більше не знає завдання {job}.',
  PRINT_COMPLETED_SAYING: 'Служба друку каже, що виконано, але також: «{words}»',
  PRINT_CANCELLED_LATE: 'Скасовано після початку друку.',
  PRINT_CANCELLED_LATE_SAYING: 'Скасовано після початку друку. Служба друку повідомляє: «{words}»',
  PRINT_ABORTED: 'Служба друку припинила спроби.',
  PRINT_ABORTED_SAYING: 'Служба друку припинила спроби. Вона повідомляє: «{words}»',
  PRINTER_OF_OTHER_KIND: 'Принтер налаштовано заново, він не зберігає завдань.',
  PRINT_INTERRUPTED: 'Станція завершила роботу під час надсилання: подивіться, чи вийшло.',
  PRINT_AT_BACKUP: 'Воно чекало, коли робилася відновлена резервна копія: подивіться, чи вийшло.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'Людина каже, що вийшло.',
  PRINT_NOT_SEEN: 'Людина каже, що не вийшло.',
  PRINT_SCANNED: 'Етикетку відскановано.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'Принтера {printer} немає.',
  PRINT_REASON_NEEDED: 'Цей документ уже друкували, разів: {prints}. Вкажіть, навіщо він знову потрібен.',
  PRINT_REFUSED: 'Нічого не надруковано: «{words}»',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'Не вдалося перетворити на те, що приймає принтер. Система повідомляє: «{words}»',
  DRAWING_TOO_SLOW: 'Рисування тривало довше за {seconds} с, тому його припинено.',
  DRAWING_ENDED: 'Рисування перервалося: для нього потрібно забагато пам’яті або файл пошкоджено.',
  PRINT_DOCUMENT_GONE: 'Документ більше не зберігається.',
  PRINT_PAGE_UNKNOWN: 'Розмір сторінки невідомий.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} друкує {format}, а цей документ {type} не можна так перетворити. Виберіть інший принтер.',
  LABEL_TOO_LARGE:
    'Етикетка перевізника не вміщується на носій принтера {printer}, {stock}. Виберіть більший носій або інший принтер.',
  LABEL_OF_PAGES:
    'Етикетка перевізника має кілька сторінок, а {printer} приймає зображення однієї. Друкуйте на принтері, який приймає PDF.',
  LABEL_TOO_COARSE:
    'За роздільності {dpi} dpi принтера {printer} штрихкод на етикетці перевізника не прочитається. Друкуйте на принтері з більшою кількістю dpi або на A4 чи Letter.',
  LABEL_OF_MORE_DPI:
    'Перевізник створив цю етикетку для принтерів {made} dpi, а {printer} має {dpi}: вона вийшла б завеликою.',
  LABEL_OF_FEWER_DPI:
    'Перевізник створив цю етикетку для принтерів {made} dpi, а {printer} має {dpi}: вона вийшла б замалою.',
};
