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
    country: {
      label: 'Kraj poczty',
      hint: 'Dla numerów pocztowych według UPU S10; stoi po cyfrze kontrolnej.',
      fault:
        'Podaj kod kraju z dwóch liter; prefiks ma wtedy dwie litery, numery osiem cyfr, a cyfra kontrolna to MOD11.',
    },
    companyPrefix: {
      label: 'Prefiks firmy GS1',
      hint: 'Dla SSCC: prefiks jest wtedy cyfrą rozszerzenia.',
      fault: 'Podaj 4 do 12 cyfr, z prefiksem jednocyfrowym i GS1-128 jako kodem kreskowym.',
    },
    label: {
      label: 'Etykieta',
      values: { STATION: 'Tak, jak rysuje ją ta stacja', GS1_LOGISTIC: 'Etykieta logistyczna GS1' },
    },
    elements: {
      label: 'Pola etykiety GS1',
      hint: 'Po jednym wierszu: identyfikator zastosowania = pole, na przykład 400 = ref1. Kod pocztowy i SSCC są na niej zawsze.',
      fault:
        'Napisz po jednym wierszu: 01, 02, 10, 37, 400, 401, 402, 403 lub 410 = ref1 do ref5, itemCode, itemTransactionId, orderNumber, article lub quantity. 02 i 37 wymagają siebie nawzajem, 10 wymaga 01 lub 02.',
    },
  },
};
