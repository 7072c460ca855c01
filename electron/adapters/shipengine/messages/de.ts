import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'ShipEngine oder ShipStation API',
  means: 'Kauft bei den Paketdiensten, die mit einem Konto bei ShipEngine oder ShipStation verbunden sind.',
  choice: 'Mit einem Konto bei ShipEngine oder ShipStation',
  fields: {
    profile: {
      label: 'Dienst',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'API-Schlüssel',
      hint: 'Aus den Einstellungen des Dienstes. Ein Schlüssel, der mit TEST_ beginnt, kauft nur Etiketten zum Testen.',
      fault: 'Den Schlüssel so angeben, wie der Dienst ihn zeigt, ohne Leerzeichen.',
    },
    carrierId: {
      label: 'Paketdienst dort',
      hint: 'Seine Kennung dort; sie kommt mit der Wahl unten.',
      fault: 'Die Kennung so angeben, wie der Dienst sie schreibt: se- und Ziffern.',
    },
    contents: {
      label: 'Inhalt für den Zoll',
      values: {
        MERCHANDISE: 'Handelsware',
        DOCUMENTS: 'Dokumente',
        GIFT: 'Geschenk',
        RETURNED_GOODS: 'Rückware',
        SAMPLE: 'Muster',
        OTHER: 'Anderes',
      },
    },
    nonDelivery: {
      label: 'Wenn Zoll oder Empfänger ablehnen',
      values: { RETURN_TO_SENDER: 'Zurück an den Absender', TREAT_AS_ABANDONED: 'Preisgeben' },
    },
    mode: { label: 'Wofür der Schlüssel ist', values: { LIVE: 'Versand', TEST: 'Tests' } },
  },
};
