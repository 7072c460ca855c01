import { Type, type Static } from 'typebox';
import { CountryCode } from '../country.ts';
import { RequiredText, Text } from '../text.ts';

export const Address = Type.Object(
  {
    countryCode: CountryCode(),
    stateOrProvinceCode: Type.Optional(Text({ description: 'Region name or code; empty where no region applies' })),
    city: RequiredText(),
    zipCode: Type.Optional(Text({ maxLength: 20, description: 'Postal code; may contain spaces' })),
    streetLine1: RequiredText(),
    streetLine2: Type.Optional(Text()),
    streetLine3: Type.Optional(Text()),
  },
  { title: 'Address' },
);
export type Address = Static<typeof Address>;

export const Contact = Type.Object(
  {
    personName: Type.Optional(Text({ description: 'A person or a company must be named' })),
    companyName: Type.Optional(Text()),
    phoneNumber: Type.Optional(Text({ maxLength: 50 })),
    phoneExtension: Type.Optional(Text({ maxLength: 20 })),
    emailAddress: Type.Optional(Text({ maxLength: 254 })),
  },
  { title: 'Contact' },
);
export type Contact = Static<typeof Contact>;

/** Shipper, recipient or return party. */
export const Party = Type.Object({ address: Address, contact: Contact }, { title: 'Party' });
export type Party = Static<typeof Party>;

/** A party as it is answered, whose names and address are not kept any more once the retention time is over, or it was erased. */
export const KeptParty = Type.Object(
  {
    address: Type.Object(
      {
        ...Address.properties,
        city: Text({ description: 'Empty once it is not kept any more' }),
        streetLine1: Text({ description: 'Empty once it is not kept any more' }),
      },
      { title: 'KeptAddress' },
    ),
    contact: Contact,
  },
  { title: 'KeptParty' },
);
