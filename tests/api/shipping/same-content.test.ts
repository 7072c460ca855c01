import { describe, expect, test } from 'vitest';
import type { Answer } from '../../helpers/api.ts';
import { line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

let count = 0;
const newId = () => `content-${++count}`;
const behaving = (itemCode: string) => request({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] });
const ship = (id: string, body: unknown = request()) => station.api.ship(id, body);
const historyOf = async (transactionId: string) =>
  (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments as {
    id: string;
    state: string;
  }[];
const statesOf = async (id: string) => (await historyOf(id)).map(({ state }) => state);
const said = ({ status, body }: Answer) => [status, body.code, body.purchase];

describe('whether a repeat asks for the same', () => {
  const sameContent = async (id: string, body: unknown) => (await ship(id, body)).body.original?.sameContent;

  test('is told of what was bought, whatever the spelling, the order of the fields, and the id in the body', async () => {
    const id = newId();
    await ship(id);
    const { recipient, ...rest } = request();
    expect(await sameContent(id, { ...rest, recipient, serviceType: 'A_GROUND', transactionId: id })).toBe(true);
    expect(await sameContent(id, request({ somethingElse: 1 }))).toBe(true);
    const other = request() as { recipient: { address: object } };
    other.recipient.address = { ...other.recipient.address, streetLine1: '2 Main St' };
    expect(await sameContent(id, other)).toBe(false);
  });

  test('is told where one names as null what the other leaves out', async () => {
    const [id, withNulls] = [newId(), newId()];
    const nulls = {
      ...{ shipper: null, customs: null, taxIndentifiers: null, signatureOption: null, paymentOption: { payor: null } },
      itemLines: [line({ dimensions: null, specialService: null, customerReference: { ref1: null } })],
    };
    const absent = { paymentOption: {}, itemLines: [line({ customerReference: {} })] };
    await ship(id, request(absent));
    await ship(withNulls, request({ ...absent, ...nulls }));
    expect(await sameContent(id, request({ ...absent, ...nulls }))).toBe(true);
    expect(await sameContent(withNulls, request(absent))).toBe(true);
    expect(await sameContent(withNulls, request({ ...absent, paymentOption: { payor: 'us' } }))).toBe(false);
  });

  test('is told where one leaves out what is empty in the other, or has another case', async () => {
    const id = newId();
    const format = (imageType: string) => ({ labelSpecification: { imageType, labelStockType: 'NONE' } });
    await ship(id, request(format('PDF')));
    const empty = { taxIndentifiers: [], signatureOption: {}, paymentOption: { payor: '' }, shipper: null };
    expect(await sameContent(id, request({ ...format('pdf'), ...empty }))).toBe(true);
    expect(await sameContent(id, request({ ...format('PNG'), ...empty }))).toBe(false);
  });

  test('is told while it runs and while it is in doubt, and then no time at which the id is free', async () => {
    const [running, doubtful] = [newId(), newId()];
    const first = ship(running, behaving('TEST-SLOW-1000'));
    await ship(doubtful, behaving('TEST-UNKNOWN'));
    await expect.poll(() => statesOf(running)).toEqual(['SENDING']);
    for (const [id, own, state] of [
      [running, 'TEST-SLOW-1000', 'SENDING'],
      [doubtful, 'TEST-UNKNOWN', 'UNKNOWN'],
    ] as const) {
      const [{ body: same }, { body: other }] = [await ship(id, behaving(own)), await ship(id)];
      expect(same.original).toMatchObject({ state, reusableAt: null, sameContent: true });
      expect(other.original).toMatchObject({ state, reusableAt: null, sameContent: false });
    }
    expect((await first).status).toBe(200);
  });
});

describe('a question about a purchase that fails', () => {
  test('says nothing of the purchase but that it is not known, and 404 that this client never bought it', async () => {
    const id = newId();
    await ship(id);
    const path = `/station/v1/shipments/by-transaction/${id}`;
    const [shipment] = await historyOf(id);
    const strange = [
      await station.api.get(path, { token: 'not-a-token' }),
      await station.api.get(`${path}?documents=paper`),
      await station.api.get(`/station/v1/shipments/${shipment?.id}`, { token: null }),
      await station.api.post(`/station/v1/shipments/${shipment?.id}/lookup`, undefined, { token: null }),
      await station.api.post(`/station/v1/shipments/${shipment?.id}/void`, { reason: '' }),
    ];
    expect(strange.map(({ body }) => [body.code, body.purchase])).toEqual([
      ['TOKEN_INVALID', 'unknown'],
      ['FIELD_INVALID', 'unknown'],
      ['TOKEN_MISSING', 'unknown'],
      ['TOKEN_MISSING', 'unknown'],
      ['VALIDATION_FAILED', 'unknown'],
    ]);
    expect(said(await station.api.get('/station/v1/shipments/by-transaction/never-sent'))).toEqual([
      404,
      'NOT_FOUND',
      'not_made',
    ]);
  });
});
