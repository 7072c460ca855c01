import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Szablony',
  placeholder: 'Szablon',
  save: 'Zapisz jako szablon',
  name: 'Nazwa szablonu',
  kind: 'Co zachowuje',
  kinds: { PACKAGE: 'Paczkę', SERVICE: 'Konto i usługa', SHIPMENT: 'Cały formularz' },
  saveButton: 'Zapisz',
  saved: 'Szablon „{name}” zapisano.',
  place: 'Miejsce',
  placeHint: 'Pierwszych dziewięć ma klawisz, Alt+1 do Alt+9.',
  barcode: 'Kod kreskowy',
  barcodeHint: 'Zeskanowany na ekranie Wysyłka wybiera szablon.',
  tare: 'Pusty karton',
  tareHint: 'Dodawany do masy wpisanej, nie do tej z wagi.',
  edit: 'Edytuj szablony',
  which: 'Szablon',
  remove: 'Usuń',
  removed: 'Szablon „{name}” usunięto.',
  applied: '{name}: wypełniono.',
  notNow: '{name} to szablon: jest dla następnej przesyłki.',
  inTheWay: 'Wpisz liczbę całkowitą od 1 do 999.',
  noWeight: 'Wpisz masę, np. 0,3.',
  withBox: '+ {tare} karton = {total}',
};
