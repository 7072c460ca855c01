import type { Party } from '#shared/schema/shipping/party.ts';
import { territoryOf } from '#shared/shipment/customs-border.ts';

/** How many characters UPS takes. */
export const LIMITS = { name: 35, street: 35, city: 30, state: 5, postalCode: 9, phone: 15, extension: 4, email: 50 };

export interface UpsParty {
  Name: string;
  AttentionName?: string;
  Phone?: { Number: string; Extension?: string };
  EMailAddress?: string;
  Address: {
    AddressLine: string[];
    City: string;
    StateProvinceCode?: string;
    PostalCode?: string;
    CountryCode: string;
  };
}

/** Empty texts are left out: UPS refuses them. */
export const filled = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

const digitsOf = (text: string) => filled(text.replaceAll(/[^0-9]/g, ''));

/** As marketplaces write an extension behind a number: `555-0100 ext. 12`. */
const EXTENSION = /ext(?:ension)?|x|#/i;

/** Where a telephone has ten digits, without that of the country, and may have an extension. */
const NORTH_AMERICA = ['US', 'PR', 'CA', 'VI'];
const COUNTRY_DIGIT = /^1(?=[0-9]{10}$)/;

/**
 * A telephone as UPS writes it: the number in digits alone, and the extension, where UPS has room for it; the number goes without a longer one, such
 * as the five digits of a marketplace. What stands behind the number and is none is left over: as digits of the number it would be another one.
 */
export function phoneOf({ address, contact: { phoneNumber = '', phoneExtension } }: Party) {
  const [number = '', ...behind] = phoneNumber.replace(/^[^0-9]+/, '').split(EXTENSION);
  const own = filled(phoneExtension);
  const written = digitsOf(behind.join(' '));
  const isUnclear = behind.length > 1 || (own !== undefined && written !== undefined && own !== written);
  const whole = own ?? written;
  const isNear = NORTH_AMERICA.includes(address.countryCode.toUpperCase());
  const hasRoom = isNear && [...(whole ?? '')].length <= LIMITS.extension;
  const digits = digitsOf(number);
  return {
    number: isNear ? digits?.replace(COUNTRY_DIGIT, '') : digits,
    extension: hasRoom ? whole : undefined,
    leftOut: hasRoom ? undefined : whole,
    isWhole: !isUnclear && !/\p{L}/u.test(number),
  };
}

/** Canada, and where the codes are those of the US: its territories, and the islands that its post serves. */
const CLOSED_CODES = ['CA', 'US', 'PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW'];

/** There codes have neither hyphens nor blanks; all others stay as they are. */
export function postalCodeOf({ countryCode, zipCode }: Party['address']): string | undefined {
  const isClosed = CLOSED_CODES.includes(countryCode.toUpperCase());
  return filled(isClosed ? zipCode?.replaceAll(/[\s-]/g, '').toUpperCase() : zipCode);
}

/** What UPS takes for countries of their own. */
const OWN_COUNTRIES: Readonly<Record<string, string>> = {
  'ES Canary Islands': 'IC',
  'ES Ceuta': 'XC',
  'ES Melilla': 'XL',
};

/** The country of an address as UPS has it. */
export const countryOf = (address: Party['address']): string =>
  OWN_COUNTRIES[territoryOf(address)] ?? address.countryCode.toUpperCase();

/** UPS names a company first and a person at it; where there is one of them, it is both. */
export function toParty(party: Party): UpsParty {
  const { address, contact } = party;
  const company = filled(contact.companyName);
  const person = filled(contact.personName);
  const { number: phone, extension } = phoneOf(party);
  const email = filled(contact.emailAddress);
  const state = filled(address.stateOrProvinceCode);
  const postalCode = postalCodeOf(address);
  return {
    Name: company ?? person ?? '',
    AttentionName: person ?? company ?? '',
    ...(phone && { Phone: { Number: phone, ...(extension && { Extension: extension }) } }),
    ...(email && { EMailAddress: email }),
    Address: {
      AddressLine: [address.streetLine1, address.streetLine2, address.streetLine3].flatMap(
        (line) => filled(line) ?? [],
      ),
      City: address.city.trim(),
      ...(state && { StateProvinceCode: state }),
      ...(postalCode && { PostalCode: postalCode }),
      CountryCode: countryOf(address),
    },
  };
}
