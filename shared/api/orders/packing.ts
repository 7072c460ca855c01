import { Type } from 'typebox';
import { OrderLights } from '../../schema/orders/lights.ts';
import { OrderBox } from '../../schema/orders/parcel-box.ts';
import { OrderAcknowledgement, OrderScan, OrderScanned } from '../../schema/orders/packing-calls.ts';
import { defineRoute } from '../define-route.ts';
import { claimOrder, shipOrder } from './orders.ts';

const PATH = '/station/v1/orders/:source/:orderNumber';
const { method, tag, access, action, params, success } = claimOrder;
const change = {
  ...{ method, tag, access, action, params, success },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
} as const;

export const scanOrder = defineRoute({
  ...change,
  path: `${PATH}/scan`,
  summary: 'Scan an item of an order that this desk packs, or confirm one',
  description:
    'The order is claimed by this desk first. A code that does not belong into the parcel stops the order: nothing counts until that is acknowledged. A scan buys nothing.',
  body: OrderScan,
  success: { status: 200, description: 'What it was, and the order', body: OrderScanned },
});

export const readLights = defineRoute({
  method: 'GET',
  path: `${PATH}/lights`,
  summary: 'What must be right before a scan may buy, and what is not',
  description:
    'As things stand now: the order, the scale, the rules, and the printer that the purchase would print on.',
  tag,
  access,
  params,
  query: Type.Object({ print: shipOrder.query.properties.print }),
  success: { status: 200, description: 'Six lights, each with its reason', body: OrderLights },
  problems: ['NOT_FOUND'],
});

export const chooseBox = defineRoute({
  ...change,
  path: `${PATH}/box`,
  summary: 'Say into which box the parcel goes that this desk packs',
  description:
    'In place of the box that the station would fill in. It holds for this parcel, also over a restart: `box` of the lights shows it.',
  body: OrderBox,
});

export const acknowledgeOrder = defineRoute({
  ...change,
  path: `${PATH}/acknowledge`,
  summary: 'Go on after a wrong scan, or after a change of the order, that somebody has seen',
  body: OrderAcknowledgement,
});
