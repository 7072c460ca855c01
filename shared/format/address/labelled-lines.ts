import type { Address, Contact } from '../../schema/party.ts';
import { countryCodeOf } from '../country-names.ts';
import { partyFieldOf, type PartyField } from '../party-field-names.ts';

export interface Labelled {
  labelled: { address: Partial<Address>; contact: Partial<Contact> };
  /** The lines without those. */
  rest: string[];
}

/** Takes lines that say themselves what they are, such as `City: Boston`, as forms and shops write them. The first of each counts. */
export function takeLabelled(lines: readonly string[]): Labelled {
  const values = new Map<PartyField, string>();
  const rest: string[] = [];
  for (const line of lines) {
    const [, label = '', value = ''] = /^([\p{L}][\p{L}\s.-]{1,25}?)\s*:\s*(\S.*)$/u.exec(line) ?? [];
    const field = label === '' ? undefined : partyFieldOf(label);
    if (field === undefined || values.has(field) || isUnknownCountry(field, value)) rest.push(line);
    else values.set(field, value);
  }
  return { labelled: fieldsOf(values), rest };
}

const isUnknownCountry = (field: PartyField, value: string) =>
  field === 'address.countryCode' && countryCodeOf(value) === null;

function fieldsOf(values: ReadonlyMap<PartyField, string>): Labelled['labelled'] {
  const joined = (...fields: PartyField[]) => fields.flatMap((field) => values.get(field) ?? []).join(' ');
  const country = countryCodeOf(values.get('address.countryCode') ?? '');
  const contact: Partial<Contact> = {
    personName: values.get('contact.personName') ?? joined('contact.firstName', 'contact.lastName'),
    companyName: joined('contact.companyName'),
    phoneNumber: joined('contact.phoneNumber'),
    phoneExtension: joined('contact.phoneExtension'),
    emailAddress: joined('contact.emailAddress'),
  };
  const address: Partial<Address> = {
    streetLine1: joined('address.streetLine1', 'address.houseNumber'),
    streetLine2: joined('address.streetLine2'),
    streetLine3: joined('address.streetLine3'),
    zipCode: joined('address.zipCode'),
    city: joined('address.city'),
    stateOrProvinceCode: joined('address.stateOrProvinceCode'),
    countryCode: country ?? '',
  };
  return { contact: withoutEmpty(contact), address: withoutEmpty(address) };
}

const withoutEmpty = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
