import { COUNTRY_CODES } from '../schema/country.ts';
import { folded } from './folded.ts';

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
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  uae: 'AE',
  'u a e': 'AE',
  'viet nam': 'VN',
  korea: 'KR',
  'republic of korea': 'KR',
  'p r china': 'CN',
  'pr china': 'CN',
  'slovak republic': 'SK',
  magyarorszag: 'HU',
  'ceska republika': 'CZ',
  'slovenska republika': 'SK',
  'republique tcheque': 'CZ',
  'republica checa': 'CZ',
  'repubblica ceca': 'CZ',
  'south korea': 'KR',
  russia: 'RU',
};

const comparable = (text: string) =>
  folded(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

let names: ReadonlyMap<string, string> | undefined;

/** Of a name that two have, the later one's meaning counts. */
const LANGUAGES = 'ja zh ko el ru uk tr ga et lv lt sl hr ro hu sk cs fi nb da sv pt pl nl it es fr de en'.split(' ');

/** Every country's name in the languages of Europe and of some more, as this machine's own lists have them. */
function countryNames(): ReadonlyMap<string, string> {
  const lists = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  const listed = lists.flatMap((list) =>
    [...COUNTRY_CODES].map((code): [string, string] => [comparable(list.of(code) ?? code), code]),
  );
  return new Map([...listed, ...Object.entries(MORE_NAMES)]);
}

/** The code of a country named by its two letters, or in a language of Europe or its own, whatever case and accents; null where there is none. */
export function countryCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (COUNTRY_CODES.has(code)) return code;
  if (/\d/.test(text)) return null;
  names ??= countryNames();
  return names.get(comparable(text)) ?? null;
}
