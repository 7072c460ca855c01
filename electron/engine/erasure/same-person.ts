import type { Party } from '#shared/schema/shipping/party.ts';
import type { Partially } from '#shared/schema/partially.ts';
import { comparable } from '../addresses/index.ts';

/**
 * Says of a party whether it is this person: the same name and company, and the same postal code, telephone number or e-mail address beside
 * them; where there is no postal code, the same city. A namesake elsewhere is somebody else.
 */
export function samePerson(person: Party): (party: Partially<Party> | null | undefined) => boolean {
  const known = traitsOf(person);
  return (party) => {
    if (!party) return false;
    const other = traitsOf(party);
    if (other.name !== known.name) return false;
    return (['place', 'phone', 'email'] as const).some((trait) => known[trait] !== '' && known[trait] === other[trait]);
  };
}

function traitsOf({ address = {}, contact = {} }: Partially<Party>) {
  const { zipCode = '', city, countryCode = '' } = address;
  const place = zipCode.replace(/\s/g, '') || comparable(city);
  return {
    name: JSON.stringify([comparable(contact.personName), comparable(contact.companyName)]),
    place: place === '' ? '' : `${countryCode.toUpperCase()} ${comparable(place)}`,
    phone: contact.phoneNumber?.replace(/\D/g, '') ?? '',
    email: contact.emailAddress?.trim().toLowerCase() ?? '',
  };
}
