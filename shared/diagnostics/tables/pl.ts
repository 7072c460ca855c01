import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const tables: Translated<typeof en.tables> = {
  TABLE_OF_NO_KIND: 'Plik nie jest ani plikiem CSV, ani skoroszytem Excel (.xlsx).',
  TABLE_OLD_OR_PROTECTED:
    'Plik jest starym (.xls) lub chronionym skoroszytem. Zapisz go jako .xlsx bez hasła albo jako CSV.',
  TABLE_OF_OTHER_LETTERS:
    'W wierszu {line} jest „{word}”: liter w pliku nie można odczytać z pewnością. Zapisz go jako „CSV UTF-8” albo jako .xlsx.',
  TABLE_QUOTE_OPEN: 'W wierszu {line} cudzysłów nie jest zamknięty.',
  TABLE_BROKEN: 'Od wiersza {line} plik nie jest plikiem CSV.',
  TABLE_EMPTY: 'Tabela nie ma wierszy pod nagłówkiem.',
  TABLE_NO_SKU: 'Żadnej kolumny tabeli nie rozpoznano jako SKU. Wskaż, która nią jest.',
  TABLE_NO_ADDRESS: 'Żadnej kolumny tabeli nie rozpoznano jako części adresu. Wskaż, które nią są.',
  TABLE_TOO_MANY_ROWS: 'Liczba wierszy tabeli: {actual}; dozwolone: {limit}.',
  TABLE_TOO_MANY_COLUMNS: 'Liczba kolumn tabeli: {actual}; dozwolone: {limit}.',
  TABLE_CELL_TOO_LONG: 'Komórka w wierszu {line} ma więcej znaków niż {limit}.',
  TABLE_TOO_SLOW: 'Odczyt pliku trwa za długo. Zapisz ten jeden arkusz jako CSV.',
  TABLE_TOO_HUNGRY:
    'Odczyt pliku zajmuje więcej pamięci, niż potrzebuje jakakolwiek tabela. Zapisz go na nowo jako .xlsx lub CSV.',
  TABLE_CELL_FAR_OUT:
    'Skoroszyt ma komórkę {cell}, daleko od tabeli. Usuń wiersze pod tabelą i kolumny obok niej albo zapisz go jako CSV.',
  WORKBOOK_UNREADABLE: 'Skoroszyt jest uszkodzony: „{words}” Zapisz go na nowo jako .xlsx lub CSV.',
  WORKBOOK_TOO_LARGE: 'Skoroszyt jest za duży. Zapisz ten jeden arkusz jako CSV.',
  WORKBOOK_MACROS: 'Skoroszyt zawiera makra. Zapisz go jako .xlsx lub CSV.',
  ARCHIVE_BROKEN: 'Plik jest uszkodzony. Zapisz skoroszyt na nowo.',
  ARCHIVE_NO_WORKBOOK: 'Plik jest archiwum, ale nie skoroszytem Excel (.xlsx).',
  CELL_ROUNDED:
    '„{words}” to numer zaokrąglony przez arkusz. Sformatuj kolumnę jako tekst i wpisz go ponownie albo weź plik w pierwotnej postaci.',
  CELL_NOT_WHOLE: '„{words}” nie jest liczbą całkowitą.',
  UNITS_DIFFER: 'Jedna jednostka to {one}, inna {other}. Użyj wszędzie tej samej.',
  CELL_ERROR: '„{words}” to błąd arkusza: wartości nie ma. Popraw formułę albo opróżnij komórkę.',
};
