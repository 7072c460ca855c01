import { Type } from 'typebox';
import { AttentionList, LookupResult, ResolutionRequest, ShipmentBody } from '../../schema/shipping/attention.ts';
import { VoidRequest, VoidResult } from '../../schema/shipping/void.ts';
import { defineRoute } from '../define-route.ts';

const params = Type.Object({ id: Type.String() });

export const listAttention = defineRoute({
  method: 'GET',
  path: '/station/v1/attention',
  summary:
    'List the shipments that may have been bought, and the labels that may have come out or came too late to be printed, with what is known',
  tag: 'Attention',
  access: ['read'],
  success: {
    status: 200,
    description: 'The shipments in UNKNOWN, the prints in UNCERTAIN and what else waits for a person',
    body: AttentionList,
  },
  problems: [],
});

export const dismissUnprinted = defineRoute({
  method: 'DELETE',
  path: '/station/v1/attention/unprinted/:id',
  summary: 'Say that the labels of a shipment which came too late to be printed need not be',
  description: 'They stay with the shipment, and can be printed at any time. Whoever prints them need not say so here.',
  tag: 'Attention',
  access: ['print'],
  action: 'print',
  params,
  success: { status: 204, description: 'Listed no more', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const lookUpShipment = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/:id/lookup',
  aboutPurchase: true,
  summary: 'Ask the carrier now what became of a shipment in UNKNOWN, or for the labels of one in PURCHASED',
  description: 'Never buys. What the answer proves is recorded: found shipments get their labels.',
  tag: 'Attention',
  access: ['ship', 'admin'],
  action: 'ship',
  params,
  success: { status: 200, description: 'What the carrier says', body: LookupResult },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'OPERATION_NOT_SUPPORTED', 'STORAGE_FULL'],
});

export const resolveShipment = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/:id/resolution',
  aboutPurchase: true,
  summary: 'Settle a shipment in UNKNOWN by what a person found out',
  description:
    '`found`: it was bought; its labels are drawn with the tracking numbers given, or fetched where they are the carrier’s own. `not_bought`: nothing was bought, and the transactionId is free again; needs the scope admin. `written_off`: closed without knowing; needs the scope admin.',
  tag: 'Attention',
  access: ['ship', 'admin'],
  action: 'resolve',
  params,
  body: ResolutionRequest,
  success: { status: 200, description: 'Settled', body: ShipmentBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const voidShipment = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/:id/void',
  aboutPurchase: true,
  summary: 'Give back a label that was bought and will not be used',
  description:
    'From LABELLED to VOIDED, for good. Where the carrier has no void, nothing happens and the answer says so.',
  tag: 'Shipments',
  access: ['ship'],
  action: 'void',
  params,
  body: VoidRequest,
  success: { status: 200, description: 'Voided, and what that means', body: VoidResult },
  problems: [
    'NOT_FOUND',
    'STATE_CONFLICT',
    'OPERATION_NOT_SUPPORTED',
    'CARRIER_REJECTED',
    'VOID_UNCERTAIN',
    'STORAGE_FULL',
  ],
});
