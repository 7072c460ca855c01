import { expect, test } from 'vitest';
import { EngineError } from '#electron/engine/engine-error.ts';
import { cancel, hold } from '#electron/engine/orders/change-order.ts';
import { SHIPMENT_STATES, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { order, parcel } from '../../ledger/order-sample.ts';

const NOW = 10 * 60_000;
const bought = (state: ShipmentState | null, at = NOW) =>
  order('1001', {
    state: 'PACKING',
    parcels: [
      parcel('t', { at, shipment: state && { id: 's', state, trackingNumbers: [], rule: null, manifestId: null } }),
    ],
  });
const codeOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof EngineError ? error.details.trouble?.code : error;
  }
};

test.each([
  ['cancelled', cancel],
  ['put on hold', hold],
])('an order cannot be %s while a parcel of it is on its way to the carrier, and can before and after', (_, stop) => {
  const refused = (state: ShipmentState | null, at?: number) =>
    codeOf(() => stop(bought(state, at), { reason: 'Why', reasonBy: null }, NOW));
  const open = SHIPMENT_STATES.filter((state) => refused(state) !== null);
  expect(open).toEqual(['RESERVED', 'SENDING']);
  for (const state of open) expect(refused(state, 0)).toBe('ORDER_BEING_BOUGHT');
  expect(refused(null)).toBe('ORDER_BEING_BOUGHT');
  // The desk that was about to buy it is gone.
  expect(refused(null, NOW - 5 * 60_000)).toBeNull();
});
