import type { Call } from './recorder.ts';
import { behaving } from './requests.ts';
import { until } from './until.ts';

/** Batches: a file that is looked over, changed and bought, one that is stopped, and one whose row is tried again. */
export async function buyMany(call: Call, ask: Call): Promise<void> {
  const csv = [
    'Name;Street;Zip;City;Country;Weight (kg);Order',
    'Jane Roe;Hauptstr. 1;10115;Berlin;DE;2,5;PO-1',
    '',
  ].join('\n');
  const file = { fileName: 'orders.csv', contentBase64: Buffer.from(csv).toString('base64') };
  await call('previewBatch', { body: file });
  const draft = { ...file, defaults: { carrierId: 'test-f', serviceType: '101' } };
  const { batch } = await call('createBatch', { body: draft });
  await call('createBatch', { body: draft });
  const params = { id: batch.id };
  await call('listBatches');
  await call('readBatch', { params });
  await call('listBatchRows', { params });
  await call('readBatchRow', { params: { ...params, number: '1' } });
  await call('changeBatchRow', { params: { ...params, number: '1' }, body: { cells: { 'Weight (kg)': '2,4' } } });
  await call('changeBatchRows', { params, body: { rows: [1], change: { fields: { ref2: 'WINTER' } } } });
  await call('readBatchAnew', {
    params,
    body: { mapping: batch.mapping, defaults: batch.defaults, options: { weightUnits: 'KG' } },
  });
  await call('startBatch', { params });
  await until(async () => (await ask('readBatch', { params })).batch.state !== 'RUNNING');
  await call('printBatch', { params, body: { printerId: 'desk-1', from: 1, to: 1 } });
  await until(async () => (await ask('readBatchPrinting', { params })).printing.waiting === 0);
  await call('readBatchPrinting', { params });
  await call('stopBatchPrinting', { params });
  await call('readBatchLabels', { params });
  await call('readBatchLabelFile', { params, query: { format: 'PDF' } });
  const { shipments } = await ask('listShipments', { query: { state: 'LABELLED', limit: 2 } });
  const shipmentIds = shipments.map(({ id }: { id: string }) => id);
  await call('readChosenLabels', { body: { shipmentIds } });
  await call('readChosenLabelFile', { body: { shipmentIds, format: 'ZIP' } });
  await call('readBatchResult', { params });
  await call('readBatchFailed', { params });
  const slow = Array.from({ length: 4 }, (_, index) => behaving(`TEST-SLOW-${2000 + index}`));
  const long = await call('createBatch', { body: { name: 'Slow', rows: slow, start: true } });
  const running = { id: long.batch.id };
  await call('pauseBatch', { params: running });
  await call('resumeBatch', { params: running });
  await call('stopBatch', { params: running });
  const refused = await call('createBatch', {
    body: { name: 'Refused', rows: [behaving('TEST-REJECT')], start: true },
  });
  const tried = { id: refused.batch.id };
  await until(async () => (await ask('readBatch', { params: tried })).batch.state === 'FINISHED');
  await call('retryBatch', { params: tried, body: { rows: [1] } });
  const mistaken = await call('createBatch', { body: { name: 'Mistaken', rows: [behaving('none')] } });
  await call('removeBatch', { params: { id: mistaken.batch.id } });
}
