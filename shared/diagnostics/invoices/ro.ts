import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Acest fișier a fost importat la {date}, ca factura {number}. Nu se importă de două ori.',
  INVOICE_NUMBER_TAKEN: 'Factura {number} a contului {account} a fost importată la {date}. Nu se importă de două ori.',
  INVOICE_BEING_IMPORTED: 'Acest fișier sau factura {number} se importă chiar acum. Așteptați să se termine.',
  INVOICE_TOO_LONG: 'Factura are rânduri: {actual}; sunt permise {limit}. Împărțiți-o.',
  INVOICE_NOT_READ: 'Greșeli în tabel: {count}. Nu s-a importat nimic.',
  INVOICE_COLUMN_GONE: 'Tabelul nu are coloana „{column}”, indicată de atribuirea coloanelor.',
  INVOICE_FIELD_TWICE: 'Coloanele „{other}” și „{column}” nu pot fi ambele {field}.',
  INVOICE_NO_KEY:
    'Nicio coloană nu spune pentru ce colet este un rând: indicați coloana numerelor de urmărire sau a referințelor.',
  INVOICE_NO_AMOUNT: 'Nicio coloană nu spune ce facturează un rând: indicați coloana sumelor sau a transportului.',
  INVOICE_NO_CURRENCY: 'Nici o coloană, nici atribuirea coloanelor nu indică moneda.',
  INVOICE_CELL_NUMBER: 'Rândul {line}, coloana „{column}”: „{value}” nu este un număr.',
  INVOICE_CELL_AMBIGUOUS:
    'Rândul {line}, coloana „{column}”: „{value}” poate însemna două numere. Spuneți cum scrie tabelul zecimalele.',
  INVOICE_CELL_DIGITS: 'Rândul {line}, coloana „{column}”: „{value}” are peste 15 cifre sau peste 6 zecimale.',
  INVOICE_CELL_DATE:
    'Rândul {line}, coloana „{column}”: „{value}” nu este o dată sau poate însemna două. Spuneți ordinea datelor.',
  INVOICE_CELL_CURRENCY: 'Rândul {line}, coloana „{column}”: „{value}” nu este o monedă de trei litere.',
  INVOICE_CELL_UNIT: 'Rândul {line}, coloana „{column}”: „{value}” are o unitate necunoscută.',
  INVOICE_CELL_ROUNDED:
    'Rândul {line}, coloana „{column}”: „{value}” este un număr de urmărire rotunjit de un program de calcul tabelar. Cereți fișierul așa cum l-a scris curierul.',
  INVOICE_LINE_NO_AMOUNT: 'Rândul {line} indică un colet și nu facturează nicio sumă.',
};
