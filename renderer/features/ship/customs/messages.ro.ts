import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Vamă',
  ofAccount: 'Incoterm-ul și numerele lăsate goale sunt cele ale contului.',
  toAccount: 'Indică la cont',
  contents: {
    MERCHANDISE: 'Marfă',
    GIFT: 'Cadou',
    SAMPLE: 'Mostră comercială',
    RETURNED_GOODS: 'Mărfuri returnate',
    REPAIR: 'Reparație',
    DOCUMENTS: 'Documente',
    OTHER: 'Altele',
  },
  valueEach: 'Valoare pe bucată',
  weightEach: 'Greutate pe bucată',
  add: 'Adaugă articol vamal',
  remove: 'Elimină articolul vamal {n}',
};
