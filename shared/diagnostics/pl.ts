import type { Translated } from '../format/translated.ts';
import type * as en from './en.ts';
import { invoices } from './invoices/pl.ts';
import { labels } from './labels/pl.ts';
import { ledger } from './ledger/pl.ts';
import { manifests } from './manifests/pl.ts';
import { orders } from './orders/pl.ts';
import { printing } from './printing/pl.ts';
import { roles } from './roles/pl.ts';
import { scales } from './scales/pl.ts';
import { services } from './services/pl.ts';
import { sources } from './sources/pl.ts';
import { tables } from './tables/pl.ts';
import { webhooks } from './webhooks/pl.ts';

export const problems: Translated<typeof en.problems> = {
  MALFORMED_JSON: 'Okno wysłało coś, czego stacja nie może odczytać. Wczytaj okno ponownie.',
  TRANSACTION_ID_REQUIRED: 'Okno nie wysłało identyfikatora transakcji. Wczytaj okno ponownie.',
  TRANSACTION_ID_INVALID: 'Okno wysłało identyfikator transakcji, którego stacja nie przyjmuje. Wczytaj okno ponownie.',
  TRANSACTION_ID_MISMATCH: 'Okno podało dwie różne transakcje. Wczytaj okno ponownie.',
  FIELD_INVALID: 'Stacja nie może odczytać jednego z filtrów. Zmień go i spróbuj ponownie.',
  TOKEN_MISSING: 'To okno nie jest sparowane ze stacją.',
  TOKEN_INVALID: 'Stacja nie zna już tego okna. Sparuj je ponownie.',
  TOKEN_EXPIRED: 'Parowanie tego okna wygasło. Sparuj je ponownie.',
  PAIRING_INVALID:
    'Ten link parowania był już użyty, ma ponad dziesięć minut albo powstał przed startem stacji. Utwórz nowy poleceniem „packbench pair”.',
  HOST_NOT_ALLOWED: 'Stacja nie odpowiada pod tym adresem.',
  ORIGIN_NOT_ALLOWED: 'Stacja odrzuca strony z innych źródeł.',
  SCOPE_MISSING: 'To okno nie ma takiego prawa. Administrator może je nadać w „API i narzędzia”.',
  ROLE_MISSING: 'To okno nie ma teraz takiego prawa.',
  SIGNATURE_INVALID: 'Ten link nie pochodzi z tej stacji.',
  NOT_FOUND: 'Tutaj nic już nie ma.',
  METHOD_NOT_ALLOWED: 'Stacja nie może tego tutaj zrobić.',
  TRANSACTION_ID_REPEATED: 'Ta przesyłka jest już kupiona. Nie zostanie kupiona drugi raz.',
  TRANSACTION_IN_PROGRESS: 'Ta przesyłka jest właśnie kupowana.',
  TRANSACTION_IN_DOUBT:
    'Nie wiadomo, czy ta przesyłka została kupiona. Nie kupuj jej ponownie; czeka w „Do wyjaśnienia”.',
  STATE_CONFLICT: 'Jej stan już na to nie pozwala. Sprawdź ją ponownie.',
  OPERATION_NOT_SUPPORTED: 'Konto przewoźnika tego nie oferuje.',
  ALREADY_EXISTS: 'Ta nazwa jest już zajęta.',
  BACKUPS_ELSEWHERE: 'Ta stacja nie ma własnych kopii zapasowych.',
  SCALE_NOT_READY: 'Waga nie podała na czas stabilnego wyniku. Sprawdź ją i naciśnij F8 ponownie.',
  FILE_EXPIRED: 'Link wygasł. Otwórz przesyłkę ponownie, aby dostać nowy.',
  BODY_TOO_LARGE: 'To za dużo naraz dla stacji.',
  UNSUPPORTED_MEDIA_TYPE: 'Stacja nie odczytuje plików tego rodzaju.',
  VALIDATION_FAILED: 'Najpierw trzeba coś poprawić.',
  CARRIER_REJECTED: 'Przewoźnik odrzucił przesyłkę. Niczego nie kupiono.',
  BACKUP_UNUSABLE: 'Kopia zapasowa jest uszkodzona lub z nowszej wersji. Niczego nie zmieniono; wybierz inną.',
  RATE_LIMITED: 'Za dużo prób. Poczekaj chwilę i spróbuj ponownie.',
  INTERNAL_ERROR: 'W stacji wystąpił błąd. Szczegóły są w jej logu.',
  LABELS_PENDING: 'Przesyłka jest kupiona, ale przewoźnik nie dostarczył jeszcze etykiet. Stacja nadal je pobiera.',
  VOID_UNCERTAIN:
    'Przewoźnik nie potwierdził na pewno anulowania etykiety. Nie używaj jej; anuluj jeszcze raz albo zapytaj przewoźnika.',
  SCALE_UNAVAILABLE: 'Żadna waga nie jest podłączona. W ustawieniach widać, która jest szukana.',
  CARRIER_UNAVAILABLE: 'Przewoźnik jest nieosiągalny. Niczego nie kupiono; spróbuj za chwilę.',
  LEDGER_UNUSABLE: 'Rejestr zawiódł lub jest uszkodzony. Do ponownego startu stacji nic nie jest kupowane.',
  LEDGER_UNAVAILABLE:
    'Wspólny rejestr jest nieosiągalny. Do jego powrotu nic nie jest kupowane; stacja sama wznowi pracę.',
  RESTORE_UNCONFIRMED:
    'Rejestr został przywrócony lub skopiowany i nie wie o wszystkim. Nic nie jest kupowane, dopóki administrator tego nie potwierdzi.',
  STATION_STOPPING: 'Stacja jest właśnie zatrzymywana. Niczego nie kupiono.',
  CARRIER_OUTCOME_UNKNOWN: 'Mogło dojść do zakupu. Nie kupuj ponownie; przesyłka czeka w „Do wyjaśnienia”.',
  STORAGE_FULL: 'Dysk jest pełny: zakupu nie można zapisać, więc nic nie jest kupowane.',
};

export const violations: Translated<typeof en.violations> = {
  FIELD_REQUIRED: '{field}: brak wartości.',
  FIELD_INVALID: '{field}: wartość nie została przyjęta. Stacja podaje: „{words}”',
  FIELD_CONFLICT: '{field}: podano dwa razy, z różnymi wartościami. Podaj raz.',
  VALUE_NOT_ALLOWED: '{field}: wartość „{actual}” jest niedozwolona. Dozwolone: {allowed}.',
  CARRIER_NOT_FOUND: 'Nie ma takiego konta. Wybierz inne.',
  SERVICE_NOT_FOUND: '{carrier} nie oferuje tej usługi. Wybierz inną.',
  SERVICE_NOT_AVAILABLE: 'Ta usługa nie działa od tego nadawcy do tego odbiorcy. Wybierz inną.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'Ta usługa przyjmuje jedną paczkę naraz, nie {actual}.',
  WEIGHT_TOO_SMALL: '{field}: wartość musi być większa od zera, także po zaokrągleniu.',
  WEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} dopuszcza {limit}.',
  DIMENSION_TOO_SMALL: '{field}: wartość musi być większa od zera, także po zaokrągleniu.',
  DIMENSIONS_REQUIRED: 'Ta usługa wymaga długości, szerokości i wysokości.',
  LENGTH_OVER_LIMIT: '{field} {actual}: {carrier} dopuszcza długość {limit}.',
  WIDTH_OVER_LIMIT: '{field} {actual}: {carrier} dopuszcza szerokość {limit}.',
  HEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} dopuszcza wysokość {limit}.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Długość plus obwód {actual}: {carrier} dopuszcza {limit}.',
  GIRTH_OVER_LIMIT: 'Obwód {actual}: {carrier} dopuszcza {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual}: za dużo miejsc po przecinku. {carrier} przyjmuje {limit}.',
  REFERENCE_NOT_SUPPORTED: '{field}: {carrier} nie ma na to miejsca.',
  POSTAL_CODE_NOT_ROUTED: 'Tabela sortowania konta nie ma tego kodu pocztowego, a konto odrzuca takie paczki.',
  LABEL_DOES_NOT_FIT:
    'Etykieta lub formularz celny nie pomieści wszystkiego z tej przesyłki. Podaj mniej albo zmień układ etykiety konta.',
  REFERENCE_TOO_LONG: '{field}: liczba znaków {actual}, a {carrier} drukuje {limit}.',
  FIELD_NOT_SUPPORTED: '{field}: {carrier} nie ma na to miejsca.',
  FIELD_TOO_LONG: '{field}: liczba znaków {actual}, a {carrier} przyjmuje {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field}: liczba znaków {actual}, a {carrier} przyjmuje {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field}: ta wartość jest użyta także dla innej paczki. Nadaj każdej paczce własną.',
  CUSTOMS_ITEM_UNLINKED: '{field}: w tej przesyłce nie ma takiej paczki.',
};

export const warnings: Translated<typeof en.warnings> = {
  UNKNOWN_FIELD: '{field}: pole nieznane, zostało pominięte.',
  FIELD_LEFT_OUT: '{field}: przewoźnik nie ma miejsca na całość; część zostanie pominięta.',
  POSTAL_CODE_NOT_ROUTED:
    'Tabela sortowania konta nie ma tego kodu pocztowego: etykieta zostanie wydrukowana bez kodu sortowania.',
  VALUE_ROUNDED: '{field}: wartość zaokrąglono do miejsc po przecinku, które przewoźnik zachowuje.',
  SIDES_REORDERED: '{field}: boki są wysyłane od najdłuższego.',
  GIRTH_MAY_BE_REFUSED: 'Przewoźnik może odrzucić tę paczkę: ma duży obwód.',
  LENGTH_OVER_LIMIT: 'Przewoźnik może odrzucić tę paczkę: jest długa.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Przewoźnik może odrzucić tę paczkę: długość plus obwód jest duża.',
  CUSTOMS_MISSING: 'Przesyłka przekracza granicę celną, a niczego nie zgłasza. Dodaj zawartość w części „Cło”.',
  FIELD_DOUBTFUL: '{field}: wartość wygląda na błędną. Sprawdź ją.',
  CHARACTER_REPLACED: '{field}: znaki, których etykieta nie może wydrukować, zostały zastąpione.',
  NUMBER_RANGE_LOW: 'Kończą się numery przewoźnika. Poproś go o nowe.',
  PAPER_NOT_QUEUED:
    'Przesyłka jest kupiona i jej etykiety są drukowane, ale dla jej dokumentów nie ma drukarki domyślnej. Wybierz ją w części „Drukarki”.',
  PRINT_NOT_QUEUED: 'Przesyłka jest kupiona, ale jej etykiety nie są drukowane. Wydrukuj je z ostatnich przesyłek.',
  SHIPPED_BEFORE: 'W ciągu ostatnich 14 dni to samo poszło do tego odbiorcy.',
  ROW_REPEATED: 'Inny wiersz tej partii wysyła to samo do tego odbiorcy.',
  CUSTOMS_FACT_MISSING: 'Brakuje pola {field}: wymaga go granica.',
  CANCELLED_AT_SHOP: 'Sklep podaje, że to zamówienie odwołano.',
  SHIPPED_AT_SHOP: 'Sklep podaje, że to zamówienie już wysłano, w całości lub w części.',
  HELD_AT_SHOP: 'Sklep podaje, że to zamówienie wstrzymano albo że nie jest opłacone.',
  BOUGHT_IN_RESULT: 'Wynik wcześniejszej partii podaje, że ten wiersz kupiono lub mógł zostać kupiony.',
  WEIGHT_UNUSUAL: '{field}: wartość nietypowa dla zawartości paczki.',
  NO_RULES_KNOWN: 'Dla tej usługi nie są znane reguły wagi i wymiarów: decyduje przewoźnik.',
  VOID_REFUSED: 'Przewoźnik odmówił anulowania: etykieta jest ważna i płatna.',
};

export const diagnostics: Translated<typeof en.diagnostics> = {
  CONNECTION_REFUSED: '{at} nie przyjmuje połączeń. Czy działa?',
  CONNECTION_BROKEN: '{at}: połączenie zostało przerwane.',
  NO_ANSWER: '{at} nie odpowiada na czas.',
  UNREACHABLE: '{at}: brak dostępu.',
  NAME_UNKNOWN: '{at}: nikt w tej sieci nie zna tej nazwy.',
  NOT_THERE: '{at}: tego tam nie ma.',
  NOT_ALLOWED: '{at}: stacja nie ma prawa dostępu.',
  STATION_STOPPING: '{at}: przerwano, bo stacja jest zatrzymywana.',
  SYSTEM_SAYS: '{at}: nie można użyć. System podaje: „{words}”',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} przedstawia inny certyfikat niż uzgodniony.',
  ANSWER_TOO_LARGE: '{at}: odpowiedź ma ponad {limit} bajtów.',
  ANSWER_LOST: '{at}: połączenie przerwano po wysłaniu komunikatu. Nie wiadomo, czy dotarł.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'To nie jest JSON. Stacja podaje: „{words}”',
  POSTAL_CODE_SHORT:
    'Kod pocztowy {actual} jest za krótki: {country}, liczba cyfr {digits}. Jeśli zginęły zera na początku, wpisz {whole}.',
  SERVICE_REFUSED: 'Serwis odmówił ({status}).',
  TOKEN_REFUSED: 'Serwis odrzucił token dostępu ({status}).',
  SERVICE_BOUGHT_NOTHING: 'Serwis niczego nie kupił ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'Serwis odsyła gdzie indziej ({status}), a zakup tam nie jest wysyłany.',
  ANSWER_NOT_JSON: 'Odpowiedź serwisu ({status}) nie jest w formacie JSON.',
  ANSWER_NO_SALE: 'Odpowiedź serwisu ({status}) nie jest sprzedażą.',
  ANSWER_PROVES_NOTHING: 'Serwis odpowiedział {status}, z czego nie wynika, co zrobił.',
  SERVICE_ASKS_TO_WAIT: '{at} na razie nie przyjmuje zapytań. Czas oczekiwania w sekundach: {seconds}.',
  SERVICE_TAKES_NO_MORE: '{at} na razie nie przyjmuje zapytań.',
  STEP_NOT_NOTED:
    'Rejestr nie mógł zapisać identyfikatora pierwszego kroku, więc krok zakupu nie został wysłany. System podaje: „{words}”',
  PARTLY_SOLD: 'Sprzedano paczek: {sold} z {packages}: {numbers}.',
  DOCUMENTS_UNUSABLE: 'Dokumenty przewoźnika, których nie można użyć: {documents}.',
  NO_ANSWER_IN_TIME: 'Przed upływem terminu nie nadeszła odpowiedź.',
  ADAPTER_FAILED: 'Droga do przewoźnika zawiodła. System podaje: „{words}”',
  REFUSAL_FORGOTTEN: 'Nic nie kupiono; powód nie jest już znany.',
  STOPPED_BEFORE_SENDING: 'Stacja została zatrzymana, zanim cokolwiek wysłano.',
  STOPPED_BEFORE_ANSWER: 'Stacja została zatrzymana, zanim nadeszła odpowiedź.',
  AFTER_BACKUP: 'Przyjęta po utworzeniu przywróconej kopii zapasowej. Poprzedni rejestr podaje: {state}.',
  AFTER_BACKUP_WITH_NUMBERS:
    'Przyjęta po utworzeniu przywróconej kopii zapasowej. Poprzedni rejestr podaje: {state}, {numbers}.',
  OUTCOME_LOST: 'Rejestr utracił wynik. Ostatni znany stan: {state}.',
  OUTCOME_LOST_WITH_NUMBERS: 'Rejestr utracił wynik. Ostatni znany stan: {state}, {numbers}.',
  RANGE_EXHAUSTED:
    'W puli numerów od {first} do {last} konta {account} zostało za mało numerów, potrzeba: {packages}. Poproś przewoźnika o nową.',
  NUMBERS_LOW: 'Zostało mało numerów: {ranges}. Poproś przewoźnika o nowe.',
  TEST_UNREACHABLE: 'Przewoźnik testowy jest nieosiągalny, zgodnie z życzeniem.',
  TEST_ANSWER_LOST: 'Przewoźnik testowy sprzedał przesyłkę, a odpowiedź zaginęła, zgodnie z życzeniem.',
  TEST_NOT_SAID_YET: 'Przewoźnik testowy podaje los przesyłki dwie minuty po zakupie.',
  TEST_TOO_SLOW:
    'Przewoźnik testowy nie odpowiedział do chwili przerwania; zgodnie z życzeniem potrzebuje {milliseconds} ms.',
  VOID_REFUSED: 'Przewoźnik odmówił anulowania; etykieta jest ważna i płatna. Podaje: „{words}”',
  NO_SERVICE_CARRIES: 'Żadna usługa konta {account} nie może tego przewieźć.',
  ACCOUNT_CANNOT_QUOTE: 'Konto {account} nie podaje cen: jego sposób zakupu ich nie ma.',
  NOTHING_QUOTED: 'Konto {account} nie podaje na to ceny.',
  RATES_FAILED: 'O ceny nie udało się zapytać. System podaje: „{words}”',
  ACCOUNT_SECRET_UNREADABLE:
    'To stanowisko nie może otworzyć sekretu konta {account}. Jeśli stanowiska mają wspólny rejestr, uruchom je z ich plikiem klucza (--secrets-key); w innym razie ustaw sekret na nowo. System podaje: „{words}”',
  SECRETS_UNREADABLE:
    'To stanowisko nie może otworzyć sekretów tych kont i nic na nich nie kupuje: {accounts}. Jeśli stanowiska mają wspólny rejestr, uruchom je z ich plikiem klucza (--secrets-key); w innym razie ustaw sekrety na nowo.',
  ACCOUNT_SECRET_GONE: 'Konto {account} nie ma sekretu. Ustaw go na nowo.',
  ACCOUNT_ADDRESS_CHANGED: 'Adres konta {account} zmienił się od ustawienia jego sekretu. Ustaw sekret na nowo.',
  TOKEN_NOT_IN_TIME: '{at} nie wydaje tokenu dostępu na czas.',
  TOKEN_NOT_GIVEN: '{at} nie wydaje tokenu dostępu ({status}).',
  KEYS_REFUSED: '{at} odrzuca klucze konta ({status}). Sprawdź je albo utwórz tam nowe.',
  BALANCE_TOO_LOW: '{at} nic nie sprzedaje: saldo tamtejszego konta nie wystarcza. Zasil je tam.',
  ACCOUNT_REFUSED: '{at} odrzuca dane konta ({status}). Sprawdź jego klucze i ich uprawnienia.',
  ACCOUNT_NOT_THERE: '{at} przyjmuje klucze, ale nie ma konta {account}.',
  SERVICE_HAS_FAULT: '{at} ma awarię ({status}).',
  CARRIER_SOLD: 'Przewoźnik sprzedał: {numbers}.',
  TRANSACTION_NOT_KNOWN: 'Zapytana stacja nie zna tej transakcji; niczego nie kupiono.',
  ASKED_WITH_OTHER_KEYS:
    'Zapytana stacja nie zna tej transakcji pod dzisiejszymi kluczami; wysłano ją z innymi i mogła zostać z nimi kupiona.',
  ACCOUNT_KEYS_CHANGED: 'Klucze konta właśnie zmieniono; niczego nie wysłano.',
  TRANSACTION_NOT_KNOWN_YET: 'Zapytana stacja nie zna jeszcze tej transakcji.',
  TRANSACTION_OTHER: 'Serwis odpowiedział inną transakcją.',
  PURCHASE_NOT_THERE: 'Serwis nie ma przesyłki z naszym identyfikatorem; niczego nie kupiono.',
  PURCHASE_NOT_THERE_YET: 'Serwis nie ma jeszcze przesyłki z naszym identyfikatorem.',
  PURCHASE_OF_OTHER_KEYS:
    'Serwis nie ma przesyłki z naszym identyfikatorem pod dzisiejszymi kluczami; wysłano ją z innymi i mogła zostać z nimi kupiona.',
  UPSTREAM_BOUGHT_NOTHING: 'Zapytana stacja niczego nie kupiła.',
  LOOKUP_WITHOUT_ANSWER: 'Serwis nie może podać wyniku ({status}).',
  LABEL_NOT_THERE:
    '{at} zna zakup jako {id} i na razie nie podaje numeru śledzenia, co niczego nie dowodzi. Wynik widać tam.',
  LOOKUP_FAILED: 'Sprawdzenie się nie udało. System podaje: „{words}”',
  NO_NUMBER_TAKEN: 'Z puli nie pobrano żadnego numeru; niczego nie kupiono.',
  SETTLED_BY_PERSON: 'Człowiek rozstrzygnął, że niczego nie kupiono: {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  PATH_NOT_ABSOLUTE: 'Ścieżka musi być bezwzględna.',
  FOLDER_OF_THE_STATION: 'Folder musi leżeć poza folderem danych stacji.',
  FOLDER_UNREADABLE: '{at} nie jest folderem, który można odczytać.',
  FOLDER_WATCHED_ELSEWHERE:
    'Inna stacja obserwuje {at} i obie kupiłyby to, co tam trafi. Jeśli już tak nie jest, usuń stamtąd {file}.',
};
