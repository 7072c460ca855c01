import { problems as codes, violations, warnings } from '#shared/diagnostics/ro.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field}: {entered} se trimite ca {sent}.',
  shippedBefore: 'Același conținut a plecat la acest destinatar la {moment}, cu eticheta {label}.',
  repeats: 'Rândul {row} trimite același conținut la acest destinatar.',
  unusual:
    '{field} {actual} nu este obișnuită pentru conținutul coletului: de obicei {usual}, după un colet. | {field} {actual} nu este obișnuită pentru conținutul coletului: de obicei {usual}, după {n} colete. | {field} {actual} nu este obișnuită pentru conținutul coletului: de obicei {usual}, după {n} de colete.',
  own: { station: 'În cuvintele stației:', carrier: 'Curierul spune:' },
  nothingBought: 'Nu s-a cumpărat nimic.',
  wrongForm: '{field} trebuie să fie {form}.',
  doubtful: '{field}: valoare îndoielnică; ar trebui să fie {form}.',
  doubtfulSays: '{field}: valoare îndoielnică. Stația spune: „{words}”',
  writeCode: 'Scrieți {code} în loc.',
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
    most: '{field}: cel mult {limit}; valoarea este {actual}.',
    least: '{field}: cel puțin {limit}; valoarea este {actual}.',
  },
  unprintable: '{field} conține un caracter care nu poate fi tipărit. Scoateți-l.',
  said: '{field}: {words}',
  noNumber: '{field} trebuie să fie un număr; este „{actual}”.',
  twoNumbers: '{field}: „{actual}” poate însemna {larger} sau {smaller}. Scrieți-l pe cel dorit.',
  carrierSays: 'Curierul spune: „{words}”',
  theCarrier: 'Curierul',
  characters: '{n} caracter | {n} caractere | {n} de caractere',
  noAnswer: 'Stația nu răspunde.',
  summary: 'Un lucru de corectat | {n} lucruri de corectat | {n} de lucruri de corectat',
};
