import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { line, request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { accept, preparedShipment } from '../../ledger/samples.ts';
import { HURRIED, printingWith } from '../use-printers.ts';

const station = useStation({ printTiming: HURRIED });
const { setUp, print } = printingWith(() => station.api);
const folder = mkdtempSync(join(tmpdir(), 'packbench-doubts-'));
beforeAll(() => setUp({ type: 'folder', path: folder }, { id: 'desk' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const attention = async (api = station.api) => (await api.get('/station/v1/attention')).body;

/** A purchase in doubt that then turns out to be bought. */
async function boughtAfterAll(transactionId: string, path: string): Promise<string> {
  const body = request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] });
  expect((await station.api.call('POST', path, { body, headers: { transactionId } })).status).toBe(504);
  const [item] = (await attention()).items;
  const before = (await attention()).unprinted;
  const found = { decision: 'found', trackingNumbers: [`FOUND-${transactionId}`] };
  const { id } = item.shipment;
  expect(before.filter(({ shipment }: { shipment: { id: string } }) => shipment.id === id)).toEqual([]);
  expect((await station.api.post(`/station/v1/shipments/${id}/resolution`, found)).status).toBe(200);
  return id;
}
const TO_PRINT = '/cloud-ship-service/v1/shipment?print=desk';

describe('a purchase in doubt that turns out to be bought, and was to be printed', () => {
  test('is not printed by itself, and waits for a person until its label is printed', async () => {
    const id = await boughtAfterAll('printed', TO_PRINT);
    expect((await attention()).unprinted).toMatchObject([
      { shipment: { id, state: 'LABELLED', trackingNumbers: ['FOUND-printed'] }, printerId: 'desk' },
    ]);
    expect(readdirSync(folder)).toEqual([]);
    await print({ shipmentId: id, printerId: 'desk', withPapers: true });
    expect((await attention()).unprinted).toEqual([]);
  });

  test('waits no more once somebody says that it need not be printed', async () => {
    const id = await boughtAfterAll('dismissed', TO_PRINT);
    const path = `/station/v1/attention/unprinted/${id}`;
    expect((await station.api.call('DELETE', path)).status).toBe(204);
    expect((await attention()).unprinted).toEqual([]);
    expect((await station.api.call('DELETE', path)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('is shown to those who see the shipment, and left alone by others', async () => {
    const id = await boughtAfterAll('mine', TO_PRINT);
    const { body } = await station.api.post('/station/v1/clients', { name: 'Shop', scopes: ['read', 'print'] });
    const shop = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    expect((await attention(shop)).unprinted).toEqual([]);
    expect((await shop.call('DELETE', `/station/v1/attention/unprinted/${id}`)).status).toBe(404);
    expect((await attention()).unprinted).toHaveLength(1);
  });
});

test('a purchase in doubt that was not to be printed waits for nobody once it is bought', async () => {
  const before = (await attention()).unprinted.length;
  await boughtAfterAll('silent', '/cloud-ship-service/v1/shipment');
  expect((await attention()).unprinted).toHaveLength(before);
});

test.each([
  ['was to be printed waits for a person', 'desk', ['broken-off']],
  ['was not to be printed waits for nobody', undefined, []],
])(
  'a purchase that the station broke off in the middle, and which %s once it is bought',
  async (_, printerId, waiting) => {
    const dataDir = newDataDir();
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const before = await startTestStation({ dataDir });
    const prepared = { ...preparedShipment(), ...(printerId && { printerId }) };
    await accept(before.ledger, { transactionId: 'broken-off', prepared });
    await before.stop();

    const own = await startTestStation({ dataDir });
    onTestFinished(() => own.stop());
    const [item] = (await attention(own.api)).items;
    expect(item.shipment).toMatchObject({ transactionId: 'broken-off', state: 'UNKNOWN' });
    const found = { decision: 'found', trackingNumbers: ['FOUND-1'] };
    expect((await own.api.post(`/station/v1/shipments/${item.shipment.id}/resolution`, found)).status).toBe(200);
    const { unprinted } = await attention(own.api);
    expect(unprinted.map(({ shipment }: { shipment: { transactionId: string } }) => shipment.transactionId)).toEqual(
      waiting,
    );
  },
);
