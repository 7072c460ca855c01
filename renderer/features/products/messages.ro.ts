import type { products as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const products: Translated<typeof english> = {
  title: 'Produse',
  list: 'Produse',
  back: 'Setări',
  find: 'Caută după SKU, descriere sau cod HS',
  add: 'Produs nou',
  import: 'Importă un fișier',
  none: 'Niciun produs',
  noneHint: 'Aici se reține ce se expediază sau se comandă.',
  notFound: 'Nu s-a găsit nimic pentru „{text}”.',
  saved: 'salvat',
  learnt: 'învățat',
  edit: 'Modifică',
  remove: 'Șterge',
  removeTitle: 'Se șterge {sku}?',
  removeHint: 'Se învață din nou din următoarea expediere sau comandă cu el.',
  editTitle: 'Modifică un produs',
  addTitle: 'Un produs nou',
  save: 'Salvează',
  stored: 'Salvat: {sku}.',
  removed: 'Șters: {sku}.',
  valueEach: 'Valoare pe bucată',
  weightEach: 'Greutate pe bucată',
  file: {
    title: 'Produse dintr-un fișier',
    hint: 'Un rând, un produs. Ce spune un rând înlocuiește ce se știe.',
    unit: 'Unitatea de greutate, dacă nu este indicată',
    currency: 'Moneda, dacă nu este indicată',
    done: '{saved} salvate.',
  },
};
