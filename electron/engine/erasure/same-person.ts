import { isRecord } from '#shared/format/is-record.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { comparable } from '../addresses/index.ts';

/**
 * Says of a party whether it is this person: the same name and company, and the same postal code, telephone number or e-mail address beside
 * them; where there is no postal code, the same city. A namesake elsewhere is somebody else. In a row that was never sent a party may be anything.
 */
export function samePerson(person: Party): (party: unknown) => boolean {
  const known = traitsOf(person);
  return (party) => {
    if (!party) return false;
    const other = traitsOf(party);
    if (other.name !== known.name) return false;
    return (['place', 'phone', 'email'] as const).some((trait) => known[trait] !== '' && known[trait] === other[trait]);
  };
}

function traitsOf(party: unknown) {
  const address = textOf(memberOf(party, 'address'));
  const contact = textOf(memberOf(party, 'contact'));
  const place = address('zipCode').replace(/\s/g, '') || comparable(address('city'));
  return {
    name: JSON.stringify([comparable(contact('personName')), comparable(contact('companyName'))]),
    place: place === '' ? '' : `${address('countryCode').toUpperCase()} ${comparable(place)}`,
    phone: contact('phoneNumber').replace(/\D/g, ''),
    email: contact('emailAddress').trim().toLowerCase(),
  };
}

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const textOf = (value: unknown) => (name: string) => {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : '';
};
