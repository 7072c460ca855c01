import { Type, type Static } from 'typebox';
import { RequiredText } from '../text.ts';

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
  },
  { title: 'AccountCustoms', additionalProperties: false },
);
export type AccountCustoms = Static<typeof AccountCustoms>;
