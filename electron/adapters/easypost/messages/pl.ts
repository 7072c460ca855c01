import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Kupuje w EasyPost, na jednym z kont przewoźników, które otwiera tam Twój klucz.',
  choice: 'Z kluczem EasyPost',
  fields: {
    apiKey: { label: 'Klucz API', hint: 'Klucz zaczynający się od EZTK robi tylko etykiety testowe.' },
    mode: { label: 'Do czego jest klucz', values: { LIVE: 'Wysyłka', TEST: 'Testy' } },
    carrierAccountId: {
      label: 'Konto przewoźnika tam',
      hint: 'Zaczyna się od ca_; wybór przewoźnika poniżej wypełnia je.',
      fault: 'Podaj identyfikator konta przewoźnika w EasyPost; zaczyna się od ca_.',
    },
    customsSigner: { label: 'Kto podpisuje dla cła', hint: 'Nadawca, jeśli nie podano.' },
    exportDeclaration: {
      label: 'Zgłoszenie wywozowe (USA)',
      hint: 'Zwolnienie lub ITN; NOEEI 30.37(a), jeśli nie podano, do 2500 USD na każdy rodzaj towaru.',
    },
    contentsType: {
      label: 'Zawartość',
      values: {
        MERCHANDISE: 'Towar',
        RETURNED_GOODS: 'Zwroty',
        GIFT: 'Prezenty',
        SAMPLE: 'Przykłady',
        DOCUMENTS: 'Dokumenty',
      },
    },
    nonDelivery: { label: 'Paczki niedoręczalne', values: { RETURN: 'Wracają', ABANDON: 'Są porzucane' } },
  },
};
