import { Type } from 'typebox';
import { LANGUAGE_CODES } from '../../format/languages.ts';
import { Literals } from '../../schema/literals.ts';
import { PAPER_SIZES } from '../../schema/printing/document-choice.ts';
import { CarrierManifestRequest } from '../../schema/shipping/carrier-manifest.ts';
import { ManifestBody, ManifestPage, ManifestPreview, ManifestRequest } from '../../schema/shipping/manifest.ts';
import { defineRoute } from '../define-route.ts';
import { pageCursor, pageLimit } from '../page-query.ts';
import { clientId } from './shipment-filters.ts';

const params = Type.Object({ id: Type.String() });

export const listManifests = defineRoute({
  method: 'GET',
  path: '/station/v1/manifests',
  summary: 'List end-of-day manifests, newest first',
  tag: 'Manifests',
  access: ['read'],
  query: Type.Object({
    carrierId: Type.Optional(Type.String({ maxLength: 100 })),
    clientId,
    limit: pageLimit(50),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: ManifestPage },
  problems: [],
});

export const previewManifest = defineRoute({
  method: 'GET',
  path: '/station/v1/manifests/preview',
  summary: 'See what a manifest of an account would hold if it were closed now',
  description: '`GET /station/v1/hand-overs` says which of its parcels were labelled, printed and handed over.',
  tag: 'Manifests',
  access: ['read'],
  query: Type.Object({ carrierId: Type.String({ maxLength: 100 }) }),
  success: { status: 200, description: 'Its totals', body: ManifestPreview },
  problems: ['NOT_FOUND'],
});

export const closeManifest = defineRoute({
  method: 'POST',
  path: '/station/v1/manifests',
  summary: 'Close the day of an account: put all labelled shipments that are on no manifest on a new one',
  description:
    'Voided shipments are left out, and so are test labels, unless the account is in test mode and has no live ones. A shipment is on one manifest at most. `GET /station/v1/shipments?manifestId=` lists what is on it. Where nothing waits, the answer is `STATE_CONFLICT`. `shipmentIds` names those that go on it; where one of them may not, each is named with the reason and nothing is closed. Where the carrier makes a manifest of its own, it is asked for one, for at most 30 seconds, and `carrierManifest` says what became of that: the day is closed whatever it says.',
  tag: 'Manifests',
  access: ['ship'],
  action: 'handOver',
  overrides: ['closeIncomplete'],
  body: ManifestRequest,
  success: { status: 201, description: 'Closed', body: ManifestBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STATION_STOPPING', 'STORAGE_FULL'],
});

export const readManifest = defineRoute({
  method: 'GET',
  path: '/station/v1/manifests/:id',
  summary: 'Read one manifest',
  tag: 'Manifests',
  access: ['read'],
  params,
  success: { status: 200, description: 'The manifest', body: ManifestBody },
  problems: ['NOT_FOUND'],
});

export const printManifest = defineRoute({
  method: 'GET',
  path: '/station/v1/manifests/:id/pdf',
  summary: 'Get a manifest as PDF, for the driver to sign',
  tag: 'Manifests',
  access: ['read', 'print'],
  params,
  query: Type.Object({
    language: Type.Optional(Literals(LANGUAGE_CODES, { description: 'English unless given' })),
    paper: Type.Optional(
      Literals(PAPER_SIZES, { description: 'What the country that is shipped from uses unless given' }),
    ),
  }),
  success: { status: 200, description: 'The PDF', body: null, mediaType: 'application/pdf', isFile: true },
  problems: ['NOT_FOUND'],
});

export const askForCarrierManifest = defineRoute({
  method: 'POST',
  path: '/station/v1/manifests/:id/carrier',
  summary: 'Ask the carrier once more about its own manifest: for a new one where it refused, else what became of it',
  description:
    'The station never asks for one twice by itself. One that the carrier has REFUSED is asked for again; of one that is SUBMITTED or UNKNOWN the carrier is only asked what became of it. Once a person has looked at the service and found none, `isNotThere` has one in UNKNOWN asked for again.',
  tag: 'Manifests',
  access: ['ship'],
  action: 'handOver',
  params,
  body: CarrierManifestRequest,
  success: { status: 200, description: 'The manifest, with what the carrier said', body: ManifestBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'OPERATION_NOT_SUPPORTED', 'STATION_STOPPING', 'STORAGE_FULL'],
});

export const readCarrierForm = defineRoute({
  method: 'GET',
  path: '/station/v1/manifests/:id/carrier/forms/:number',
  summary: "Get one of the forms of the carrier's own manifest as PDF",
  tag: 'Manifests',
  access: ['read', 'print'],
  params: Type.Object({
    id: Type.String(),
    number: Type.String({
      pattern: '^[1-9][0-9]{0,3}$',
      'x-form': 'a whole number from 1 to 9999',
      description: 'Which of them, counted from 1',
      examples: ['1'],
    }),
  }),
  success: { status: 200, description: 'The PDF', body: null, mediaType: 'application/pdf', isFile: true },
  problems: ['NOT_FOUND'],
});
