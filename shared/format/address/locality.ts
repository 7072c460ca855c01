import { COUNTIES, regionCodeOf, splitRegion } from './regions.ts';

/** City and postal code of a line, and the country that their form leaves no doubt of. */
export interface Locality {
  city?: string;
  zipCode: string;
  region?: string;
  country?: string;
}

type Reader = (line: string, country: string | null) => Locality | null;

const GB_CODE = /^(.*?)[\s,]*\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[ABD-HJLNP-UW-Z]{2})$/i;
const IE_CODE = /^(.*?)[\s,]*\b([AC-FHKNPRTV-Y]\d[\dW])\s?([AC-FHKNPRTV-Y\d]{4})$/i;
const US_CODE = /^(.*?)[\s,]+(\d{5}(?:-\d{4})?)$/;
const CA_CODE = /^(.*?)[\s,]+([ABCEGHJ-NPRSTVXY]\d[A-Z])[\s-]?(\d[A-Z]\d)$/i;
const AU_CODE = /^(.*?)[\s,]+(\d{4})$/;
const NL_CODE = /^(?:NL\s*-\s*)?(\d{4})\s?([A-Z]{2})\s+(\D.*)$/;

const british: Reader = (line) => {
  const [, city = '', outward = '', inward = ''] = GB_CODE.exec(line) ?? [];
  if (outward === '' || /\d/.test(city)) return null;
  const place = COUNTIES.has(city.toLowerCase()) ? { region: city } : named(city);
  return { ...place, zipCode: `${outward} ${inward}`.toUpperCase(), country: 'GB' };
};

const irish: Reader = (line, country) => {
  const [, city = '', routing = '', unique = ''] = IE_CODE.exec(line) ?? [];
  if (routing === '' || (country !== 'IE' && !/\d/.test(unique))) return null;
  return { ...named(city), zipCode: `${routing} ${unique}`.toUpperCase(), country: 'IE' };
};

const american: Reader = (line) => {
  const [, place = '', zipCode = ''] = US_CODE.exec(line) ?? [];
  const split = splitRegion(place, 'US');
  return split && { ...split, zipCode, country: 'US' };
};

const canadian: Reader = (line) => {
  const [, place = '', area = '', unit = ''] = CA_CODE.exec(line) ?? [];
  if (area === '') return null;
  const region = regionCodeOf(place, 'CA');
  const split = region === null ? (splitRegion(place, 'CA') ?? named(place)) : { region };
  return { ...split, zipCode: `${area} ${unit}`.toUpperCase(), country: 'CA' };
};

const australian: Reader = (line) => {
  const [, place = '', zipCode = ''] = AU_CODE.exec(line) ?? [];
  const split = splitRegion(place, 'AU');
  return split && { ...split, zipCode, country: 'AU' };
};

const dutch: Reader = (line) => {
  const [, digits = '', letters = '', city = ''] = NL_CODE.exec(line) ?? [];
  return digits === '' ? null : { city, zipCode: `${digits} ${letters}`, country: 'NL' };
};

/** How countries outside their borders were written before the postal code. */
const PREFIXES: Readonly<Record<string, string>> = {
  A: 'AT',
  AT: 'AT',
  B: 'BE',
  BE: 'BE',
  CH: 'CH',
  D: 'DE',
  DE: 'DE',
  DK: 'DK',
  E: 'ES',
  ES: 'ES',
  F: 'FR',
  FR: 'FR',
  FI: 'FI',
  FIN: 'FI',
  I: 'IT',
  IT: 'IT',
  L: 'LU',
  LU: 'LU',
  N: 'NO',
  NO: 'NO',
  P: 'PT',
  PT: 'PT',
  PL: 'PL',
  S: 'SE',
  SE: 'SE',
  SK: 'SK',
  CZ: 'CZ',
};
const PREFIX = /^(?:([A-Z]{1,3})\s*-\s*)?(\d{5}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4})\s+(\p{L}.*)$/u;
/** `Roma RM` and `Roma (RM)`. */
const ITALIAN_PROVINCE = /^(.*\S)\s+\(?([A-Z]{2})\)?$/;

const continental: Reader = (line, country) => {
  const [, prefix, zipCode = '', rest = ''] = PREFIX.exec(line) ?? [];
  if (zipCode === '' || (prefix !== undefined && PREFIXES[prefix] === undefined)) return null;
  const named = prefix === undefined ? formCountry(zipCode, rest) : PREFIXES[prefix];
  const [, city, region] = (country ?? named) === 'IT' ? (ITALIAN_PROVINCE.exec(rest) ?? []) : [];
  return {
    city: city ?? rest,
    zipCode,
    ...(region !== undefined && { region }),
    ...(named !== undefined && { country: named }),
  };
};

function formCountry(zipCode: string, city: string): string | undefined {
  if (/\bCEDEX\b/i.test(city)) return 'FR';
  if (/^\d{2}-\d{3}$/.test(zipCode)) return 'PL';
  if (/^\d{4}-\d{3}$/.test(zipCode)) return 'PT';
  return undefined;
}

/** `Mumbai 400001`: only where the country is named, for a street can look like this. */
const trailing: Reader = (line, country) => {
  const [, city = '', zipCode = ''] = /^(\p{L}[^\d]*?)[\s,-]+(\d{3,6}(?:-\d{3,4})?)$/u.exec(line) ?? [];
  return country === null || zipCode === '' ? null : { city: city.trim(), zipCode };
};

/** A postal code alone on its line. */
const alone: Reader = (line) => (/^\d{4,6}$/.test(line) ? { zipCode: line } : null);

const READERS: readonly Reader[] = [
  american,
  canadian,
  australian,
  british,
  dutch,
  continental,
  irish,
  trailing,
  alone,
];

/** City and postal code where the line holds them. @param country as the address names it; null where it does not */
export function readLocality(line: string, country: string | null): Locality | null {
  for (const read of READERS) {
    const locality = read(line, country);
    if (locality && fits(locality, country)) return locality;
  }
  return null;
}

const fits = (locality: Locality, country: string | null) =>
  country === null || locality.country === undefined || locality.country === country;

const named = (city: string) => {
  const name = city.replace(/[\s,]+$/, '');
  return name === '' ? {} : { city: name };
};
