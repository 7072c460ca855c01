import type { Address, Contact } from '../schema/shipping/party.ts';
import { takeContact, countryOfPhone } from './address/contact-lines.ts';
import { CITY_STATES, mayLieIn, takeCountry } from './address/country.ts';
import { readJapanese } from './address/japanese.ts';
import { takeLabelled } from './address/labelled-lines.ts';
import { isRemark, linesOf } from './address/lines.ts';
import { cityBelowStreet, findPlace, type Place } from './address/place.ts';
import { readNames } from './address/names.ts';
import { isBox } from './address/streets.ts';
import { isLockerNumber, readUpperLines } from './address/upper-lines.ts';

export interface ParsedAddress {
  party: { address: Partial<Address>; contact: Partial<Contact> };
  /** Lines of which nobody can say where they belong; a person has to look at them. */
  unplaced: string[];
}

/** A longer text is no address. */
const MOST_CHARACTERS = 4000;
/** Nor is one of more lines, with the letter around it. */
const MOST_LINES = 60;
/** By this shops find the order again; it stays in the address. */
const SHOP_CODE = /^ebay:? ?[a-z0-9]{5,12}$/i;

/**
 * Reads an address as it was pasted: several lines, one with commas, or a message that holds it; in the forms of Europe, North America,
 * Australia and Japan. Every word is placed or comes back unplaced; nothing is made up. The country is left out where neither the address
 * nor its form names it.
 * @param homeCountry the desk's own: taken where no country is named and the postal code has the form of that one
 */
export function parseAddress(text: string, homeCountry: string | null = null): ParsedAddress {
  if (text.length > MOST_CHARACTERS) return { party: { address: {}, contact: {} }, unplaced: [text] };
  const { lines: all, letter } = linesOf(text);
  if (all.length > MOST_LINES) return { party: { address: {}, contact: {} }, unplaced: [text] };
  const hasLocker = all.some(isBox);
  const isSaid = (line: string) => isRemark(line) && !(hasLocker && isLockerNumber(line));
  const { labelled, rest: unlabelled } = takeLabelled(all.filter((line) => !isSaid(line)));
  const { contact, rest, unplaced } = takeContact(unlabelled);
  const shopCodes = rest.filter((line) => SHOP_CODE.test(line));
  const read = readAddress(
    rest.filter((line) => !SHOP_CODE.test(line)),
    contact.phoneNumber ?? labelled.contact.phoneNumber,
    homeCountry,
    labelled.address,
  );
  const found = { ...read, party: { ...read.party, contact: { ...read.party.contact, ...contact } } };
  const merged = merge(found, labelled, shopCodes);
  return { party: merged.party, unplaced: [...merged.unplaced, ...all.filter(isSaid), ...unplaced, ...letter] };
}

/** The lines without what says itself what it is. */
function readAddress(
  rest: readonly string[],
  phone: string | undefined,
  home: string | null,
  known: Partial<Address>,
): ParsedAddress {
  const japanese = readJapanese(rest);
  if (japanese) {
    const { contact, left } = readNames(japanese.rest);
    return { party: { address: japanese.address, contact }, unplaced: left };
  }
  const { lines: written, country: named, said, after } = takeCountry(rest);
  const lines = named === 'HU' ? cityBelowStreet(written) : written;
  const place = findPlace(lines, named ?? known.countryCode ?? null);
  const city =
    place?.locality.city ?? (named !== null && CITY_STATES.has(named) && known.city === undefined ? said : undefined);
  const zipCode = place?.locality.zipCode;
  const guessed = [countryOfPhone(phone), home].find((each) => mayLieIn(each, zipCode ?? known.zipCode));
  const country = named ?? known.countryCode ?? place?.locality.country ?? guessed ?? null;
  const upper = readUpperLines(place ? lines.slice(0, place.from) : lines, {
    country,
    street: place?.locality.street ?? known.streetLine1,
    hasPlace: city !== undefined || known.city !== undefined,
  });
  const { contact, left } = readNames(
    place?.locality.name === undefined ? upper.names : [...upper.names, place.locality.name],
  );
  return {
    party: {
      contact,
      address: { ...upper.streets, ...placed(place, city), ...(country !== null && { countryCode: country }) },
    },
    unplaced: [...left, ...upper.left, ...(place ? lines.slice(place.to) : []), ...after],
  };
}

const placed = (place: Place | null, city: string | undefined): Partial<Address> => ({
  ...(city !== undefined && { city }),
  ...(place && place.locality.zipCode !== '' && { zipCode: place.locality.zipCode }),
  ...(place?.locality.region !== undefined && { stateOrProvinceCode: place.locality.region }),
});

const STREETS = ['streetLine1', 'streetLine2', 'streetLine3'] as const;

/** What labels said wins; a name that both have stays visible, and a shop's code takes the first line that is free. */
function merge(
  { party, unplaced }: ParsedAddress,
  labelled: ParsedAddress['party'],
  shopCodes: readonly string[],
): ParsedAddress {
  const address: Partial<Address> = { ...party.address, ...labelled.address };
  const contact: Partial<Contact> = { ...party.contact, ...labelled.contact };
  const hidden = [...Object.entries(party.contact), ...Object.entries(party.address)].filter(
    ([field, value]) =>
      field !== 'countryCode' && value !== ({ ...contact, ...address } as Record<string, string>)[field],
  );
  const left: string[] = [];
  for (const line of [...hidden.map(([, value]) => value), ...shopCodes]) {
    const free = STREETS.find((field) => address[field] === undefined);
    if (free !== undefined && shopCodes.includes(line)) address[free] = line;
    else left.push(line);
  }
  return { party: { address, contact }, unplaced: [...left, ...unplaced] };
}
