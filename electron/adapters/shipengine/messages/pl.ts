import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'ShipEngine lub ShipStation API',
  means: 'Kupuje u przewoźników połączonych z kontem w ShipEngine lub ShipStation.',
  choice: 'Z kontem w ShipEngine lub ShipStation',
  fields: {
    profile: {
      label: 'Usługa',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'Klucz API',
      hint: 'Z ustawień usługi. Klucz zaczynający się od TEST_ kupuje etykiety nie do wysyłki.',
      fault: 'Podaj klucz tak, jak pokazuje go usługa, bez spacji.',
    },
    carrierId: {
      label: 'Przewoźnik tam',
      hint: 'Jego identyfikator w usłudze; wybór przewoźnika poniżej wypełnia go.',
      fault: 'Podaj identyfikator tak, jak pisze go usługa: se- i cyfry.',
    },
    contents: {
      label: 'Zawartość dla cła',
      values: {
        MERCHANDISE: 'Towar',
        DOCUMENTS: 'Dokumenty',
        GIFT: 'Prezent',
        RETURNED_GOODS: 'Zwroty',
        SAMPLE: 'Próbka',
        OTHER: 'Inne',
      },
    },
    nonDelivery: {
      label: 'Gdy cło lub odbiorca odmówi',
      values: { RETURN_TO_SENDER: 'Zwróć do nadawcy', TREAT_AS_ABANDONED: 'Traktuj jako porzucone' },
    },
    mode: { label: 'Do czego jest klucz', values: { LIVE: 'Wysyłka', TEST: 'Testy' } },
  },
};
