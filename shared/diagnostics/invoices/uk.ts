import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Цей файл імпортовано {date} як рахунок {number}. Двічі він не імпортується.',
  INVOICE_NUMBER_TAKEN: 'Рахунок {number} акаунта {account} імпортовано {date}. Двічі він не імпортується.',
  INVOICE_BEING_IMPORTED: 'Цей файл або рахунок {number} саме імпортується. Зачекайте, доки закінчиться.',
  INVOICE_TOO_LONG: 'Рядків у рахунку: {actual}; допускається {limit}. Поділіть його.',
  INVOICE_NOT_READ: 'Помилок у таблиці: {count}. Нічого не імпортовано.',
  INVOICE_COLUMN_GONE: 'У таблиці немає стовпця «{column}», вказаного для читання.',
  INVOICE_FIELD_TWICE: 'Стовпці «{other}» і «{column}» не можуть обидва бути одним полем: {field}.',
  INVOICE_NO_KEY:
    'Жоден стовпець не каже, якої посилки стосується рядок: вкажіть стовпець із трек-номерами або референсами.',
  INVOICE_NO_AMOUNT:
    'Жоден стовпець не каже, скільки коштує рядок: вкажіть стовпець із сумами або з вартістю перевезення.',
  INVOICE_NO_CURRENCY: 'Валюти немає ні в стовпцях, ні в налаштуваннях читання.',
  INVOICE_CELL_NUMBER: 'Рядок {line}, стовпець «{column}»: «{value}» не є числом.',
  INVOICE_CELL_AMBIGUOUS:
    'Рядок {line}, стовпець «{column}»: «{value}» може означати два числа. Вкажіть, як у таблиці пишуться десяткові дроби.',
  INVOICE_CELL_DIGITS: 'Рядок {line}, стовпець «{column}»: «{value}» має понад 15 цифр або понад 6 десяткових знаків.',
  INVOICE_CELL_DATE:
    'Рядок {line}, стовпець «{column}»: «{value}» не є датою або може означати дві. Вкажіть порядок дат.',
  INVOICE_CELL_CURRENCY: 'Рядок {line}, стовпець «{column}»: «{value}» не є валютою з трьох літер.',
  INVOICE_CELL_UNIT: 'Рядок {line}, стовпець «{column}»: «{value}» має невідому одиницю.',
  INVOICE_CELL_ROUNDED:
    'Рядок {line}, стовпець «{column}»: «{value}» є трек-номером, який округлила таблиця. Попросіть файл у тому вигляді, як його створив перевізник.',
  INVOICE_LINE_NO_AMOUNT: 'Рядок {line} називає посилку, але не має суми.',
};
