import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} przyjmuje klucz, który jest testowy, i nie ma pod nim przewoźnika {carrier}. Przewoźnicy do wysyłki należą do innego klucza.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} przyjmuje klucz, który jest do wysyłki, i nie ma pod nim przewoźnika {carrier}. Przewoźnicy testowi należą do innego klucza.',
  SERVICE_CARRIER_OFF: '{at} ma przewoźnika {carrier} wyłączonego albo jeszcze niepołączonego. Połącz go tam.',
  SERVICE_CARRIER_INACTIVE: '{at} ma przewoźnika wyłączonego albo jeszcze niepołączonego. Połącz go tam.',
  SERVICE_PLAN_LACKS: 'Plan konta w {at} tego nie obejmuje. Zmień go tam.',
  SERVICE_ACCOUNT_REFUSED: '{at} nie przyjmuje ustawionego konta lub umowy. Sprawdź numer w koncie tutaj.',
  SERVICE_ADDRESS_REFUSED: '{at} nie przyjmuje adresu. Popraw go.',
  SERVICE_NO_SUCH_LABEL: '{at} nie drukuje etykiet tego formatu na {stock}. Wybierz inny format lub nośnik.',
  OWN_ID_TAKEN:
    '{at} ma już przesyłkę z identyfikatorem {id}, więc wcześniejsze wywołanie mogło ją kupić. Zapytanie mówi, co się stało.',
  LABEL_WITH_ERROR: 'Usługa ma etykietę {id} z błędem. Tam widać, co się stało.',
  LABEL_VOIDED_THERE: 'Usługa sprzedała etykietę {id} ({numbers}) i tam ją anulowano.',
  LABEL_IN_WORK: 'Usługa wciąż tworzy etykietę {id}. Zapytanie mówi, co się stało.',
  KEY_OF_OTHER_MODE: 'Klucz konta należy do drugiego trybu {at}: wysyłki lub testów. Ustaw klucz od nowa.',
  KEY_FOR_TESTS:
    '{at} pokazuje swoje konta przewoźników tylko kluczom do wysyłki. Wpisz identyfikator konta przewoźnika albo importuj z kluczem do wysyłki.',
  SERVICE_NOT_OFFERED: '{at} nie oferuje {service} dla tej przesyłki.',
  PARTLY_VOIDED: 'Zwracane są tylko te etykiety: {numbers}. Pozostałe są ważne. Przewoźnik mówi: „{words}”',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Etykiet jeszcze nie ma.',
  LABELS_LACKING: 'Brak etykiety tych paczek: {packages}.',
  LABELS_NOT_SPLIT: 'Przyszedł jeden plik na paczki ({packages}). Etykiety w nim: {labels}.',
  LABELS_FAILED: 'Etykiet nie dało się pobrać. System mówi: „{words}”',
  DOCUMENT_LACKING: 'Brak etykiety paczki {package}.',
  DOCUMENT_LINK_BROKEN: 'Link do dokumentu nie jest adresem.',
  DOCUMENT_LINK_WITH_PASSWORD: 'Link do dokumentu zawiera hasło.',
  DOCUMENT_ELSEWHERE: 'Etykiet nie pobiera się z {at}: konto go nie wymienia.',
  DOCUMENT_UNENCRYPTED: 'Etykiet nie pobiera się z {at} bez szyfrowania.',
  DOCUMENT_NOT_GIVEN: '{at} odpowiedział {status} zamiast dokumentem.',
  DOCUMENT_OF_NO_FORMAT: '{type} nie jest formatem etykiet.',
  DOCUMENT_EMPTY: 'Dokument jest pusty.',
  DOCUMENT_TOO_LARGE: 'Dokument ma więcej niż {limit} bajtów.',
  DOCUMENT_DECLARED_OTHERWISE: 'Dokument jest zadeklarowany jako {declared}, nie jako {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'Dokument nie zaczyna się jak {type}.',
  DOCUMENT_NOT_BASE64: 'Dokument nie jest w base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} nie podaje powodu.',
  // Of voids.
  VOID_FAILED: 'Prośba o anulowanie zawiodła. System mówi: „{words}”',
  VOID_NOT_SAID: 'Usługa nie mówi, co stało się z anulowaniem {id}.',
  VOID_OF_OTHER_NUMBERS: 'Usługa zna zakup z innymi numerami przesyłek.',
  VOID_WITHOUT_LABEL: '{at} nie wskazuje etykiety do anulowania.',
  VOID_WITHOUT: 'Niektóre paczki anulowano, ale nie {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED: 'Poproszono przewoźnika o manifest i nie wiadomo, czy go zrobił. System mówi: „{words}”',
  MANIFEST_NOT_FOUND: '{at} nie ma manifestu tych przesyłek, co niczego nie dowodzi.',
  MANIFEST_NOT_SAID: '{at} nie mówi, co stało się z manifestem.',
  MANIFEST_NOT_SENT: 'Nie poproszono przewoźnika o manifest.',
  MANIFEST_REFUSED: 'Przewoźnik nie zrobił manifestu. Mówi: „{words}”',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'Anulowano ją.',
  SHIPMENT_BEING_VOIDED: 'Poproszono o jej anulowanie.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Kupiono ją przez inną usługę albo z innymi kluczami.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} jej nie zna.',
  SHIPMENT_ON_NO_MANIFEST: '{at} nie umieścił jej na żadnym manifeście.',
  MANIFEST_NO_IDS: '{at} nie zna identyfikatora żadnej z przesyłek, więc żadna nie może trafić na jego manifest.',
  REFERENCE_NOT_FOUND:
    '{at} nie znajduje etykiety po referencji {reference}, co niczego nie dowodzi. Poszukaj jej tam w przesyłkach konta.',
  REFERENCE_FOUND_OTHERWISE:
    'Po referencji {reference} {at} znajduje {numbers}, a wysłano paczek: {packages}. Porównaj je tam.',
  // Of UPS.
  UPS_MEASURE: 'Paczka {package} ma wymiary {measure}: UPS przyjmuje znaków: {limit}. Zaokrąglij.',
  UPS_ACCOUNT_REFUSED: 'UPS nie wysyła na konto {account}. Sprawdź jego numer w koncie tutaj.',
  UPS_RECIPIENT_REFUSED: 'UPS nie przyjmuje odbiorcy. Popraw adres.',
  UPS_SERVICE_REFUSED: 'UPS nie oferuje tej usługi stąd tam. Wybierz inną.',
  UPS_NOT_FOUND:
    'UPS nie znajduje etykiety po referencji {reference}, co niczego nie dowodzi. Poszukaj jej na ups.com w historii wysyłek konta {account}.',
  UPS_NO_REFERENCE:
    'Referencje na etykiecie nie zostawiły miejsca na referencję stacji, więc UPS nie da się zapytać. Poszukaj odbiorcy na ups.com w historii wysyłek konta {account}.',
};
