import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'Pula numerów',
  means: 'Prawdziwe etykiety, drukowane tutaj z numerami przydzielonymi przez przewoźnika.',
  choice: 'Z numerami od przewoźnika',
  fields: {
    prefix: { label: 'Prefiks', fault: 'Użyj tylko wielkich liter i cyfr.' },
    first: {
      label: 'Pierwszy numer',
      fault: 'Tylko cyfry; ostatni numer ma tyle samo cyfr co pierwszy i nie jest od niego mniejszy.',
    },
    last: {
      label: 'Ostatni numer',
      fault: 'Tylko cyfry; ostatni numer ma tyle samo cyfr co pierwszy i nie jest od niego mniejszy.',
    },
    checkDigit: {
      label: 'Cyfra kontrolna',
      values: { NONE: 'Brak', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Kod kreskowy',
      fault: 'Ten kod nie zmieści tych numerów: sprawdź długość, prefiks i cyfrę kontrolną albo wybierz Code 128.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Ostrzegaj poniżej', hint: 'Pozostałe numery; jeśli nie podano, 100.' },
  },
};
