import type { Party } from '#shared/schema/party.ts';
import { countryName, locality, names, phone, streets } from '../label/address.ts';

/** A party in full, a line for each part that is given. */
export const partyLines = (party: Party): string[] =>
  [
    ...names(party),
    ...streets(party),
    locality(party.address),
    countryName(party.address.countryCode),
    phone(party),
    party.contact.emailAddress ?? '',
  ].filter((line) => line.trim() !== '');
