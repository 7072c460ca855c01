/** The parts of a party as people name them; first and last name, street and house number may stand apart. */
export type PartyField =
  | `contact.${'personName' | 'firstName' | 'lastName' | 'companyName' | 'phoneNumber' | 'phoneExtension' | 'emailAddress'}`
  | `address.${'streetLine1' | 'streetLine2' | 'streetLine3' | 'houseNumber' | 'zipCode' | 'city' | 'stateOrProvinceCode' | 'countryCode'}`;

/** How tables and forms call the parts of an addressee, in the form of `comparableName`; English and German, separated by `|`. */
export const PARTY_FIELD_NAMES: Readonly<Record<PartyField, string>> = {
  'contact.personName':
    'name|full name|person|contact|contact name|attention|attn|customer|customer name|ansprechpartner|kunde|kundenname|zu handen',
  'contact.firstName': 'first name|firstname|given name|vorname',
  'contact.lastName': 'last name|lastname|surname|family name|nachname|familienname',
  'contact.companyName': 'company|company name|organisation|organization|firma|firmenname|unternehmen',
  'contact.phoneNumber': 'phone|phone number|telephone|tel|mobile|telefon|telefonnummer|handy|mobil',
  'contact.phoneExtension': 'extension|phone extension|durchwahl',
  'contact.emailAddress': 'email|e mail|email address|mail|e mail adresse|email adresse',
  'address.streetLine1':
    'street|street 1|street line 1|address|address 1|address line 1|address1|strasse|strasse hausnummer|strasse und hausnummer|strasse nr|anschrift|adresse|adresse 1|street address',
  'address.streetLine2':
    'street 2|street line 2|address 2|address line 2|address2|adresszusatz|zusatz|adresse 2|apartment|suite',
  'address.streetLine3': 'street 3|street line 3|address 3|address line 3|address3|adresszusatz 2|adresse 3',
  'address.houseNumber': 'house number|house no|hausnummer|hausnr|hnr|nr',
  'address.zipCode': 'zip|zip code|zipcode|postal code|postcode|post code|plz|postleitzahl',
  'address.city': 'city|town|ort|stadt|wohnort',
  'address.stateOrProvinceCode': 'state|province|region|county|state province|bundesland|kanton',
  'address.countryCode': 'country|country code|land|landercode|landerkurzel|laendercode|land code',
};

/** A name without what does not matter in it: case, accents, punctuation, and what stands in brackets. */
export const comparableName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldByName = new Map(
  (Object.entries(PARTY_FIELD_NAMES) as [PartyField, string][]).flatMap(([field, list]) =>
    list.split('|').map((name): [string, PartyField] => [name, field]),
  ),
);

/** The part that a column or a label of this name holds; undefined where it is none. */
export const partyFieldOf = (name: string): PartyField | undefined => fieldByName.get(comparableName(name));
