import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'Базі даних потрібен запит, який читає її замовлення.',
  SOURCE_STATEMENT_SEVERAL: 'Виконується лише один запит, а за його крапкою з комою є ще щось.',
  SOURCE_STATEMENT_WRITES: 'Запит має починатися із SELECT або WITH: джерело лише читають.',
  SOURCE_STATEMENT_PARAMETER: 'Запит називає :{name}, чого тут не задано. Задано :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'Джерелу, в якому шукають, потрібен :key у запиті.',
  SOURCE_SINCE_MISSING: 'Вкажіть, чим є :since під час першого читання і в якому стовпці позначка.',
  SOURCE_QUERY_FAILED: 'Запит не вдається виконати. База даних повідомляє: «{words}»',
  SOURCE_WRITE_REFUSED: 'Запит пише, тож його відхилено. База даних повідомляє: «{words}»',
  SOURCE_TOO_SLOW: '{at} відповідає на запит довше за {seconds} с.',
  SOURCE_COLUMN_GONE: 'Немає стовпця «{column}», який має бути полем: {field}.',
  SOURCE_NO_NUMBER: 'У рядку {row} немає номера замовлення в стовпці «{column}».',
  SOURCE_TWO_ORDERS: '«{key}» знаходить більше одного замовлення: {one} і {other}.',
  SOURCE_TOO_MANY_ROWS: 'Рядків більше за {limit}; обмежте їх у запиті або файлі.',
  SOURCE_NEWEST_FIRST:
    'Є ще сторінки, а читається лише перша. Нехай адреса запитує спершу найстаріші, з позначкою прочитаного, або все одразу.',
  SOURCE_PAGE_TOO_SHORT:
    'Є ще сторінки, а ця містить ледве більше за замовлення однієї позначки ({mark}), які можуть тривати на наступній. Нехай адреса віддає більші сторінки.',
  SOURCE_ENCODING: 'Стовпець «{column}» містить текст не в тому кодуванні, яке вказано.',
  SOURCE_ORDERS_LEFT: 'Не вдається прочитати замовлень: {count}; їх пропущено. Перше: {number}.',
  SOURCE_ORDERS_LEFT_AT:
    'Не вдається прочитати замовлень: {count}; їх пропущено. У першому, {number}, хибне поле: {field}.',
  SOURCE_FIELD_MISSING: 'Його немає.',
  SOURCE_FIELD_WRONG: 'Воно не може бути «{actual}».',
  SOURCE_FIELD_TOO_LONG: 'Знаків може бути щонайбільше {limit}.',
  SOURCE_ROWS_DIFFER: 'Рядки одного замовлення називають і «{one}», і «{other}».',
  SOURCE_ROW_SHIFTED:
    'Рядок має більше комірок, ніж таблиця стовпців; можливо, текст із роздільником не взято в лапки.',
  SOURCE_ORDER_IN_FILES: 'Файли кажуть про нього різне: «{one}» і «{other}». Залиште його в одному з них.',
  SOURCE_UNIT_MISSING: 'Ніщо не вказує одиниці чи валюти; виберіть її для джерела.',
  SOURCE_STATE_UNKNOWN: 'Що «{words}» означає для замовлення, тут невідомо.',
  SOURCE_LINE_PARTLY: 'Відправлено лише частину «{article}», а таблиця не каже, скільки ще лишилося.',
  SOURCE_DATE_UNKNOWN: '«{words}» не є однозначною датою, як-от 2026-03-31.',
  SOURCE_FILE_GROWING: '{at} ще записується. Читання — коли запис завершиться.',
  SOURCE_FOLDER_EMPTY: '{at}: немає файла CSV, Excel або JSON.',
  SOURCE_PASSWORD_UNREADABLE:
    'Це робоче місце не може відкрити пароль джерела {source}. Якщо книга обліку спільна, запустіть його зі спільним файлом ключа (--secrets-key); інакше введіть пароль заново. Система повідомляє: «{words}»',
  SOURCE_LOGIN_REFUSED: '{at} відмовляє у вході. Повідомлення: «{words}»',
  SOURCE_MAY_WRITE:
    '{user} може писати: {permission}. SQL Server не має транзакцій лише для читання, тож дайте користувача, який може лише читати.',
  SOURCE_UNENCRYPTED: '{at} не пропонує шифрування, а без нього туди нічого не надсилається.',
  SOURCE_WANTS_ENCRYPTION: '{at} приймає лише зашифровані з’єднання. Вкажіть центр сертифікації сервера.',
  SOURCE_NOT_TRUSTED: 'Сертифікату {at} немає довіри. Система повідомляє: «{words}»',
  SOURCE_ANSWERED: '{at} відповідає {status}, а не замовленнями.',
  SOURCE_ADDRESS_KEY: 'Адресі потрібне {name} у шляху чи запиті.',
  SOURCE_JSON_SHAPE: 'У JSON немає замовлень: це має бути об’єкт або список об’єктів.',
  WRITE_BACK_STATEMENT:
    'Запит має бути таким, який можна виконати повторно: UPDATE, MERGE або INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Тіло не є JSON: «{words}»',
  WRITE_BACK_NAME: '{name} не є значенням, яке передається. Є такі: {known}.',
  WRITE_BACK_NO_ROW: 'Повідомлення про замовлення {number} не знаходить там рядка.',
  WRITE_BACK_ROWS: 'Повідомлення про замовлення {number} змінило б рядків: {count}; має бути один. Нічого не змінено.',
  WRITE_BACK_DIFFERS:
    'Виконаний удруге, запит знову змінює рядок. Він має лишати його як є, бо повторюється, коли відповідь загубилася.',
  WRITE_BACK_ANSWERED: '{at} відповідає {status} і не прийняв повідомлення.',
  SOURCES_FAIL: 'Замовлення з {sources} не читаються з {since}. Етикетки для відомих замовлень працюють далі.',
  SOURCES_WAIT:
    'Замовлень, про які ще не повідомлено {sources}: {count}, найстаріше з {since}. Етикетки працюють далі.',
};
