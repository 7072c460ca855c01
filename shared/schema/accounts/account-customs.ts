import { Type, type Static } from 'typebox';
import { LANGUAGE_CODES } from '../../format/languages.ts';
import { Literals } from '../literals.ts';
import { RequiredText } from '../text.ts';

/** What posts carry, as the Universal Postal Union divides it; NONE is not the post's. */
export const POSTAL_ITEMS = ['LETTER_POST', 'PARCEL_POST', 'NONE'] as const;
export type PostalItems = (typeof POSTAL_ITEMS)[number];

/** What an account's shipments are declared with where they cross a customs border and do not say otherwise. */
export const AccountCustoms = Type.Object(
  {
    paymentTerms: Type.Optional(RequiredText({ maxLength: 20, description: 'Incoterm', examples: ['DAP'] })),
    EORI: Type.Optional(RequiredText({ maxLength: 50, description: 'EORI number of the account’s own shipper' })),
    VAT: Type.Optional(RequiredText({ maxLength: 50, description: 'VAT number of the account’s own shipper' })),
    IOSS: Type.Optional(
      RequiredText({
        maxLength: 50,
        description:
          'Number of the Import One-Stop Shop; declared only where the border asks for it: into the Union, taxes paid (DDP), worth at most EUR 150',
      }),
    ),
    postalItems: Type.Optional(
      Literals(POSTAL_ITEMS, {
        description:
          'What its parcels are to the post. LETTER_POST (small packets): each has a CN 22 up to 2 kg and 300 SDR, and a CN 23 beyond; PARCEL_POST: each has a CN 23; NONE: neither. Unless given, a tracking number in the form of UPU standard S10 tells it',
      }),
    ),
    language: Type.Optional(
      Literals(LANGUAGE_CODES, {
        description:
          'Of the papers that go with a shipment; unless given, that of the country it goes to where papers are written in it, else English',
      }),
    ),
  },
  { title: 'AccountCustoms', additionalProperties: false },
);
export type AccountCustoms = Static<typeof AccountCustoms>;
