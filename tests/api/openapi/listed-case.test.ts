import { expect, test } from 'vitest';
import { recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const lower = {
  labelSpecification: { imageType: 'pdf', labelStockType: 'paper_a4' },
  signatureOption: { signatureOptionType: 'direct' },
  itemLines: [{ weight: { units: 'lb', value: 2 }, dimensions: { units: 'in', length: 3, width: 2, height: 1 } }],
};
const upper = {
  labelSpecification: { imageType: 'PDF', labelStockType: 'PAPER_A4' },
  signatureOption: { signatureOptionType: 'DIRECT' },
  itemLines: [{ weight: { units: 'LB' }, dimensions: { units: 'IN' } }],
};

/** Clients that are made from the OpenAPI document read nothing but what stands in its lists. */
test('an order has values of lists as the document has them, whoever put them in which case', async () => {
  const path = '/station/v1/orders/shop/listed';
  const line = { sku: 'MUG', quantity: 1, weight: { units: 'kg', value: 1 } };
  const put = await station.api.call('PUT', path, {
    body: { recipient: recipientIn('US'), lines: [line], shipment: lower },
  });
  const read = await station.api.get(path);
  const { orders } = (await station.api.get('/station/v1/orders')).body;

  for (const order of [put.body.order, read.body.order, orders[0]])
    expect(order).toMatchObject({ lines: [{ sku: 'MUG', weight: { units: 'KG', value: 1 } }], shipment: upper });
});

test('so has a preset', async () => {
  await station.api.post('/station/v1/presets', { kind: 'SHIPMENT', name: 'Listed', shipment: lower });
  const { presets } = (await station.api.get('/station/v1/presets')).body;

  expect(presets).toMatchObject([{ shipment: upper }]);
});

test('so have the rows of a batch, and what they have in common', async () => {
  const { batch } = (
    await station.api.post('/station/v1/batches', {
      rows: [request(lower)],
      defaults: { labelSpecification: { imageType: 'zpl' } },
    })
  ).body;
  const { rows } = (await station.api.get(`/station/v1/batches/${batch.id}/rows`)).body;

  expect(batch.defaults).toEqual({ labelSpecification: { imageType: 'ZPL' } });
  expect(rows).toMatchObject([{ request: upper }]);
});

test('so has the request of a shipment, while the create call echoes what was sent (contract, section 3)', async () => {
  const bought = await station.api.ship('listed', request(lower));
  const { shipmentId } = (await station.api.get('/station/v1/shipments/by-transaction/listed')).body;
  const { request: stored } = (await station.api.get(`/station/v1/shipments/${shipmentId}`)).body;

  expect(stored).toMatchObject(upper);
  expect(bought.body.data.labelSpecification).toEqual(lower.labelSpecification);
  expect(bought.body.data.signatureOption).toEqual(lower.signatureOption);
});
