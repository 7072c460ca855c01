import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Cło',
  missing: 'Granica wymaga: {fields}.',
  without: 'Wyślij bez tego',
  isWithout: 'Wysłano bez: {fields}.',
  contents: {
    MERCHANDISE: 'Towar',
    GIFT: 'Prezent',
    SAMPLE: 'Próbka handlowa',
    RETURNED_GOODS: 'Zwroty',
    DOCUMENTS: 'Dokumenty',
  },
  valueEach: 'Wartość sztuki',
  weightEach: 'Masa jednej sztuki',
  add: 'Dodaj pozycję celną',
  remove: 'Usuń pozycję celną {n}',
};
