import type { Address, Contact } from '../schema/party.ts';
import { linesOf } from './address/address-lines.ts';
import { countryOfPhone, takeContact } from './address/contact-lines.ts';
import { takeLabelled } from './address/labelled-lines.ts';
import { readLocality, type Locality } from './address/locality.ts';
import { readNames } from './address/names.ts';
import { COUNTIES } from './address/regions.ts';
import { isStreet, isUnit, mayBeStreet } from './address/streets.ts';
import { countryCodeOf } from './country-names.ts';

export interface ParsedAddress {
  party: { address: Partial<Address>; contact: Partial<Contact> };
  /** Lines of which nobody can say where they belong; a person has to look at them. */
  unplaced: string[];
}

/** A longer text is no address. */
const MOST_CHARACTERS = 4000;

/**
 * Reads an address as it was pasted: several lines, or one with commas, in the forms of Europe and North America. Every word is
 * placed or comes back unplaced; nothing is made up. The country is left out where neither the address nor its form names it.
 */
export function parseAddress(text: string): ParsedAddress {
  if (text.length > MOST_CHARACTERS) return { party: { address: {}, contact: {} }, unplaced: [text] };
  const { labelled, rest: unlabelled } = takeLabelled(linesOf(text));
  const { contact, rest, unplaced } = takeContact(unlabelled);
  const { lines, country: named } = takeCountry(rest);
  const place = findLocality(lines, named);
  const country = named ?? place?.locality.country ?? guessByPhone(place?.locality, contact.phoneNumber);
  const above = place ? lines.slice(0, place.from) : lines;
  const below = place ? lines.slice(place.to) : [];
  const { streets, names, left } = readUpperLines(above, country);
  const { contact: who, left: unnamed } = readNames(names);
  return {
    party: {
      address: {
        ...streets,
        ...placed(place?.locality),
        ...(country !== null && { countryCode: country }),
        ...labelled.address,
      },
      contact: { ...who, ...contact, ...labelled.contact },
    },
    unplaced: [...unnamed, ...left, ...below, ...unplaced],
  };
}

/** A country on a line of its own at the end, or after the last comma. */
function takeCountry(lines: readonly string[]): { lines: string[]; country: string | null } {
  const last = lines.at(-1) ?? '';
  const country = lines.length > 1 ? countryCodeOf(last) : null;
  if (country !== null) return { lines: lines.slice(0, -1), country };
  const [, before = '', after = ''] = /^(.*\S)\s*[,(]\s*([^,()]+)\)?$/.exec(last) ?? [];
  const trailing = after.length > 2 ? countryCodeOf(after) : null;
  if (trailing !== null && readLocality(before, trailing))
    return { lines: [...lines.slice(0, -1), before], country: trailing };
  return { lines: [...lines], country: null };
}

interface Place {
  locality: Locality;
  /** The lines it takes. */
  from: number;
  to: number;
}

/** City and postal code, looked for from below; the code may stand on a line of its own, below its city or above it. */
function findLocality(lines: readonly string[], country: string | null): Place | null {
  for (let index = lines.length - 1; index >= 0; index--) {
    const locality = readLocality(lines[index] ?? '', country);
    if (locality?.city !== undefined) return { locality, from: index, to: index + 1 };
    if (locality) return withCityBeside(lines, index, locality);
  }
  return country === null ? null : cityWithoutCode(lines);
}

function withCityBeside(lines: readonly string[], index: number, locality: Locality): Place {
  const isCounty = locality.country === 'GB' && COUNTIES.has(lines[index - 1]?.toLowerCase() ?? '') && index > 2;
  const region = isCounty ? lines[index - 1] : locality.region;
  const above = isCounty ? index - 2 : index - 1;
  const isCity = (line: string | undefined) => line !== undefined && !isStreet(line) && !/\d/.test(line);
  const found = { ...locality, ...(region !== undefined && { region }) };
  // With nothing but a name above, that is no city.
  if (above > 0 && isCity(lines[above]))
    return { locality: { ...found, city: lines[above] ?? '' }, from: above, to: index + 1 };
  const below = lines[index + 1];
  if (isCity(below)) return { locality: { ...found, city: below ?? '' }, from: index, to: index + 2 };
  return { locality: found, from: index, to: index + 1 };
}

/** Countries without postal codes: the last line is the city, where there is a street above it. */
function cityWithoutCode(lines: readonly string[]): Place | null {
  const city = lines.at(-1);
  const hasStreet = lines.slice(0, -1).some(isStreet);
  if (city === undefined || !hasStreet || /\d/.test(city)) return null;
  return { locality: { city, zipCode: '' }, from: lines.length - 1, to: lines.length };
}

const placed = (locality: Locality | undefined): Partial<Address> => ({
  ...(locality?.city !== undefined && { city: locality.city }),
  ...(locality && locality.zipCode !== '' && { zipCode: locality.zipCode }),
  ...(locality?.region !== undefined && { stateOrProvinceCode: locality.region }),
});

/** How many digits the postal codes of a country have; a telephone number names it only where they fit. */
const CODE_DIGITS: Readonly<Record<string, number>> = {
  AT: 4,
  BE: 4,
  CH: 4,
  DE: 5,
  DK: 4,
  ES: 5,
  FI: 5,
  FR: 5,
  IT: 5,
  LU: 4,
  NO: 4,
  SE: 5,
  GR: 5,
  CZ: 5,
  SK: 5,
};

function guessByPhone(locality: Locality | undefined, phoneNumber: string | undefined): string | null {
  const country = countryOfPhone(phoneNumber);
  const digits = locality?.zipCode.replace(/\D/g, '').length;
  return country !== null && digits !== undefined && CODE_DIGITS[country] === digits ? country : null;
}

/** Street lines and names of what stands above the city. */
function readUpperLines(
  lines: readonly string[],
  country: string | null,
): { streets: Partial<Address>; names: string[]; left: string[] } {
  const start = lines.length > 1 ? 1 : 0;
  const find = (test: (line: string) => boolean) => lines.findIndex((line, index) => index >= start && test(line));
  const sure = find(isStreet);
  const likely = sure !== -1 ? sure : lines.some(isStreet) ? lines.findIndex(isStreet) : find(mayBeStreet);
  // In Britain a house can have a name and no street.
  const at = likely === -1 && country === 'GB' && lines.length > 1 ? lines.length - 1 : likely;
  const upper = at === -1 ? lines : lines.slice(0, at);
  const street = at === -1 ? [] : lines.slice(at, at + 1);
  const [line1, line2, line3, ...left] = [
    ...street,
    ...upper.filter(isUnit),
    ...(at === -1 ? [] : lines.slice(at + 1)),
  ];
  return {
    streets: {
      ...(line1 !== undefined && { streetLine1: line1 }),
      ...(line2 !== undefined && { streetLine2: line2 }),
      ...(line3 !== undefined && { streetLine3: line3 }),
    },
    names: upper.filter((line) => !isUnit(line)),
    left,
  };
}
