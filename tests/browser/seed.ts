import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import { failedBecause } from '#electron/engine/shipping/adapter.ts';
import type { StationOptions } from '#electron/station.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { orderDraft, orderPath } from '../api/orders/order-draft.ts';
import { openWindow } from '../api/roles/windows.ts';
import { batchesOf, csv, line } from '../helpers/batches.ts';
import { recipientIn, request } from '../helpers/requests.ts';
import type { TestStation } from '../helpers/station.ts';
import { draft } from '../printing/samples.ts';

const SHIPMENTS = [
  ['ORDER-100231', { carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE') }],
  ['ORDER-100232', { carrierId: 'test-e', serviceType: '1^12', recipient: recipientIn('GB') }],
  ['ORDER-100233', {}],
  ['ORDER-100235', { itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 3 } }] }],
  ['ORDER-100234', { itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 2 } }] }],
] as const;

/**
 * A station to seed. Its carrier never says what became of the shipment in doubt: the test carrier does after two minutes, and the
 * station asks it by itself, so that slow tests would find nothing that needs attention.
 */
export const TO_SEED = {
  adapters: [
    () => ({ ...createTestAdapter(), lookup: async () => failedBecause('unknown', diagnostic('TEST_NOT_SAID_YET')) }),
  ],
} satisfies Partial<StationOptions>;

/** Shipments to show: of several carriers and countries, one in doubt, one refused. */
export async function seed({ api }: Pick<TestStation, 'api'>): Promise<void> {
  for (const [transactionId, changes] of SHIPMENTS) await api.ship(transactionId, request(changes));
}

/** Printers to show, none of them the desk's own: a folder with a label in it, and one that is switched off with a label that waits for it; and a batch to print. */
export async function seedPrinters({ api }: Pick<TestStation, 'api'>): Promise<void> {
  const path = mkdtempSync(join(tmpdir(), 'packbench-printed-'));
  const { body } = await api.get('/station/v1/shipments?transactionId=ORDER-100231');
  const [{ id: shipmentId }] = body.shipments;
  const off = { type: 'raw', host: '127.0.0.1', port: 1 } as const;
  for (const [id, name, connection] of [
    ['archive', 'Archive', { type: 'folder', path }],
    ['dock-2', 'Dock 2', off],
  ] as const) {
    const made = await api.post('/station/v1/printers', draft(connection, { id, name, defaultFor: [] }));
    if (made.status !== 201) throw new Error(`The printer ${id} was refused: ${made.body.detail}`);
    await api.post('/station/v1/print-jobs', { shipmentId, printerId: id });
  }
  const rows = csv(line('PO-1'), line('PO-2'), line('PO-3'), line('PO-4'));
  await batchesOf(() => api).create(rows, { name: 'Morning', start: true });
}

/** Orders to show: open and late, a gift on hold, being packed, packed and changed since, cancelled at the source though it is packed. */
export async function seedOrders({ api }: Pick<TestStation, 'api'>): Promise<void> {
  const put = (number: string, changes: Parameters<typeof orderDraft>[0] = {}) =>
    api.call('PUT', orderPath(number), { body: orderDraft(changes) });
  const call = (number: string, what: string, body?: unknown) =>
    api.call('POST', `${orderPath(number)}/${what}`, {
      headers: { transactionId: `order-${number}` },
      ...(body !== undefined && { body }),
    });
  await put('1001', {
    shipBy: '2026-01-12',
    note: 'Two layers of bubble wrap, please.',
    tags: ['fragile'],
    revision: '7',
  });
  await put('1002', { gift: true, recipient: recipientIn('DE'), shipBy: '2999-12-01' });
  await call('1002', 'hold', { reason: 'The address is not clear' });
  await put('1003', { recipient: recipientIn('GB') });
  await call('1003', 'claim', { packer: 'Ana' });
  await put('1004');
  await call('1004', 'ship', {});
  await put('1004', { note: 'One mug more', lines: [{ description: 'Mug', quantity: 3 }] });
  await put('2002', { shipBy: '2026-01-12' });
  await call('2002', 'ship', {});
  const mug = '4006381333931';
  for (const number of ['3001', '3002', '3003', '3004']) {
    await put(number, { note: 'Two layers of bubble wrap, please.' });
    await call(number, 'claim', {});
    await call(number, 'scan', { code: mug });
  }
  await call('3002', 'scan', { code: '4006381333948' });
  await put('3003', { lines: orderDraft().lines.slice(0, 1) });
  await put('3004', { state: 'CANCELLED' });
  await put('2001');
  await call('2001', 'ship', {});
  await put('2001', { state: 'CANCELLED' });
}

const BOX = { units: 'CM', length: 30, width: 20, height: 15 } as const;

/** An order whose contents went into a box three times, bought at a window, and which is packed now: the box is filled in. */
export async function seedBoxes(station: TestStation): Promise<void> {
  const { api } = station;
  for (const [name, length] of [
    ['Box M', 30],
    ['Box L', 60],
  ] as const) {
    const shipment = { itemLines: [{ dimensions: { ...BOX, length } }] };
    await api.post('/station/v1/presets', { name, kind: 'PACKAGE', shipment });
  }
  const window = await openWindow(station);
  const shipment = { itemLines: [{ dimensions: BOX, weight: { units: 'KG', value: 1.2 } }] };
  const lines = [{ sku: 'VASE', barcodes: ['4006381333955'], description: 'Vase', quantity: 1 }];
  for (const number of ['4001', '4002', '4003', '4004']) {
    const { address, contact } = recipientIn('US');
    const recipient = { address, contact: { ...contact, personName: `Jane Roe ${number}` } };
    await api.call('PUT', orderPath(number), { body: orderDraft({ recipient, lines }) });
    await window.call('POST', `${orderPath(number)}/claim`, { body: {} });
    if (number === '4004') break;
    const headers = { transactionId: `order-${number}` };
    await window.call('POST', `${orderPath(number)}/ship`, { body: { shipment }, headers });
  }
}

/** People to show, none of them an administrator, who would bound what the window may do: one speaks a language, one is inactive. */
export async function seedPackers({ api }: Pick<TestStation, 'api'>): Promise<void> {
  for (const packer of [
    { name: 'Ana', role: 'packer', badge: 'ANA' },
    { name: 'Mia', role: 'lead', badge: 'MIA', language: 'de' },
    { name: 'Tom', role: 'packer', badge: 'TOM', active: false },
  ])
    await api.post('/station/v1/packers', packer);
}

const ERP = `Order;Name;Street;City;Zip;Country;SKU;Description;Qty;Weight;Note
5001;Max Muster;Hauptstr. 1;Köln;50667;DE;MUG;Mug;2;0.4;Bitte klingeln
5001;;;;;;PLATE;Plate;1;0.6;
5002;Erika Muster;Am Markt 3;Bonn;53111;DE;MUG;Mug;1;0.4;
`;

/** Sources of orders to show: a file that is read regularly, and a shop that is asked, and switched off. */
export async function seedSources({ api, dataDir }: Pick<TestStation, 'api' | 'dataDir'>): Promise<void> {
  const path = join(dataDir, 'erp.csv');
  writeFileSync(path, ERP);
  const put = (name: string, body: object) => api.call('PUT', `/station/v1/sources/${name}`, { body });
  const address = 'recipient.address';
  const mapping = {
    ...{ orderNumber: 'Order', note: 'Note', 'recipient.contact.personName': 'Name' },
    ...{ [`${address}.streetLine1`]: 'Street', [`${address}.city`]: 'City', [`${address}.zipCode`]: 'Zip' },
    ...{ [`${address}.countryCode`]: 'Country', 'line.sku': 'SKU', 'line.description': 'Description' },
    ...{ 'line.quantity': 'Qty', 'line.weight': 'Weight' },
  };
  const defaults = { 'line.weightUnits': 'KG' };
  await put('erp', { connection: { type: 'file', path }, reading: 'READ', mapping, defaults });
  await api.post('/station/v1/sources/erp/read', undefined);
  await put('shop', {
    ...{ connection: { type: 'http', url: 'https://shop.example/orders?number={key}' }, reading: 'LOOK_UP' },
    ...{ mapping, enabled: false },
  });
}

/** Rules to show: with an exception, one that never matches, two that overlap, one whose account is gone. */
export async function seedRules({ api }: Pick<TestStation, 'api'>): Promise<void> {
  const rule = (name: string, conditions: object, carrierId: string, serviceType: string, more: object = {}) => ({
    ...{ name, conditions, choice: { carrierId, serviceType, ...more } },
  });
  const rules = [
    rule('Letters', { countries: ['DE'], weight: { upTo: 0.5, units: 'KG' } }, 'test-f', '101', { note: 'No box' }),
    rule('Fragile', { tags: ['fragile'] }, 'test-a', 'A_GROUND', { signatureOptionType: 'ADULT' }),
    rule('Germany', { countries: ['DE'] }, 'test-g', 'PARCEL'),
    rule('Berlin', { countries: ['DE'], postalAreas: ['10', '12'] }, 'test-f', '101'),
    rule('Islands', { countries: ['GB'], postalAreas: ['BT', 'IM'] }, 'gone', 'OLD'),
    rule('Heavy', { weight: { above: 20, units: 'KG' } }, 'test-b', '03'),
  ];
  await api.call('PUT', '/station/v1/selection-rules', { body: { version: 0, rules } });
}
