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
  nederland: 'NL',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  brd: 'DE',
  espana: 'ES',
  italia: 'IT',
  osterreich: 'AT',
  suisse: 'CH',
  svizzera: 'CH',
  belgique: 'BE',
  belgie: 'BE',
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

/** Every country's English and German name, as this machine's own lists have them. */
function countryNames(): ReadonlyMap<string, string> {
  const lists = ['en', 'de'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  const listed = [...COUNTRY_CODES].flatMap((code) =>
    lists.map((list): [string, string] => [comparable(list.of(code) ?? code), code]),
  );
  return new Map([...listed, ...Object.entries(MORE_NAMES)]);
}

/** The code of a country named by its two letters or in English or German, whatever case and accents; null where there is none. */
export function countryCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (COUNTRY_CODES.has(code)) return code;
  names ??= countryNames();
  return names.get(comparable(text)) ?? null;
}
