import type { Party } from '#shared/schema/party.ts';
import type { Partially } from '#shared/schema/partially.ts';
import { emptyParty, type PartyDraft } from './draft.ts';

/** A party of the address book, a preset or an earlier shipment, as the fields show it. */
export function partyToDraft({ address = {}, contact = {} }: Partially<Party>): PartyDraft {
  const { personName, companyName, phoneNumber, emailAddress } = contact;
  const given = Object.entries({ ...address, personName, companyName, phoneNumber, emailAddress });
  const known = Object.keys(emptyParty());
  return {
    ...emptyParty(),
    ...Object.fromEntries(given.filter(([name, value]) => known.includes(name) && value !== undefined)),
  };
}

/** As the address book keeps it: empty fields are left out. */
export function draftToParty(draft: PartyDraft): Party {
  const { personName, companyName, phoneNumber, emailAddress, ...address } = draft;
  const filled = <T extends object>(fields: T) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as T;
  return { address: filled(address), contact: filled({ personName, companyName, phoneNumber, emailAddress }) };
}
