import { Type, type Static } from 'typebox';
import { described } from '../described.ts';
import { RequiredText } from '../text.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** How much is stored of a person: the same name and company, and the same postal code, telephone number or e-mail address. */
export const PersonData = Type.Object(
  {
    addresses: count('Entries of the address book'),
    shipments: count('Shipments, with their labels'),
    sent: count(
      'Of these shipments, those of which the person is sender or return address; the place that an account ships from is not',
    ),
    orders: count('Orders'),
    rows: count('Rows of batches'),
    presets: count('Presets that name the person'),
    open: described(
      Type.Object({
        shipments: count('In doubt, on their way to the carrier, or without their labels'),
        orders: count('Not shipped and not cancelled'),
        rows: count('Ready, being bought, or in doubt'),
      }),
      'What is not erased because it is still open; settle it and erase again',
    ),
    backups: Type.Array(Type.String(), {
      description:
        'Backups, and ledgers that a restore put away, in which all of it stays until they are deleted, or its retention time is over',
    }),
  },
  { title: 'PersonData' },
);
export type PersonData = Static<typeof PersonData>;

export const PersonErasure = Type.Object(
  { name: RequiredText({ description: 'The name of the address, as a confirmation', examples: ['Jane Roe'] }) },
  { title: 'PersonErasure', additionalProperties: false },
);
export type PersonErasure = Static<typeof PersonErasure>;
