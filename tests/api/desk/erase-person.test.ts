import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { quarantine } from '#electron/ledger/sqlite/backup/quarantine.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { packbenchOn } from '../../cli/packbench.ts';
import { orderPath } from '../orders/order-draft.ts';
import { openWindow } from '../roles/windows.ts';

const NAME = 'Canaryman';
const SECRETS = [NAME, 'Hidden Lane 77', 'Chirptown'];
let station: TestStation;
beforeEach(async () => {
  station = await startTestStation();
});
afterEach(() => station.dispose());

const person = () => {
  const { address, contact } = recipientIn('US');
  return {
    address: { ...address, streetLine1: 'Hidden Lane 77', city: 'Chirptown' },
    contact: { ...contact, personName: `Carla ${NAME}` },
  };
};

/** Files of the data folder, but for backups, in which one of these words stands. */
const filesWith = (words: readonly string[]): string[] =>
  readdirSync(station.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(station.dataDir, name);
    if (name.includes('backup') || !statSync(path).isFile()) return false;
    const bytes = readFileSync(path);
    return words.some((word) => bytes.includes(word) || bytes.includes(word.toLowerCase()));
  });

async function fill(): Promise<{ id: string }> {
  const { api } = station;
  await api.ship('ONE', request({ recipient: person() }));
  await api.ship(
    'NO',
    request({ recipient: person(), itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 1 } }] }),
  );
  const order = { recipient: person(), lines: [{ sku: 'TEA', quantity: 2 }] };
  await api.call('PUT', orderPath('1'), { body: order });
  await api.call('POST', `${orderPath('1')}/cancel`, { body: { reason: `Carla ${NAME} called` } });
  const rows = [1, 2].map((value) => ({
    ...{ carrierId: 'test-a', serviceType: 'A_GROUND', recipient: person() },
    itemLines: [{ weight: { units: 'LB', value: value === 1 ? 5 : 999 } }],
  }));
  const { body } = await api.post('/station/v1/batches', { name: 'Rows', rows });
  await api.call('PUT', `/station/v1/batches/${body.batch.id}/rows/1`, { body: { skip: true } });
  const { addresses } = (await api.get(`/station/v1/addresses?text=${NAME}`)).body;
  return { id: addresses[0].id };
}

test('nothing of a person is in any file of the station any more; the books and the chains are whole', async () => {
  const { id } = await fill();
  expect(filesWith(SECRETS)).toEqual(expect.arrayContaining(['ledger.db-wal', 'ledger.db-witness']));
  await station.stop();
  station = await startTestStation({ dataDir: station.dataDir });
  const { api } = station;
  expect(filesWith(SECRETS)).toContain('ledger.db');
  const known = (await api.get(`/station/v1/addresses/${id}/person`)).body;
  expect(known).toMatchObject({
    addresses: 1,
    shipments: 2,
    orders: 1,
    rows: 2,
    open: { shipments: 0, orders: 0, rows: 0 },
  });

  const wrong = await api.call('POST', `/station/v1/addresses/${id}/erase`, { body: { name: 'Jane Roe' } });
  expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([422, '/name']);
  const erased = await api.call('POST', `/station/v1/addresses/${id}/erase`, { body: { name: `carla ${NAME}` } });
  expect([erased.status, erased.body]).toEqual([200, known]);

  expect(filesWith(SECRETS)).toEqual([]);
  // Whatever is left of it, answers are as the contract has them.
  const { order } = (await api.get(orderPath('1'))).body;
  expect(order).toMatchObject({
    state: 'CANCELLED',
    recipient: { address: { countryCode: 'US', city: '' }, contact: {} },
  });
  const [batch] = (await api.get('/station/v1/batches')).body.batches;
  for (const path of ['orders', 'shipments', `batches/${batch.id}/rows`])
    expect((await api.get(`/station/v1/${path}`)).status).toBe(200);
  const { body } = await api.get('/station/v1/shipments/by-transaction/ONE');
  expect(JSON.stringify(body)).not.toContain(NAME);
  expect(JSON.stringify(body)).toMatch(/"trackingNumber":"TEST/);
  const checks = await station.ledger.maintenance.check();
  expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
  expect((await api.get(`/station/v1/addresses/${id}/person`)).status).toBe(404);
});

test('what backups keep is named; the command line says how much there is, and erases with the name', async () => {
  const { id } = await fill();
  const { body } = await station.api.post('/station/v1/backups', undefined);
  const packbench = packbenchOn(station);
  const found = await packbench(['addresses', NAME]);
  expect([found.code, found.out]).toEqual([
    0,
    expect.stringMatching(new RegExp(`${id} +Carla ${NAME} +90001 +Chirptown +US`)),
  ]);
  const asked = await packbench(['addresses', 'erase', id]);
  expect([asked.code, asked.out]).toEqual([
    0,
    expect.stringMatching(/Stored:[\s\S]*Shipments +2[\s\S]*Backups keep it/),
  ]);
  expect(asked.out).toContain(body.backup.name);
  const erased = await packbench(['addresses', 'erase', id, '--name', `Carla ${NAME}`]);
  expect([erased.code, erased.out]).toEqual([0, expect.stringContaining('Erased:')]);
  expect((await packbench(['addresses', NAME])).out).not.toContain(NAME);
});

test('a ledger that a restore put away is named with them, until it is removed', async () => {
  const { id } = await fill();
  const folder = quarantine(ledgerPath(station.dataDir), 0) ?? expect.fail('There was nothing to put away');
  const named = async () => (await station.api.get(`/station/v1/addresses/${id}/person`)).body.backups;
  expect(await named()).toEqual([`quarantine/${basename(folder)}`]);
  rmSync(folder, { recursive: true });
  expect(await named()).toEqual([]);
});

test('a label that waits for its printer is still to go out, and stays', async () => {
  const { id } = await fill();
  const { api } = station;
  const connection = { type: 'raw', host: '127.0.0.1', port: 9 };
  await api.post('/station/v1/printers', { id: 'zebra', name: 'Zebra', connection, format: 'PDF', stock: 'STOCK_4X6' });
  const { shipmentId } = (await api.get('/station/v1/shipments/by-transaction/ONE')).body;
  const { printJobs } = (await api.post('/station/v1/print-jobs', { shipmentId, printerId: 'zebra' })).body;
  const erase = async () => (await api.post(`/station/v1/addresses/${id}/erase`, { name: `Carla ${NAME}` })).body;
  expect(await erase()).toMatchObject({ shipments: 1, open: { shipments: 1 } });
  const { shipment } = (await api.get(`/station/v1/shipments/${shipmentId}`)).body;
  expect(shipment.recipient.name).toBe(`Carla ${NAME}`);
  expect((await api.post(`/station/v1/print-jobs/${printJobs[0].id}/cancel`, undefined)).status).toBe(200);
});

test('who sends a return, or gets back what is not delivered, is found as well, in shipments, rows and presets', async () => {
  const { api } = station;
  const parcel = { ...request({ shipper: person() }), duplicateReason: 'Comes back' };
  await api.ship('RETURN', parcel);
  await api.ship('BACK', request({ returnAddress: person() }));
  await api.ship('OTHER', request());
  await api.post('/station/v1/batches', {
    name: 'Rows',
    rows: [{ ...parcel, itemLines: [{ weight: { units: 'LB', value: 999 } }] }],
  });
  await api.post('/station/v1/presets', { name: 'Return', kind: 'SHIPMENT', shipment: { shipper: person() } });
  const { address } = (await api.post('/station/v1/addresses', { party: person() })).body;
  const erased = (await api.post(`/station/v1/addresses/${address.id}/erase`, { name: `Carla ${NAME}` })).body;
  expect(erased).toMatchObject({ addresses: 1, shipments: 2, sent: 2, rows: 1, presets: 1 });
  expect(filesWith(SECRETS)).toEqual([]);
  const { shipments } = (await api.get('/station/v1/shipments')).body;
  const names = shipments.map((each: { recipient: { name: string } }) => each.recipient.name);
  expect(names.filter((name: string) => name === 'Jane Roe')).toHaveLength(1);
});

test('the place that an account ships from is no person who sends: what went out from there stays', async () => {
  const { api } = station;
  const { accounts } = (await api.get('/station/v1/accounts')).body;
  const account = accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-a');
  await api.call('PUT', '/station/v1/accounts/test-a', { body: { ...account, shipFrom: person() } });
  await api.ship('OUT', request({ shipper: person(), returnAddress: person() }));
  await api.ship('IN', request({ recipient: person(), shipper: recipientIn('US') }));
  const { addresses } = (await api.get(`/station/v1/addresses?text=${NAME}`)).body;
  const stored = (await api.get(`/station/v1/addresses/${addresses[0].id}/person`)).body;
  expect(stored).toMatchObject({ shipments: 1, sent: 0 });
});

test('what the rows of a table have in common, and what is remembered of such tables, does not keep a person', async () => {
  const { api } = station;
  const line = { weight: { units: 'LB', value: 2 } };
  const shipment = { carrierId: 'test-a', serviceType: 'A_GROUND', itemLines: [line] };
  const { address } = (await api.post('/station/v1/addresses', { party: person() })).body;
  const contentBase64 = Buffer.from('Reference;Weight (lb)\nA;2\nB;3\n').toString('base64');
  const draft = { fileName: 'parts.csv', contentBase64, defaults: { ...shipment, recipient: person() } };
  const made = await api.post('/station/v1/batches', draft);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id } = made.body.batch;
  const erase = () => api.post(`/station/v1/addresses/${address.id}/erase`, { name: `Carla ${NAME}` });
  const { body } = await api.get(`/station/v1/addresses/${address.id}/person`);
  expect(body).toMatchObject({ rows: 0, open: { rows: 2 } });
  for (const number of [1, 2])
    await api.call('PUT', `/station/v1/batches/${id}/rows/${number}`, { body: { skip: true } });
  expect((await erase()).body).toMatchObject({ rows: 2, open: { rows: 0 } });
  expect((await api.get(`/station/v1/batches/${id}`)).body.batch.defaults).toMatchObject(shipment);
  expect(filesWith(SECRETS)).toEqual([]);
});

test('rows of which a party is none are no hindrance', async () => {
  const { id } = await fill();
  const parties = [
    'Jane Roe',
    7,
    { address: null, contact: null },
    { address: { zipCode: 7 }, contact: { personName: 7, phoneNumber: 7, emailAddress: [] } },
  ];
  const rows = parties.map((recipient) => ({
    carrierId: 'test-a',
    serviceType: 'A_GROUND',
    recipient,
    shipper: recipient,
  }));
  expect((await station.api.post('/station/v1/batches', { name: 'Odd', rows })).body.batch.counts).toMatchObject({
    INVALID: 4,
  });
  expect((await station.api.get(`/station/v1/addresses/${id}/person`)).body).toMatchObject({ rows: 2 });
});

test('a window asks an administrator', async () => {
  const { id } = await fill();
  await station.api.post('/station/v1/packers', { name: 'Ada', role: 'administrator' });
  const window = await openWindow(station);
  const refused = await window.call('POST', `/station/v1/addresses/${id}/erase`, { body: { name: `Carla ${NAME}` } });
  expect(refused.body.code).toBe('ROLE_MISSING');
});

test('whoever repeats a purchase of an erased person is told that it was bought, and by its id gets its label', async () => {
  const { id } = await fill();
  const body = request({ recipient: person() });
  const packbench = packbenchOn(station);
  const ship = (...more: string[]) => packbench(['ship', '-', '--json', ...more], { input: JSON.stringify(body) });
  const first = await ship();
  await station.api.post(`/station/v1/addresses/${id}/erase`, { name: `Carla ${NAME}` });

  const repeat = await station.api.ship('ONE', body);
  expect(repeat.body).toMatchObject({
    ...{ code: 'TRANSACTION_ID_REPEATED', purchase: 'made', original: { state: 'LABELLED', sameContent: null } },
    detail: expect.stringContaining('erased since'),
  });
  expect(repeat.body.detail).not.toContain('nothing of this request was bought');
  const named = await ship('--transaction-id', 'ONE');
  expect([named.code, named.json.code]).toEqual([1, 'TRANSACTION_ID_REPEATED']);
  // An id that is made of the content says that it is the same.
  const again = await ship();
  const numberOf = ({ json }: typeof first) => json.data.transactionShipments[0].trackingNumber;
  expect([again.code, numberOf(again)]).toEqual([0, numberOf(first)]);
});
