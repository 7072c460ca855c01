import { countryCodeOf } from '#shared/format/country-names.ts';

/** What a block of lines says, as far as it can be told; whoever pasted it looks it over. */
export interface AddressBlock {
  personName: string;
  companyName: string;
  streetLine1: string;
  streetLine2: string;
  streetLine3: string;
  zipCode: string;
  city: string;
  stateOrProvinceCode: string;
  countryCode: string;
  phoneNumber: string;
  emailAddress: string;
}

const EMAIL = /\S+@\S+\.\S+/;
const PHONE = /^(?:(?:tel|phone|telefon|mobile?|mobil)\.?:?\s*)?(\+?[\d\s()/.-]{7,})$/i;
const COMPANY =
  /\b(?:gmbh|ag|kg|ohg|ug|se|e\.?\s?v|ltd|limited|plc|llp|inc|llc|corp|co|company|b\.?v|n\.?v|s\.?a|sarl|s\.?r\.?l|spa|oy|ab|a\/s|aps)\b\.?/i;

/** Lines that hold postal code and city, by country where only one country writes them so. */
const LOCALITIES: readonly [RegExp, string | null][] = [
  [/^(?<city>.+?),?\s+(?<state>[A-Z]{2})\s+(?<zip>\d{5}(?:-\d{4})?)$/, 'US'],
  [/^(?<city>.+?),?\s+(?<state>[A-Z]{2})\s+(?<zip>[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/, 'CA'],
  [/^(?<city>.*?),?\s*(?<zip>[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/, 'GB'],
  [/^(?<zip>\d{4}\s?[A-Z]{2})\s+(?<city>.+)$/, 'NL'],
  [/^(?:(?<country>[A-Z]{1,2})-)?(?<zip>\d{3}\s\d{2}|\d{2}-\d{3}|\d{4,6})\s+(?<city>.+)$/, null],
];
const PLATES: Readonly<Record<string, string>> = { D: 'DE', A: 'AT', B: 'BE', F: 'FR', I: 'IT', L: 'LU' };

/** Reads an address as it stands on a letter: names, streets, place, country; telephone and e-mail anywhere. */
export function readAddressBlock(block: string, homeCountry = ''): AddressBlock {
  const lines = block
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/[,;]$/, ''))
    .filter((line) => line !== '');
  const emailAddress = takeLine(lines, EMAIL)?.match(EMAIL)?.[0] ?? '';
  const phoneNumber = takeLine(lines, PHONE)?.match(PHONE)?.[1]?.trim() ?? '';
  const named = lines.length > 1 ? countryCodeOf(lines.at(-1) ?? '') : null;
  if (named !== null) lines.pop();
  const place = takePlace(lines);
  const streets = lines.splice(firstStreet(lines));
  const company = lines.find((line) => COMPANY.test(line)) ?? lines[1] ?? '';
  return {
    personName: lines.find((line) => line !== company) ?? '',
    companyName: company,
    streetLine1: streets[0] ?? '',
    streetLine2: streets[1] ?? '',
    streetLine3: streets.slice(2).join(', '),
    zipCode: place.zip,
    city: place.city,
    stateOrProvinceCode: place.state,
    countryCode: named ?? place.country ?? homeCountry,
    phoneNumber,
    emailAddress,
  };
}

function takeLine(lines: string[], pattern: RegExp): string | null {
  const index = lines.findIndex((line) => pattern.test(line));
  return index < 0 ? null : (lines.splice(index, 1)[0] ?? null);
}

/** The last line that looks like a place; without one, the last line is the city. */
function takePlace(lines: string[]): { zip: string; city: string; state: string; country: string | null } {
  for (let index = lines.length - 1; index > 0; index -= 1) {
    for (const [pattern, country] of LOCALITIES) {
      const groups = pattern.exec(lines[index] ?? '')?.groups;
      if (!groups) continue;
      lines.splice(index, 1);
      const { zip = '', state = '', country: plate } = groups;
      // In the United Kingdom the post code often has a line of its own, under the town.
      const city = groups['city'] || (lines.splice(index - 1, 1)[0] ?? '');
      return { zip, city, state, country: country ?? (plate ? (PLATES[plate] ?? plate) : null) };
    }
  }
  return { zip: '', city: lines.length > 2 ? (lines.pop() ?? '') : '', state: '', country: null };
}

/** Streets begin with the first line that has a number in it, but never with the first line of all: that is a name. */
function firstStreet(lines: readonly string[]): number {
  const index = lines.findIndex((line, position) => position > 0 && /\d/.test(line));
  return index < 0 ? Math.min(1, lines.length) : index;
}
