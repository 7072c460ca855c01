import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Vamă',
  missing: 'Granița cere: {fields}.',
  without: 'Expediază fără aceste date',
  isWithout: 'Expediat fără: {fields}.',
  contents: {
    MERCHANDISE: 'Marfă',
    GIFT: 'Cadou',
    SAMPLE: 'Mostră comercială',
    RETURNED_GOODS: 'Mărfuri returnate',
    DOCUMENTS: 'Documente',
  },
  valueEach: 'Valoare pe bucată',
  weightEach: 'Greutate pe bucată',
  add: 'Adaugă articol vamal',
  remove: 'Elimină articolul vamal {n}',
};
