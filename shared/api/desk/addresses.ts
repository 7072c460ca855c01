import { Type } from 'typebox';
import {
  AddressDraft,
  AddressImport,
  AddressImported,
  AddressMerge,
  AddressPage,
  BookedAddress,
} from '../../schema/station/address-book.ts';
import { PersonData, PersonErasure } from '../../schema/station/person-data.ts';
import { Place, PlaceQuery } from '../../schema/station/place.ts';
import { defineRoute } from '../define-route.ts';
import { pageCursor, pageLimit } from '../page-query.ts';

const params = Type.Object({ id: Type.String() });
const body = Type.Object({ address: BookedAddress }, { title: 'AddressBody' });

export const listAddresses = defineRoute({
  method: 'GET',
  path: '/station/v1/addresses',
  summary: 'Search the address book, most used first',
  description: 'Every word of `text` must be the beginning of a word of name, company, street, city or postal code.',
  tag: 'Addresses',
  access: ['ship', 'read'],
  query: Type.Object({
    text: Type.Optional(Type.String({ maxLength: 200 })),
    limit: pageLimit(20),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: AddressPage },
  problems: [],
});

export const createAddress = defineRoute({
  method: 'POST',
  path: '/station/v1/addresses',
  summary: 'Save an address; one that was remembered becomes a saved one',
  tag: 'Addresses',
  access: ['ship'],
  action: 'keepAddresses',
  body: AddressDraft,
  success: { status: 201, description: 'Saved', body },
  problems: ['ALREADY_EXISTS', 'STORAGE_FULL'],
});

export const changeAddress = defineRoute({
  method: 'PUT',
  path: '/station/v1/addresses/:id',
  summary: 'Change an address; it is a saved one from then on',
  tag: 'Addresses',
  access: ['ship'],
  action: 'keepAddresses',
  params,
  body: AddressDraft,
  success: { status: 200, description: 'Changed', body },
  problems: ['NOT_FOUND', 'ALREADY_EXISTS', 'STORAGE_FULL'],
});

export const removeAddress = defineRoute({
  method: 'DELETE',
  path: '/station/v1/addresses/:id',
  summary: 'Remove an address from the book; shipments to it stay as they are',
  tag: 'Addresses',
  access: ['ship'],
  action: 'keepAddresses',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const mergeAddress = defineRoute({
  method: 'POST',
  path: '/station/v1/addresses/:id/merge',
  summary: 'Make one entry of two that are the same person: this one stays as it is, the other goes',
  tag: 'Addresses',
  access: ['ship'],
  action: 'keepAddresses',
  params,
  body: AddressMerge,
  success: { status: 200, description: 'The entry, with the uses of both', body },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const importAddresses = defineRoute({
  method: 'POST',
  path: '/station/v1/addresses/import',
  summary: 'Save the addresses of a CSV or Excel file',
  description:
    'Columns are known by their names as in a batch, unless a `mapping` to `recipient.…` names them; `countryCode` is that of lines without one. Lines that cannot be saved are named, and the others are saved.',
  tag: 'Addresses',
  access: ['ship'],
  action: 'keepAddresses',
  maxBodyBytes: 16 * 2 ** 20,
  body: AddressImport,
  success: { status: 200, description: 'How many were saved', body: AddressImported },
  problems: ['STORAGE_FULL'],
});

export const findPlaces = defineRoute({
  method: 'GET',
  path: '/station/v1/places',
  summary: 'The cities of a postal code, from tables that the station has with it',
  description:
    'Germany, France and the United States; none of other countries, nor of a code that the table does not know.',
  tag: 'Addresses',
  access: ['ship', 'read'],
  query: PlaceQuery,
  success: {
    status: 200,
    description: 'In the order of their names',
    body: Type.Object({ places: Type.Array(Place) }, { title: 'Places' }),
  },
  problems: [],
});

export const readPersonData = defineRoute({
  method: 'GET',
  path: '/station/v1/addresses/:id/person',
  summary: 'How much is stored of the person of an address',
  tag: 'Addresses',
  access: ['admin'],
  params,
  success: { status: 200, description: 'What an erasure would take, and what not', body: PersonData },
  problems: ['NOT_FOUND', 'BACKUP_UNUSABLE'],
});

export const erasePerson = defineRoute({
  method: 'POST',
  path: '/station/v1/addresses/:id/erase',
  summary: 'Erase what is stored of the person of an address',
  description:
    'Addresses, names and label bytes go, as after the retention time; ids, amounts and tracking numbers stay for the books. The person is also found as sender and return address of a request, though not where an account ships from; who only sends is put into the address book first. Backups stay as they are, and files outside the station, such as those in the hot folder.',
  tag: 'Addresses',
  access: ['admin'],
  action: 'maintain',
  params,
  body: PersonErasure,
  success: { status: 200, description: 'What was erased, and what stays', body: PersonData },
  problems: ['NOT_FOUND', 'STORAGE_FULL', 'BACKUP_UNUSABLE'],
});
