import { readFileSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import { createApi, type Answer, type Api } from '../../helpers/api.ts';
import { readEvents } from '../../helpers/event-stream.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const tests = createTestAdapter();
const station = useStation({
  adapters: [
    () => ({
      ...tests,
      lookup: async () => ({ kind: 'unknown', reason: 'The carrier does not say.' }),
    }),
  ],
});

interface Client {
  id: string;
  api: Api;
  shipmentId: string;
  documentId: string;
}

async function clientWith(name: string, scopes: string[]): Promise<{ id: string; api: Api }> {
  const { body } = await station.api.post('/station/v1/clients', { name, scopes });
  const keys = { accessKey: body.client.accessKey, secretKey: body.secretKey };
  return { id: body.client.id, api: await createApi(station.baseUrl, keys) };
}

const ALL_BUT = ['ship', 'read', 'print', 'admin'];
let shop: Client;
let depot: Client;
let overseer: { id: string; api: Api };

/** A client that bought one label, under the same transactionId as the other one. */
async function buyer(name: string): Promise<Client> {
  const { id, api } = await clientWith(name, ALL_BUT);
  expect((await api.ship('the-same-id', request({ itemLines: [{ weight: { units: 'LB', value: 2 } }] }))).status).toBe(
    200,
  );
  const shipmentId = (await api.get('/station/v1/shipments/by-transaction/the-same-id')).body.shipmentId;
  const detail = await api.get(`/station/v1/shipments/${shipmentId}`);
  return { id, api, shipmentId, documentId: detail.body.documents[0].id };
}

beforeAll(async () => {
  shop = await buyer('Shop');
  depot = await buyer('Depot');
  overseer = await clientWith('Overseer', ['read', 'read:all']);
});

const shipmentIds = ({ body }: Answer) => body.shipments.map(({ id }: { id: string }) => id);
const list = async (api: Api, query = '') => shipmentIds(await api.get(`/station/v1/shipments${query}`));

describe('a client without `read:all`', () => {
  test('lists, totals and exports its own shipments', async () => {
    expect(await list(shop.api)).toEqual([shop.shipmentId]);
    expect(await list(shop.api, '?transactionId=the-same-id')).toEqual([shop.shipmentId]);
    expect((await shop.api.get('/station/v1/shipments/totals')).body.shipments).toBe(1);
    const { body } = await shop.api.get('/station/v1/shipments/export');
    const lines = Buffer.from(body).toString('utf8');
    expect([lines.includes(shop.shipmentId), lines.includes(depot.shipmentId)]).toEqual([true, false]);
  });

  test('finds nothing of another client, by its id or by a word', async () => {
    expect(await list(shop.api, `?clientId=${depot.id}`)).toEqual([]);
    expect(await list(shop.api, `?clientId=${shop.id}`)).toEqual([shop.shipmentId]);
    expect(await list(shop.api, '?text=Jane')).toEqual([shop.shipmentId]);
    const theirs = await shop.api.get(`/station/v1/shipments/by-transaction/the-same-id?clientId=${depot.id}`);
    expect([theirs.status, theirs.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  const OF_A_SHIPMENT: [string, string, object?][] = [
    ['GET', ''],
    ['GET', '/packing-slip'],
    ['GET', '/commercial-invoice'],
    ['GET', '/label-sheet'],
    ['POST', '/lookup'],
    ['POST', '/resolution', { decision: 'written_off', reason: 'Not mine' }],
    ['POST', '/void', { reason: 'Not mine' }],
  ];
  test.each(OF_A_SHIPMENT)(
    '%s …%s of another client is as if there were no such shipment',
    async (method, path, body) => {
      const of = (id: string) => shop.api.call(method, `/station/v1/shipments/${id}${path}`, { ...(body && { body }) });
      const [theirs, nobodys] = [await of(depot.shipmentId), await of('0'.repeat(32))];
      expect([theirs.status, theirs.body.code]).toEqual([404, 'NOT_FOUND']);
      expect(theirs.body.detail.replace(depot.shipmentId, '')).toBe(nobodys.body.detail.replace('0'.repeat(32), ''));
      expect((await depot.api.get(`/station/v1/shipments/${depot.shipmentId}`)).body.shipment.state).toBe('LABELLED');
    },
  );

  test('neither prints nor verifies labels of another client, and sees no job of its', async () => {
    const path = newDataDir();
    onTestFinished(() => rmSync(path, { recursive: true }));
    const printer = { id: 'desk', name: 'Desk', connection: { type: 'folder', path } };
    const made = await station.api.post('/station/v1/printers', { ...printer, format: 'PDF', stock: 'STOCK_4X6' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    for (const body of [{ shipmentId: depot.shipmentId }, { documentId: depot.documentId }]) {
      const print = await shop.api.post('/station/v1/print-jobs', { ...body, printerId: 'desk' });
      const verify = await shop.api.post('/station/v1/labels/verify', body);
      expect([print.status, verify.status]).toEqual([404, 404]);
    }
    const order = { shipmentId: depot.shipmentId, printerId: 'desk' };
    const { body } = await depot.api.post('/station/v1/print-jobs', order);
    const [job] = body.printJobs;
    const at = `/station/v1/print-jobs/${job.id}`;
    await expect.poll(async () => (await depot.api.get(at)).body.printJob.state).toBe('PRINTED');
    expect((await shop.api.get('/station/v1/print-jobs')).body.printJobs).toEqual([]);
    expect((await depot.api.get('/station/v1/print-jobs')).body.printJobs).toMatchObject([{ id: job.id }]);
    const refused = [
      await shop.api.get(at),
      await shop.api.post(`${at}/confirm`, { printed: false }),
      await shop.api.post(`${at}/cancel`, undefined),
      await shop.api.post('/station/v1/print-jobs/confirm-by-scan', { code: job.trackingNumber }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await overseer.api.get(at)).body.printJob.id).toBe(job.id);
  });

  test('neither sees nor changes batches of another client, and is told where their content is the same', async () => {
    const rows = { rows: [request()], name: 'Orders' };
    const { batch } = (await depot.api.post('/station/v1/batches', rows)).body;
    const again = await shop.api.post('/station/v1/batches', rows);
    expect([again.status, again.body.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(again.body.detail).toContain('edition 2');
    expect((await shop.api.post('/station/v1/batches', { ...rows, edition: 2 })).status).toBe(201);
    const at = `/station/v1/batches/${batch.id}`;
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/start'],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/stop'],
      ['GET', '/rows'],
      ['GET', '/rows/1'],
      ['PUT', '/rows/1', { skip: true }],
      ['GET', '/result'],
      ['GET', '/failed'],
    ];
    for (const [method, path, body] of calls) {
      const answer = await shop.api.call(method, at + path, { ...(body && { body }) });
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([404, 'NOT_FOUND']);
    }
    const listed = (await shop.api.get('/station/v1/batches')).body.batches.map(({ id }: { id: string }) => id);
    expect([listed.length, listed.includes(batch.id)]).toEqual([1, false]);
    expect((await overseer.api.get(at)).status).toBe(200);
  });

  test('gets only its own doubts, and its own requests', async () => {
    const doubtful = request({ itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 2 } }] });
    expect((await depot.api.ship('doubt', doubtful)).status).toBe(504);
    expect((await shop.api.get('/station/v1/attention')).body).toMatchObject({ count: 0, items: [], prints: [] });
    expect((await depot.api.get('/station/v1/attention')).body.count).toBe(1);
    expect((await overseer.api.get('/station/v1/attention')).body.count).toBe(1);
    const { requests } = (await shop.api.get('/station/v1/requests')).body;
    expect([...new Set(requests.map(({ client }: { client: string }) => client))]).toEqual(['Shop']);
  });

  test('closes a day of its own shipments, and reads no manifest of others', async () => {
    const own = await shop.api.get('/station/v1/manifests/preview?carrierId=test-a');
    const all = await overseer.api.get('/station/v1/manifests/preview?carrierId=test-a');
    expect([own.body.totals.shipments, all.body.totals.shipments]).toEqual([1, 2]);
    const { manifest } = (await shop.api.post('/station/v1/manifests', { carrierId: 'test-a' })).body;
    expect(manifest).toMatchObject({ clientId: shop.id, closedBy: shop.id, totals: { shipments: 1 } });
    expect((await depot.api.get('/station/v1/manifests')).body.manifests).toEqual([]);
    expect((await depot.api.get(`/station/v1/manifests/${manifest.id}`)).status).toBe(404);
    expect((await depot.api.get(`/station/v1/manifests/${manifest.id}/pdf`)).status).toBe(404);
    expect((await shop.api.get('/station/v1/manifests')).body.manifests).toMatchObject([{ id: manifest.id }]);
    const whole = (await station.api.post('/station/v1/manifests', { carrierId: 'test-a' })).body.manifest;
    expect(whole).toMatchObject({ clientId: null, totals: { shipments: 1 } });
    expect((await shop.api.get(`/station/v1/manifests/${whole.id}`)).status).toBe(404);
  });

  test('follows its own events, from any place in the journal', async () => {
    const [own, all] = [
      await readEvents(station.baseUrl, shop.api.token, '0'),
      await readEvents(station.baseUrl, overseer.api.token, '0'),
    ];
    await depot.api.ship('theirs', request());
    await shop.api.ship('mine', request());
    const until = async (reader: typeof own) => {
      const seen: string[] = [];
      for (let event = await reader.next(); event; event = await reader.next()) {
        if (event.event !== 'shipment') continue;
        seen.push(event.data.clientId);
        if (event.data.transactionId === 'mine' && event.data.state === 'LABELLED') return [...new Set(seen)];
      }
      return seen;
    };
    expect(await until(own)).toEqual([shop.id]);
    expect(await until(all)).toEqual(expect.arrayContaining([shop.id, depot.id]));
    own.hangUp();
    all.hangUp();
  });

  test('makes webhooks for its own shipments, which others neither see nor change', async () => {
    const draft = { name: 'Shop', url: 'http://127.0.0.1:9/', enabled: false };
    const { webhook } = (await shop.api.post('/station/v1/webhooks', draft)).body;
    expect(webhook.clientId).toBe(shop.id);
    const at = `/station/v1/webhooks/${webhook.id}`;
    const others = [
      await depot.api.call('PUT', at, { body: draft }),
      await depot.api.call('DELETE', at),
      await depot.api.post(`${at}/test`, undefined),
      await depot.api.get(`${at}/deliveries`),
    ];
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await depot.api.get('/station/v1/webhooks')).body.webhooks).toEqual([]);
    for (const clientId of [depot.id, null])
      expect((await shop.api.post('/station/v1/webhooks', { ...draft, clientId })).body.code).toBe('SCOPE_MISSING');
    const whole = (await station.api.post('/station/v1/webhooks', draft)).body.webhook;
    const one = (await station.api.post('/station/v1/webhooks', { ...draft, clientId: depot.id })).body.webhook;
    expect([whole.clientId, one.clientId]).toEqual([null, depot.id]);
    const listed = (await depot.api.get('/station/v1/webhooks')).body.webhooks;
    expect(listed).toMatchObject([{ id: one.id }]);
    const nobody = await station.api.post('/station/v1/webhooks', { ...draft, clientId: 'nobody' });
    expect(nobody.body.errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: '/clientId' }]);
  });
});

describe('`read:all`', () => {
  test("sees every client's, and one client's where it names it", async () => {
    expect(await list(overseer.api, '?transactionId=the-same-id')).toEqual([depot.shipmentId, shop.shipmentId]);
    expect(await list(overseer.api, `?transactionId=the-same-id&clientId=${shop.id}`)).toEqual([shop.shipmentId]);
    const theirs = `/station/v1/shipments/by-transaction/the-same-id?clientId=${depot.id}`;
    expect((await overseer.api.get(`/station/v1/shipments/${shop.shipmentId}`)).status).toBe(200);
    expect((await station.api.get(theirs)).body.shipmentId).toBe(depot.shipmentId);
  });

  test('is left out of a token that did not ask for it', async () => {
    const keys = JSON.parse(readFileSync(`${station.dataDir}/credentials.json`, 'utf8'));
    const answer = await fetch(`${station.baseUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: keys.accessKey,
        client_secret: keys.secretKey,
        scope: 'read',
      }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const { body } = await station.api.get('/station/v1/shipments', { token });
    expect(body.shipments).toEqual([]);
  });
});
