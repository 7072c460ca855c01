import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Kauft bei Sendcloud: dessen Paketdienste und Ihre eigenen Verträge mit Paketdiensten in Europa.',
  choice: 'Mit einem Konto bei Sendcloud',
  fields: {
    publicKey: {
      label: 'Öffentlicher Schlüssel',
      hint: 'Bei Sendcloud: Einstellungen, Integrationen, Sendcloud-API.',
      fault: 'Den öffentlichen Schlüssel so angeben, wie Sendcloud ihn zeigt, ohne Leerzeichen.',
    },
    secretKey: { label: 'Geheimer Schlüssel', hint: 'Wird einmal gezeigt, wenn die Integration angelegt wird.' },
    contractId: {
      label: 'Vertrag',
      hint: 'Seine Nummer bei Sendcloud; ohne Angabe nimmt Sendcloud den Standardvertrag des Paketdienstes.',
      fault: 'Die Nummer des Vertrags in Ziffern angeben.',
    },
    exportReason: {
      label: 'Grund der Ausfuhr',
      values: {
        COMMERCIAL_GOODS: 'Verkaufte Waren',
        COMMERCIAL_SAMPLE: 'Muster',
        DOCUMENTS: 'Dokumente',
        GIFT: 'Geschenke',
      },
    },
    exportType: {
      label: 'Ausfuhr geht an',
      values: { COMMERCIAL_B2C: 'Verbraucher', COMMERCIAL_B2B: 'Unternehmen', PRIVATE: 'Privat' },
    },
  },
};
