import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'Interval de numere',
  means: 'Etichete reale, tipărite aici cu numere atribuite de curier.',
  choice: 'Cu numere de la un curier',
  fields: {
    prefix: { label: 'Prefix', fault: 'Folosiți numai majuscule și cifre.' },
    first: {
      label: 'Primul număr',
      fault: 'Numai cifre; ultimul număr are tot atâtea cifre ca primul și nu este mai mic.',
    },
    last: {
      label: 'Ultimul număr',
      fault: 'Numai cifre; ultimul număr are tot atâtea cifre ca primul și nu este mai mic.',
    },
    checkDigit: {
      label: 'Cifră de control',
      values: { NONE: 'Niciuna', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Cod de bare',
      fault:
        'Acest cod de bare nu poate purta aceste numere: verificați lungimea, prefixul și cifra de control sau alegeți Code 128.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Avertizează sub', hint: 'Numere rămase; 100 dacă nu se indică.' },
  },
};
