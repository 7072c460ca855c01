import { Type, type Static } from 'typebox';
import { Nullable } from '../nullable.ts';
import { Party } from '../shipping/party.ts';

const Instant = () => Type.String({ format: 'date-time' });

export const AddressDraft = Type.Object({ party: Party }, { title: 'AddressDraft', additionalProperties: false });
export type AddressDraft = Static<typeof AddressDraft>;

/** Somebody the station ships to. */
export const BookedAddress = Type.Object(
  {
    id: Type.String(),
    party: Party,
    saved: Type.Boolean({
      description:
        'Put there by hand; else remembered from a shipment, and forgotten after the retention time without use',
    }),
    useCount: Type.Integer({ description: 'Shipments bought to it' }),
    lastUsedAt: Nullable(Instant()),
    createdAt: Instant(),
    updatedAt: Instant(),
  },
  { title: 'BookedAddress' },
);
export type BookedAddress = Static<typeof BookedAddress>;

export const AddressPage = Type.Object(
  {
    addresses: Type.Array(BookedAddress),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
  },
  { title: 'AddressPage' },
);
export type AddressPage = Static<typeof AddressPage>;
