import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Light } from '#shared/schema/orders/lights.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { fakeScale } from '../../scale/fake-scale.ts';
import { orderDraft, orderPath } from './order-draft.ts';

const MUG = '4006381333931';
const scale = fakeScale();
const path = newDataDir();
let station: TestStation;
beforeAll(async () => {
  station = await startTestStation({ scales: scale.drivers, scaleTiming: { silentMs: 60_000 } });
  expect((await station.api.post('/station/v1/printers', draft({ type: 'folder', path }))).status).toBe(201);
});
afterAll(async () => {
  await station.dispose();
  rmSync(path, { recursive: true });
});

const post = (number: string, what: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  station.api.call('POST', `${orderPath(number)}/${what}`, { body, headers });
/** An order for somebody of its own, claimed, with everything scanned. */
async function packed(number: string): Promise<void> {
  const { address, contact } = recipientIn('US');
  const recipient = { address, contact: { ...contact, personName: `Person ${number}` } };
  const lines = [{ sku: 'MUG', barcodes: [MUG], description: 'Mug', quantity: 2 }];
  await station.api.call('PUT', orderPath(number), { body: orderDraft({ recipient, lines }) });
  await post(number, 'claim');
  for (let unit = 0; unit < 2; unit += 1) await post(number, 'scan', { code: MUG });
}
const lightsOf = async (number: string) => (await station.api.get(`${orderPath(number)}/lights?print=desk`)).body;
const red = async (number: string) =>
  (await lightsOf(number)).lights.flatMap(({ green, trouble }: Light) => (green ? [] : [trouble?.code]));
const buy = async (number: string) =>
  station.api.call('POST', `${orderPath(number)}/ship?print=desk`, {
    body: { byScan: true, version: (await lightsOf(number)).version },
    headers: { transactionId: `${number}-t` },
  });
function put(value: string): void {
  scale.weigh('0', 'kg');
  scale.weigh(value, 'kg');
}
const setting = async (buyByScan: boolean) => {
  const { body } = await station.api.get('/station/v1/settings');
  await station.api.call('PUT', '/station/v1/settings', { body: { ...body, buyByScan } });
};

test('a scan buys once such parcels are known, the desk says so, and everything is right; the label is printed', async () => {
  await scale.useIn(station.api);
  for (const number of ['L-1', 'L-2', 'L-3']) {
    await packed(number);
    put('1.2');
    expect(await red(number)).toEqual(['PACKING_WEIGHT_NOT_LEARNED']);
    expect(await lightsOf(number)).toMatchObject({ usual: null, reading: { weight: { units: 'KG', value: 1.2 } } });
    const shipment = { itemLines: [{ weight: { units: 'KG', value: 1.2 } }] };
    expect((await post(number, 'ship', { shipment }, { transactionId: `${number}-t` })).status).toBe(200);
  }
  await packed('L-4');
  put('1.22');
  await expect.poll(() => red('L-4')).toEqual([]);
  expect((await lightsOf('L-4')).buysByScan).toBe(false);
  const off = await buy('L-4');
  expect(off.body).toMatchObject({ purchase: 'not_made', trouble: { code: 'PACKING_BY_SCAN_OFF' } });

  await setting(true);
  expect(await lightsOf('L-4')).toMatchObject({ buysByScan: true, errors: [], usual: { parcels: 3 } });
  const bought = await buy('L-4');
  expect(bought.status).toBe(200);
  expect(bought.body.order).toMatchObject({
    ...{ state: 'PACKED', claim: null },
    parcels: [{ verified: [{ line: 1, quantity: 2, how: 'SCANNED' }], shipment: { state: 'LABELLED' } }],
  });
  expect((await buy('L-4')).body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', purchase: 'made' });
  const { id } = bought.body.order.parcels[0].shipment;
  expect((await station.api.get(`/station/v1/shipments/${id}`)).body.request.itemLines).toMatchObject([
    { weight: { units: 'KG', value: 1.22 } },
  ]);
  await expect
    .poll(async () => (await station.api.get(`/station/v1/print-jobs?shipmentId=${id}`)).body.printJobs[0]?.state)
    .toBe('PRINTED');
});

test('the weight of a parcel is given out once: the next one has to be weighed', async () => {
  await packed('L-5');
  expect(await red('L-5')).toEqual(['PACKING_SCALE_LIFT_OFF']);
  put('1.19');
  expect(await red('L-5')).toEqual([]);
});

test('what lies on the scale since before the slip was scanned is another parcel', async () => {
  await packed('L-6');
  expect(await red('L-6')).toEqual(['PACKING_SCALE_LIFT_OFF']);
  put('1.19');
  expect(await red('L-6')).toEqual([]);
});

test('every light that is not green is a reason in the refusal', async () => {
  put('3');
  await station.api.call('PUT', orderPath('L-5'), { body: orderDraft({ lines: [{ sku: 'MUG', quantity: 1 }] }) });
  const refused = await buy('L-5');
  expect(refused.body.errors.map(({ trouble }: { trouble: { code: string } }) => trouble.code)).toEqual([
    ...['PACKING_CHANGED', 'PACKING_ITEMS_MISSING', 'PACKING_WEIGHT_NOT_LEARNED'],
  ]);
  expect(refused.body).toMatchObject({ code: 'STATE_CONFLICT', purchase: 'not_made' });
});

/** A window that was just let in, calling with this id. */
async function letIn(transactionId: string) {
  const { code } = (await station.api.post('/station/v1/pairings', undefined)).body;
  const { accessToken: token } = (await station.api.post('/station/v1/session', { code }, { token: null })).body;
  return { token, headers: { transactionId } };
}
async function endWindows(): Promise<void> {
  const { clients } = (await station.api.get('/station/v1/clients')).body;
  for (const { id, name } of clients)
    if (name === 'Window') await station.api.call('DELETE', `/station/v1/clients/${id}`);
}

test('a scan whose answer was lost, repeated from a window that was let in anew, is told what it bought', async () => {
  await packed('L-7');
  const ship = `${orderPath('L-7')}/ship`;
  const shipment = { itemLines: [{ weight: { units: 'KG', value: 1.2 } }] };
  const body = { byScan: true, version: (await lightsOf('L-7')).version };
  expect((await station.api.call('POST', ship, { ...(await letIn('L-7-t')), body: { shipment } })).status).toBe(200);
  await endWindows();

  const again = await station.api.call('POST', ship, { ...(await letIn('L-7-t')), body });
  expect(again.body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', purchase: 'made' });
});

test('so is a form of an order, whose content is the same as long as its parcel is', async () => {
  await station.api.call('PUT', orderPath('L-8'), { body: orderDraft() });
  const ship = `${orderPath('L-8')}/ship`;
  expect((await station.api.call('POST', ship, { ...(await letIn('L-8-t')), body: {} })).status).toBe(200);
  await endWindows();

  const again = await station.api.call('POST', ship, { ...(await letIn('L-8-t')), body: {} });
  expect(again.body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', original: { sameContent: true } });
});
