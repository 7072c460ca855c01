import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import type { ParcelBox } from '#shared/schema/orders/parcel-box.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { fakeScale } from '../../scale/fake-scale.ts';
import { orderPath } from './order-draft.ts';

const M = { units: 'CM', length: 30, width: 20, height: 15 } as const;
const L = { units: 'CM', length: 60, width: 40, height: 40 } as const;
const CODE = '4006381333931';
const scale = fakeScale();
const path = newDataDir();
let station: TestStation;
const start = (dataDir?: string) =>
  startTestStation({ scales: scale.drivers, scaleTiming: { silentMs: 60_000 }, ...(dataDir && { dataDir }) });
beforeAll(async () => {
  station = await start();
  const { api } = station;
  expect((await api.post('/station/v1/printers', draft({ type: 'folder', path }))).status).toBe(201);
  const { body: settings } = await api.get('/station/v1/settings');
  await api.call('PUT', '/station/v1/settings', { body: { ...settings, buyByScan: true } });
  const shipment = { itemLines: [{ dimensions: M }] };
  await api.post('/station/v1/presets', { name: 'Box M', kind: 'PACKAGE', shipment });
});
afterAll(async () => {
  await station.dispose();
  rmSync(path, { recursive: true });
});

const post = (number: string, what: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  station.api.call('POST', `${orderPath(number)}/${what}`, { body, headers });
/** An order for somebody of its own with one article, claimed. */
async function claimed(number: string, sku: string, changes: Partial<OrderDraft> = {}): Promise<void> {
  const { address, contact } = recipientIn('US');
  const recipient = { address, contact: { ...contact, personName: `Person ${number}` } };
  const lines = [{ sku, barcodes: [CODE], quantity: 2 }];
  const shipment = { carrierId: 'test-a', serviceType: 'A_GROUND', ...changes.shipment };
  await station.api.call('PUT', orderPath(number), { body: { recipient, lines, ...changes, shipment } });
  await post(number, 'claim');
}
async function shipped(number: string, sku: string, dimensions?: object): Promise<void> {
  await claimed(number, sku);
  const shipment = { itemLines: [{ weight: { units: 'KG', value: 1.2 }, ...(dimensions && { dimensions }) }] };
  expect((await post(number, 'ship', { shipment }, { transactionId: `${number}-t` })).status).toBe(200);
}
const lightsOf = async (number: string) => (await station.api.get(`${orderPath(number)}/lights?print=desk`)).body;
const boxOf = async (number: string): Promise<ParcelBox> => (await lightsOf(number)).box;
/** Scans everything, weighs it, and buys it by scan; gives the sides that were bought. */
async function boughtByScan(number: string): Promise<unknown> {
  for (let unit = 0; unit < 2; unit += 1) await post(number, 'scan', { code: CODE });
  scale.weigh('0', 'kg');
  scale.weigh('1.2', 'kg');
  await expect
    .poll(async () => (await lightsOf(number)).lights.filter(({ green }: { green: boolean }) => !green))
    .toEqual([]);
  const { version } = await lightsOf(number);
  const bought = await station.api.call('POST', `${orderPath(number)}/ship?print=desk`, {
    ...{ body: { byScan: true, version }, headers: { transactionId: `${number}-t` } },
  });
  expect([bought.status, bought.body.order?.state]).toEqual([200, 'PACKED']);
  const { id } = bought.body.order.parcels[0].shipment;
  return (await station.api.get(`/station/v1/shipments/${id}`)).body.request.itemLines[0].dimensions;
}

describe('the box of a parcel', () => {
  const usual = { dimensions: M, preset: 'Box M', parcels: 3, of: 3 };

  test('is proposed from the third parcel on, by the name of its preset, and filled in by a purchase by scan', async () => {
    await scale.useIn(station.api);
    await shipped('H-1', 'MUG', M);
    await shipped('H-2', 'MUG', { ...M, length: 15, height: 30 });
    await claimed('H-0', 'MUG');
    expect(await boxOf('H-0')).toEqual({ dimensions: null, preset: null, by: 'NOBODY', usual: null });
    await shipped('H-3', 'MUG', M);
    expect(await boxOf('H-0')).toEqual({ dimensions: M, preset: 'Box M', by: 'HABIT', usual });
    expect(await boughtByScan('H-0')).toEqual(M);
    await claimed('H-4', 'MUG');
    expect((await boxOf('H-4')).usual).toMatchObject({ parcels: 4, of: 4 });
  });

  test('is another one where the packer says so, for this parcel and over a restart; it is none where the packer wants none', async () => {
    await claimed('P-1', 'MUG');
    await post('P-1', 'box', { dimensions: L });
    const at = await boxOf('P-1');
    expect(at).toMatchObject({ dimensions: L, preset: null, by: 'PACKER', usual: { preset: 'Box M' } });
    await station.stop();
    station = await start(station.dataDir);
    expect(await boxOf('P-1')).toEqual(at);
    await scale.useIn(station.api);
    expect(await boughtByScan('P-1')).toEqual(L);
    await claimed('P-2', 'MUG');
    await post('P-2', 'box', { dimensions: null });
    expect(await boxOf('P-2')).toMatchObject({ dimensions: null, by: 'PACKER' });
    expect(await boughtByScan('P-2')).toBeUndefined();
  });

  test('is not filled in where the order wishes one, or a packaging of its carrier', async () => {
    await claimed('W-1', 'MUG', { shipment: { itemLines: [{ dimensions: L }] } });
    expect(await boxOf('W-1')).toMatchObject({ dimensions: L, by: 'ORDER', usual: { preset: 'Box M' } });
    await claimed('W-2', 'MUG', { shipment: { itemLines: [{ packageCode: 'bag' }] } });
    expect(await boxOf('W-2')).toMatchObject({ dimensions: null, by: 'ORDER' });
  });

  test('is not filled in where a rule chooses a packaging', async () => {
    const { version } = (await station.api.get('/station/v1/selection-rules')).body;
    const rule = { name: 'Bags', conditions: { tags: ['bag'] } };
    const choice = { carrierId: 'test-a', serviceType: 'A_GROUND', packageCode: 'bag' };
    const put = await station.api.call('PUT', '/station/v1/selection-rules', {
      body: { version, rules: [{ ...rule, choice }] },
    });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    const { address, contact } = recipientIn('US');
    const weight = { units: 'KG', value: 1 };
    const lines = [{ sku: 'MUG', barcodes: [CODE], quantity: 2, weight }];
    const body = { recipient: { address, contact }, lines, tags: ['bag'] };
    await station.api.call('PUT', orderPath('R-1'), { body });
    await post('R-1', 'claim');
    expect(await boxOf('R-1')).toMatchObject({ dimensions: null, by: 'RULE', usual: { preset: 'Box M' } });
  });

  test('is taken back with a void, whoever voids it', async () => {
    for (const number of ['V-1', 'V-2', 'V-3']) await shipped(number, 'VASE', M);
    await claimed('V-4', 'VASE');
    expect((await boxOf('V-4')).by).toBe('HABIT');
    const { shipments } = (await station.api.get('/station/v1/shipments?transactionId=V-2-t')).body;
    await station.api.post(`/station/v1/shipments/${shipments[0].id}/void`, { reason: 'Wrong box' });
    expect(await boxOf('V-4')).toMatchObject({ by: 'NOBODY', usual: null });
  });

  test('is proposed by the check of a shipment whose code or articles say what is in it', async () => {
    const packed = (dimensions?: object) => request({ itemLines: [line({ itemCode: 'KIT', dimensions })] });
    for (const id of ['c-1', 'c-2', 'c-3']) expect((await station.api.ship(id, packed(M))).status).toBe(200);
    const { packages } = (await station.api.check(packed())).body;
    expect(packages[0].usualBox).toEqual(usual);
    expect((await station.api.check(request())).body.packages[0].usualBox).toBeUndefined();
  });

  test('is chosen by the desk that packs the order, with sides above zero', async () => {
    await claimed('X-1', 'MUG');
    const wrong = await post('X-1', 'box', { dimensions: { ...M, height: 0 } });
    expect(wrong.body).toMatchObject({
      ...{ status: 422, errors: [{ pointer: '/dimensions/height', actual: 0, limit: 0.01 }] },
    });
    await post('X-1', 'release');
    expect((await post('X-1', 'box', { dimensions: M })).status).toBe(409);
  });
});
