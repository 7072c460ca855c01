import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';

/** The text by which a shipment is found, by field. */
export interface SearchTerms {
  /** Transaction id, ids of the packages, tracking numbers of carrier and platform, and who bought it. */
  numbers: string;
  /** Names and address of the recipient. */
  recipient: string;
  /** References of the packages as they are printed. */
  reference: string;
}

export interface Searchable {
  transactionId: string;
  prepared: PreparedShipment;
  platformTrackingNumbers: readonly string[];
  trackingNumbers: readonly string[];
}

/** What is searched in a shipment, in one spelling of Unicode (NFC). */
export function searchTermsOf(shipment: Searchable): SearchTerms {
  const { address, contact } = shipment.prepared.request.recipient;
  const { packages } = shipment.prepared;
  return {
    numbers: lines([
      shipment.transactionId,
      ...packages.map((each) => each.itemTransactionId),
      ...shipment.platformTrackingNumbers,
      ...shipment.trackingNumbers,
      shipment.prepared.packer?.name,
    ]),
    recipient: lines([
      contact.personName,
      contact.companyName,
      address.streetLine1,
      address.streetLine2,
      address.streetLine3,
      address.zipCode,
      address.city,
      address.stateOrProvinceCode,
      address.countryCode,
      contact.phoneNumber,
      contact.emailAddress,
    ]),
    reference: lines(packages.flatMap((each) => each.references.map((reference) => reference.value))),
  };
}

const lines = (texts: readonly (string | undefined)[]) =>
  texts
    .filter((text) => text !== undefined && text !== '')
    .join('\n')
    .normalize('NFC');

/** What words are made of, for both backends: for FTS5's tokenizer unicode61 as for `postgres/search-words.ts`. */
const WORD_CHARACTER = /[\p{L}\p{N}\p{Co}]/u;

/** What is typed to find something, split where a person would; what has neither letter nor digit is no word. */
export const typedWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[\s\p{Cc}"]+/u)
    .filter((word) => WORD_CHARACTER.test(word));

/** Without accents and case, in any alphabet. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** Latin letters that are none with an accent, as keyboards without them write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ð: 'd', ø: 'o', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** Text as it is searched: without accents and case, and in letters that every keyboard has. */
export const folded = (text: string) =>
  withoutAccents(text).replaceAll(/[łđðøħŧıßæœþ]/g, (letter) => PLAIN[letter] ?? letter);
