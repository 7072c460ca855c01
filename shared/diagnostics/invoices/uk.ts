import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Цей файл імпортовано {date} як рахунок {number}. Двічі не імпортують.',
  INVOICE_NUMBER_TAKEN: 'Рахунок {number} акаунта {account} імпортовано {date}. Двічі не імпортують.',
  INVOICE_BEING_IMPORTED: 'Цей файл або рахунок {number} саме імпортується. Зачекайте.',
  INVOICE_TOO_LONG: 'Рядків у рахунку: {actual}; дозволено {limit}. Поділіть його.',
  INVOICE_NOT_READ: 'Помилки в таблиці: {count}. Нічого не імпортовано.',
  INVOICE_COLUMN_GONE: 'У таблиці немає стовпця «{column}», який називає читання.',
  INVOICE_FIELD_TWICE: 'Стовпці «{other}» і «{column}» не можуть обидва бути: {field}.',
  INVOICE_NO_KEY: 'Жоден стовпець не каже, якої посилки рядок: вкажіть стовпець номерів або референсів.',
  INVOICE_NO_AMOUNT: 'Жоден стовпець не каже, за що рядок: вкажіть стовпець сум або фрахту.',
  INVOICE_NO_CURRENCY: 'Ні стовпець, ні читання не називають валюти.',
  INVOICE_CELL_NUMBER: 'Рядок {line}, стовпець «{column}»: «{value}» не число.',
  INVOICE_CELL_AMBIGUOUS:
    'Рядок {line}, стовпець «{column}»: «{value}» може бути двома числами. Вкажіть, як записано дроби.',
  INVOICE_CELL_DIGITS: 'Рядок {line}, стовпець «{column}»: «{value}» має понад 15 цифр або понад 6 після коми.',
  INVOICE_CELL_DATE: 'Рядок {line}, стовпець «{column}»: «{value}» не дата або може бути двома. Вкажіть порядок дат.',
  INVOICE_CELL_CURRENCY: 'Рядок {line}, стовпець «{column}»: «{value}» не валюта з трьох літер.',
  INVOICE_CELL_UNIT: 'Рядок {line}, стовпець «{column}»: «{value}» має невідому одиницю.',
  INVOICE_CELL_ROUNDED:
    'Рядок {line}, стовпець «{column}»: «{value}» — номер, округлений таблицею. Попросіть файл, як його записав перевізник.',
  INVOICE_LINE_NO_AMOUNT: 'Рядок {line} називає посилку, але не суму.',
};
