import type { Party } from '#shared/schema/shipping/party.ts';

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

/** UPS writes numbers of telephones in digits alone. */
export const phoneDigits = (number: string | undefined) => filled(number?.replaceAll(/[^0-9]/g, ''));

/** The nine digits of a US code have no hyphen there; all others stay as they are. */
export const postalCodeOf = ({ countryCode, zipCode }: Party['address']) =>
  filled(['US', 'PR'].includes(countryCode) ? zipCode?.replaceAll('-', '') : zipCode);

/** UPS names a company first and a person at it; where there is one of them, it is both. */
export function toParty({ address, contact }: Party): UpsParty {
  const company = filled(contact.companyName);
  const person = filled(contact.personName);
  const phone = phoneDigits(contact.phoneNumber);
  const extension = filled(contact.phoneExtension);
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
      CountryCode: address.countryCode,
    },
  };
}
