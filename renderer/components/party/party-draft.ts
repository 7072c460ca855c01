import type { Party } from '#shared/schema/shipping/party.ts';
import type { Partially } from '#shared/schema/partially.ts';

/** A party as it is typed; empty where nothing is. */
export interface PartyDraft {
  personName: string;
  companyName: string;
  streetLine1: string;
  streetLine2: string;
  streetLine3: string;
  zipCode: string;
  city: string;
  stateOrProvinceCode: string;
  countryCode: string;
  phoneNumber: string;
  emailAddress: string;
}

/** Fields of a party in the order in which they are typed, each with its width in columns. */
export type PartyLayout = readonly (readonly [name: keyof PartyDraft, columns: number])[];

/** Where parcels are shipped from. */
export const SHIP_FROM_LAYOUT: PartyLayout = [
  ['personName', 6],
  ['companyName', 6],
  ['streetLine1', 6],
  ['streetLine2', 6],
  ['zipCode', 3],
  ['city', 3],
  ['stateOrProvinceCode', 3],
  ['countryCode', 3],
  ['phoneNumber', 6],
  ['emailAddress', 6],
];

/** Who a parcel goes to: what is typed most stands close together. */
export const RECIPIENT_LAYOUT: PartyLayout = [
  ['personName', 3],
  ['companyName', 3],
  ['phoneNumber', 3],
  ['emailAddress', 3],
  ['streetLine1', 6],
  ['streetLine2', 3],
  ['streetLine3', 3],
  ['zipCode', 3],
  ['city', 3],
  ['stateOrProvinceCode', 2],
  ['countryCode', 4],
];

export const emptyParty = (): PartyDraft => ({
  personName: '',
  companyName: '',
  streetLine1: '',
  streetLine2: '',
  streetLine3: '',
  zipCode: '',
  city: '',
  stateOrProvinceCode: '',
  countryCode: '',
  phoneNumber: '',
  emailAddress: '',
});

/** A party of the address book, a preset or an earlier shipment, as the fields show it. */
export function partyToDraft({ address = {}, contact = {} }: Partially<Party>): PartyDraft {
  const { personName, companyName, emailAddress } = contact;
  const given = Object.entries({ ...address, personName, companyName, phoneNumber: joinPhone(contact), emailAddress });
  const known = Object.keys(emptyParty());
  return {
    ...emptyParty(),
    ...Object.fromEntries(given.filter(([name, value]) => known.includes(name) && value !== undefined)),
  };
}

/** The form has one field for number and extension. */
const joinPhone = ({ phoneNumber, phoneExtension }: Partial<Party['contact']>): string | undefined =>
  phoneExtension ? `${phoneNumber ?? ''} ${EXTENSION}${phoneExtension}`.trim() : phoneNumber;

const EXTENSION = 'ext. ';

/** Number and extension of what stands in that field. */
export function splitPhone(text: string): { phoneNumber: string; phoneExtension: string } {
  const at = text.lastIndexOf(EXTENSION);
  if (at === -1) return { phoneNumber: text, phoneExtension: '' };
  return { phoneNumber: text.slice(0, at).trim(), phoneExtension: text.slice(at + EXTENSION.length).trim() };
}

/** As the address book keeps it: empty fields are left out. */
export function draftToParty(draft: PartyDraft): Party {
  const { personName, companyName, phoneNumber: phone, emailAddress, ...address } = draft;
  const filled = <T extends object>(fields: T) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as T;
  return { address: filled(address), contact: filled({ personName, companyName, ...splitPhone(phone), emailAddress }) };
}
