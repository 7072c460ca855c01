import type { Party } from '#shared/schema/shipping/party.ts';

/** The party with its country's code in capitals: it may be written in small letters, and is compared as it is. */
export const countryInCapitals = (party: Party): Party => ({
  ...party,
  address: { ...party.address, countryCode: party.address.countryCode.toUpperCase() },
});
