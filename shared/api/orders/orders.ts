import { Type } from 'typebox';
import { OrderClaimRequest, OrderReason, OrderShipped, OrderShipping } from '../../schema/orders/order-calls.ts';
import { OrderDraft } from '../../schema/orders/order-draft.ts';
import { orderKey } from '../../schema/orders/order-key.ts';
import { OrderBody, OrderPage, OrderPut } from '../../schema/orders/order.ts';
import { DOCUMENT_DELIVERIES } from '../../schema/station/settings.ts';
import { Literals } from '../../schema/literals.ts';
import { defineRoute } from '../define-route.ts';
import { pageCursor, pageLimit } from '../page-query.ts';
import { clientId } from '../shipping/shipment-filters.ts';
import { createShipment } from '../shipping/shipments.ts';

const PATH = '/station/v1/orders/:source/:orderNumber';
const params = Type.Object(orderKey);

export const putOrder = defineRoute({
  method: 'PUT',
  path: PATH,
  summary: 'Put an order, or what became of it at its source',
  description:
    'The same content put again changes nothing. A changed order is packed as it is now; what is packed already stays packed, and the order says so in `changedSincePacked`. What a person holds or cancelled at the station stays so.',
  tag: 'Orders',
  access: ['ship'],
  action: 'pack',
  overrides: ['holdOrders'],
  params,
  body: OrderDraft,
  success: { status: 200, description: 'What the station has now, and whether that is new', body: OrderPut },
  problems: ['ALREADY_EXISTS', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const listOrders = defineRoute({
  method: 'GET',
  path: '/station/v1/orders',
  summary: 'List and search orders, newest first',
  tag: 'Orders',
  access: ['read'],
  query: Type.Object({
    state: Type.Optional(Type.String({ maxLength: 200, description: 'One or several, separated by commas' })),
    source: Type.Optional(Type.String({ maxLength: 64, description: 'Of the source of this name' })),
    orderNumber: Type.Optional(Type.String({ maxLength: 100, description: 'Exactly this one, of every source' })),
    text: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Words of number, recipient and lines; the last one may be a beginning',
      }),
    ),
    clientId,
    limit: pageLimit(50),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: OrderPage },
  problems: [],
});

export const readOrder = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'Read one order with its parcels',
  tag: 'Orders',
  access: ['read'],
  params,
  success: { status: 200, description: 'The order', body: OrderBody },
  problems: ['NOT_FOUND'],
});

const change = {
  method: 'POST',
  tag: 'Orders',
  access: ['ship'],
  action: 'holdOrders',
  params,
  success: { status: 200, description: 'The order', body: OrderBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
} as const;

export const holdOrder = defineRoute({
  ...change,
  path: `${PATH}/hold`,
  summary: 'Hold an order: nobody packs it until it is released',
  body: OrderReason,
});

export const releaseOrder = defineRoute({
  ...change,
  action: 'pack',
  overrides: ['holdOrders'],
  path: `${PATH}/release`,
  summary: 'Open an order again that is held, cancelled, or claimed by this desk',
});

export const cancelOrder = defineRoute({
  ...change,
  path: `${PATH}/cancel`,
  summary: 'Cancel an order: nothing more of it is packed; labels that are bought stay',
  body: OrderReason,
});

export const claimOrder = defineRoute({
  ...change,
  action: 'pack',
  overrides: ['takeOver'],
  path: `${PATH}/claim`,
  summary: 'Claim an order for this desk, to pack it',
  description: 'The first desk has it. Another one is told who has it, and may take it over with a reason.',
  body: OrderClaimRequest,
});

export const shipOrder = defineRoute({
  method: 'POST',
  path: `${PATH}/ship`,
  buys: true,
  summary: 'Buy the labels of an order, or of a part of it',
  description:
    'Builds the body of the create call from the order and from `shipment`, which wins, and buys it under the header `transactionId` like that call: the same id never buys twice. Units that are in a parcel are in no other one; where everything is, `duplicateReason` ships it once more. Where nothing says so otherwise, one package weighs what its lines weigh, its first label message (of carrier H the second, for the first is an instruction to the driver) is the order number if the carrier has a place for it, and what is in it is declared to customs if each of its lines has description and value.',
  tag: 'Orders',
  access: ['ship'],
  action: 'pack',
  overrides: ['shipAgain'],
  params,
  headers: createShipment.headers,
  query: Type.Object({
    documents: Type.Optional(
      Literals(DOCUMENT_DELIVERIES, {
        description: "Documents as base64 or as links; the station's setting unless given",
      }),
    ),
    print: createShipment.query.properties.print,
  }),
  body: OrderShipping,
  success: { status: 200, description: 'Bought; the labels are in the answer', body: OrderShipped },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', ...createShipment.problems],
});
