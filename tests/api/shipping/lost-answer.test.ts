import { describe, expect, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { request } from '../../helpers/requests.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';
import { behaving, said, useIds } from './use-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { station, newId, turn, ship, recall } = useIds();
describe('recovering a lost answer by its transactionId', () => {
  test('gives what the create call answered, byte for byte, with the state beside it', async () => {
    const id = newId();
    const bought = await ship(id, { ...request(), colour: 'red' });
    const recalled = await recall(id);

    expect(recalled.status).toBe(200);
    expect(recalled.body).toMatchObject({ success: true, state: 'LABELLED', data: bought.body.data });
    expect(recalled.body.warnings).toEqual(bought.body.warnings);
    expect(JSON.stringify(recalled.body.data)).toBe(JSON.stringify(bought.body.data));
  });

  test('gives fresh links on request, whose bytes are those of the create call', async () => {
    const id = newId();
    const bought = await ship(id);
    const { body } = await recall(id, station.api, '?documents=url');
    const [document] = body.data.transactionShipments[0].packageDocuments;
    const bytes = Buffer.from(await (await fetch(document.fileUrl)).arrayBuffer());

    expect(bytes.toString('base64')).toBe(bought.body.data.transactionShipments[0].packageDocuments[0].fileBase64);
  });

  test('gives the newest of several', async () => {
    const id = newId();
    await ship(id);
    await turn(DAY_MS);
    const second = await ship(id);

    expect((await recall(id)).body.data).toEqual(second.body.data);
  });

  test('gives the refusal of a refused one', async () => {
    const id = newId();
    const refused = await ship(id, behaving('TEST-REJECT'));
    const { status, body } = await recall(id);

    expect([status, body.code, body.detail, body.purchase]).toEqual([
      422,
      'CARRIER_REJECTED',
      refused.body.detail,
      'not_made',
    ]);
    expect(body.transactionId).toBe(id);
  });

  test.each(['a/b?c=d#e', '%2F%00', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', '%'.repeat(128), 'trailing/'])(
    'finds the id %s',
    async (id) => {
      const bought = await ship(id);

      expect((await recall(id)).body.data).toEqual(bought.body.data);
    },
  );

  test.each(['never-sent', 'ж', ' '])('is 404 NOT_FOUND for the id "%s", which this client never sent', async (id) => {
    expect(said(await recall(id))).toEqual([404, 'NOT_FOUND', 'not_made']);
  });
});

describe('sending it once more under its id', () => {
  test('says that it was bought with a token that has expired, or may not buy, and under another id in the body', async () => {
    const id = newId();
    await ship(id);
    const { body: made } = await station.api.post('/station/v1/clients', { name: 'Bought', scopes: ['ship', 'read'] });
    const keys = { accessKey: made.client.accessKey, secretKey: made.secretKey };
    const client = await createApi(station.baseUrl, keys);
    expect((await client.ship(id, request())).status).toBe(200);
    const reading = await fetch(`${station.baseUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'client_credentials', scope: 'read' },
        ...{ client_id: keys.accessKey, client_secret: keys.secretKey },
      }),
    });
    const { access_token: mayRead } = (await reading.json()) as { access_token: string };
    const path = '/cloud-ship-service/v1/shipment';
    const again = { body: request(), headers: { transactionId: id } };
    expect(said(await client.call('POST', path, { ...again, token: mayRead }))).toEqual([403, 'SCOPE_MISSING', 'made']);
    expect(said(await client.ship(id, request({ transactionId: 'another' })))).toEqual([
      ...[400, 'TRANSACTION_ID_MISMATCH', 'made'],
    ]);
    const token = client.token;
    await turn(DAY_MS / 24);
    expect(said(await client.call('POST', path, { ...again, token }))).toEqual([401, 'TOKEN_EXPIRED', 'made']);
    const other = { body: request(), headers: { transactionId: newId() }, token };
    expect(said(await client.call('POST', path, other))).toEqual([401, 'TOKEN_EXPIRED', 'not_made']);
  });

  test('says that it was bought where the id stands in the body alone, and that nobody knows where nobody is known to ask', async () => {
    const id = newId();
    await ship(id);
    const buy = (body: object, options: object = {}) =>
      station.api.post('/cloud-ship-service/v1/shipment', body, options);
    expect(said(await buy(request({ transactionId: id })))).toEqual([400, 'TRANSACTION_ID_REQUIRED', 'made']);
    expect(said(await buy(request({ transactionId: newId() })))).toEqual([400, 'TRANSACTION_ID_REQUIRED', 'not_made']);
    expect(said(await buy(request()))).toEqual([400, 'TRANSACTION_ID_REQUIRED', 'not_made']);
    const headers = { transactionId: id };
    expect(said(await buy(request(), { headers, token: null }))).toEqual([401, 'TOKEN_MISSING', 'unknown']);
    expect(said(await buy(request(), { headers, token: 'of-nobody' }))).toEqual([401, 'TOKEN_INVALID', 'unknown']);
    expect(said(await buy(request(), { token: null }))).toEqual([401, 'TOKEN_MISSING', 'not_made']);
  });

  test.each([[{ colour: 'red' }], [{ lines: 5 }], [{ transactionId: 'another' }], [[]], [null]])(
    'says that it was bought for an order whose body is now %j',
    async (body) => {
      const id = newId();
      const path = orderPath(id);
      await station.api.call('PUT', path, { body: orderDraft() });
      const ship = (sent: unknown, headers = { transactionId: id }) =>
        station.api.post(`${path}/ship`, sent, { headers });
      expect((await ship({})).status).toBe(200);

      expect(said(await ship(body))).toEqual([422, 'VALIDATION_FAILED', 'made']);
      expect(said(await ship(body, { transactionId: newId() }))).toEqual([422, 'VALIDATION_FAILED', 'not_made']);
    },
  );
});
