import { Type } from 'typebox';
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
    'Voided shipments are left out. A shipment is on one manifest at most. `GET /station/v1/shipments?manifestId=` lists what is on it. Where nothing waits, the answer is `STATE_CONFLICT`.',
  tag: 'Manifests',
  access: ['ship'],
  body: ManifestRequest,
  success: { status: 201, description: 'Closed', body: ManifestBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
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
  success: { status: 200, description: 'The PDF', body: null, mediaType: 'application/pdf', isFile: true },
  problems: ['NOT_FOUND'],
});
