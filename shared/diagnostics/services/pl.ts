import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} przyjmuje klucz, który jest testowy, i nie ma pod nim przewoźnika {carrier}. Przewoźnicy do wysyłki należą do innego klucza.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} przyjmuje klucz, który jest do wysyłki, i nie ma pod nim przewoźnika {carrier}. Przewoźnicy do testów należą do innego klucza.',
  SERVICE_CARRIER_OFF: '{at}: przewoźnik {carrier} jest wyłączony lub jeszcze niepodłączony. Podłącz go tam.',
  SERVICE_CARRIER_INACTIVE: '{at}: przewoźnik jest wyłączony lub jeszcze niepodłączony. Podłącz go tam.',
  SERVICE_PLAN_LACKS: '{at}: plan konta tego nie obejmuje. Zmień go tam.',
  SERVICE_ACCOUNT_REFUSED: '{at} nie przyjmuje ustawionego konta lub umowy. Sprawdź jego numer w koncie tutaj.',
  SERVICE_ADDRESS_REFUSED: '{at} nie przyjmuje adresu. Popraw go.',
  SERVICE_NO_SUCH_LABEL: '{at} nie drukuje etykiet w tym formacie na {stock}. Wybierz inny format lub nośnik.',
  OWN_ID_TAKEN:
    '{at} ma już przesyłkę o identyfikatorze {id}, więc mogło ją kupić wcześniejsze wywołanie. Sprawdzenie pokaże wynik.',
  LABEL_WITH_ERROR: 'Serwis ma etykietę {id} z błędem. Wynik widać tam.',
  LABEL_VOIDED_THERE: 'Serwis sprzedał etykietę {id} ({numbers}), a potem została tam anulowana.',
  LABEL_IN_WORK: 'Serwis nadal tworzy etykietę {id}. Sprawdzenie pokaże wynik.',
  KEY_OF_OTHER_MODE: 'Klucz konta należy do innego trybu serwisu {at}: wysyłki lub testów. Ustaw klucz na nowo.',
  KEY_FOR_TESTS:
    '{at} pokazuje konta przewoźników tylko kluczom do wysyłki. Wpisz identyfikator konta przewoźnika albo importuj z kluczem do wysyłki.',
  SERVICE_NOT_OFFERED: '{at} nie oferuje usługi {service} dla tej przesyłki.',
  PARTLY_VOIDED: 'Anulowano tylko te etykiety: {numbers}. Pozostałe są ważne. Przewoźnik podaje: „{words}”',
  LABELS_NOT_THERE: 'Etykiet jeszcze nie ma.',
  LABELS_LACKING: 'Dla tych paczek nie nadeszła etykieta: {packages}.',
  LABELS_NOT_SPLIT: 'Nadszedł jeden plik dla wszystkich paczek ({packages}). Etykiety w nim: {labels}.',
  LABELS_FAILED: 'Nie udało się pobrać etykiet. System podaje: „{words}”',
  DOCUMENT_LACKING: 'Dla paczki {package} nie nadeszła etykieta.',
  DOCUMENT_LINK_BROKEN: 'Link do dokumentu nie jest adresem.',
  DOCUMENT_LINK_WITH_PASSWORD: 'Link do dokumentu zawiera hasło.',
  DOCUMENT_ELSEWHERE: '{at}: stąd etykiety nie są pobierane, bo konto tego hosta nie wymienia.',
  DOCUMENT_UNENCRYPTED: '{at}: etykiety nie są pobierane bez szyfrowania.',
  DOCUMENT_NOT_GIVEN: '{at}: zamiast dokumentu nadeszła odpowiedź {status}.',
  DOCUMENT_OF_NO_FORMAT: '{type} nie jest formatem etykiet.',
  DOCUMENT_EMPTY: 'Dokument jest pusty.',
  DOCUMENT_TOO_LARGE: 'Dokument jest większy niż {limit} bajtów.',
  DOCUMENT_DECLARED_OTHERWISE: 'Dokument podano jako {declared}, a nie jako {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'Dokument nie zaczyna się tak jak {type}.',
  DOCUMENT_NOT_BASE64: 'Dokument nie jest zapisany w base64.',
  NO_REASON_GIVEN: '{at} nie podaje powodu.',
  VOID_FAILED: 'Prośba o anulowanie się nie powiodła. System podaje: „{words}”',
  VOID_NOT_SAID: 'Serwis nie podaje wyniku anulowania {id}.',
  VOID_WITH_OTHER_KEYS:
    'Serwis odmówił anulowania pod dzisiejszymi kluczami. Etykietę kupiono z innymi, więc nie wynika z tego, co się z nią stało.',
  VOID_OF_OTHER_NUMBERS: 'Serwis zna ten zakup z innymi numerami śledzenia.',
  VOID_WITHOUT_LABEL: '{at} nie podaje etykiety, która ma być anulowana.',
  VOID_WITHOUT: 'Anulowano tylko część paczek, bez {numbers}.',
  MANIFEST_UNANSWERED: 'Poproszono przewoźnika o manifest i nie wiadomo, czy go utworzył. System podaje: „{words}”',
  MANIFEST_NOT_FOUND: '{at} nie ma manifestu tych przesyłek, co niczego nie dowodzi.',
  MANIFEST_NOT_SAID: '{at} nie podaje, co stało się z manifestem.',
  MANIFEST_NOT_SENT: 'Przewoźnika nie poproszono o manifest.',
  MANIFEST_REFUSED: 'Przewoźnik nie utworzył manifestu. Podaje: „{words}”',
  SHIPMENT_VOIDED: 'Została anulowana.',
  SHIPMENT_BEING_VOIDED: 'Poproszono o jej anulowanie.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Kupiono ją przez inny serwis lub z innymi kluczami.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} jej nie zna.',
  SHIPMENT_ON_NO_MANIFEST: '{at}: nie ma jej na żadnym manifeście.',
  MANIFEST_NO_IDS: '{at} nie zna identyfikatora żadnej z przesyłek, więc żadnej nie można dodać do manifestu.',
  REFERENCE_NOT_FOUND:
    '{at} nie znajduje etykiety po referencji {reference}, co niczego nie dowodzi. Poszukaj tej referencji wśród przesyłek tamtejszego konta.',
  REFERENCE_FOUND_OTHERWISE:
    'Po referencji {reference} {at} znajduje {numbers}, a liczba wysłanych paczek to {packages}. Porównaj je tam.',
  UPS_MEASURE: 'Paczka {package} ma wymiar {measure}: UPS przyjmuje znaków: {limit}. Zaokrąglij go.',
  UPS_ACCOUNT_REFUSED: 'UPS nie wysyła na konto {account}. Sprawdź jego numer w koncie tutaj.',
  UPS_RECIPIENT_REFUSED: 'UPS nie przyjmuje odbiorcy. Popraw adres.',
  UPS_SERVICE_REFUSED: 'UPS nie oferuje tej usługi na tej trasie. Wybierz inną.',
  UPS_NOT_FOUND:
    'UPS nie znajduje etykiety po referencji {reference}, co niczego nie dowodzi. Poszukaj tej referencji na ups.com w historii wysyłek konta {account}.',
  UPS_NO_REFERENCE:
    'Referencje na etykiecie nie zostawiły miejsca na referencję stacji, więc nie można zapytać UPS. Poszukaj odbiorcy na ups.com w historii wysyłek konta {account}.',
};
