import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { LedgerReadOnlyError } from '#electron/engine/read-only.ts';
import { createApi } from '../../helpers/api.ts';
import { readEvents } from '../../helpers/event-stream.ts';
import { makeNewer, NEWER_SHAPE, NEWER_VERSION } from '../../helpers/newer-ledger.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';

const LEDGER = 'ledger.db';
/** Those that ask the machine what it has say nothing of the ledger. */
const ELSEWHERE = ['streamEvents', 'listAvailablePrinters', 'listScales'];
const READING = Object.entries<Route>(routes).filter(
  ([operationId, { method, path }]) => method === 'GET' && !path.includes(':') && !ELSEWHERE.includes(operationId),
);
const doubtful = request({ itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 2 } }] });

/** Names and bytes of the ledger and all that lies beside it. Never while this process has it open: it would lose its lock. */
const filesIn = (dataDir: string) =>
  Object.fromEntries(
    readdirSync(dataDir)
      .filter((name) => name.startsWith(LEDGER))
      .map((name) => [name, readFileSync(join(dataDir, name)).toString('base64')]),
  );

describe('a station on a ledger that a newer version wrote', () => {
  const dataDir = newDataDir();
  const BY_TRANSACTION = '/station/v1/shipments/by-transaction/kept';
  let own: TestStation;
  /** What it answered before. */
  let before: { files: Record<string, string>; kept: unknown; list: unknown; totals: unknown; file: Uint8Array };

  /** The label behind a link. */
  async function fileOf({ api }: TestStation): Promise<Uint8Array> {
    const { body } = await api.get(`${BY_TRANSACTION}?documents=url`);
    const { pathname, search } = new URL(body.data.transactionShipments[0].packageDocuments[0].fileUrl);
    return (await api.get(pathname + search, { token: null })).body;
  }
  const readAll = async (station: TestStation) => ({
    kept: (await station.api.get(BY_TRANSACTION)).body,
    list: (await station.api.get('/station/v1/shipments?text=kept')).body,
    totals: (await station.api.get('/station/v1/shipments/totals')).body,
    file: await fileOf(station),
  });

  beforeAll(async () => {
    const writer = await startTestStation({ dataDir });
    await writer.api.ship('kept', request());
    await writer.api.ship('doubtful', doubtful);
    const answers = await readAll(writer);
    await writer.stop();
    makeNewer(join(dataDir, LEDGER));
    before = { ...answers, files: filesIn(dataDir) };
    own = await startTestStation({ dataDir });
  });
  afterAll(() => own.dispose());

  test('answers what it answered before: shipments, labels, history and totals', async () => {
    expect(await readAll(own)).toEqual({ ...before, files: undefined });
  });

  test.each(READING)('answers %s', async (operationId, { path }) => {
    const needed = operationId === 'previewManifest' ? '?carrierId=test-a' : '';
    expect((await own.api.get(path + needed)).status).toBe(operationId === 'healthReady' ? 503 : 200);
  });

  test('lets its events be followed', async () => {
    const events = await readEvents(own.baseUrl, own.api.token);
    events.hangUp();
    expect(events.status).toBe(200);
  });

  test('says in health and doctor why it cannot ship, with both versions, and calls nothing damaged', async () => {
    const { body: ready } = await own.api.get('/health/ready');
    const { body: examined } = await own.api.get('/station/v1/doctor');
    const failed = ({ status }: { status: string }) => status === 'failed';

    expect(ready.checks.filter(failed)).toEqual([
      { name: 'version', status: 'failed', detail: expect.stringMatching(/newer version/) },
    ]);
    expect(ready.checks.find(failed).detail).toContain(
      `version ${NEWER_VERSION}; this program knows ${NEWER_VERSION - 1}`,
    );
    expect(examined.checks.filter(failed)).toEqual(ready.checks.filter(failed));
    expect(examined.checks.find(({ name }: { name: string }) => name === 'rows').status).toBe('warning');
  });

  test('shows what is in doubt, and checks shipments without buying', async () => {
    expect((await own.api.get('/station/v1/attention')).body.count).toBe(1);
    expect((await own.api.check(request())).body.valid).toBe(true);
    expect((await own.api.post('/station/v1/shipments/options', request())).status).toBe(200);
  });

  test('gives out tokens and opens windows, which are known for as long as it runs', async () => {
    const { body } = await own.api.post('/station/v1/pairings', undefined);
    const { body: session } = await own.api.post('/station/v1/session', { code: body.code }, { token: null });
    const window = await createApi(own.baseUrl, own.credentials);
    window.token = session.accessToken;
    window.token = (await window.post('/station/v1/session/renew', undefined)).body.accessToken;

    expect((await window.get(BY_TRANSACTION.replace('kept', 'none'))).status).toBe(404);
    const { clients } = (await own.api.get('/station/v1/clients')).body;
    expect(clients.map(({ name }: { name: string }) => name)).toEqual(['First client', 'Window']);
    expect(JSON.stringify(clients)).not.toContain('secret');
  });

  test('refuses every call that would store, buy or print, before it looks at it', async () => {
    const writing = Object.entries<Route>(routes).filter(
      ([, { method, answeredReadOnly }]) => method !== 'GET' && !answeredReadOnly,
    );
    for (const [operationId, { method, path, aboutPurchase }] of writing) {
      const { status, body } = await own.api.call(method, path.replaceAll(/:[a-zA-Z]+/g, 'one'), { raw: '{' });
      expect([operationId, status, body.code, body.purchase]).toEqual([
        operationId,
        503,
        'LEDGER_READ_ONLY',
        aboutPurchase ? 'unknown' : 'not_made',
      ]);
    }
    expect(writing.length).toBeGreaterThan(35);
  });

  test.each([
    ['new', 'LEDGER_READ_ONLY', 'not_made'],
    ['kept', 'TRANSACTION_ID_REPEATED', 'made'],
    ['doubtful', 'TRANSACTION_IN_DOUBT', 'unknown'],
  ])('buys nothing as %s, and says what became of that before', async (id, code, purchase) => {
    const { headers, body } = await own.api.ship(id, request());
    expect([headers.get('transactionId'), body.transactionId]).toEqual([id, id]);
    expect(body).toMatchObject({ code, purchase });
  });

  test('writes nothing where a write slips through, and says the same', async () => {
    await expect(own.ledger.webhooks.remove('any')).rejects.toThrow(LedgerReadOnlyError);
    const { read, write } = own.ledger.settings;
    own.ledger.settings.read = async () => {
      const settings = await read();
      await write(settings);
      return settings;
    };
    const headers = { authorization: `Bearer ${own.api.token}` };
    const response = await fetch(`${own.baseUrl}/station/v1/settings`, { headers });
    own.ledger.settings.read = read;

    expect([response.status, await response.json()]).toMatchObject([503, { code: 'LEDGER_READ_ONLY' }]);
  });

  test('leaves the ledger, and all that lies beside it, byte for byte as it was', async () => {
    await own.stop();
    expect(filesIn(dataDir)).toEqual(before.files);
  });
});

describe('a ledger of a newer version that this one cannot read', () => {
  test.each([
    ['because a table is gone', 'ALTER TABLE preset RENAME TO template'],
    ['because a column is gone', 'ALTER TABLE print_job RENAME COLUMN state TO status'],
    ['because an index is gone that only some questions need', 'DROP INDEX shipment_for_list'],
  ])('is refused, %s, and left as it is', async (_, change) => {
    const dataDir = newDataDir();
    await (await startTestStation({ dataDir })).stop();
    makeNewer(join(dataDir, LEDGER), `${NEWER_SHAPE} ${change};`);
    const before = filesIn(dataDir);

    await expect(startTestStation({ dataDir })).rejects.toThrow(/newer version of Packbench.*left as it is/);
    expect(filesIn(dataDir)).toEqual(before);
    rmSync(dataDir, { recursive: true });
  });
});
