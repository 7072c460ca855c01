import { describe, expect, test } from 'vitest';
import type { Warning } from '#shared/diagnostics/problem.ts';
import type { OrderShipping } from '#shared/schema/orders/order-calls.ts';
import type { Answer } from '../../helpers/api.ts';
import { batchesOf, csv, line as batchLine } from '../../helpers/batches.ts';
import { CUSTOMS_ITEM, line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from './order-draft.ts';

const DAY = 24 * 60 * 60 * 1000;
let at = Date.UTC(2026, 10, 2, 9);
const station = useStation({ clock: { now: () => at } });

const earlier = ({ body }: Answer): Warning[] =>
  (body.warnings as Warning[]).filter(({ code }) => code === 'SHIPPED_BEFORE');
const numberOf = ({ body }: Answer): string => (body.data ?? body.shipment).transactionShipments[0].trackingNumber;
let persons = 0;
/** Nobody else of the file is shipped to. */
const somebody = () => ({
  ...recipientIn('US'),
  contact: { ...recipientIn('US').contact, personName: `Person ${(persons += 1)}` },
});
const mugs = (quantity: number) => ({ customsItems: [{ ...CUSTOMS_ITEM, sku: 'MUG', quantity }] });

describe('the same to the same recipient within 14 days', () => {
  test('is bought, with a warning that names the earlier label; the dry run says so before', async () => {
    const recipient = somebody();
    const first = await station.api.ship('one', request({ recipient, customs: mugs(2) }));
    expect(earlier(first)).toEqual([]);
    at += 3 * DAY;
    await station.api.renew();
    const other = {
      ...recipient,
      contact: { ...recipient.contact, personName: recipient.contact.personName?.toUpperCase() },
    };
    const checked = await station.api.check(request({ recipient: other, customs: mugs(2) }));
    const second = await station.api.ship('two', request({ recipient: other, customs: mugs(2) }));
    for (const answer of [checked, second])
      expect(earlier(answer)).toMatchObject([
        {
          message: `The same went to this recipient on 2026-11-02: ${numberOf(first)}.`,
          earlier: { transactionId: 'one', trackingNumber: numberOf(first), at: '2026-11-02T09:00:00.000Z' },
        },
      ]);
    expect(checked.body.valid).toBe(true);
  });

  test('is not: another quantity, another recipient, nothing that says what is in it, or a label that was voided', async () => {
    const recipient = somebody();
    await station.api.ship('voided', request({ recipient, customs: mugs(1) }));
    expect(earlier(await station.api.check(request({ recipient, customs: mugs(1) })))).toHaveLength(1);
    expect(earlier(await station.api.check(request({ recipient, customs: mugs(2) })))).toEqual([]);
    expect(earlier(await station.api.check(request({ recipient: somebody(), customs: mugs(1) })))).toEqual([]);
    const { shipments } = (await station.api.get('/station/v1/shipments?transactionId=voided')).body;
    await station.api.post(`/station/v1/shipments/${shipments[0].id}/void`, { reason: 'Wrong' });
    expect(earlier(await station.api.check(request({ recipient, customs: mugs(1) })))).toEqual([]);
    await station.api.ship('unnamed', request({ recipient }));
    expect(earlier(await station.api.check(request({ recipient })))).toEqual([]);
  });

  test('is known by item code, and by reference', async () => {
    const recipient = somebody();
    const coded = request({
      recipient,
      itemLines: [line({ itemCode: 'BOX-7', weight: { units: 'LB', value: 2 }, customerReference: { ref1: 'PO-77' } })],
    });
    await station.api.ship('coded', coded);
    expect(
      earlier(await station.api.check(request({ recipient, itemLines: [line({ itemCode: 'BOX-7' })] }))),
    ).toHaveLength(1);
    const referred = request({ recipient, itemLines: [line({ customerReference: { ref1: 'PO-77' } })] });
    expect(earlier(await station.api.check(referred))).toHaveLength(1);
  });

  test('is known though it was tried many times since and refused each time', async () => {
    const recipient = somebody();
    const first = await station.api.ship('before-refusals', request({ recipient, customs: mugs(4) }));
    const itemLines = [line({ itemCode: 'TEST-REJECT' })];
    for (let count = 1; count <= 11; count += 1) {
      const refused = await station.api.ship(`refused-${count}`, request({ recipient, customs: mugs(4), itemLines }));
      expect(refused.body.code).toBe('CARRIER_REJECTED');
    }
    const checked = await station.api.check(request({ recipient, customs: mugs(4) }));
    expect(earlier(checked)).toMatchObject([{ earlier: { trackingNumber: numberOf(first) } }]);
  });

  test('is forgotten after 14 days', async () => {
    const recipient = somebody();
    await station.api.ship('old', request({ recipient, customs: mugs(3) }));
    at += 15 * DAY;
    await station.api.renew();
    expect(earlier(await station.api.check(request({ recipient, customs: mugs(3) })))).toEqual([]);
  });

  test('is said of a second order with the same lines', async () => {
    const recipient = somebody();
    for (const number of ['D-1', 'D-2']) {
      await station.api.call('PUT', orderPath(number), { body: orderDraft({ recipient }) });
    }
    const shipped = async (number: string) =>
      station.api.call('POST', `${orderPath(number)}/ship`, { body: {}, headers: { transactionId: number } });
    const first = await shipped('D-1');
    expect(earlier(await shipped('D-2'))).toMatchObject([{ earlier: { trackingNumber: numberOf(first) } }]);
  });

  test('is said of the row of a batch', async () => {
    const batches = batchesOf(() => station.api);
    const one = await batches.made(csv(batchLine('ROW-1')));
    await batches.steer(one.id, 'start');
    await batches.until(one.id, 'FINISHED');
    const two = await batches.made(csv(batchLine('ROW-1'), batchLine('ROW-2')));
    const { rows } = (await station.api.get(`/station/v1/batches/${two.id}/rows`)).body;
    expect(rows.map((row: { warnings: Warning[] }) => row.warnings.map(({ code }) => code))).toEqual([
      ['SHIPPED_BEFORE'],
      [],
    ]);
  });

  test('of another client is said to whoever sees every shipment, and to nobody else', async () => {
    const recipient = somebody();
    const { body } = await station.api.post('/station/v1/clients', { name: 'Shop', scopes: ['ship', 'read'] });
    const token = await tokenOf(body);
    await station.api.ship('ours', request({ recipient, customs: mugs(9) }));
    const theirs = await station.api.check(request({ recipient, customs: mugs(9) }), { token });
    expect(earlier(theirs)).toEqual([]);
    expect(earlier(await station.api.check(request({ recipient, customs: mugs(9) })))).toHaveLength(1);
  });
});

async function tokenOf({ client, secretKey }: { client: { accessKey: string }; secretKey: string }): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.accessKey,
    client_secret: secretKey,
  });
  const { body } = await station.api.call('POST', '/oauth/token', {
    raw: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    token: null,
  });
  return body.access_token;
}

test('why it is shipped again is kept with the shipment', async () => {
  await station.api.renew();
  const duplicateReason = 'Replacement for a broken one';
  const { body } = await station.api.ship(
    'again-1',
    request({ recipient: somebody(), customs: mugs(1), duplicateReason }),
  );
  const [{ id }] = (await station.api.get('/station/v1/shipments?limit=1')).body.shipments;
  expect(body.success).toBe(true);
  expect((await station.api.get(`/station/v1/shipments/${id}`)).body.request.duplicateReason).toBe(duplicateReason);
  const long = await station.api.ship('again-2', request({ duplicateReason: 'x'.repeat(501) }));
  expect([long.status, long.body.errors[0].pointer]).toEqual([422, '/duplicateReason']);
});

describe('an order that was bought under an id that is free again after a day', () => {
  const later = async () => {
    at += DAY + 1;
    await station.api.renew();
  };
  const put = (orderNumber: string) =>
    station.api.call('PUT', orderPath(orderNumber), { body: orderDraft({ recipient: somebody() }) });
  const ship = (orderNumber: string, transactionId: string, body: OrderShipping = {}) =>
    station.api.call('POST', `${orderPath(orderNumber)}/ship`, { body, headers: { transactionId } });
  const labelOf = (answer: Awaited<ReturnType<typeof ship>>): string =>
    answer.body.shipment.transactionShipments[0].trackingNumber;
  const soldOf = async (orderNumber: string): Promise<string[]> => {
    const { body } = await station.api.get(`/station/v1/shipments?text=${orderNumber}&limit=100`);
    return body.shipments.flatMap((each: { trackingNumbers: string[] }) => each.trackingNumbers);
  };

  test('an order that was bought is not bought again under the same id after a day, when the id is free', async () => {
    await put('DAY-1');
    const id = `parcel-${(persons += 1)}`;
    const bought = await ship('DAY-1', id);
    expect(bought.status).toBe(200);
    expect((await ship('DAY-1', id)).body.code).toBe('TRANSACTION_ID_REPEATED');

    await later();
    for (const wish of [{}, { duplicateReason: 'Lost' }]) {
      const { status, body } = await ship('DAY-1', id, wish);
      expect([status, body.code, body.purchase]).toEqual([409, 'STATE_CONFLICT', 'made']);
      expect(body.trouble).toEqual({
        code: 'ORDER_BOUGHT_BY_ID',
        values: { number: 'DAY-1', transactionId: id, label: labelOf(bought) },
      });
    }
    expect(await soldOf('DAY-1')).toEqual([labelOf(bought)]);
  });

  test('the rest of an order is bought under another id, and not under that of its first parcel', async () => {
    await put('DAY-2');
    const id = `parcel-${(persons += 1)}`;
    const first = await ship('DAY-2', id, { lines: [{ line: 1, quantity: 1 }] });
    await later();
    expect((await ship('DAY-2', id)).body.trouble.code).toBe('ORDER_BOUGHT_BY_ID');
    const rest = await ship('DAY-2', `parcel-${(persons += 1)}`);
    expect(rest.body.order).toMatchObject({ state: 'PACKED', open: [] });
    expect((await soldOf('DAY-2')).toSorted()).toEqual([labelOf(first), labelOf(rest)].toSorted());
  });

  test('an order is not bought under the id of another purchase, and says so', async () => {
    await put('DAY-4');
    const id = `parcel-${(persons += 1)}`;
    await station.api.ship(id, request());
    const refused = await ship('DAY-4', id);
    expect([refused.status, refused.body.code, refused.body.purchase, refused.body.original.sameContent]).toEqual([
      ...[409, 'TRANSACTION_ID_REPEATED', 'made', false],
    ]);
    expect((await ship('DAY-4', `parcel-${(persons += 1)}`)).body.order.state).toBe('PACKED');
    expect((await ship('DAY-4', id)).body.code).toBe('TRANSACTION_ID_REPEATED');
  });

  test('an order whose label was voided is bought again, also under the id of that label', async () => {
    await put('DAY-3');
    const id = `parcel-${(persons += 1)}`;
    const voided = (await ship('DAY-3', id)).body.order.parcels[0].shipment.id;
    expect(
      (await station.api.call('POST', `/station/v1/shipments/${voided}/void`, { body: { reason: 'Torn' } })).status,
    ).toBe(200);
    await later();
    const again = await ship('DAY-3', id);
    expect([again.status, again.body.order.state]).toEqual([200, 'PACKED']);
    expect(again.body.order.parcels).toHaveLength(1);
  });
});
