import type { Party } from '#shared/schema/shipping/party.ts';

export const party = (contact: Party['contact'], address: Partial<Party['address']>): Party => ({
  contact,
  address: { countryCode: 'US', city: 'Springfield', streetLine1: '1 Main Street', ...address },
});

/** By country. */
export const SHIPPERS: Readonly<Record<string, Party>> = {
  US: party(
    { personName: 'Dispatch', companyName: 'Northfield Supply Co', phoneNumber: '+1 312 555 0142' },
    { city: 'Chicago', stateOrProvinceCode: 'IL', zipCode: '60607', streetLine1: '1200 West Lake Street' },
  ),
  GB: party(
    { companyName: 'Harbour Goods Ltd', phoneNumber: '+44 117 496 0100' },
    { countryCode: 'GB', city: 'Bristol', zipCode: 'BS1 4QA', streetLine1: '5 Harbourside' },
  ),
  DE: party(
    { personName: 'Versand', companyName: 'Nordwerk GmbH', phoneNumber: '+49 30 5550 123' },
    { countryCode: 'DE', city: 'Berlin', zipCode: '10179', streetLine1: 'Köpenicker Straße 40' },
  ),
  BE: party(
    { companyName: 'Scheldt Logistics NV', phoneNumber: '+32 3 555 01 23' },
    { countryCode: 'BE', city: 'Antwerpen', zipCode: '2000', streetLine1: 'Noorderlaan 12' },
  ),
};

/** By country. */
export const RECIPIENTS: Readonly<Record<string, Party>> = {
  US: party(
    { personName: 'Jordan Whitfield', companyName: 'Alder & Finch Books', phoneNumber: '+1 503 555 0177' },
    {
      city: 'Portland',
      stateOrProvinceCode: 'OR',
      zipCode: '97209',
      streetLine1: '815 NW 13th Avenue',
      streetLine2: 'Suite 4',
    },
  ),
  GB: party(
    { personName: 'Eleanor Marsh', phoneNumber: '+44 131 496 0155' },
    {
      countryCode: 'GB',
      city: 'Edinburgh',
      zipCode: 'EH1 2NG',
      streetLine1: '27 Castle Terrace',
      streetLine2: 'Flat 3',
    },
  ),
  DE: party(
    { personName: 'Jürgen Größmann', companyName: 'Bäckerei Süß', phoneNumber: '+49 89 5550 198' },
    { countryCode: 'DE', city: 'München', zipCode: '80331', streetLine1: 'Müllerstraße 8' },
  ),
};

export function of(parties: Readonly<Record<string, Party>>, country: string): Party {
  const found = parties[country];
  if (!found) throw new Error(`No sample party in ${country}`);
  return found;
}

/** Every field as long as the contract allows. */
export const longParty = (letter: string, countryCode = 'US'): Party => {
  const text = (length: number) => `${letter}${letter} `.repeat(length).slice(0, length - 1) + letter;
  return {
    contact: { personName: text(100), companyName: text(100), phoneNumber: text(50), phoneExtension: text(20) },
    address: {
      countryCode,
      city: text(100),
      stateOrProvinceCode: text(100),
      zipCode: text(20),
      streetLine1: text(100),
      streetLine2: text(100),
      streetLine3: text(100),
    },
  };
};
