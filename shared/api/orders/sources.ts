import { Type } from 'typebox';
import { OrderLookedUp, OrderLookUp, Source, SourceDraft, SourceTrial, SourceTry } from '../../schema/orders/source.ts';
import { WriteBackTrial, WriteBackTry } from '../../schema/orders/write-back.ts';
import { described } from '../../schema/described.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from './orders.ts';

const PATH = '/station/v1/sources/:source';
const params = Type.Pick(readOrder.params, ['source']);
const SourceBody = Type.Object({ source: described(Source, 'The source as it is now') }, { title: 'SourceBody' });

export const listSources = defineRoute({
  method: 'GET',
  path: '/station/v1/sources',
  summary: 'List the sources of orders, and how they do',
  tag: 'Orders',
  access: ['admin'],
  success: {
    status: 200,
    description: 'By name',
    body: Type.Object({ sources: Type.Array(Source, { description: 'The sources' }) }, { title: 'Sources' }),
  },
  problems: [],
});

export const putSource = defineRoute({
  method: 'PUT',
  path: PATH,
  summary: 'Make or change a source of orders',
  description:
    'Its orders get its name as `source`. It is only read, and with `writeBack` told of the parcels of its orders. A regular read begins anew where its place or statement changes; what is put again unchanged changes nothing.',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeSources',
  params,
  body: SourceDraft,
  success: { status: 200, description: 'Stored', body: SourceBody },
  problems: ['STATE_CONFLICT', 'STORAGE_FULL'],
});

export const removeSource = defineRoute({
  method: 'DELETE',
  path: PATH,
  summary: 'Remove a source and its password; its orders stay',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeSources',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const trySource = defineRoute({
  method: 'POST',
  path: `${PATH}/try`,
  summary: 'Try a source before it is saved: its columns, some rows, and the orders that they make',
  description: 'Stores nothing. Without `mapping`, what the names of the columns suggest is tried.',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeSources',
  params,
  body: SourceTry,
  success: { status: 200, description: 'What it has, or why that cannot be read', body: SourceTrial },
  problems: [],
});

export const tryWriteBack = defineRoute({
  method: 'POST',
  path: `${PATH}/write-back/try`,
  summary: 'Try how a source is told of the parcels of its orders, before it is saved',
  description:
    'Both statements are run twice for an order that the source has, in a transaction that is taken back. Of an address it is shown what it would get; nothing is sent.',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeSources',
  params,
  body: WriteBackTry,
  success: { status: 200, description: 'What came of it', body: WriteBackTrial },
  problems: [],
});

export const readSource = defineRoute({
  method: 'POST',
  path: `${PATH}/read`,
  summary: 'Read a source now that is read regularly',
  tag: 'Orders',
  access: ['admin'],
  action: 'changeSources',
  params,
  success: { status: 200, description: 'How it does now', body: SourceBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const lookUpOrder = defineRoute({
  method: 'POST',
  path: '/station/v1/orders/look-up',
  summary: 'Ask the sources for an order by its number, and put what they have',
  description: 'Every source that is looked up is asked at the same time. One that fails holds up no other one.',
  tag: 'Orders',
  access: ['ship'],
  action: 'pack',
  body: OrderLookUp,
  success: { status: 200, description: 'What they have; nothing where none knows it', body: OrderLookedUp },
  problems: ['STORAGE_FULL'],
});
