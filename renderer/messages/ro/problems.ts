import { problems as codes, violations, warnings } from '#shared/diagnostics/ro.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} se trimite ca {sent}.',
  shippedBefore: 'Același lucru a plecat la acest destinatar la {moment}, cu eticheta {label}.',
  repeats: 'Linia {row} trimite același lucru la acest destinatar.',
  unusual:
    '{field} {actual} este neobișnuit pentru ce este în colet: de obicei {usual}, după un colet. | {field} {actual} este neobișnuit pentru ce este în colet: de obicei {usual}, după {n} colete. | {field} {actual} este neobișnuit pentru ce este în colet: de obicei {usual}, după {n} de colete.',
  own: { station: 'În cuvintele stației:', carrier: 'Curierul spune:' },
  nothingBought: 'Nu s-a cumpărat nimic.',
  wrongForm: '{field} trebuie să fie {form}.',
  doubtful: '{field} nu pare corect: ar trebui să fie {form}.',
  doubtfulSays: '{field} nu pare corect. Stația spune: „{words}”',
  writeCode: 'Scrieți {code} pentru asta.',
  forms: {
    countryCode: 'un cod de țară din două litere, de ex. GB',
    phoneNumber: 'un număr de telefon de 5 până la 15 cifre, de ex. +1 503 555 0177',
    emailAddress: "o adresă de e-mail, de ex. name{'@'}example.com",
    zipCode: 'un cod poștal al țării alese',
    stateOrProvinceCode: 'un stat sau o provincie a țării alese, după cod sau nume',
    currency: 'o monedă în uz, după cod, de ex. USD',
  },
  length: {
    most: '{field} are caractere: {actual}; poate avea cel mult {limit}.',
    least: '{field} are caractere: {actual}; trebuie să aibă cel puțin {limit}.',
  },
  count: {
    most: '{field}: {actual} sunt prea multe; sunt permise cel mult {limit}.',
    least: '{field}: {actual} sunt prea puține; sunt necesare cel puțin {limit}.',
  },
  range: {
    most: '{field} poate fi cel mult {limit}; este {actual}.',
    least: '{field} trebuie să fie cel puțin {limit}; este {actual}.',
  },
  unprintable: '{field} conține un caracter care nu poate fi tipărit. Scoateți-l.',
  noNumber: '{field} trebuie să fie un număr; este „{actual}”.',
  twoNumbers: '{field}: „{actual}” poate însemna {larger} sau {smaller}. Scrieți-l pe cel dorit.',
  carrierSays: 'Curierul spune: „{words}”',
  theCarrier: 'Curierul',
  characters: '{n} caracter | {n} caractere | {n} de caractere',
  noAnswer: 'Stația nu răspunde.',
  summary: 'Este de corectat un lucru | Sunt de corectat {n} lucruri | Sunt de corectat {n} de lucruri',
};
