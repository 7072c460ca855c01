import { problems as codes, violations, warnings } from '#shared/diagnostics/fr.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field} : {entered} est transmis sous la forme {sent}.',
  shippedBefore: 'Le même contenu est parti chez ce destinataire le {moment}, avec l’étiquette {label}.',
  repeats: 'La ligne {row} envoie le même contenu à ce destinataire.',
  unusual:
    '{field} {actual} est inhabituel pour le contenu du colis : d’habitude {usual}, d’après un colis. | {field} {actual} est inhabituel pour le contenu du colis : d’habitude {usual}, d’après {n} colis.',
  own: { station: 'Dans les mots de la station :', carrier: 'Le transporteur dit :' },
  nothingBought: 'Rien n’a été acheté.',
  wrongForm: '{field} doit être {form}.',
  doubtful: '{field} : valeur douteuse ; il faudrait {form}.',
  doubtfulSays: '{field} : valeur douteuse. La station dit : « {words} »',
  writeCode: 'Écrivez {code} à la place.',
  forms: {
    countryCode: 'un code pays de deux lettres, comme GB',
    phoneNumber: 'un numéro de téléphone de 5 à 15 chiffres, comme +1 503 555 0177',
    emailAddress: "une adresse e-mail, comme name{'@'}example.com",
    zipCode: 'un code postal du pays choisi',
    stateOrProvinceCode: 'un État ou une province du pays choisi, par son code ou son nom',
    currency: 'une devise en usage, par son code, comme USD',
  },
  length: {
    most: '{field} compte {actual} caractères ; {limit} au plus sont autorisés.',
    least: '{field} compte {actual} caractères ; il en faut au moins {limit}.',
  },
  count: {
    most: '{field} : {actual}, c’est trop ; {limit} au plus sont autorisés.',
    least: '{field} : {actual}, c’est trop peu ; il en faut au moins {limit}.',
  },
  range: {
    most: '{field} : {limit} au plus ; la valeur est {actual}.',
    least: '{field} : {limit} au moins ; la valeur est {actual}.',
  },
  unprintable: '{field} contient un caractère non imprimable. Enlevez-le.',
  said: '{field} : {words}',
  noNumber: '{field} doit être un nombre ; c’est « {actual} ».',
  twoNumbers: '{field} : « {actual} » peut signifier {larger} ou {smaller}. Saisissez celui qui convient.',
  carrierSays: 'Le transporteur dit : « {words} »',
  theCarrier: 'Le transporteur',
  characters: '{n} caractère | {n} caractères',
  noAnswer: 'La station ne répond pas.',
  summary: 'Un point à corriger | {n} points à corriger',
};
