import type { customs as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const customs: Translated<typeof english> = {
  title: 'Cło',
  ofAccount: 'Pusty Incoterm i puste numery są brane z konta.',
  toAccount: 'Ustaw przy koncie',
  contents: {
    MERCHANDISE: 'Towary',
    GIFT: 'Prezent',
    SAMPLE: 'Próbka handlowa',
    RETURNED_GOODS: 'Towary zwracane',
    REPAIR: 'Naprawa',
    DOCUMENTS: 'Dokumenty',
    OTHER: 'Inne',
  },
  valueEach: 'Wartość sztuki',
  weightEach: 'Waga sztuki',
  add: 'Dodaj pozycję celną',
  remove: 'Usuń pozycję celną {n}',
};
