import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'ShipEngine lub ShipStation API',
  means: 'Kupuje od przewoźników podłączonych do konta w ShipEngine lub ShipStation.',
  choice: 'Z kontem w ShipEngine lub ShipStation',
  fields: {
    profile: {
      label: 'Serwis',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'Klucz API',
      hint: 'Z ustawień serwisu. Zaczynający się od TEST_ kupuje etykiety, których nie można użyć do wysyłki.',
      fault: 'Podaj klucz tak, jak pokazuje go serwis, bez spacji.',
    },
    carrierId: {
      label: 'Przewoźnik tam',
      hint: 'Jego identyfikator w serwisie; wybór przewoźnika poniżej go wpisuje.',
      fault: 'Podaj identyfikator tak, jak zapisuje go serwis: se- i cyfry.',
    },
    contents: {
      label: 'Zawartość dla cła',
      values: {
        MERCHANDISE: 'Towary',
        DOCUMENTS: 'Dokumenty',
        GIFT: 'Prezent',
        RETURNED_GOODS: 'Towary zwracane',
        SAMPLE: 'Próbka',
        OTHER: 'Inne',
      },
    },
    nonDelivery: {
      label: 'Gdy odmówi cło lub odbiorca',
      values: { RETURN_TO_SENDER: 'Zwróć do nadawcy', TREAT_AS_ABANDONED: 'Uznaj za porzucone' },
    },
    mode: { label: 'Do czego służy klucz', values: { LIVE: 'Wysyłka', TEST: 'Testy' } },
  },
};
