import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Ten plik zaimportowano {date} jako fakturę {number}. Nie importuje się go dwa razy.',
  INVOICE_NUMBER_TAKEN: 'Fakturę {number} konta {account} zaimportowano {date}. Nie importuje się jej dwa razy.',
  INVOICE_BEING_IMPORTED: 'Ten plik albo faktura {number} jest właśnie importowana. Poczekaj, aż się to skończy.',
  INVOICE_TOO_LONG: 'Faktura ma wierszy: {actual}; dozwolone {limit}. Podziel ją.',
  INVOICE_NOT_READ: 'Błędy w tabeli: {count}. Niczego nie zaimportowano.',
  INVOICE_COLUMN_GONE: 'Tabela nie ma kolumny „{column}”, na którą wskazuje odczyt.',
  INVOICE_FIELD_TWICE: 'Kolumny „{other}” i „{column}” nie mogą obie być: {field}.',
  INVOICE_NO_KEY:
    'Żadna kolumna nie mówi, której paczki dotyczy wiersz: wskaż kolumnę numerów przesyłek lub referencji.',
  INVOICE_NO_AMOUNT: 'Żadna kolumna nie mówi, co wiersz nalicza: wskaż kolumnę kwot lub frachtu.',
  INVOICE_NO_CURRENCY: 'Ani kolumna, ani odczyt nie podają waluty.',
  INVOICE_CELL_NUMBER: 'Wiersz {line}, kolumna „{column}”: „{value}” nie jest liczbą.',
  INVOICE_CELL_AMBIGUOUS:
    'Wiersz {line}, kolumna „{column}”: „{value}” może oznaczać dwie liczby. Podaj, jak tabela zapisuje ułamki.',
  INVOICE_CELL_DIGITS:
    'Wiersz {line}, kolumna „{column}”: „{value}” ma więcej niż 15 cyfr albo więcej niż 6 miejsc po przecinku.',
  INVOICE_CELL_DATE:
    'Wiersz {line}, kolumna „{column}”: „{value}” nie jest datą albo może oznaczać dwie. Podaj kolejność dat.',
  INVOICE_CELL_CURRENCY: 'Wiersz {line}, kolumna „{column}”: „{value}” nie jest walutą z trzech liter.',
  INVOICE_CELL_UNIT: 'Wiersz {line}, kolumna „{column}”: „{value}” ma nieznaną jednostkę.',
  INVOICE_CELL_ROUNDED:
    'Wiersz {line}, kolumna „{column}”: „{value}” to numer przesyłki zaokrąglony przez arkusz. Poproś o plik taki, jaki zapisał przewoźnik.',
  INVOICE_LINE_NO_AMOUNT: 'Wiersz {line} wskazuje paczkę i nie nalicza kwoty.',
};
