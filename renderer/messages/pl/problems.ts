import { problems as codes, violations, warnings } from '#shared/diagnostics/pl.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} jest wysyłane jako {sent}.',
  shippedBefore: 'To samo poszło do tego odbiorcy {moment}, z etykietą {label}.',
  repeats: 'Wiersz {row} wysyła to samo do tego odbiorcy.',
  unusual:
    '{field} {actual}: nietypowe dla zawartości paczki, zwykle {usual}, według jednej paczki. | {field} {actual}: nietypowe dla zawartości paczki, zwykle {usual}, według {n} paczek. | {field} {actual}: nietypowe dla zawartości paczki, zwykle {usual}, według {n} paczek.',
  own: { station: 'Słowami stacji:', carrier: 'Przewoźnik mówi:' },
  nothingBought: 'Niczego nie kupiono.',
  wrongForm: '{field}: musi to być {form}.',
  doubtful: '{field}: wygląda na błędne, powinno to być {form}.',
  doubtfulSays: '{field}: wygląda na błędne. Stacja mówi: „{words}”',
  writeCode: 'Wpisz zamiast tego {code}.',
  forms: {
    countryCode: 'dwuliterowy kod kraju, np. GB',
    phoneNumber: 'numer telefonu od 5 do 15 cyfr, np. +1 503 555 0177',
    emailAddress: "adres e-mail, np. name{'@'}example.com",
    zipCode: 'kod pocztowy wybranego kraju',
    stateOrProvinceCode: 'stan lub prowincja wybranego kraju, kod lub nazwa',
    currency: 'używana waluta, jej kod, np. USD',
  },
  length: {
    most: '{field}: znaków {actual}; najwyżej {limit}.',
    least: '{field}: znaków {actual}; co najmniej {limit}.',
  },
  count: {
    most: '{field}: {actual} to za dużo; dozwolone najwyżej {limit}.',
    least: '{field}: {actual} to za mało; potrzeba co najmniej {limit}.',
  },
  range: {
    most: '{field}: najwyżej {limit}; jest {actual}.',
    least: '{field}: co najmniej {limit}; jest {actual}.',
  },
  unprintable: '{field}: jest znak, którego nie da się wydrukować. Usuń go.',
  noNumber: '{field}: musi to być liczba; jest „{actual}”.',
  twoNumbers: '{field}: „{actual}” może znaczyć {larger} lub {smaller}. Wpisz właściwe.',
  carrierSays: 'Przewoźnik mówi: „{words}”',
  theCarrier: 'Przewoźnik',
  characters: '{n} znak | {n} znaki | {n} znaków',
  noAnswer: 'Stacja nie odpowiada.',
  summary: 'Do poprawienia jest jedna rzecz | Do poprawienia są {n} rzeczy | Do poprawienia jest {n} rzeczy',
};
