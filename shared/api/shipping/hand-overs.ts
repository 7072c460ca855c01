import { Type } from 'typebox';
import { HandOverAnswer, HandOverCode, HandOverRequest, HandOverTally } from '../../schema/shipping/hand-over.ts';
import { defineRoute } from '../define-route.ts';

const PATH = '/station/v1/hand-overs';

export const handOver = defineRoute({
  method: 'POST',
  path: PATH,
  summary: 'Hand a parcel over to the driver, by its scanned code',
  description:
    'Each package of a shipment by itself, and once: `outcome` says what the code was, and only HANDED_OVER changes anything. Nobody has to hand over by scan: a manifest is closed with or without it.',
  tag: 'Manifests',
  access: ['ship'],
  action: 'handOver',
  body: HandOverRequest,
  success: { status: 200, description: 'What it was', body: HandOverAnswer },
  problems: ['STATE_CONFLICT', 'STORAGE_FULL'],
});

export const takeBack = defineRoute({
  method: 'DELETE',
  path: `${PATH}/:code`,
  summary: 'Take a parcel back that was handed over by mistake, until its manifest is closed',
  tag: 'Manifests',
  access: ['ship'],
  action: 'handOver',
  params: Type.Object({ code: HandOverCode }),
  success: { status: 200, description: 'What it was', body: HandOverAnswer },
  problems: ['STATE_CONFLICT', 'STORAGE_FULL'],
});

export const tallyHandOvers = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'Count what is sold, labelled, printed and handed over of an account, and name what is not',
  description:
    'Of the shipments that the next manifest of the account takes (the oldest 5,000 that are on none), and of those whose labels are not here yet.',
  tag: 'Manifests',
  access: ['read'],
  query: Type.Object({
    carrierId: Type.String({ maxLength: 100, description: 'The account' }),
  }),
  success: { status: 200, description: 'Its parcels, counted', body: HandOverTally },
  problems: ['NOT_FOUND'],
});
