import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Zapisz etykiety …',
  title: 'Etykiety w jednym pliku',
  count: 'Jedna etykieta | {n} etykiety | {n} etykiet',
  none: 'Nic z tego nie ma etykiety do wysyłki.',
  format: 'Rodzaj pliku',
  formats: {
    PDF: 'Jeden PDF, strona na każdą etykietę',
    ZPL: 'Jeden plik ZPL',
    EPL: 'Jeden plik EPL',
    ZIP: 'ZIP, plik na każdą etykietę',
  },
  mixed: 'Są zapisane w różnych formatach ({formats}), więc wszystkie mieści tylko plik ZIP.',
  leftOut: {
    NOT_BOUGHT: 'Pominięte, niekupione: {n}',
    NOT_LABELLED: 'Pominięte, jeszcze bez etykiety od przewoźnika: {n}',
    VOIDED: 'Pominięte, anulowane: {n}',
    NOT_KEPT: 'Pominięte, już nieprzechowywane: {n}',
    LOCKED: 'Pominięte w PDF, zablokowane przez przewoźnika: {n}',
    BROKEN: 'Pominięte w PDF, uszkodzone już przy przysłaniu przez przewoźnika: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Pobierz',
  fileName: 'etykiety',
  broken: 'Plik nie dotarł w całości. Spróbuj ponownie; jeśli to się powtórzy, wybierz plik ZIP.',
};
