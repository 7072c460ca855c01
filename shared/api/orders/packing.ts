import { OrderAcknowledgement, OrderScan, OrderScanned } from '../../schema/orders/packing-calls.ts';
import { defineRoute } from '../define-route.ts';
import { claimOrder } from './orders.ts';

const PATH = '/station/v1/orders/:source/:orderNumber';
const { method, tag, access, params, problems, success } = claimOrder;
const change = { method, tag, access, params, problems, success };

export const scanOrder = defineRoute({
  ...change,
  path: `${PATH}/scan`,
  summary: 'Scan an item of an order that this desk packs, or confirm one',
  description:
    'The order is claimed by this desk first. A code that does not belong into the parcel stops the order: nothing counts until that is acknowledged. A scan buys nothing.',
  body: OrderScan,
  success: { status: 200, description: 'What it was, and the order', body: OrderScanned },
});

export const acknowledgeOrder = defineRoute({
  ...change,
  path: `${PATH}/acknowledge`,
  summary: 'Go on after a wrong scan, or after a change of the order, that somebody has seen',
  body: OrderAcknowledgement,
});
