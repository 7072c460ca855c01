import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Szablony',
  placeholder: 'Szablon',
  save: 'Zapisz jako szablon',
  name: 'Nazwa szablonu',
  kind: 'Co zachowuje',
  kinds: { PACKAGE: 'Paczkę', SERVICE: 'Konto i usługę', SHIPMENT: 'Cały formularz' },
  saveButton: 'Zapisz',
  saved: 'Szablon „{name}” jest zapisany.',
  place: 'Miejsce',
  placeHint: 'Pierwszych dziewięć ma klawisze od Alt+1 do Alt+9.',
  barcode: 'Kod kreskowy',
  barcodeHint: 'Zeskanowany na ekranie Nadawanie wybiera szablon.',
  tare: 'Tara (pusty karton)',
  tareHint: 'Dodawana do wagi wpisanej, nie do wagi z wagi.',
  edit: 'Edytuj szablony',
  which: 'Szablon',
  remove: 'Usuń',
  removed: 'Szablon „{name}” jest usunięty.',
  applied: 'Wpisano szablon {name}.',
  notNow: '{name} to szablon: jest na następną przesyłkę.',
  noWeight: 'Wpisz wagę, np. 0,3.',
  withBox: '+ {tare} karton = {total}',
};
