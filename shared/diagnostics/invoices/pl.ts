import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const invoices: Translated<typeof en.invoices> = {
  INVOICE_FILE_IMPORTED: 'Ten plik zaimportowano {date} jako fakturę {number}. Drugi raz nie jest importowany.',
  INVOICE_NUMBER_TAKEN: 'Fakturę {number} konta {account} zaimportowano {date}. Drugi raz nie jest importowana.',
  INVOICE_BEING_IMPORTED: 'Ten plik lub faktura {number} jest właśnie importowana. Poczekaj na koniec.',
  INVOICE_TOO_LONG: 'Liczba pozycji faktury: {actual}; dozwolone: {limit}. Podziel ją.',
  INVOICE_NOT_READ: 'Błędy w tabeli: {count}. Niczego nie zaimportowano.',
  INVOICE_COLUMN_GONE: 'Tabela nie ma kolumny „{column}”, wskazanej w ustawieniach odczytu.',
  INVOICE_FIELD_TWICE: 'Kolumny „{other}” i „{column}” nie mogą obie oznaczać: {field}.',
  INVOICE_NO_KEY:
    'Żadna kolumna nie podaje, której paczki dotyczy pozycja: wskaż kolumnę numerów śledzenia lub referencji.',
  INVOICE_NO_AMOUNT: 'Żadna kolumna nie podaje kwoty pozycji: wskaż kolumnę kwot lub frachtu.',
  INVOICE_NO_CURRENCY: 'Waluty nie podaje ani kolumna, ani ustawienia odczytu.',
  INVOICE_CELL_NUMBER: 'Wiersz {line}, kolumna „{column}”: „{value}” nie jest liczbą.',
  INVOICE_CELL_AMBIGUOUS:
    'Wiersz {line}, kolumna „{column}”: „{value}” może oznaczać dwie liczby. Podaj, jak tabela zapisuje części dziesiętne.',
  INVOICE_CELL_DIGITS: 'Wiersz {line}, kolumna „{column}”: „{value}” ma ponad 15 cyfr lub ponad 6 miejsc po przecinku.',
  INVOICE_CELL_DATE:
    'Wiersz {line}, kolumna „{column}”: „{value}” nie jest datą albo może oznaczać dwie. Podaj kolejność w datach.',
  INVOICE_CELL_CURRENCY: 'Wiersz {line}, kolumna „{column}”: „{value}” nie jest trzyliterowym kodem waluty.',
  INVOICE_CELL_UNIT: 'Wiersz {line}, kolumna „{column}”: „{value}” ma nieznaną jednostkę.',
  INVOICE_CELL_ROUNDED:
    'Wiersz {line}, kolumna „{column}”: „{value}” to numer śledzenia zaokrąglony przez arkusz. Poproś o plik w postaci od przewoźnika.',
  INVOICE_LINE_NO_AMOUNT: 'Wiersz {line} wskazuje paczkę, ale nie podaje kwoty.',
};
