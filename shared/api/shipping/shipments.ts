import { Type } from 'typebox';
import { CheckResult } from '../../schema/shipping/check.ts';
import { Literals } from '../../schema/literals.ts';
import { ShipmentDetail, ShipmentPage, StoredAnswer } from '../../schema/shipping/shipment.ts';
import { ShipmentRequest } from '../../schema/shipping/shipment-request.ts';
import { DOCUMENT_DELIVERIES } from '../../schema/station/settings.ts';
import { ShipmentResponse } from '../../schema/shipping/shipment-response.ts';
import { defineRoute } from '../define-route.ts';
import { pageCursor, pageLimit } from '../page-query.ts';
import { clientId, shipmentFilters } from './shipment-filters.ts';

const documents = Type.Optional(
  Literals(DOCUMENT_DELIVERIES, { description: "Documents as base64 or as links; the station's setting unless given" }),
);

export const createShipment = defineRoute({
  method: 'POST',
  path: '/cloud-ship-service/v1/shipment',
  aliases: ['/gw/cloud-ship-service/v1/shipment', '/v1/shipment'],
  buys: true,
  summary: 'Create a shipment: buy its labels',
  description:
    'The header `transactionId` is the identity of the purchase: the same id never buys twice. Where the answer is lost, ask for it with `GET /station/v1/shipments/by-transaction/{transactionId}`. Before any retry read `purchase` in the answer: `not_made`, `made` or `unknown`.',
  tag: 'Specification',
  access: ['ship'],
  action: 'ship',
  overrides: ['shipAgain'],
  headers: Type.Object({
    transactionId: Type.String({
      minLength: 1,
      maxLength: 128,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'The identity of the purchase: 1 to 128 printable ASCII characters without spaces',
      examples: ['ORDER-100234'],
    }),
  }),
  query: Type.Object({
    documents,
    print: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          "A printer that gets the labels once they are bought, or once they arrive; needs the scope print. Without it the API client's own printer gets them, if it has one; empty prints nothing",
      }),
    ),
  }),
  body: ShipmentRequest,
  engineValidatesBody: true,
  // Whoever repeats an id is told what became of it; a new one is refused when it is to be stored.
  success: { status: 200, description: 'Bought; the labels are in the answer', body: ShipmentResponse },
  problems: [
    'RESTORE_UNCONFIRMED',
    'TRANSACTION_ID_REQUIRED',
    'TRANSACTION_ID_INVALID',
    'TRANSACTION_ID_MISMATCH',
    'TRANSACTION_ID_REPEATED',
    'TRANSACTION_IN_PROGRESS',
    'TRANSACTION_IN_DOUBT',
    'CARRIER_REJECTED',
    'CARRIER_UNAVAILABLE',
    'CARRIER_OUTCOME_UNKNOWN',
    'LABELS_PENDING',
    'RATE_LIMITED',
    'STATION_STOPPING',
    'STORAGE_FULL',
  ],
});

export const checkShipment = defineRoute({
  method: 'POST',
  path: '/station/v1/shipments/check',
  summary: 'Check a shipment without buying anything',
  description:
    'Runs every rule of the create call on the same body; needs no transactionId. Where the API client has bought three packages with the same contents (`itemCode`, and `sku` and `quantity` of the customs items), `usual` is what they weighed; a weight more than 10 % and more than 50 g away from it gives the warning `WEIGHT_UNUSUAL`. Where the same went to the same recipient within 14 days (the same articles, item codes or references), `SHIPPED_BEFORE` names that label; the create call says so, too.',
  tag: 'Shipments',
  access: ['ship', 'read'],
  action: 'ship',
  body: ShipmentRequest,
  engineValidatesBody: true,
  success: { status: 200, description: 'What the rules say', body: CheckResult },
  problems: [],
});

export const listShipments = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments',
  summary: 'List and search shipments, newest first',
  tag: 'Shipments',
  access: ['read'],
  query: Type.Object({
    ...shipmentFilters,
    limit: pageLimit(50),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: ShipmentPage },
  problems: [],
});

export const readShipment = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/:id',
  aboutPurchase: true,
  summary: 'Read one shipment with its attempts, documents and journal',
  tag: 'Shipments',
  access: ['read'],
  params: Type.Object({ id: Type.String() }),
  success: { status: 200, description: 'The shipment', body: ShipmentDetail },
  problems: ['NOT_FOUND'],
});

export const readByTransaction = defineRoute({
  method: 'GET',
  path: '/station/v1/shipments/by-transaction/:transactionId',
  aboutPurchase: true,
  summary: "Read the stored answer of the caller's newest transaction with that id",
  description:
    'How a client recovers a lost answer. A bought shipment is answered as the create call was, with fresh links; a refused one with the same problem; one that still runs with `TRANSACTION_IN_PROGRESS`, whose `purchase` is `made` where it was bought and the ledger could not take that yet.',
  tag: 'Shipments',
  access: ['ship', 'read'],
  params: Type.Object({ transactionId: Type.String() }),
  query: Type.Object({ documents, clientId }),
  success: { status: 200, description: 'Bought', body: StoredAnswer },
  problems: [
    'NOT_FOUND',
    'TRANSACTION_IN_PROGRESS',
    'TRANSACTION_IN_DOUBT',
    'CARRIER_REJECTED',
    'CARRIER_UNAVAILABLE',
    'CARRIER_OUTCOME_UNKNOWN',
  ],
});
