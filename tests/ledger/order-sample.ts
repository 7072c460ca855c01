import type { OrderRecord, ParcelRecord } from '#electron/engine/orders/order-record.ts';
import { NOON, recipient } from './samples.ts';

/** An order of two articles that nobody packs yet; any part may be given instead. */
export const order = (orderNumber: string, changes: Partial<OrderRecord> = {}): OrderRecord => ({
  ...{ id: `id-${orderNumber}`, source: 'shop', orderNumber, clientId: 'client-1' },
  ...{
    state: 'OPEN',
    reason: null,
    reasonBy: null,
    revision: null,
    version: 1,
    digest: 'd1',
    heldAtSource: false,
    holdReleased: false,
    cancelledAtSource: false,
  },
  content: {
    recipient: recipient(),
    lines: [
      { sku: 'MUG', description: 'Blue mug', quantity: 2 },
      { sku: 'PLATE', description: 'Plate', quantity: 1 },
    ],
  },
  ...{ claim: null, parcels: [], createdAt: NOON, updatedAt: NOON },
  ...changes,
});

export const parcel = (transactionId: string, changes: Partial<ParcelRecord> = {}): ParcelRecord => ({
  ...{
    transactionId,
    clientId: 'client-1',
    stationId: 'A1',
    at: NOON,
    digest: 'd1',
    duplicateReason: null,
    packer: null,
  },
  ...{ lines: [{ line: 1, quantity: 2 }], verified: [] },
  shipment: null,
  ...changes,
});
