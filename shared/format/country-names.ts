import { COUNTRY_CODES } from '../schema/country.ts';

/** Names that people write and that no list of countries has; in the form of `comparable`. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  'united states of america': 'US',
  'vereinigte staaten von amerika': 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  grossbritannien: 'GB',
  england: 'GB',
  scotland: 'GB',
  schottland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  nordirland: 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  brd: 'DE',
  osterreich: 'AT',
  danmark: 'DK',
  sverige: 'SE',
  norge: 'NO',
  polska: 'PL',
  'republic of ireland': 'IE',
  eire: 'IE',
  turkey: 'TR',
  'south korea': 'KR',
  russia: 'RU',
};

const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

let names: ReadonlyMap<string, string> | undefined;

/** Every country's name in English, German and its neighbours' languages, as this machine's own lists have them. */
function countryNames(): ReadonlyMap<string, string> {
  const lists = ['en', 'de', 'fr', 'es', 'it', 'nl'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region' }),
  );
  const listed = [...COUNTRY_CODES].flatMap((code) =>
    lists.map((list): [string, string] => [comparable(list.of(code) ?? code), code]),
  );
  return new Map([...listed, ...Object.entries(MORE_NAMES)]);
}

/** The code of a country named by its two letters or in English, German, French, Spanish, Italian or Dutch, whatever case and accents; null where there is none. */
export function countryCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (COUNTRY_CODES.has(code)) return code;
  if (/\d/.test(text)) return null;
  names ??= countryNames();
  return names.get(comparable(text)) ?? null;
}
