import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderDraft } from '../../shared/schema/orders/order-draft.ts';
import type { Call } from './recorder.ts';
import { parcel } from './requests.ts';

/** An order that is put, held, claimed and shipped, and one that is cancelled. */
export async function pack(call: Call): Promise<void> {
  const { recipient, itemLines } = parcel();
  const params = { source: 'shop', orderNumber: '1001' };
  const lines = [
    {
      sku: 'MUG',
      barcodes: ['4006381333931'],
      description: 'Mug, blue',
      quantity: 2,
      weight: { units: 'LB', value: 0.75 },
    },
  ];
  const shipment = { carrierId: 'test-a', serviceType: 'A_GROUND', itemLines };
  await call('putOrder', { params, body: { revision: '1', recipient, lines, shipment, shipBy: '2026-03-03' } });
  await call('listOrders', { query: { orderNumber: '1001' } });
  await call('holdOrder', { params, body: { reason: 'Address unclear' } });
  await call('releaseOrder', { params });
  await call('claimOrder', { params, body: { packer: 'Mia' } });
  await call('scanOrder', { params, body: { code: '4006381333931' } });
  const { order } = await call('scanOrder', { params, body: { code: '4006381333948' } });
  await call('acknowledgeOrder', { params, body: { version: order.version } });
  await call('scanOrder', { params, body: { line: 1 } });
  const box = { units: 'CM', length: 30, width: 20, height: 15 } as const;
  await call('chooseBox', { params, body: { dimensions: box } });
  await call('readLights', { params });
  await call('shipOrder', { params, headers: { transactionId: '1001-1' }, body: {} });
  await call('readOrder', { params });
  await shipAsBatch(call, { recipient, lines, shipment });
  const other = { source: 'shop', orderNumber: '1002' };
  await call('putOrder', { params: other, body: { recipient, lines: [] } });
  await call('cancelOrder', { params: other, body: { reason: 'The customer called' } });
}

/** Orders that are shipped as one batch. */
async function shipAsBatch(call: Call, body: OrderDraft): Promise<void> {
  const orders = ['1003', '1004'].map((orderNumber) => ({ source: 'shop', orderNumber }));
  for (const params of orders) await call('putOrder', { params, body });
  await call('createBatch', { body: { name: 'Two orders', orders } });
}

/** A table of the shop's, from which orders are looked up and read. */
export async function readOrders(call: Call, folder: string): Promise<void> {
  const path = join(folder, 'orders.csv');
  const columns = 'Order;Name;Street;Zip;City;Country;SKU;Quantity';
  writeFileSync(path, [columns, '2001;Jane Roe;Hauptstr. 1;10115;Berlin;DE;MUG;2', ''].join('\n'));
  const connection = { type: 'file' as const, path };
  const params = { source: 'table' };
  const { suggestedMapping: mapping } = await call('trySource', { params, body: { connection, reading: 'READ' } });
  await call('putSource', { params, body: { connection, reading: 'READ', everyMinutes: 10, mapping } });
  await call('readSource', { params });
  await call('putSource', { params, body: { connection, reading: 'LOOK_UP', mapping } });
  await call('lookUpOrder', { body: { key: '2001' } });
  const writeBack = {
    connection: {
      type: 'http' as const,
      method: 'PUT' as const,
      url: 'https://shop.example/orders/{orderNumber}/tracking',
    },
    sold: '{"trackingNumbers": "{trackingNumbers}", "service": "{service}"}',
    voided: '{"trackingNumbers": "{trackingNumbers}"}',
  };
  await call('tryWriteBack', { params, body: { writeBack, orderNumber: '2001' } });
  await call('listSources');
  await call('removeSource', { params });
}
