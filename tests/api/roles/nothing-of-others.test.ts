import { beforeAll, expect, test } from 'vitest';
import { createApi, type Api } from '../../helpers/api.ts';
import { fileOf } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
let [shop, depot]: Api[] = [];

async function clientWith(name: string): Promise<Api> {
  const { body } = await station.api.post('/station/v1/clients', { name, scopes: ['ship', 'read', 'admin'] });
  return createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
}
beforeAll(async () => {
  [shop, depot] = [await clientWith('Shop'), await clientWith('Depot')];
});

test('the preview of a file names no batch that another client made of it', async () => {
  const file = fileOf('Name;City\nJane Roe;Berlin\n');
  const batchId = (await depot?.post('/station/v1/batches', file))?.body.batch.id;
  const preview = async (api?: Api) => (await api?.post('/station/v1/batches/preview', file))?.body.existingBatchId;
  expect([await preview(shop), await preview(depot), await preview(station.api)]).toEqual([null, batchId, batchId]);
});

test('a number that is of another client’s shipment settles no doubt, and what that is called is not said', async () => {
  const sold = (await shop?.ship('of-the-shop', request()))?.body.data.transactionShipments[0].trackingNumber;
  const doubtful = request({ itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 2 } }] });
  await depot?.ship('doubt', doubtful);
  const { id } = (await depot?.get('/station/v1/attention'))?.body.items[0].shipment ?? {};
  const found = { decision: 'found', trackingNumbers: [sold] };
  const settled = (api?: Api) => api?.post(`/station/v1/shipments/${id}/resolution`, found);
  const refused = await settled(depot);
  expect([refused?.status, refused?.body.errors[0].code]).toEqual([422, 'FIELD_CONFLICT']);
  expect(refused?.body.detail).not.toContain('of-the-shop');
  expect((await settled(station.api))?.body.detail).toContain('of-the-shop');
});
