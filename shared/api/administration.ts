import { Type } from 'typebox';
import { ApiClientCreated, ApiClientDraft, ApiClientList, ClientPrinter } from '../schema/identity/api-client.ts';
import { Settings } from '../schema/station/settings.ts';
import { defineRoute } from './define-route.ts';

export const listClients = defineRoute({
  method: 'GET',
  path: '/station/v1/clients',
  summary: 'List API clients',
  tag: 'Administration',
  access: ['admin'],
  success: { status: 200, description: 'The clients, without their secrets', body: ApiClientList },
  problems: [],
});

export const createClient = defineRoute({
  method: 'POST',
  path: '/station/v1/clients',
  summary: 'Create an API client; its secret key is shown this once',
  tag: 'Administration',
  access: ['admin'],
  action: 'changeClients',
  body: ApiClientDraft,
  success: { status: 201, description: 'Created', body: ApiClientCreated },
  problems: ['STORAGE_FULL'],
});

export const setClientPrinter = defineRoute({
  method: 'PUT',
  path: '/station/v1/clients/:id/printer',
  summary: 'Say which printer gets what an API client buys; null is none',
  description:
    'Holds for create calls that do not say `print` themselves. The client needs no scope for it: an administrator chose the printer.',
  tag: 'Administration',
  access: ['admin'],
  action: 'changeClients',
  params: Type.Object({ id: Type.String() }),
  body: ClientPrinter,
  success: { status: 200, description: 'Set', body: ClientPrinter },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const revokeClient = defineRoute({
  method: 'DELETE',
  path: '/station/v1/clients/:id',
  summary: 'Revoke an API client and all its tokens at once',
  tag: 'Administration',
  access: ['admin'],
  action: 'changeClients',
  params: Type.Object({ id: Type.String() }),
  success: { status: 204, description: 'Revoked', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const readSettings = defineRoute({
  method: 'GET',
  path: '/station/v1/settings',
  summary: "Read the station's settings",
  tag: 'Administration',
  access: ['read', 'admin'],
  success: { status: 200, description: 'The settings', body: Settings },
  problems: [],
});

export const changeSettings = defineRoute({
  method: 'PUT',
  path: '/station/v1/settings',
  summary: "Change the station's settings: the whole of them is replaced",
  tag: 'Administration',
  access: ['admin'],
  action: 'changeSettings',
  body: Settings,
  success: { status: 200, description: 'Changed', body: Settings },
  problems: ['STORAGE_FULL'],
});
