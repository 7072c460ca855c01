import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'Nummernkreis',
  means: 'Echte Etiketten, hier gedruckt mit Nummern, die der Paketdienst Ihnen zugeteilt hat.',
  choice: 'Mit Nummern eines Paketdienstes',
  fields: {
    prefix: { label: 'Präfix', fault: 'Nur Großbuchstaben und Ziffern verwenden.' },
    first: {
      label: 'Erste Nummer',
      fault: 'Nur Ziffern; die letzte Nummer hat so viele Stellen wie die erste und liegt nicht unter ihr.',
    },
    last: {
      label: 'Letzte Nummer',
      fault: 'Nur Ziffern; die letzte Nummer hat so viele Stellen wie die erste und liegt nicht unter ihr.',
    },
    checkDigit: {
      label: 'Prüfziffer',
      values: { NONE: 'Keine', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Strichcode',
      fault: 'Dieser Strichcode fasst diese Nummern nicht: Länge, Präfix und Prüfziffer prüfen oder Code 128 wählen.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Warnen unter', hint: 'Verbleibende Nummern; ohne Angabe 100.' },
    country: {
      label: 'Land der Post',
      hint: 'Für Postnummern nach UPU S10; steht nach der Prüfziffer.',
      fault:
        'Ländercode aus zwei Buchstaben angeben; das Präfix hat dann zwei Buchstaben, die Nummern haben acht Stellen, die Prüfziffer ist MOD11.',
    },
    companyPrefix: {
      label: 'GS1-Basisnummer',
      hint: 'Für eine SSCC: das Präfix ist dann die Erweiterungsziffer.',
      fault: '4 bis 12 Ziffern angeben, mit einem einstelligen Präfix und GS1-128 als Strichcode.',
    },
    label: {
      label: 'Etikett',
      values: { STATION: 'Wie diese Station es zeichnet', GS1_LOGISTIC: 'GS1-Transportetikett' },
    },
    elements: {
      label: 'Felder des GS1-Etiketts',
      hint: 'Je eine Zeile: Datenbezeichner = Feld, etwa 400 = ref1. Postleitzahl und SSCC stehen ohnehin darauf.',
      fault:
        'Je eine Zeile schreiben: 01, 02, 10, 37, 400, 401, 402, 403 oder 410 = ref1 bis ref5, itemCode, itemTransactionId, orderNumber, article oder quantity. 02 und 37 brauchen einander, 10 braucht 01 oder 02.',
    },
  },
};
