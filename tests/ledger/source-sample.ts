import type { SourceRecord } from '#electron/engine/sources/index.ts';
import type { WriteBack } from '#shared/schema/orders/write-back.ts';
import { NOON } from './samples.ts';

/** A file that is read regularly; any part may be given instead. */
export const source = (name: string, change: Partial<SourceRecord> = {}): SourceRecord => ({
  ...{ name, clientId: 'shop', version: 1, createdAt: NOON },
  content: { connection: { type: 'file', path: '/orders.csv' }, reading: 'READ', mapping: { orderNumber: 'Nr. “1”' } },
  progress: { mark: null, triedAt: null, readAt: null, orders: null, failingSince: null, trouble: null },
  ...change,
});

export const WRITE_BACK: WriteBack = {
  connection: { type: 'http', method: 'PUT', url: 'http://127.0.0.1:1/{orderNumber}' },
  sold: '{"numbers": "{trackingNumbers}"}',
  voided: '{"numbers": "{trackingNumbers}"}',
};

/** One that is told of the parcels of its orders. */
export const toldSource = (name: string): SourceRecord => {
  const plain = source(name);
  return { ...plain, content: { ...plain.content, writeBack: WRITE_BACK } };
};
