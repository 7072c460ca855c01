import type { border as english } from '../en/border.ts';
import type { Translated } from '../translated.ts';

export const border: Translated<typeof english> = {
  asks: 'Granica wymaga: {fields}.',
  without: 'Nadaj bez tego',
  isWithout: 'Nadano bez: {fields}.',
  held: {
    left: 'Pominięto {n} wiersz: granica wymaga tego, czego mu brakuje | Pominięto {n} wiersze: granica wymaga tego, czego im brakuje | Pominięto {n} wierszy: granica wymaga tego, czego im brakuje',
    hint: 'Każdy mówi, o które pola chodzi. Uzupełnij je, ustaw je przy koncie albo nadaj bez nich.',
    takeIn: 'Nadaj {n} bez tego | Nadaj {n} bez tego | Nadaj {n} bez tego',
  },
};
