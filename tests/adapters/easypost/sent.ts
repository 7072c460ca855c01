import { expect } from 'vitest';
import { firstStep } from '#electron/adapters/easypost/request/map-request.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { describeBy } from '../connectors/description.ts';
import { orderOf } from '../connectors/order.ts';
import { easypostDescription } from './description.ts';
import { CARRIER_ACCOUNT } from './stock.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- what is sent, as it is */

const described = describeBy(easypostDescription());

/** What is sent first for the order, held against the description. */
export function sent(
  change: (shipment: PreparedShipment) => Partial<PreparedShipment> = () => ({}),
  items = ['p1'],
): any {
  const adapter = { type: 'easypost', mode: 'TEST', carrierAccountId: CARRIER_ACCOUNT };
  const order = orderOf(adapter, { items, shipment: (shipment) => ({ ...shipment, ...change(shipment) }) });
  const { path, json } = firstStep({ shipment: order.shipment, ownId: 'own' });
  expect(described.requestFaults({ method: 'POST', path, body: json })).toEqual([]);
  return json;
}
