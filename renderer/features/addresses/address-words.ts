import type { Party } from '#shared/schema/shipping/party.ts';

/** Who it is, in a line. */
export const nameOf = ({ contact }: Party): string =>
  [contact.personName, contact.companyName].filter((part) => part?.trim()).join(', ');

/** Where that is, in a line, without the country. */
export const placeOf = ({ address }: Party): string =>
  [
    [address.streetLine1, address.streetLine2, address.streetLine3].filter((part) => part?.trim()).join(', '),
    [address.zipCode, address.city, address.stateOrProvinceCode].filter((part) => part?.trim()).join(' '),
  ]
    .filter((part) => part !== '')
    .join(' · ');
