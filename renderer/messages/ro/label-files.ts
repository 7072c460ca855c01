import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Salvează etichetele …',
  title: 'Etichete într-un fișier',
  count: 'O etichetă | {n} etichete | {n} de etichete',
  none: 'Nimic din acestea nu are o etichetă valabilă pentru expediere.',
  format: 'Tipul fișierului',
  formats: {
    PDF: 'Un PDF, o pagină pentru fiecare etichetă',
    ZPL: 'Un fișier ZPL',
    EPL: 'Un fișier EPL',
    ZIP: 'ZIP, un fișier pentru fiecare etichetă',
  },
  mixed: 'Sunt stocate în formate diferite ({formats}), așa că numai un fișier ZIP le poate cuprinde pe toate.',
  leftOut: {
    NOT_BOUGHT: 'Omise, necumpărate: {n}',
    NOT_LABELLED: 'Omise, încă fără etichetă de la curier: {n}',
    VOIDED: 'Omise, anulate: {n}',
    NOT_KEPT: 'Omise, nu se mai păstrează: {n}',
    LOCKED: 'Omise din PDF, blocate de curier: {n}',
    BROKEN: 'Omise din PDF, trimise deteriorate de curier: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Descarcă',
  fileName: 'etichete',
  broken: 'Fișierul nu a sosit complet. Încercați din nou; dacă se repetă, alegeți un fișier ZIP.',
};
