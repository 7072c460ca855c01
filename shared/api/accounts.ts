import { Type } from 'typebox';
import { Account } from '../schema/accounts/account.ts';
import { AdapterInfo } from '../schema/accounts/adapter.ts';
import { AccountTest } from '../schema/accounts/account-test.ts';
import { defineRoute } from './define-route.ts';

const params = Type.Object({ carrierId: Type.String() });
const body = Type.Object({ account: Account }, { title: 'AccountBody' });

export const listAdapters = defineRoute({
  method: 'GET',
  path: '/station/v1/adapters',
  summary: 'List the ways of buying that an account may have, with what each can do and the form of its configuration',
  tag: 'Accounts',
  access: ['read', 'admin'],
  success: {
    status: 200,
    description: 'The ways of buying; the first is that of a new account',
    body: Type.Object({
      adapters: Type.Array(AdapterInfo, { description: 'The ways of buying' }),
    }),
  },
  problems: [],
});

export const listAccounts = defineRoute({
  method: 'GET',
  path: '/station/v1/accounts',
  summary: 'List carrier accounts with everything that is set for them',
  tag: 'Accounts',
  access: ['read', 'admin'],
  success: {
    status: 200,
    description: 'The accounts',
    body: Type.Object({
      accounts: Type.Array(Account),
      inTestMode: Type.Array(Type.String(), {
        description: 'The carrierId of each whose labels are marked as not for shipping',
      }),
    }),
  },
  problems: [],
});

export const createAccount = defineRoute({
  method: 'POST',
  path: '/station/v1/accounts',
  summary: 'Connect a carrier account',
  tag: 'Accounts',
  access: ['admin'],
  body: Account,
  success: { status: 201, description: 'Connected', body },
  problems: ['ALREADY_EXISTS', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const changeAccount = defineRoute({
  method: 'PUT',
  path: '/station/v1/accounts/:carrierId',
  summary: 'Change a carrier account: the whole of it is replaced',
  tag: 'Accounts',
  access: ['admin'],
  params,
  body: Account,
  success: { status: 200, description: 'Changed', body },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const removeAccount = defineRoute({
  method: 'DELETE',
  path: '/station/v1/accounts/:carrierId',
  summary: 'Remove a carrier account; one with shipments is hidden and its history stays',
  tag: 'Accounts',
  access: ['admin'],
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const testAccount = defineRoute({
  method: 'POST',
  path: '/station/v1/accounts/:carrierId/test',
  summary: 'Try an account without buying: sign in at its service, or count what its number range has left',
  tag: 'Accounts',
  access: ['admin'],
  params,
  success: { status: 200, description: 'What came of it', body: AccountTest },
  problems: ['NOT_FOUND', 'OPERATION_NOT_SUPPORTED'],
});
