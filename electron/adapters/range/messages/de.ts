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
  },
};
