import { Type } from 'typebox';
import { PackerBody, PackerDraft, PackerList, SignOn, SignOnRequest } from '../schema/identity/packer.ts';
import { defineRoute } from './define-route.ts';
import { readCommandBarcodes } from './desk/command-barcodes.ts';

export const listPackers = defineRoute({
  method: 'GET',
  path: '/station/v1/packers',
  summary: 'List who packs here, by name',
  description: 'With their badges, so that one can be printed again, and with those who do not pack here any more.',
  tag: 'Administration',
  access: ['read', 'admin'],
  success: { status: 200, description: 'The people', body: PackerList },
  problems: [],
});

export const createPacker = defineRoute({
  method: 'POST',
  path: '/station/v1/packers',
  summary: 'Add somebody who packs here',
  description:
    'From the first active administrator on, roles bound what windows may do; clients with keys have their scopes. It credits work and prevents slips; whoever can reach the keyboard can scan the badge of somebody else.',
  tag: 'Administration',
  access: ['admin'],
  action: 'changePackers',
  body: PackerDraft,
  success: { status: 201, description: 'Added', body: PackerBody },
  problems: ['ALREADY_EXISTS', 'STORAGE_FULL'],
});

export const changePacker = defineRoute({
  method: 'PUT',
  path: '/station/v1/packers/:id',
  summary: 'Change somebody who packs here: the whole entry is replaced',
  description:
    'What is left out becomes what it is when somebody is added; the badge stays. The last active administrator stays one.',
  tag: 'Administration',
  access: ['admin'],
  action: 'changePackers',
  params: Type.Object({ id: Type.String({ description: "The station's id of the person" }) }),
  body: PackerDraft,
  success: { status: 200, description: 'Changed', body: PackerBody },
  problems: ['NOT_FOUND', 'ALREADY_EXISTS', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const readBadges = defineRoute({
  method: 'GET',
  path: '/station/v1/packers/badges',
  summary: 'Get the badges of those who pack here as PDF',
  description:
    'Code 128, one for each active person, or the one of a person. Scanning it at a window signs that person on there.',
  tag: 'Printing',
  access: ['read', 'print'],
  query: Type.Object({
    ...readCommandBarcodes.query.properties,
    id: Type.Optional(Type.String({ maxLength: 60, description: 'Of this person only' })),
  }),
  success: { status: 200, description: 'The sheets', body: null, mediaType: 'application/pdf', isFile: true },
  problems: ['NOT_FOUND'],
});

export const readSignOn = defineRoute({
  method: 'GET',
  path: '/station/v1/session/packer',
  summary: 'Read who is signed on at this window, and what it may do',
  tag: 'Window',
  access: 'token',
  success: { status: 200, description: 'Who packs here', body: SignOn },
  problems: ['SCOPE_MISSING'],
});

export const signOn = defineRoute({
  method: 'POST',
  path: '/station/v1/session/packer',
  summary: 'Sign somebody on at this window, by badge or by choice',
  description:
    'In place of whoever was. Labels, prints, voids and overrides of the window name the person from now on; what was begun before names whoever began it. Kept with the session, over a reload of the window and a restart of the station.',
  tag: 'Window',
  access: 'token',
  action: 'signOn',
  body: SignOnRequest,
  success: { status: 200, description: 'Who packs here', body: SignOn },
  problems: ['SCOPE_MISSING', 'NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const signOff = defineRoute({
  method: 'DELETE',
  path: '/station/v1/session/packer',
  summary: 'Sign off at this window: nobody is named',
  tag: 'Window',
  access: 'token',
  action: 'signOn',
  success: { status: 200, description: 'Who packs here', body: SignOn },
  problems: ['SCOPE_MISSING', 'STORAGE_FULL'],
});
