import type { Party } from '#shared/schema/shipping/party.ts';
import { typedWords } from './search-terms.ts';

/** How letters are written where they are missing on the keyboard. Accents as such do not matter to the index. */
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

/** The text in the other spelling of its letters: Müller is Mueller. */
export const respelt = (text: string) =>
  text.normalize('NFC').replace(/[äöüßæøå]/gi, (c) => SPELT[c.toLowerCase()] ?? c);

/** The text by which an address is found: name, company, street, city and postal code, in both spellings. */
export function addressTerms({ address, contact }: Party): string {
  const { streetLine1, streetLine2, streetLine3, zipCode, city } = address;
  const parts = [contact.personName, contact.companyName, streetLine1, streetLine2, streetLine3, zipCode, city];
  const text = parts.filter(Boolean).join('\n').normalize('NFC');
  return [text, respelt(text), zipCode?.replace(/\s/g, '')].join('\n');
}

/** What is typed to find an address, word by word, each in both spellings: a word of the address begins with one of them. */
export const typedSpellings = (text: string) => typedWords(text).map((word) => [word, respelt(word)] as const);
