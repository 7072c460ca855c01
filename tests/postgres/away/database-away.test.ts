import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { line, request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { printingWith } from '../../printing/use-printers.ts';
import { newDatabase, type TestDatabase } from '../database.ts';
import { openLink, type Link } from '../trouble/link.ts';

let database: TestDatabase;
let link: Link;
/** Whose way to the database is cut; the other one has its own. */
let desk: TestStation;
let other: TestStation;
const printing = printingWith(() => desk.api);

beforeAll(async () => {
  database = await newDatabase();
  const { hosts } = database.address;
  link = await openLink(hosts);
  const through = hosts.map(({ host }, index) => ({ host, port: link.ports[index] ?? 0 }));
  desk = await startTestStation({ ledger: { ...database.address, hosts: through, isTrusted: true } });
  const dataDir = newDataDir();
  copyFileSync(join(desk.dataDir, 'credentials.json'), join(dataDir, 'credentials.json'));
  other = await startTestStation({ ledger: { ...database.address, isTrusted: true }, dataDir });
}, 60_000);
afterEach(() => isBack());
afterAll(async () => {
  await Promise.all([desk.dispose(), other.dispose()]);
  await link.close();
  await database.drop();
});

/** Until then a call may be told that the database is away. */
async function isBack(): Promise<void> {
  link.heal();
  await expect.poll(async () => (await desk.api.get('/health/ready')).status).toBe(200);
}
const detail = async (id: string, { api } = desk) => api.get(`/station/v1/shipments/${id}`);
const byTransaction = (id: string) => desk.api.get(`/station/v1/shipments/by-transaction/${id}?documents=base64`);
async function bought(id: string, at = desk): Promise<string> {
  expect((await at.api.ship(id, request())).status).toBe(200);
  return (await at.api.get(`/station/v1/shipments/by-transaction/${id}`)).body.shipmentId;
}
/** Once the desk has seen what a test is about: in between it has its database for longer than it takes to look. */
const isSeen = (id: string, name: 'state' | 'manifestId', value: string) =>
  expect
    .poll(
      async () => {
        link.part('refuse');
        const { body } = await detail(id);
        if (body.shipment?.[name] !== value) link.heal();
        return body.shipment?.[name];
      },
      { interval: 2500, timeout: 50_000 },
    )
    .toBe(value);
const isKept = (id: string, state = 'LABELLED') => isSeen(id, 'state', state);

test('while the database is away nothing is bought, and it is said; once it is back, all goes on by itself', async () => {
  await bought('before');
  link.part('refuse');
  expect(await desk.api.ship('away', request())).toMatchObject({
    status: 503,
    body: { code: 'LEDGER_UNAVAILABLE', purchase: 'not_made', retryable: true },
  });
  const { status, body } = await desk.api.get('/health/ready');
  expect([status, body.status]).toEqual([503, 'not_ready']);
  expect(body.checks).toContainEqual(
    expect.objectContaining({
      name: 'ledger',
      status: 'failed',
      trouble: expect.objectContaining({ code: 'LEDGER_AWAY' }),
    }),
  );
  await isBack();
  await expect.poll(async () => (await desk.api.ship('away', request())).status).toBe(200);
});

test('a sale that the desk had to keep meanwhile comes into the ledger by itself, though nobody buys anything more', async () => {
  const slow = line({ itemCode: 'TEST-SLOW-1000' });
  const sold = desk.api.ship('kept', request({ itemLines: [slow] }));
  const state = async () => {
    const { body } = await other.api.get('/station/v1/shipments?text=kept');
    return body.shipments[0]?.state;
  };
  await expect.poll(state, { interval: 20 }).toBe('SENDING');
  link.part('refuse');
  expect(await sold).toMatchObject({ status: 500, body: { purchase: 'made' } });
  link.heal();
  await expect.poll(state, { timeout: 30_000 }).toBe('LABELLED');
});

test('the last labels of the desk are read meanwhile, as it saw them last, and nothing is done with them', async () => {
  const id = await bought('own');
  const elsewhere = await bought('elsewhere', other);
  const there = (await detail(id)).body;
  const stored = (await byTransaction('own')).body;
  await isKept(id);

  const seen = (await detail(id)).body;
  expect(seen.lastSeenAt).toEqual(expect.any(String));
  const withoutLinks = (body: object) =>
    JSON.parse(
      JSON.stringify(body, (name, value: unknown) =>
        ['fileUrl', 'url', 'lastSeenAt'].includes(name) ? undefined : value,
      ),
    );
  expect(withoutLinks(seen)).toEqual(withoutLinks(there));
  expect(withoutLinks((await byTransaction('own')).body)).toEqual(withoutLinks(stored));
  const { pathname, search } = new URL(seen.data.transactionShipments[0].packageDocuments[0].fileUrl);
  const file = await desk.api.get(`${pathname}${search}`);
  expect([file.status, Buffer.from(file.body).toString('base64')]).toEqual([
    200,
    stored.data.transactionShipments[0].packageDocuments[0].fileBase64,
  ]);
  const list = (await desk.api.get('/station/v1/shipments?text=own')).body;
  expect(list).toMatchObject({ shipments: [{ id }], next: null, incomplete: true });
  const scanned = ` ${String(stored.data.transactionShipments[0].trackingNumber).toLowerCase()} `;
  const found = await desk.api.get(`/station/v1/shipments?trackingNumber=${encodeURIComponent(scanned)}`);
  expect(found.body).toMatchObject({ shipments: [{ id }], incomplete: true });
  // What it has not seen is not denied.
  for (const unseen of [elsewhere, 'nothing']) expect(await detail(unseen)).toMatchObject({ status: 503 });

  // Whoever repeats a purchase because its answer was lost must not buy elsewhere.
  expect(await desk.api.ship('own', request())).toMatchObject({
    status: 503,
    body: { code: 'LEDGER_UNAVAILABLE', purchase: 'made', detail: expect.stringContaining('was accepted before') },
  });

  const voided = await desk.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Not needed' });
  const printed = await desk.api.post('/station/v1/print-jobs', { shipmentId: id, printerId: 'desk' });
  for (const refused of [voided, printed])
    expect(refused).toMatchObject({ status: 503, body: { code: 'LEDGER_UNAVAILABLE' } });
  link.heal();
  await expect.poll(async () => (await detail(id)).body.lastSeenAt ?? null).toBe(null);
  expect((await detail(id)).body.shipment.state).toBe('LABELLED');
  expect((await desk.api.get('/station/v1/shipments?text=own')).body.incomplete).toBe(undefined);
});

test('a void that the desk has seen is one while the database is away, whichever desk made it', async () => {
  const [here, there] = [await bought('voided-here'), await bought('voided-there')];
  await isKept(there);
  await isBack();
  const reason = { reason: 'Not needed' };
  expect((await desk.api.post(`/station/v1/shipments/${here}/void`, reason)).status).toBe(200);
  expect((await other.api.post(`/station/v1/shipments/${there}/void`, reason)).status).toBe(200);
  await isKept(here, 'VOIDED');
  link.heal();
  await isKept(there, 'VOIDED');
});

test('that its day was closed at another desk is read of a label, too', async () => {
  const id = await bought('closed-there');
  await isKept(id);
  await isBack();
  const { status, body } = await other.api.post('/station/v1/manifests', { carrierId: 'test-a' });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  await isSeen(id, 'manifestId', body.manifest.id);
});

test('nothing prints while the database is away, for the label may be voided at another desk; one that was is refused afterwards, too', async () => {
  const printer = await startLabelPrinter();
  await printing.setUp({ type: 'raw', host: '127.0.0.1', port: printer.port });
  const id = await bought('prints');
  await isKept(id);
  expect((await desk.api.post('/station/v1/print-jobs', { shipmentId: id })).status).toBe(503);
  await other.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Not needed' });
  await isBack();
  expect(await desk.api.post('/station/v1/print-jobs', { shipmentId: id })).toMatchObject({ status: 422 });
  expect(printer.received).toEqual([]);
  await printer.off();
});

test('only who was let in when the desk last asked reads, and only what is its own', async () => {
  const id = await bought('mine');
  const { body } = await desk.api.post('/station/v1/clients', { name: 'Another', scopes: ['ship', 'read'] });
  const { accessKey } = body.client;
  const another = await createApi(desk.baseUrl, { accessKey, secretKey: body.secretKey });
  const idle = await createApi(desk.baseUrl, { accessKey, secretKey: body.secretKey });
  expect((await another.get('/station/v1/shipments')).body.shipments).toEqual([]);
  await isKept(id);
  expect((await another.get(`/station/v1/shipments/${id}`)).status).toBe(404);
  expect((await another.get('/station/v1/shipments')).body).toEqual({ shipments: [], next: null, incomplete: true });
  expect((await idle.get('/station/v1/shipments')).status).toBe(503);
  await isBack();
  await desk.api.call('DELETE', `/station/v1/clients/${body.client.id}`);
  link.part('refuse');
  expect([401, 503]).toContain((await another.get('/station/v1/shipments')).status);
});

test('a page that goes on behind what is shown shows nothing of it twice', async () => {
  const ids = [await bought('first'), await bought('second')];
  await isKept(ids[1] ?? '');
  await isBack();
  const { body } = await desk.api.get('/station/v1/shipments?limit=1');
  expect(body.shipments).toMatchObject([{ id: ids[1] }]);
  await isKept(ids[0] ?? '');
  const more = (await desk.api.get(`/station/v1/shipments?limit=50&cursor=${body.next}`)).body;
  expect(more).toMatchObject({ incomplete: true });
  expect(more.shipments.map((each: { id: string }) => each.id)).toContain(ids[0]);
  expect(more.shipments.map((each: { id: string }) => each.id)).not.toContain(ids[1]);
});

test('what another desk has erased is not kept either', async () => {
  const id = await bought('erased');
  await isKept(id);
  await isBack();
  await other.ledger.maintenance.erase({ shipments: [id], orders: [] });
  const isGone = async () => {
    link.part('refuse');
    const { status } = await detail(id);
    if (status !== 503) link.heal();
    return status;
  };
  await expect.poll(isGone, { interval: 2500, timeout: 20_000 }).toBe(503);
});

test('what is over for the retention time is not kept either', async () => {
  const id = await bought('redacted');
  await isKept(id);
  await isBack();
  await desk.ledger.maintenance.redact(Date.now() + 1000);
  link.part('refuse');
  expect((await detail(id)).status).toBe(503);
  expect((await desk.api.get('/station/v1/shipments')).body.shipments).toEqual([]);
});
