import { beforeAll, describe, expect, test } from 'vitest';
import type { JournalLine } from '#shared/schema/shipping/shipment.ts';
import { batchesOf, csv, line as batchLine } from '../../helpers/batches.ts';
import { line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';
import { addOneOfEach, openWindow, type Window } from './windows.ts';

const station = useStation();
let desk: Window;
const ids: Record<string, string> = {};
beforeAll(async () => {
  await addOneOfEach(station);
  const { body } = await station.api.get('/station/v1/packers');
  for (const { id, name } of body.packers) ids[name] = id;
  desk = await openWindow(station);
});

const buy = (transactionId: string, body: object = request(), window = desk) =>
  window.call('POST', '/cloud-ship-service/v1/shipment', { body, headers: { transactionId } });
const idOf = async (transactionId: string): Promise<string> =>
  (await station.api.get(`/station/v1/shipments/by-transaction/${transactionId}?clientId=${await windowClient()}`)).body
    .shipmentId;
async function windowClient(): Promise<string> {
  const { clients } = (await station.api.get('/station/v1/clients')).body;
  return clients.find(({ name }: { name: string }) => name === 'Window').id;
}
const detailOf = async (transactionId: string) =>
  (await station.api.get(`/station/v1/shipments/${await idOf(transactionId)}`)).body;
const as = (badge: string) => desk.signOn(badge);

describe('a shipment', () => {
  test('names who bought it: in the list, the export, the journal, and where it is searched', async () => {
    await as('PAM');
    expect((await buy('of-pam')).status).toBe(200);
    const { shipment, journal } = await detailOf('of-pam');
    expect(shipment.packer).toBe('Pam');
    expect((journal as JournalLine[])[0]?.actor).toBe(`client:${await windowClient()} packer:${ids['Pam']}`);
    const found = await station.api.get('/station/v1/shipments?text=pam');
    expect(found.body.shipments.map(({ transactionId }: { transactionId: string }) => transactionId)).toEqual([
      'of-pam',
    ]);
    const table = Buffer.from((await station.api.get('/station/v1/shipments/export?text=pam')).body).toString();
    expect(table.split('\r\n').map((row) => row.split(',').at(-1))).toEqual(['packer', 'Pam', '']);
  });

  test('names nobody where nobody is signed on, and of clients with keys', async () => {
    await desk.call('DELETE', '/station/v1/session/packer');
    await buy('of-nobody');
    expect((await detailOf('of-nobody')).shipment.packer).toBeNull();
    await station.api.ship('of-a-tool', request());
    const { body } = await station.api.get('/station/v1/shipments?transactionId=of-a-tool');
    expect(body.shipments[0].packer).toBeNull();
  });

  test('names who began it, where another badge is scanned while it is bought', async () => {
    await as('PAM');
    const slow = buy('slow', request({ itemLines: [line({ itemCode: 'TEST-SLOW-300' })] }));
    await expect
      .poll(async () => (await station.api.get('/station/v1/shipments?transactionId=slow')).body.shipments.length)
      .toBe(1);
    await as('LEA');
    expect((await slow).status).toBe(200);
    expect((await detailOf('slow')).shipment.packer).toBe('Pam');
    await buy('after');
    expect((await detailOf('after')).shipment.packer).toBe('Lea');
  });

  test('of a batch names who started it', async () => {
    await as('PAM');
    const batches = batchesOf(() => ({
      ...station.api,
      call: (method, path, options) => desk.call(method, path, options),
      get: (path) => desk.call('GET', path),
      post: (path, body) => desk.call('POST', path, { body }),
    }));
    const { id } = await batches.made(csv(batchLine('B-1')));
    await as('LEA');
    await batches.steer(id, 'start');
    await as('PAM');
    await batches.until(id, 'FINISHED');
    const { rows } = (await station.api.get(`/station/v1/batches/${id}/rows`)).body;
    const { body } = await station.api.get(`/station/v1/shipments?transactionId=${rows[0].transactionId}`);
    expect(body.shipments[0].packer).toBe('Lea');
  });
});

describe('a void', () => {
  test('is refused to a packer, and names the lead who made it', async () => {
    await as('PAM');
    await buy('to-void');
    const path = `/station/v1/shipments/${await idOf('to-void')}/void`;
    const refused = await desk.call('POST', path, { body: { reason: 'Torn' } });
    expect([refused.status, refused.body.code]).toEqual([403, 'ROLE_MISSING']);
    await as('LEA');
    expect((await desk.call('POST', path, { body: { reason: 'Torn' } })).status).toBe(200);
    const { journal } = await detailOf('to-void');
    expect((journal as JournalLine[]).at(-1)).toMatchObject({
      ...{ to: 'VOIDED', reason: 'Torn', actor: `client:${await windowClient()} packer:${ids['Lea']}` },
    });
  });
});

describe('shipping the same once more', () => {
  const customerReference = { ref1: 'TWICE' };
  const same = () => request({ itemLines: [line({ customerReference })], duplicateReason: 'Lost' });

  test('is the lead’s to decide; whoever repeats an id is told what became of it', async () => {
    await as('PAM');
    expect((await buy('first', same())).status).toBe(200);
    const again = await buy('second', same());
    expect([again.status, again.body.trouble.values.action, again.body.purchase]).toEqual([
      ...[403, 'shipAgain', 'not_made'],
    ]);
    expect((await buy('first', same())).body.code).toBe('TRANSACTION_ID_REPEATED');
    await as('LEA');
    expect((await buy('second', same())).status).toBe(200);
    expect((await station.api.ship('by-a-tool', same())).status).toBe(200);
  });
});

describe('an order', () => {
  const post = (number: string, what: string, body?: object, headers?: Record<string, string>) =>
    desk.call('POST', `${orderPath(number)}/${what}`, { ...(body && { body }), ...(headers && { headers }) });
  const put = (number: string) => station.api.call('PUT', orderPath(number), { body: orderDraft() });
  const codeOf = async (answer: ReturnType<Window['call']>) => (await answer).body.trouble?.values.action ?? 'done';

  test('names who claimed and packed it; who is signed on wins over a name in the call', async () => {
    await put('1');
    await as('PAM');
    expect((await post('1', 'claim', { packer: 'Somebody' })).body.order.claim.packer).toBe('Pam');
    await as('LEA');
    const shipped = await post('1', 'ship', {}, { transactionId: 'order-1' });
    expect(shipped.body.order.parcels[0].packer).toBe('Lea');
    expect((await detailOf('order-1')).shipment.packer).toBe('Lea');
    await put('2');
    const named = await station.api.post(`${orderPath('2')}/claim`, { packer: 'Somebody' });
    expect(named.body.order.claim.packer).toBe('Somebody');
  });

  test('is held, cancelled and opened again by a lead; a packer puts back what is claimed', async () => {
    await put('3');
    await as('PAM');
    await post('3', 'claim', {});
    expect((await post('3', 'release')).body.order.state).toBe('OPEN');
    expect(await codeOf(post('3', 'hold', { reason: 'Why' }))).toBe('holdOrders');
    expect(await codeOf(post('3', 'cancel', { reason: 'Why' }))).toBe('holdOrders');
    // Nor in the name of its source.
    for (const state of ['HELD', 'CANCELLED', 'OPEN'])
      expect(await codeOf(desk.call('PUT', orderPath('3'), { body: { ...orderDraft(), state } }))).toBe('holdOrders');
    await as('LEA');
    expect((await post('3', 'hold', { reason: 'Why' })).body.order).toMatchObject({ state: 'HELD', reasonBy: 'Lea' });
    await as('PAM');
    expect(await codeOf(post('3', 'release'))).toBe('holdOrders');
    await as('LEA');
    expect((await post('3', 'release')).body.order).toMatchObject({ state: 'OPEN', reasonBy: null });
    expect((await post('3', 'cancel', { reason: 'Why' })).body.order.reasonBy).toBe('Lea');
  });

  test('of which everything is in a parcel is shipped once more by a lead', async () => {
    await put('4');
    await as('PAM');
    const first = await post(
      '4',
      'ship',
      { shipment: { recipient: { contact: { personName: 'Four' } } } },
      { transactionId: 'order-4' },
    );
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const again = { duplicateReason: 'Lost' };
    expect(await codeOf(post('4', 'ship', again, { transactionId: 'order-4b' }))).toBe('shipAgain');
    await as('LEA');
    expect((await post('4', 'ship', again, { transactionId: 'order-4b' })).status).toBe(200);
  });
});
