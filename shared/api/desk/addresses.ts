import { Type } from 'typebox';
import { AddressDraft, AddressPage, BookedAddress } from '../../schema/station/address-book.ts';
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
