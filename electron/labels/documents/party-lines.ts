import type { Party } from '#shared/schema/shipping/party.ts';
import { countryName, locality, names, phone, streets } from '../label/address.ts';
import type { Language } from '#shared/format/languages.ts';

/** A party in full, a line for each part that is given; its country in the given language. */
export const partyLines = (party: Party, language: Language): string[] =>
  [
    ...names(party),
    ...streets(party),
    locality(party.address),
    countryName(party.address.countryCode, language),
    phone(party),
    party.contact.emailAddress ?? '',
  ].filter((line) => line.trim() !== '');
