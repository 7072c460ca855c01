import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Kauft bei EasyPost, von einem der Carrier-Konten, die Ihr Schlüssel dort öffnet.',
  choice: 'Mit einem Schlüssel von EasyPost',
  fields: {
    apiKey: { label: 'API-Schlüssel', hint: 'Ein Schlüssel, der mit EZTK beginnt, macht nur Etiketten zum Testen.' },
    mode: { label: 'Wofür der Schlüssel gilt', values: { LIVE: 'Versand', TEST: 'Tests' } },
    carrierAccountId: {
      label: 'Carrier-Konto dort',
      hint: 'Beginnt mit ca_; kommt mit der Wahl unten.',
      fault: 'Die Kennung eines Carrier-Kontos bei EasyPost angeben; sie beginnt mit ca_.',
    },
    customsSigner: { label: 'Wer für den Zoll unterschreibt', hint: 'Der Absender, wenn nichts angegeben ist.' },
    exportDeclaration: {
      label: 'Ausfuhranmeldung (USA)',
      hint: 'Ausnahme oder ITN; sonst NOEEI 30.37(a), bis 2.500 USD je Warenart.',
    },
    contentsType: {
      label: 'Inhalt',
      values: {
        MERCHANDISE: 'Waren',
        RETURNED_GOODS: 'Rücksendungen',
        GIFT: 'Geschenke',
        SAMPLE: 'Muster',
        DOCUMENTS: 'Dokumente',
      },
    },
    nonDelivery: { label: 'Unzustellbare Pakete', values: { RETURN: 'Kommen zurück', ABANDON: 'Werden aufgegeben' } },
  },
};
