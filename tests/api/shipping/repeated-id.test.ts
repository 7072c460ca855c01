import { describe, expect, test } from 'vitest';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { createApi } from '../../helpers/api.ts';
import { request } from '../../helpers/requests.ts';
import { behaving, said, useIds } from './use-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { clock, station, newId, turn, ship, recall } = useIds();
const historyOf = async (transactionId: string) =>
  (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments as {
    id: string;
    state: ShipmentState;
    acceptedAt: string;
  }[];
const statesOf = async (id: string) => (await historyOf(id)).map(({ state }) => state);
const anotherClient = async () => {
  const { body } = await station.api.post('/station/v1/clients', { name: 'Another', scopes: ['ship', 'read'] });
  return createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
};

/** What a person or a later service would record: the ledger's own way from one state to the next. */
const advance = async (transactionId: string, to: ShipmentState) => {
  const [newest] = await historyOf(transactionId);
  await station.ledger.shipments.advance({
    shipmentId: newest?.id ?? '',
    to,
    actor: 'station',
    requestId: null,
    reason: 'A test has asked for it',
  });
};

describe('a repeat after an attempt that proves that nothing was bought', () => {
  test('a failed validation takes no id and leaves no row', async () => {
    const id = newId();
    expect(said(await ship(id, request({ carrierId: 'nobody' })))).toEqual([422, 'VALIDATION_FAILED', 'not_made']);
    expect(await statesOf(id)).toEqual([]);

    expect((await ship(id)).status).toBe(200);
  });

  test("TEST-REJECT is 422 CARRIER_REJECTED in the carrier's words, and the id is free; the attempt stays in the history", async () => {
    const id = newId();
    const rejected = await ship(id, behaving('TEST-REJECT'));
    expect(said(rejected)).toEqual([422, 'CARRIER_REJECTED', 'not_made']);
    expect(rejected.body).toMatchObject({ source: 'carrier', retryable: false, transactionId: id });

    expect((await ship(id)).status).toBe(200);
    expect(await statesOf(id)).toEqual(['LABELLED', 'REJECTED']);
  });

  test('TEST-UNAVAILABLE is 503 CARRIER_UNAVAILABLE, and the id is free; the attempt stays in the history', async () => {
    const id = newId();
    const unavailable = await ship(id, behaving('TEST-UNAVAILABLE'));
    expect(said(unavailable)).toEqual([503, 'CARRIER_UNAVAILABLE', 'not_made']);
    expect(unavailable.body).toMatchObject({ source: 'carrier', retryable: true });

    expect((await ship(id)).status).toBe(200);
    expect(await statesOf(id)).toEqual(['LABELLED', 'NOT_SENT']);
  });
});

describe('a repeat while the first is on its way', () => {
  test('is 409 TRANSACTION_IN_PROGRESS with Retry-After: 2, and the first ends as if nothing had been', async () => {
    const id = newId();
    const first = ship(id, behaving('TEST-SLOW-1000'));
    await expect.poll(() => statesOf(id)).toEqual(['SENDING']);

    const repeat = await ship(id);
    expect(said(repeat)).toEqual([409, 'TRANSACTION_IN_PROGRESS', 'unknown']);
    expect([repeat.headers.get('retry-after'), repeat.body.retryable]).toEqual(['2', true]);
    expect(said(await recall(id))).toEqual([409, 'TRANSACTION_IN_PROGRESS', 'unknown']);

    expect((await first).status).toBe(200);
    expect(await statesOf(id)).toEqual(['LABELLED']);
  });

  test('of 100 equal requests at once one buys, and the others are refused', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ship(id)));
    const refusals = answers.filter(({ status }) => status !== 200);

    expect(refusals).toHaveLength(99);
    expect(refusals.filter(({ body }) => !/^TRANSACTION_(IN_PROGRESS|ID_REPEATED)$/.test(body.code))).toEqual([]);
    expect(await statesOf(id)).toEqual(['LABELLED']);
  });
});

describe('a repeat of a purchase in doubt', () => {
  test('TEST-UNKNOWN is 504 CARRIER_OUTCOME_UNKNOWN and says not to send again', async () => {
    const answer = await ship(newId(), behaving('TEST-UNKNOWN'));

    expect(said(answer)).toEqual([504, 'CARRIER_OUTCOME_UNKNOWN', 'unknown']);
    expect(answer.body).toMatchObject({ source: 'carrier', retryable: false });
    expect(answer.body.detail).toMatch(/do not send it again/i);
  });

  test('is 409 TRANSACTION_IN_DOUBT, sends nothing, and is not freed by age', async () => {
    const id = newId();
    await ship(id, behaving('TEST-UNKNOWN'));

    for (const age of [0, DAY_MS, 365 * DAY_MS]) {
      await turn(age);
      expect(said(await ship(id))).toEqual([409, 'TRANSACTION_IN_DOUBT', 'unknown']);
    }
    expect(await statesOf(id)).toEqual(['UNKNOWN']);
    expect(said(await recall(id))).toEqual([504, 'CARRIER_OUTCOME_UNKNOWN', 'unknown']);
  });

  test('is freed when a look-up proves that nothing was bought', async () => {
    const id = newId();
    await ship(id, behaving('TEST-UNKNOWN'));
    await advance(id, 'REJECTED');

    expect((await ship(id)).status).toBe(200);
    expect(await statesOf(id)).toEqual(['LABELLED', 'REJECTED']);
  });

  test('written off by a person, holds the id until 24 hours after it was accepted', async () => {
    const id = newId();
    await ship(id, behaving('TEST-UNKNOWN'));
    await advance(id, 'WRITTEN_OFF');

    expect((await ship(id)).body).toMatchObject({
      code: 'TRANSACTION_ID_REPEATED',
      original: { state: 'WRITTEN_OFF' },
    });
    await turn(DAY_MS);
    expect((await ship(id)).status).toBe(200);
  });
});

describe('a repeat of a bought shipment', () => {
  test('is 409 TRANSACTION_ID_REPEATED, says which one and until when, and buys nothing', async () => {
    const id = newId();
    await ship(id);
    const [original] = await historyOf(id);
    const acceptedAt = Date.parse(original?.acceptedAt ?? '');
    await turn(60_000);

    const repeat = await ship(id);
    expect(said(repeat)).toEqual([409, 'TRANSACTION_ID_REPEATED', 'made']);
    expect(repeat.body.retryable).toBe(false);
    expect(repeat.body.original).toEqual({
      acceptedAt: new Date(acceptedAt).toISOString(),
      reusableAt: new Date(acceptedAt + DAY_MS).toISOString(),
      state: 'LABELLED',
      href: `/station/v1/shipments/${original?.id}`,
      sameContent: true,
    });
    expect((await station.api.get(repeat.body.original.href)).body.shipment.id).toBe(original?.id);
    expect(await statesOf(id)).toEqual(['LABELLED']);
  });

  test('is refused also where its body is another one; where it is not valid it is refused for that, and says that its id bought something', async () => {
    const id = newId();
    await ship(id);

    const other = await ship(id, behaving('OTHER'));
    expect([other.body.code, other.body.original.sameContent]).toEqual(['TRANSACTION_ID_REPEATED', false]);
    expect(other.body.detail).toContain('nothing of this request was bought');
    const invalid = await ship(id, request({ carrierId: 'nobody' }));
    expect(said(invalid)).toEqual([422, 'VALIDATION_FAILED', 'made']);
    expect(invalid.body).toMatchObject({ retryable: false, detail: expect.stringContaining(`${id} was accepted`) });
  });

  test('says that its id bought something where the call cannot be read; another client’s bought nothing', async () => {
    const id = newId();
    await ship(id);
    const path = '/cloud-ship-service/v1/shipment';
    const headers = { transactionId: id };
    const wrongQuery = { body: request(), headers };
    const cut = { raw: '{', headers: { ...headers, 'content-type': 'application/json' } };
    expect(said(await station.api.call('POST', `${path}?documents=paper`, wrongQuery))).toEqual([
      ...[400, 'FIELD_INVALID', 'made'],
    ]);
    expect(said(await station.api.call('POST', path, cut))).toEqual([400, 'MALFORMED_JSON', 'made']);
    const other = await anotherClient();
    expect(said(await other.call('POST', `${path}?documents=paper`, wrongQuery))).toEqual([
      ...[400, 'FIELD_INVALID', 'not_made'],
    ]);
  });

  test('says that its id may have bought something where that is in doubt, whatever is wrong with it; what another client repeats is no repeat', async () => {
    const id = newId();
    await ship(id, behaving('TEST-UNKNOWN'));
    const invalid = request({ carrierId: 'nobody' });
    expect(said(await ship(id, invalid))).toEqual([422, 'VALIDATION_FAILED', 'unknown']);
    expect(said(await (await anotherClient()).ship(id, invalid))).toEqual([422, 'VALIDATION_FAILED', 'not_made']);
  });

  test('is new when it is exactly 24 hours old, not a millisecond before; the earlier one stays in the history', async () => {
    const id = newId();
    await ship(id);

    await turn(DAY_MS - 1);
    expect((await ship(id)).body.code).toBe('TRANSACTION_ID_REPEATED');
    await turn(1);
    expect((await ship(id)).status).toBe(200);
    expect(await statesOf(id)).toEqual(['LABELLED', 'LABELLED']);
    expect((await ship(id)).body.code).toBe('TRANSACTION_ID_REPEATED');
  });

  test('that was voided holds its id for 24 hours as well', async () => {
    const id = newId();
    await ship(id);
    await advance(id, 'VOIDED');

    expect((await ship(id)).body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', original: { state: 'VOIDED' } });
    await turn(DAY_MS);
    expect((await ship(id)).status).toBe(200);
  });

  test('a clock that is set back frees nothing early', async () => {
    const id = newId();
    await ship(id);

    clock.turn(-10 * DAY_MS);
    expect((await ship(id)).body.code).toBe('TRANSACTION_ID_REPEATED');
    clock.turn(10 * DAY_MS);
    expect((await ship(id)).body.code).toBe('TRANSACTION_ID_REPEATED');
    await turn(DAY_MS);
    expect((await ship(id)).status).toBe(200);
  });

  test('the id of one client is another transaction when another client sends it', async () => {
    const id = newId();
    const other = await anotherClient();
    const mine = await ship(id);
    const theirs = await other.ship(id, request());

    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect((await recall(id)).body.data).toEqual(mine.body.data);
    expect((await recall(id, other)).body.data).toEqual(theirs.body.data);
    expect((await other.ship(id, request())).body.code).toBe('TRANSACTION_ID_REPEATED');
  });

  test('ids that differ in case are different ids', async () => {
    const id = newId();

    expect([(await ship(id)).status, (await ship(id.toUpperCase())).status]).toEqual([200, 200]);
  });
});
