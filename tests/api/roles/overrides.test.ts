import { beforeAll, expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { printingWith } from '../../printing/use-printers.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';
import { addOneOfEach, openWindow, type Window } from './windows.ts';

const station = useStation();
let desk: Window;
beforeAll(async () => {
  await addOneOfEach(station);
  const { port } = await startLabelPrinter();
  await printingWith(() => station.api).setUp({ type: 'raw', host: '127.0.0.1', port });
  desk = await openWindow(station);
});

const buy = async (transactionId: string, changes: Record<string, unknown> = {}) => {
  const answer = await desk.call('POST', '/cloud-ship-service/v1/shipment', {
    ...{ body: request(changes), headers: { transactionId } },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { shipments } = (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body;
  return shipments[0] as { id: string; trackingNumbers: string[] };
};
const print = (shipmentId: string) => desk.call('POST', '/station/v1/print-jobs', { body: { shipmentId } });

test('whoever bought a label prints it, and is named on the print; labels of others are a lead’s to print', async () => {
  await desk.signOn('PAM');
  const { id } = await buy('to-print');
  const own = await print(id);
  expect([own.status, own.body.printJobs[0].packer]).toEqual([201, 'Pam']);
  const { history } = (await station.api.get(`/station/v1/print-jobs/${own.body.printJobs[0].id}`)).body;
  expect(history[0].actor).toMatch(/^client:window-\w+ packer:\w+$/);

  await desk.call('DELETE', '/station/v1/session/packer');
  const refused = await print(id);
  expect([refused.status, refused.body.trouble?.values.action]).toEqual([403, 'printOthers']);
  await desk.signOn('LEA');
  expect((await print(id)).body.printJobs[0].packer).toBe('Lea');
  const byTool = await station.api.post('/station/v1/print-jobs', { shipmentId: id, reason: 'Torn' });
  expect([byTool.status, byTool.body.printJobs[0].packer]).toEqual([201, null]);
});

test('labels that name nobody are everybody’s to print', async () => {
  await station.api.ship('of-a-tool', request());
  const { shipments } = (await station.api.get('/station/v1/shipments?transactionId=of-a-tool')).body;
  await desk.signOn('PAM');
  expect((await print(shipments[0].id)).status).toBe(201);
});

test('an order of another desk is taken over by a lead', async () => {
  await station.api.call('PUT', orderPath('1'), { body: orderDraft() });
  await station.api.post(`${orderPath('1')}/claim`, { packer: 'Somebody' });
  const { orders } = station.ledger;
  const order = (await orders.find('shop', '1')) ?? expect.fail('no order');
  const claim = order.claim && { ...order.claim, stationId: 'Z9' };
  await orders.replace({ ...order, claim });
  const takeOver = () => desk.call('POST', `${orderPath('1')}/claim`, { body: { takeOverReason: 'Gone home' } });
  await desk.signOn('PAM');
  expect((await takeOver()).body.trouble.values.action).toBe('takeOver');
  await desk.signOn('LEA');
  expect((await takeOver()).body.order.claim).toMatchObject({ packer: 'Lea', takeOverReason: 'Gone home' });
});

test('parcels that are named are missing however many others are', async () => {
  await desk.signOn('PAM');
  const of = { carrierId: 'test-f', serviceType: '101' };
  const packages = Array.from({ length: 200 }, () => ({ weight: { units: 'KG', value: 1 } }));
  await buy('many', { ...of, itemLines: packages });
  const { id } = await buy('named', of);
  const { trackingNumbers } = await buy('gone', of);
  const code = trackingNumbers[0] ?? '';
  expect((await desk.call('POST', '/station/v1/hand-overs', { body: { code } })).body.outcome).toBe('HANDED_OVER');
  const body = { carrierId: 'test-f', shipmentIds: [id] };
  const closed = await desk.call('POST', '/station/v1/manifests', { body });
  expect([closed.status, closed.body.trouble?.values.action]).toEqual([403, 'closeIncomplete']);
});

test('a day of which parcels are missing is closed by a lead, a complete one by a packer', async () => {
  await desk.signOn('PAM');
  const close = () => desk.call('POST', '/station/v1/manifests', { body: { carrierId: 'test-b' } });
  const changes = { carrierId: 'test-b', serviceType: 'B_GROUND' };
  const { services } = (await station.api.get('/station/v1/accounts')).body.accounts[1];
  const bought = [
    await buy('one', { ...changes, serviceType: services[0].serviceCode }),
    await buy('two', { ...changes, serviceType: services[0].serviceCode }),
  ];
  const handOver = async (index: number) => {
    const body = { code: bought[index]?.trackingNumbers[0] ?? '', packer: 'Somebody' };
    return (await desk.call('POST', '/station/v1/hand-overs', { body })).body;
  };
  expect((await handOver(0)).parcel.handOver.packer).toBe('Pam');
  const refused = await close();
  expect([refused.status, refused.body.trouble?.values.action]).toEqual([403, 'closeIncomplete']);
  await handOver(1);
  const closed = await close();
  expect([closed.status, closed.body.manifest.packer]).toEqual([201, 'Pam']);
  await buy('three', { ...changes, serviceType: services[0].serviceCode });
  bought[2] = await buy('four', { ...changes, serviceType: services[0].serviceCode });
  await handOver(2);
  expect((await close()).status).toBe(403);
  await desk.signOn('LEA');
  expect((await close()).body.manifest.packer).toBe('Lea');
});
