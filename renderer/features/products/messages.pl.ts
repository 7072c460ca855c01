import type { products as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const products: Translated<typeof english> = {
  title: 'Produkty',
  list: 'Produkty',
  back: 'Ustawienia',
  find: 'Szukaj po SKU, opisie lub kodzie HS',
  add: 'Nowy produkt',
  import: 'Importuj plik',
  none: 'Brak produktów',
  noneHint: 'Zapamiętywane jest tu to, co nadano lub zamówiono.',
  notFound: 'Nie znaleziono niczego dla „{text}”.',
  saved: 'zapisany',
  learnt: 'zapamiętany',
  edit: 'Zmień',
  remove: 'Usuń',
  removeTitle: 'Usunąć {sku}?',
  removeHint: 'Następna przesyłka lub zamówienie z nim znów go zapamięta.',
  editTitle: 'Zmiana produktu',
  addTitle: 'Nowy produkt',
  save: 'Zapisz',
  stored: 'Zapisano: {sku}.',
  removed: 'Usunięto: {sku}.',
  valueEach: 'Wartość sztuki',
  weightEach: 'Waga sztuki',
  file: {
    title: 'Produkty z pliku',
    hint: 'Jeden wiersz, jeden produkt. Treść wiersza zastępuje to, co znane.',
    unit: 'Jednostka wagi, gdy jej nie podano',
    currency: 'Waluta, gdy jej nie podano',
    done: 'Zapisano: {saved}.',
  },
};
