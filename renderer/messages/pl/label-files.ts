import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Zapisz etykiety …',
  title: 'Etykiety w jednym pliku',
  count: 'Jedna etykieta | {n} etykiety | {n} etykiet',
  none: 'Żaden z tych wierszy nie ma etykiety do wysyłki.',
  format: 'Rodzaj pliku',
  formats: {
    PDF: 'Jeden PDF, strona na etykietę',
    ZPL: 'Jeden plik ZPL',
    EPL: 'Jeden plik EPL',
    ZIP: 'ZIP, plik na etykietę',
  },
  mixed: 'Zapisane są w różnych formatach ({formats}), więc wszystkie pomieści tylko plik ZIP.',
  leftOut: {
    NOT_BOUGHT: 'Pominięto, niekupione: {n}',
    NOT_LABELLED: 'Pominięto, przewoźnik nie dał jeszcze etykiety: {n}',
    VOIDED: 'Pominięto, anulowane: {n}',
    NOT_KEPT: 'Pominięto, już nieprzechowywane: {n}',
    LOCKED: 'Pominięto w PDF, zablokowane przez przewoźnika: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Pobierz',
  fileName: 'etykiety',
  broken: 'Plik nie przyszedł w całości. Spróbuj ponownie; jeśli się powtórzy, wybierz plik ZIP.',
};
