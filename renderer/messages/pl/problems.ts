import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';
import { problems as codes, violations, warnings } from '#shared/diagnostics/pl.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: zamiast {entered} wysyłane jest {sent}.',
  shippedBefore: 'To samo poszło do tego odbiorcy {moment}, z etykietą {label}.',
  repeats: 'Wiersz {row} wysyła to samo do tego odbiorcy.',
  unusual:
    '{field} {actual}: wartość nietypowa dla zawartości paczki. Zwykle {usual}, z jednej paczki. | {field} {actual}: wartość nietypowa dla zawartości paczki. Zwykle {usual}, z {n} paczek. | {field} {actual}: wartość nietypowa dla zawartości paczki. Zwykle {usual}, z {n} paczek.',
  own: { station: 'Słowami stacji:', carrier: 'Przewoźnik podaje:' },
  nothingBought: 'Niczego nie kupiono.',
  wrongForm: '{field}: wymagany jest {form}.',
  doubtful: '{field}: wartość wygląda na błędną, oczekiwany jest {form}.',
  doubtfulSays: '{field}: wartość wygląda na błędną. Stacja podaje: „{words}”',
  writeCode: 'Wpisz zamiast tego {code}.',
  forms: {
    countryCode: 'dwuliterowy kod kraju, np. PL',
    phoneNumber: 'numer telefonu z 5 do 15 cyfr, np. +1 503 555 0177',
    emailAddress: "adres e-mail, np. imie{'@'}example.com",
    zipCode: 'kod pocztowy wybranego kraju',
    stateOrProvinceCode: 'kod lub nazwa stanu albo prowincji wybranego kraju',
    currency: 'kod używanej waluty, np. PLN',
  },
  length: {
    most: '{field}: liczba znaków {actual}, dozwolone najwyżej {limit}.',
    least: '{field}: liczba znaków {actual}, wymagane co najmniej {limit}.',
  },
  count: {
    most: '{field}: {actual} to za dużo, dozwolone najwyżej {limit}.',
    least: '{field}: {actual} to za mało, wymagane co najmniej {limit}.',
  },
  range: {
    most: '{field}: najwyżej {limit}, a jest {actual}.',
    least: '{field}: co najmniej {limit}, a jest {actual}.',
  },
  unprintable: '{field}: jest tu znak, którego nie można wydrukować. Usuń go.',
  said: '{field}: {words}',
  noNumber: '{field}: wymagana jest liczba, a jest „{actual}”.',
  twoNumbers: '{field}: „{actual}” może oznaczać {larger} lub {smaller}. Wpisz właściwą liczbę.',
  carrierSays: 'Przewoźnik podaje: „{words}”',
  theCarrier: 'Przewoźnik',
  characters: '{n} znak | {n} znaki | {n} znaków',
  noAnswer: 'Stacja nie odpowiada.',
  summary: 'Jedna rzecz do poprawienia | {n} rzeczy do poprawienia | {n} rzeczy do poprawienia',
};
