import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'Baza danych wymaga instrukcji, która odczytuje zamówienia.',
  SOURCE_STATEMENT_SEVERAL: 'Wykonywana jest tylko jedna instrukcja, a za średnikiem jest więcej.',
  SOURCE_STATEMENT_WRITES: 'Instrukcja musi zaczynać się od SELECT lub WITH: źródło jest tylko czytane.',
  SOURCE_STATEMENT_PARAMETER: 'Instrukcja wymienia :{name}, którego tu nie ma. Jest :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'Źródło odpytywane wymaga :key w instrukcji.',
  SOURCE_SINCE_MISSING: 'Podaj, czym jest :since przy pierwszym odczycie i która kolumna jest punktem odczytu.',
  SOURCE_QUERY_FAILED: 'Instrukcji nie da się wykonać. Baza danych mówi: „{words}”',
  SOURCE_WRITE_REFUSED: 'Instrukcja zapisuje i została odrzucona. Baza danych mówi: „{words}”',
  SOURCE_TOO_SLOW: '{at} odpowiada na instrukcję dłużej niż {seconds} s.',
  SOURCE_COLUMN_GONE: 'Nie ma kolumny „{column}”, która powinna być: {field}.',
  SOURCE_NO_NUMBER: 'Wiersz {row} nie ma numeru zamówienia w kolumnie „{column}”.',
  SOURCE_TWO_ORDERS: '„{key}” znajduje więcej niż jedno zamówienie: {one} i {other}.',
  SOURCE_TOO_MANY_ROWS: 'Jest więcej niż {limit} wierszy; niech instrukcja lub plik ma ich mniej.',
  SOURCE_ENCODING: 'Kolumna „{column}” zawiera tekst w innym kodowaniu niż podane.',
  SOURCE_ORDERS_LEFT: 'Zamówienia, których nie da się odczytać i które pominięto: {count}. Pierwsze to {number}.',
  SOURCE_ORDERS_LEFT_AT:
    'Zamówienia, których nie da się odczytać i które pominięto: {count}. W pierwszym, {number}, błędne jest: {field}.',
  SOURCE_FIELD_MISSING: 'Brakuje tego.',
  SOURCE_FIELD_WRONG: 'Nie może to być „{actual}”.',
  SOURCE_FIELD_TOO_LONG: 'Może mieć najwyżej {limit} znaków.',
  SOURCE_ROWS_DIFFER: 'Wiersze jednego zamówienia podają zarówno „{one}”, jak i „{other}”.',
  SOURCE_UNIT_MISSING: 'Nic nie mówi, w jakiej to jednostce lub walucie; wybierz ją dla źródła.',
  SOURCE_STATE_UNKNOWN: 'Nie wiadomo tu, co „{words}” znaczy dla zamówienia.',
  SOURCE_DATE_UNKNOWN: '„{words}” nie jest datą oznaczającą tylko jeden dzień, jak 2026-03-31.',
  SOURCE_FOLDER_EMPTY: 'W {at} nie ma pliku CSV, Excel ani JSON.',
  SOURCE_LOGIN_REFUSED: '{at} odrzuca logowanie. Mówi: „{words}”',
  SOURCE_MAY_WRITE:
    '{user} może zapisywać: {permission}. SQL Server nie ma transakcji tylko do odczytu, więc podaj użytkownika, który może tylko czytać.',
  SOURCE_UNENCRYPTED: '{at} nie oferuje szyfrowania, a bez niego nic się nie wysyła.',
  SOURCE_WANTS_ENCRYPTION: '{at} przyjmuje tylko połączenia szyfrowane. Podaj urząd certyfikacji serwera.',
  SOURCE_NOT_TRUSTED: 'Certyfikat {at} nie jest zaufany. System mówi: „{words}”',
  SOURCE_ANSWERED: '{at} odpowiada {status}, a nie zamówieniami.',
  SOURCE_ADDRESS_KEY: 'Adres wymaga {name} w ścieżce lub zapytaniu.',
  SOURCE_JSON_SHAPE: 'JSON nie zawiera zamówień: musi być obiektem albo listą obiektów.',
  WRITE_BACK_STATEMENT:
    'Instrukcję musi się dać wykonać ponownie: UPDATE, MERGE lub INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Treść nie jest JSON-em: „{words}”',
  WRITE_BACK_NAME: '{name} nie jest przekazywaną wartością. Są: {known}.',
  WRITE_BACK_NO_ROW: 'To, co przekazano o zamówieniu {number}, nie znajduje tam wiersza.',
  WRITE_BACK_ROWS:
    'To, co przekazano o zamówieniu {number}, zmieniłoby wierszy: {count}; musi być jeden. Niczego nie zmieniono.',
  WRITE_BACK_DIFFERS:
    'Wykonana drugi raz instrukcja znów zmienia wiersz. Musi go zostawić bez zmian, bo powtarza się ją, gdy odpowiedź zaginie.',
  WRITE_BACK_ANSWERED: '{at} odpowiada {status} i nie przyjął tego, co przekazano.',
  SOURCES_FAIL: 'Zamówień z {sources} nie da się odczytać od {since}. Etykiety znanych zamówień działają dalej.',
  SOURCES_WAIT:
    'Zamówienia czekające na przekazanie do {sources}: {count}, najstarsze od {since}. Etykiety działają dalej.',
};
