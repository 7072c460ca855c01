import { Type } from 'typebox';
import { Account } from '../schema/accounts/account.ts';
import { ACTIVITY_SHIPMENTS, AccountActivity } from '../schema/accounts/account-activity.ts';
import { AdapterInfo } from '../schema/accounts/adapter.ts';
import { AccountTest } from '../schema/accounts/account-test.ts';
import { AccountImport, AccountImportRequest, CarrierImport } from '../schema/accounts/account-import.ts';
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

export const listAccountActivity = defineRoute({
  method: 'GET',
  path: '/station/v1/accounts/activity',
  summary: 'What became of each account lately: numbers left, the last purchase, failures since',
  description: `Looks at the newest ${ACTIVITY_SHIPMENTS} shipments of the station.`,
  tag: 'Accounts',
  access: ['read', 'admin'],
  success: {
    status: 200,
    description: 'The accounts, in the order of their list',
    body: Type.Object({ accounts: Type.Array(AccountActivity, { description: 'One for each account' }) }),
  },
  problems: [],
});

export const createAccount = defineRoute({
  method: 'POST',
  path: '/station/v1/accounts',
  summary: 'Connect a carrier account',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
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
  action: 'changeAccounts',
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
  action: 'changeAccounts',
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
  action: 'changeAccounts',
  params,
  success: { status: 200, description: 'What came of it', body: AccountTest },
  problems: ['NOT_FOUND', 'OPERATION_NOT_SUPPORTED'],
});

export const tryAccount = defineRoute({
  method: 'POST',
  path: '/station/v1/accounts/test',
  summary: 'Try an account before it is stored, as testing a stored one does',
  description:
    'Takes the whole account as it would be connected or changed, with its keys; a mask stands for the key that is kept. Stores nothing, and buys nothing.',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  body: Account,
  success: { status: 200, description: 'What came of it', body: AccountTest },
  problems: ['OPERATION_NOT_SUPPORTED'],
});

export const importCarriers = defineRoute({
  method: 'POST',
  path: '/station/v1/accounts/import',
  summary: 'Which carriers keys open, with their services and packagings, before there is an account',
  description:
    'Takes the `adapter` of an account as it would be connected, with its keys, and asks the service. Stores nothing; each carrier in the answer names the members of `adapter` that choose it.',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  body: AccountImportRequest,
  success: { status: 200, description: 'What the service says', body: CarrierImport },
  problems: ['OPERATION_NOT_SUPPORTED'],
});

export const importIntoAccount = defineRoute({
  method: 'POST',
  path: '/station/v1/accounts/:carrierId/import',
  summary: 'Take the services and packagings of an account from its service',
  description:
    'Asks the service with the keys of the account, and puts what it offers in the place of what the account has. Groups and limits that were set for a service stay with its code; the nine carriers keep their own limits.',
  tag: 'Accounts',
  access: ['admin'],
  action: 'changeAccounts',
  params,
  success: { status: 200, description: 'What came of it', body: AccountImport },
  problems: ['NOT_FOUND', 'OPERATION_NOT_SUPPORTED', 'STATE_CONFLICT', 'STORAGE_FULL'],
});
