import { Type, type Static } from 'typebox';
import { Nullable } from '../nullable.ts';
import { BatchMapping, contentBase64, fileName } from '../batches/batch-file.ts';
import { CountryCode } from '../country.ts';
import { Party } from '../shipping/party.ts';
import { RefusedLines } from './refused-lines.ts';

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

/** Two entries that are the same person. */
export const AddressMerge = Type.Object(
  {
    other: Type.String({
      minLength: 1,
      description: 'The id of the address that goes; what it was used for is counted here',
    }),
  },
  { title: 'AddressMerge', additionalProperties: false },
);
export type AddressMerge = Static<typeof AddressMerge>;

/** A CSV or Excel file of addresses. */
export const AddressImport = Type.Object(
  {
    fileName,
    contentBase64,
    mapping: Type.Optional(BatchMapping),
    countryCode: Type.Optional(CountryCode()),
  },
  { title: 'AddressImport', additionalProperties: false },
);
export type AddressImport = Static<typeof AddressImport>;

export const AddressImported = Type.Object(
  {
    added: Type.Integer({ description: 'New in the book, or remembered before and saved now' }),
    known: Type.Integer({ description: 'In the book already' }),
    refused: RefusedLines,
  },
  { title: 'AddressImported' },
);
export type AddressImported = Static<typeof AddressImported>;
