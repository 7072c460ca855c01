import { countryCodeOf } from '../country-names.ts';
import { ITALIAN_PROVINCES, isCounty, regionCodeOf, splitRegion } from './regions.ts';
import { isEnglishStreet, splitStreet } from './streets.ts';
import { trimmed, wordsOf } from './address-words.ts';

/** City and postal code of a line, and the country that their form leaves no doubt of. */
export interface Locality {
  city?: string;
  /** Empty where the line has none. */
  zipCode: string;
  region?: string;
  country?: string;
  /** A street that stands before the city on the same line, and the name before it. */
  street?: string;
  name?: string;
}

interface Code {
  code: string;
  country?: string;
  /** What of the line is not the code, in words. */
  rest: string[];
}

/** Codes that stand behind the city and leave no doubt of their country. */
const BEHIND: readonly [country: string, form: RegExp, written: (code: string) => string][] = [
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}$/i, (code) => spaced(code, 3)],
  ['IE', /^[AC-FHKNPRTV-Y]\d[\dW] ?(?=[A-Z]{0,3}\d)[A-Z\d]{4}$/i, (code) => spaced(code, 4)],
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/i, (code) => spaced(code, 3)],
  ['JP', /^〒?\d{3}-\d{4}$/, (code) => code.replace('〒', '')],
  ['BR', /^\d{5}-\d{3}$/, (code) => code],
];
/** Crown dependencies write their codes as Britain does. */
const BRITISH_ISLANDS: Readonly<Record<string, string>> = { JE: 'JE', GY: 'GG', IM: 'IM' };
const spaced = (code: string, tail: number) => {
  const plain = code.replace(/[ -]/g, '').toUpperCase();
  return `${plain.slice(0, -tail)} ${plain.slice(-tail)}`;
};

/** Codes that stand before the city; those of one country only name it. */
const BEFORE: readonly [country: string | undefined, form: RegExp][] = [
  ['PL', /^\d{2}-\d{3}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['BR', /^\d{5}-\d{3}$/],
  ['JP', /^〒?\d{3}-\d{4}$/],
  [undefined, /^\d{3} \d{2}$/],
  [undefined, /^\d{4,6}$/],
];
/** How countries were written before the postal code where a letter came from abroad. */
const PLATES: Readonly<Record<string, string>> = {
  ...{
    A: 'AT',
    B: 'BE',
    D: 'DE',
    E: 'ES',
    F: 'FR',
    FIN: 'FI',
    I: 'IT',
    L: 'LU',
    N: 'NO',
    P: 'PT',
    S: 'SE',
    SLO: 'SI',
    FL: 'LI',
  },
};
const PREFIXED = /^([A-Z]{1,3}) ?[-–] ?(?=\d)/;
/** Countries whose lines of city and postal code name a region too, behind a comma. */
const WITH_REGION = new Set('JP IT ES MX BR CN IN MY TH ID PH KR AR CO PE CL NG ZA AE VN TW UA RU KZ'.split(' '));

/** City and postal code where the line holds them. @param country as the address names it; null where it does not */
export function readLocality(line: string, country: string | null): Locality | null {
  const text = trimmed(line.replaceAll('(', ', ').replaceAll(')', ' '), ',;.');
  for (const read of [withRegion, codeBehind, codeBefore, codeBehindAnyCity]) {
    const found = read(text, country);
    if (found !== null && (country === null || found.country === undefined || found.country === country)) return found;
  }
  return null;
}

/** A code of one or two words at the end; `take` says whether it is one. */
function lastWords(text: string, take: (code: string) => boolean): Code | null {
  const words = wordsOf(text);
  for (const length of [2, 1]) {
    const code = words.slice(-length).join(' ');
    if (words.length >= length && take(code)) return { code, rest: words.slice(0, -length) };
  }
  return null;
}

/** `Springfield, IL 62704`, `Parramatta NSW 2150`: a code of digits only counts behind a region. */
function withRegion(text: string): Locality | null {
  const found = lastWords(text, (code) => /^(?:\d{5}(?:-?\d{4})?|\d{4})$/.test(code));
  if (found === null) return null;
  const country = found.code.length === 4 ? 'AU' : 'US';
  const place = found.rest.join(' ');
  const region = regionCodeOf(trimmed(place), country);
  if (region !== null) return { region, zipCode: found.code, country };
  const split = splitRegion(place, country);
  return split && { ...cityOf(split.city), region: split.region, zipCode: found.code, country };
}

function codeBehind(text: string): Locality | null {
  for (const [country, form, written] of BEHIND) {
    const found = lastWords(text, (code) => form.test(code));
    const place = trimmed(found?.rest.join(' ') ?? '', ',;-–');
    // `1-9-1 100-0005`: no city has digits but those of a postal district.
    if (found === null || (country !== 'CA' && country !== 'IE' && /\d/.test(place) && splitStreet(place) === null))
      continue;
    const zipCode = written(found.code);
    const own = country === 'GB' ? (BRITISH_ISLANDS[zipCode.slice(0, 2)] ?? country) : country;
    return { ...placeOf(place, own), zipCode, country: own };
  }
  return null;
}

/** `10115 Berlin`, `D-50667 Köln`, `1015 CJ Amsterdam`, `111 51 Stockholm`. */
function codeBefore(text: string, named: string | null): Locality | null {
  const [prefix, plate = ''] = PREFIXED.exec(text) ?? [];
  const country = PLATES[plate] ?? countryCodeOf(plate) ?? undefined;
  if (prefix !== undefined && country === undefined) return null;
  const words = wordsOf(text.slice(prefix?.length ?? 0));
  const dutch = dutchCode(words, country ?? named);
  if (dutch !== null) return dutch;
  for (const length of [2, 1]) {
    const code = words.slice(0, length).join(' ');
    const form = BEFORE.find(([, each]) => each.test(code)) ?? (named !== null && /^\d{3}$/.test(code) ? [] : null);
    const rest = trimmed(words.slice(length).join(' '));
    if (form === null || (rest !== '' && (!/^\p{L}/u.test(rest) || isEnglishStreet(rest)))) continue;
    const own = country ?? form[0] ?? (/\bcedex\b/i.test(rest) ? 'FR' : undefined);
    const place = placeOf(rest, named ?? own ?? (isItalian(code, rest) ? 'IT' : ''));
    return { ...place, zipCode: code.replace('〒', ''), ...(own !== undefined && { country: own }) };
  }
  return null;
}

function dutchCode(words: readonly string[], country: string | null | undefined): Locality | null {
  const joined = /^(\d{4})([A-Z]{2})$/i.exec(words[0] ?? '');
  const [digits = '', letters = ''] = joined ? [joined[1], joined[2]] : words;
  const city = words.slice(joined ? 1 : 2).join(' ');
  const isCode = /^\d{4}$/.test(digits) && (country === 'NL' ? /^[A-Z]{2}$/i : /^[A-Z]{2}$/).test(letters);
  if (!isCode || /\d/.test(city) || isEnglishStreet(city)) return null;
  return { ...cityOf(city), zipCode: `${digits} ${letters.toUpperCase()}`, country: 'NL' };
}

const isItalian = (code: string, rest: string) =>
  code.length === 5 && rest !== rest.toUpperCase() && ITALIAN_PROVINCES.has(wordsOf(rest).at(-1) ?? '');

/** `Mumbai 400001`, `Singapore 238801`: only where the country is named, for a street can look like this. */
function codeBehindAnyCity(text: string, country: string | null): Locality | null {
  if (country === null) return null;
  const found = lastWords(text, (code) => /^(?:[A-Z]{0,3}-?)?\d{3,7}(?:[- ]\d{2,4})?$/i.test(code));
  const place = trimmed(found?.rest.join(' ') ?? '', ',;-–');
  return found === null || place === '' || /\d/.test(place)
    ? null
    : { ...placeOf(place, country), zipCode: found.code };
}

/** City and region of what stands beside the code. */
export function placeOf(place: string, country: string): Pick<Locality, 'city' | 'region' | 'street' | 'name'> {
  if (place === '') return {};
  const code = regionCodeOf(place, country);
  if (code !== null) return { region: code };
  if (isCounty(place, country)) return { region: place };
  const split = splitRegion(place, country);
  if (split) return { ...cityOf(split.city), region: split.region };
  const comma = place.lastIndexOf(',');
  const [before, after] = [trimmed(place.slice(0, Math.max(comma, 0))), trimmed(place.slice(comma + 1))];
  if (before !== '' && (isCounty(after, country) || WITH_REGION.has(country)))
    return { ...cityOf(before), region: after };
  const words = wordsOf(place);
  const last = words.at(-1) ?? '';
  if (country === 'IT' && words.length > 1 && ITALIAN_PROVINCES.has(last))
    return { city: words.slice(0, -1).join(' '), region: last };
  const [, city = '', state = ''] = country === 'BR' ? (/^([^/]+)[-/] ?([A-Z]{2})$/.exec(place) ?? []) : [];
  return state === '' ? cityOf(place) : { city: trimmed(city, '-/'), region: state };
}

function cityOf(text: string): Pick<Locality, 'city' | 'street' | 'name'> {
  const city = trimmed(text.replaceAll(' ,', ','));
  return city === '' ? {} : (splitStreet(city) ?? { city });
}
