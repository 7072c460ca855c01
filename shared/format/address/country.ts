import { postalCodeDigits } from '../../schema/postal-codes.ts';
import { countryCodeOf } from '../country-names.ts';
import { readLocality } from './locality.ts';
import { isCounty } from './regions.ts';
import { trimmed, wordsOf } from './address-words.ts';

/** Cities that are countries: their name says both. */
export const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'MC', 'VA', 'GI', 'HK', 'MO', 'LU', 'SM']);
const LONGEST_NAME = 5;

/** So many lines may stand below the country. */
const MOST_BELOW = 3;

export interface WithCountry {
  lines: string[];
  country: string | null;
  /** As it was written; empty where it was not. */
  said: string;
  /** What stood below it. */
  after: string[];
}

/** Takes the country off the lines: on a line of its own at the end, or behind the last city. */
export function takeCountry(all: readonly string[]): WithCountry {
  const isNamed = (line: string, index: number) =>
    index > 0 && index >= all.length - 1 - MOST_BELOW && isCountryLine(line);
  const last = all.findLastIndex(isNamed);
  // `Jersey` above `NJ 07302` is a city.
  const at = all.slice(last + 1).some((line) => readLocality(line, null) !== null) ? -1 : last;
  const end = at === -1 ? all.length : at + 1;
  return { ...countryAtEnd(all.slice(0, end)), after: all.slice(end) };
}

const isCountryLine = (line: string) => line.length > 3 && !isCounty(line, 'GB') && countryCodeOf(line) !== null;

function countryAtEnd(lines: string[]): Omit<WithCountry, 'after'> {
  const last = lines.at(-1) ?? '';
  // `Norfolk` is an island of its own, and a county below Fakenham.
  const country = lines.length > 1 && !isCounty(last, 'GB') ? countryCodeOf(last) : null;
  if (country !== null) {
    lines.pop();
    // `Scotland` above `United Kingdom`.
    while (lines.length > 1 && (lines.at(-1) ?? '').length > 2 && countryCodeOf(lines.at(-1) ?? '') === country)
      lines.pop();
    return { lines, country, said: last };
  }
  const words = wordsOf(last);
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length--) {
    const name = trimmed(words.slice(-length).join(' '), ',;.()');
    const before = trimmed(words.slice(0, -length).join(' '), ',;(');
    const isName = name.length > 2 || (name === name.toUpperCase() && /[,;]$/.test(words.at(-length - 1) ?? ''));
    const code = isName ? countryCodeOf(name) : null;
    // `IL 62704, US`: two letters may be a region's.
    if (code !== null && readLocality(before, code)?.zipCode)
      return { lines: [...lines.slice(0, -1), before], country: code, said: name };
  }
  return { lines, country: null, said: '' };
}

/** Where the postal code stands before the city; a telephone number, or the desk's own country, only counts where the digits fit, too. */
const CODE_BEFORE_CITY: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LI LT LU LV MX MY NO PH RO RS SE SI SK TR UA ZA'.split(' '),
);

/** Whether city and code are written as in the country, which they do not name themselves. */
export const mayLieIn = (country: string | null | undefined, zipCode: string | undefined): boolean =>
  typeof country === 'string' &&
  CODE_BEFORE_CITY.has(country) &&
  zipCode !== undefined &&
  postalCodeDigits(country) === zipCode.replace(/\D/g, '').length;
