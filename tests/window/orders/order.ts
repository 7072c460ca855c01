import type { Order, OrderParcel } from '#shared/schema/orders/order.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

const AT = '2026-03-02T09:00:00.000Z';

/** An order as the station shows it: two mugs and a plate. */
export const order = (changes: Partial<Order> = {}): Order => ({
  ...{
    source: 'shop',
    orderNumber: '1001',
    clientId: 'c',
    state: 'OPEN',
    reason: null,
    reasonBy: null,
    revision: null,
    version: 1,
  },
  recipient: {
    address: {
      countryCode: 'US',
      city: 'Los Angeles',
      zipCode: '90001',
      stateOrProvinceCode: 'CA',
      streetLine1: '1 Main St',
    },
    contact: { personName: 'Jane Roe', phoneNumber: '+1 555 0100' },
  },
  lines: [
    { sku: 'MUG', description: 'Mug', quantity: 2, weight: { units: 'LB', value: 0.75 } },
    { sku: 'PLATE', description: 'Plate', quantity: 1, weight: { units: 'LB', value: 1 } },
  ],
  open: [
    { line: 1, quantity: 2 },
    { line: 2, quantity: 1 },
  ],
  ...{
    changedSincePacked: false,
    heldAtSource: false,
    cancelledAtSource: false,
    claim: null,
    parcels: [],
    createdAt: AT,
    updatedAt: AT,
  },
  ...changes,
});

export const claim = (stationId: string): NonNullable<Order['claim']> => ({
  ...{ stationId, clientId: 'c', packer: null, takeOverReason: null, at: AT },
  ...{ verified: [], stop: null, changes: [] },
});

/** A parcel whose label has this number. */
export const parcel = (
  number: string,
  { manifestId = null, state = 'LABELLED' }: { manifestId?: string | null; state?: ShipmentState } = {},
): OrderParcel => ({
  ...{ transactionId: number, clientId: 'c', at: AT, lines: [], verified: [], duplicateReason: null, packer: null },
  shipment: { id: number, state, trackingNumbers: [number], manifestId, rule: null },
});
