import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Kupuje w EasyPost, z jednego z kont przewoźników, które otwiera tam klucz.',
  choice: 'Z kluczem EasyPost',
  fields: {
    apiKey: { label: 'Klucz API', hint: 'Klucz zaczynający się od EZTK tworzy tylko etykiety testowe.' },
    mode: { label: 'Do czego służy klucz', values: { LIVE: 'Wysyłka', TEST: 'Testy' } },
    carrierAccountId: {
      label: 'Konto przewoźnika tam',
      hint: 'Zaczyna się od ca_; wybór przewoźnika poniżej je wpisuje.',
      fault: 'Podaj identyfikator konta przewoźnika w EasyPost; zaczyna się od ca_.',
    },
    customsSigner: { label: 'Kto podpisuje dla cła', hint: 'Jeśli nie podano, nadawca.' },
    exportDeclaration: {
      label: 'Zgłoszenie wywozowe (USA)',
      hint: 'Zwolnienie lub ITN; jeśli nie podano, NOEEI 30.37(a), do 2500 USD na każdy rodzaj towaru.',
    },
    contentsType: {
      label: 'Zawartość',
      values: {
        MERCHANDISE: 'Towary',
        RETURNED_GOODS: 'Towary zwracane',
        GIFT: 'Prezenty',
        SAMPLE: 'Próbki',
        DOCUMENTS: 'Dokumenty',
      },
    },
    nonDelivery: { label: 'Paczki niedoręczalne', values: { RETURN: 'Wracają', ABANDON: 'Są porzucane' } },
  },
};
