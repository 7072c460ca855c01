import { problems as codes, violations, warnings } from '#shared/diagnostics/fr.ts';
import type { problems as english } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof english> = {
  codes,
  violations,
  warnings,
  roundedTo: '{field} : {entered} est envoyé comme {sent}.',
  shippedBefore: 'La même chose est partie à ce destinataire le {moment}, avec l’étiquette {label}.',
  repeats: 'La ligne {row} envoie la même chose à ce destinataire.',
  unusual:
    '{field} {actual} est inhabituel pour le contenu du colis : d’habitude {usual}, d’après un colis. | {field} {actual} est inhabituel pour le contenu du colis : d’habitude {usual}, d’après {n} colis.',
  own: { station: 'Dans les mots de la station :', carrier: 'Le transporteur dit :' },
  nothingBought: 'Rien n’a été acheté.',
  wrongForm: '{field} doit être {form}.',
  doubtful: '{field} semble incorrect : ce devrait être {form}.',
  doubtfulSays: '{field} semble incorrect. La station dit : « {words} »',
  writeCode: 'Écrivez {code} pour cela.',
  forms: {
    countryCode: 'un code pays de deux lettres, comme GB',
    phoneNumber: 'un numéro de téléphone de 5 à 15 chiffres, comme +1 503 555 0177',
    emailAddress: "une adresse e-mail, comme name{'@'}example.com",
    zipCode: 'un code postal du pays choisi',
    stateOrProvinceCode: 'un État ou une province du pays choisi, par son code ou son nom',
    currency: 'une devise en usage, par son code, comme USD',
  },
  length: {
    most: '{field} a {actual} caractères ; {limit} au plus sont permis.',
    least: '{field} a {actual} caractères ; {limit} au moins sont exigés.',
  },
  count: {
    most: '{field} : {actual}, c’est trop ; {limit} au plus sont permis.',
    least: '{field} : {actual}, c’est trop peu ; {limit} au moins sont nécessaires.',
  },
  range: {
    most: '{field} peut être {limit} au plus ; c’est {actual}.',
    least: '{field} doit être {limit} au moins ; c’est {actual}.',
  },
  unprintable: '{field} contient un caractère non imprimable. Enlevez-le.',
  noNumber: '{field} doit être un nombre ; c’est « {actual} ».',
  twoNumbers: '{field} : « {actual} » peut signifier {larger} ou {smaller}. Saisissez celui qui convient.',
  carrierSays: 'Le transporteur dit : « {words} »',
  theCarrier: 'Le transporteur',
  characters: '{n} caractère | {n} caractères',
  noAnswer: 'La station ne répond pas.',
  summary: 'Une chose à corriger | {n} choses à corriger',
};
