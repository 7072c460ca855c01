import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const sources: Translated<typeof en.sources> = {
  SOURCE_STATEMENT_MISSING: 'Baza danych wymaga instrukcji, która odczytuje zamówienia.',
  SOURCE_STATEMENT_SEVERAL: 'Wykonywana jest tylko jedna instrukcja, a za średnikiem jest coś jeszcze.',
  SOURCE_STATEMENT_WRITES: 'Instrukcja musi zaczynać się od SELECT lub WITH: źródło jest tylko odczytywane.',
  SOURCE_STATEMENT_PARAMETER: 'Instrukcja zawiera :{name}, czego tu nie podano. Podano :{known}.',
  SOURCE_STATEMENT_NO_KEY: 'Źródło z wyszukiwaniem wymaga :key w instrukcji.',
  SOURCE_SINCE_MISSING: 'Podaj, czym jest :since przy pierwszym odczycie i która kolumna jest znacznikiem.',
  SOURCE_QUERY_FAILED: 'Instrukcji nie można wykonać. Baza danych podaje: „{words}”',
  SOURCE_WRITE_REFUSED: 'Instrukcja zapisuje i została odrzucona. Baza danych podaje: „{words}”',
  SOURCE_TOO_SLOW: '{at} odpowiada na instrukcję dłużej niż {seconds} s.',
  SOURCE_COLUMN_GONE: 'Nie ma kolumny „{column}”, która ma oznaczać: {field}.',
  SOURCE_NO_NUMBER: 'Wiersz {row} nie ma numeru zamówienia w kolumnie „{column}”.',
  SOURCE_TWO_ORDERS: '„{key}” wskazuje więcej niż jedno zamówienie: {one} i {other}.',
  SOURCE_TOO_MANY_ROWS: 'Wierszy jest więcej niż {limit}; ogranicz je w instrukcji lub w pliku.',
  SOURCE_NEWEST_FIRST:
    'Jest więcej stron, a czytana jest tylko pierwsza. Niech adres pyta najpierw o najstarsze, ze znacznikiem odczytu, albo o wszystkie naraz.',
  SOURCE_PAGE_TOO_SHORT:
    'Jest więcej stron, a ta zawiera niewiele więcej niż zamówienia jednego znacznika ({mark}), które mogą ciągnąć się na następnej. Niech adres zwraca większe strony.',
  SOURCE_ENCODING: 'Kolumna „{column}” zawiera tekst w innym kodowaniu niż podane.',
  SOURCE_ORDERS_LEFT: 'Zamówienia, których nie można odczytać i które pominięto: {count}. Pierwsze: {number}.',
  SOURCE_ORDERS_LEFT_AT:
    'Zamówienia, których nie można odczytać i które pominięto: {count}. W pierwszym, {number}, błędne jest pole: {field}.',
  SOURCE_FIELD_MISSING: 'Brak wartości.',
  SOURCE_FIELD_WRONG: 'Wartość „{actual}” jest niemożliwa.',
  SOURCE_FIELD_TOO_LONG: 'Najwyżej {limit} znaków.',
  SOURCE_ROWS_DIFFER: 'Wiersze jednego zamówienia podają zarówno „{one}”, jak i „{other}”.',
  SOURCE_ROW_SHIFTED:
    'Wiersz ma więcej komórek niż tabela kolumn; być może tekst z separatorem nie jest w cudzysłowie.',
  SOURCE_ORDER_IN_FILES: 'Pliki podają o nim różne dane: „{one}” i „{other}”. Pozostaw je tylko w jednym z nich.',
  SOURCE_UNIT_MISSING: 'Jednostka lub waluta nie jest podana; wybierz ją dla źródła.',
  SOURCE_STATE_UNKNOWN: 'Nie wiadomo tu, co „{words}” oznacza dla zamówienia.',
  SOURCE_LINE_PARTLY: 'Wysłano tylko część „{article}”, a tabela nie mówi, ile jeszcze zostało.',
  SOURCE_DATE_UNKNOWN: '„{words}” nie jest jednoznaczną datą, taką jak 2026-03-31.',
  SOURCE_FILE_GROWING: '{at} jest jeszcze zapisywany. Zostanie odczytany, gdy zapis się zakończy.',
  SOURCE_FOLDER_EMPTY: '{at}: nie ma tam pliku CSV, Excel ani JSON.',
  SOURCE_PASSWORD_UNREADABLE:
    'To stanowisko nie może otworzyć hasła źródła {source}. Jeśli stanowiska mają wspólny rejestr, uruchom je z ich plikiem klucza (--secrets-key); w innym razie wpisz hasło na nowo. System podaje: „{words}”',
  SOURCE_LOGIN_REFUSED: '{at} odrzuca logowanie. Podaje: „{words}”',
  SOURCE_MAY_WRITE:
    'Użytkownik {user} może zapisywać: {permission}. SQL Server nie ma transakcji tylko do odczytu, więc podaj użytkownika, który może tylko czytać.',
  SOURCE_UNENCRYPTED: '{at} nie oferuje szyfrowania, a bez niego nic nie jest wysyłane.',
  SOURCE_WANTS_ENCRYPTION: '{at} przyjmuje tylko szyfrowane połączenia. Podaj urząd certyfikacji serwera.',
  SOURCE_NOT_TRUSTED: '{at}: certyfikat nie jest zaufany. System podaje: „{words}”',
  SOURCE_ANSWERED: '{at} odpowiada {status}, bez zamówień.',
  SOURCE_ADDRESS_KEY: 'Adres wymaga {name} w ścieżce lub zapytaniu.',
  SOURCE_JSON_SHAPE: 'JSON nie zawiera zamówień: musi być obiektem lub listą obiektów.',
  WRITE_BACK_STATEMENT:
    'Instrukcję musi być można powtórzyć: UPDATE, MERGE lub INSERT … ON CONFLICT … DO UPDATE (MySQL: ON DUPLICATE KEY UPDATE).',
  WRITE_BACK_BODY: 'Treść nie jest w formacie JSON: „{words}”',
  WRITE_BACK_NAME: '{name} nie jest przekazywaną wartością. Dostępne: {known}.',
  WRITE_BACK_NO_ROW: 'Dane o zamówieniu {number} nie znajdują tam wiersza.',
  WRITE_BACK_ROWS: 'Dane o zamówieniu {number} zmieniłyby wierszy: {count}; musi być jeden. Niczego nie zmieniono.',
  WRITE_BACK_DIFFERS:
    'Wykonana drugi raz, instrukcja znów zmienia wiersz. Musi go zostawić bez zmian, bo po utracie odpowiedzi jest powtarzana.',
  WRITE_BACK_ANSWERED: '{at} odpowiada {status} i nie przyjmuje przekazanych danych.',
  SOURCES_FAIL: 'Od {since} nie można odczytać zamówień z {sources}. Etykiety znanych zamówień działają dalej.',
  SOURCES_WAIT:
    'Zamówienia czekające na przekazanie do {sources}: {count}, najstarsze od {since}. Etykiety działają dalej.',
};
