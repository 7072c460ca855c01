import type { Party } from '#shared/schema/shipping/party.ts';

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

/** What FTS5's tokenizer unicode61 makes a token of. */
const TOKEN_CHARACTER = /[\p{L}\p{N}\p{Co}]/u;

/** The FTS5 expression for an address of which a word begins with every word of the text; null where the text has no words. */
export function addressMatch(text: string): string | null {
  const words = text
    .normalize('NFC')
    .split(/[\s\p{Cc}"]+/u)
    .filter((word) => TOKEN_CHARACTER.test(word));
  if (words.length === 0) return null;
  return words.map((word) => `("${word}"* OR "${respelt(word)}"*)`).join(' AND ');
}
