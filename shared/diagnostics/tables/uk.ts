import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const tables: Translated<typeof en.tables> = {
  TABLE_OF_NO_KIND: 'Це не файл CSV і не книга Excel (.xlsx).',
  TABLE_OLD_OR_PROTECTED: 'Це стара (.xls) або захищена книга Excel. Збережіть її як .xlsx без пароля або як CSV.',
  TABLE_OF_OTHER_LETTERS:
    'У рядку {line} стоїть «{word}»: літери файлу не можна прочитати напевно. Збережіть його як «CSV UTF-8» або як .xlsx.',
  TABLE_QUOTE_OPEN: 'У рядку {line} не закрито лапки.',
  TABLE_BROKEN: 'Від рядка {line} файл уже не є CSV.',
  TABLE_EMPTY: 'Під заголовком таблиці немає рядків.',
  TABLE_NO_SKU: 'Жоден стовпець таблиці не розпізнано як SKU. Вкажіть, який це.',
  TABLE_NO_ADDRESS: 'Жоден стовпець таблиці не розпізнано як частину адреси. Вкажіть, які це.',
  TABLE_TOO_MANY_ROWS: 'Рядків у таблиці: {actual}; допускається {limit}.',
  TABLE_TOO_MANY_COLUMNS: 'Стовпців у таблиці: {actual}; допускається {limit}.',
  TABLE_CELL_TOO_LONG: 'У клітинці рядка {line} більше знаків, ніж {limit}.',
  TABLE_TOO_SLOW: 'Файл читається надто довго. Збережіть потрібний аркуш як CSV.',
  TABLE_TOO_HUNGRY:
    'Файл потребує більше пам’яті, ніж потрібно будь-якій таблиці. Збережіть його заново як .xlsx або як CSV.',
  TABLE_CELL_FAR_OUT:
    'У книзі Excel є клітинка {cell}, далеко від таблиці. Видаліть рядки під таблицею і стовпці поруч із нею або збережіть як CSV.',
  WORKBOOK_UNREADABLE: 'Книга Excel пошкоджена: «{words}» Збережіть її заново як .xlsx або як CSV.',
  WORKBOOK_TOO_LARGE: 'Книга Excel завелика. Збережіть потрібний аркуш як CSV.',
  WORKBOOK_MACROS: 'Книга Excel містить макроси. Збережіть її як .xlsx або як CSV.',
  ARCHIVE_BROKEN: 'Файл пошкоджено. Збережіть книгу Excel заново.',
  ARCHIVE_NO_WORKBOOK: 'Файл є архівом, але не книгою Excel (.xlsx).',
  CELL_ROUNDED:
    '«{words}» — номер, який округлила таблиця. Задайте стовпцю текстовий формат і введіть його знову або візьміть первинний файл.',
  CELL_NOT_WHOLE: '«{words}» — не ціле число.',
  UNITS_DIFFER: 'Одна одиниця — {one}, інша — {other}. Використовуйте всюди ту саму.',
  CELL_ERROR: '«{words}» — помилка таблиці: значення немає. Виправте формулу або очистьте клітинку.',
};
