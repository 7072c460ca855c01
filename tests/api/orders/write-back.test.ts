import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WriteBack } from '#shared/schema/orders/write-back.ts';
import { startTestStation } from '../../helpers/station.ts';
import { orderDraft, orderPath } from './order-draft.ts';
import { MAPPING } from './source-mapping.ts';
import { useSources } from './use-sources.ts';

const { station, file, put, list, book } = useSources({ sourcesEvery: 20 });

const ship = (source: string, number: string, transactionId: string, body: object = {}) =>
  station.api.call('POST', `${orderPath(number, source)}/ship`, { body, headers: { transactionId } });
const waitingOf = async (name: string) =>
  (await list()).find(({ source }: { source: string }) => source === name)?.waiting;
const tryOut = async (writeBack: unknown, orderNumber = 'S-1') =>
  station.api.post('/station/v1/sources/tried/write-back/try', { writeBack, orderNumber });

/** Buys one parcel of an order of the source, and answers its tracking number. */
async function sell(source: string, number: string, lines: { line: number; quantity: number }[] = []) {
  await station.api.call('PUT', orderPath(number, source), { body: orderDraft() });
  const id = `${source}-${number}-${lines.length}-${lines[0]?.line ?? 0}`;
  const { body } = await ship(source, number, id, lines.length > 0 ? { lines } : {});
  const { shipment } = body.order.parcels.at(-1);
  return { id: shipment.id as string, number: shipment.trackingNumbers[0] as string };
}
const voided = (id: string) => station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong box' });

describe('a shop in a SQLite database', () => {
  const connection = () => ({ type: 'sqlite' as const, path: file('shop.db') });
  const set = 'UPDATE orders\nSET tracking = :trackingNumbers, sold_at = :soldAt\nWHERE number = :orderNumber';
  const writeBack = (): WriteBack => ({ connection: connection(), sold: set, voided: set });
  const statement = 'SELECT * FROM orders WHERE number = :key';
  const inShop = (number: string) => {
    const database = new Database(file('shop.db'), { readonly: true });
    const row = database.prepare('SELECT tracking FROM orders WHERE number = ?').get(number);
    database.close();
    return (row as { tracking: string | null }).tracking;
  };
  const run = (sql: string) => {
    const database = new Database(file('shop.db'));
    database.exec(sql);
    database.close();
  };
  beforeAll(() =>
    run(`
      CREATE TABLE orders (number TEXT PRIMARY KEY, kind TEXT, tracking TEXT, sold_at TEXT, times INTEGER NOT NULL DEFAULT 0);
      INSERT INTO orders (number, kind) VALUES ('S-1', 'web'), ('S-2', 'web'), ('S-3', 'web');`),
  );

  test('has the number of every parcel once it is sold, and has it no more once it is voided', async () => {
    await put('shop', { connection: connection(), statement, writeBack: writeBack() });
    const [one, other] = [
      await sell('shop', 'S-1', [{ line: 1, quantity: 2 }]),
      await sell('shop', 'S-1', [{ line: 2, quantity: 1 }]),
    ];
    await expect.poll(() => inShop('S-1')).toBe(`${one.number}, ${other.number}`);
    expect((await voided(one.id)).status).toBe(200);
    await expect.poll(() => inShop('S-1')).toBe(other.number);
    await expect.poll(() => waitingOf('shop')).toEqual({ orders: 0, since: null, detail: null, trouble: null });
  });

  test('that has no such row, or would change two, says so; the label is sold all the same, and told once it can be', async () => {
    await put('shop', { connection: connection(), statement, writeBack: writeBack() });
    const { number } = await sell('shop', 'S-9');
    await expect
      .poll(() => waitingOf('shop'))
      .toMatchObject({
        ...{ orders: 1, since: expect.any(String) },
        ...{ detail: 'What is told of order S-9 finds no row there.', trouble: { code: 'WRITE_BACK_NO_ROW' } },
      });
    const { checks } = (await station.api.get('/health/ready')).body;
    expect(checks.find(({ name }: { name: string }) => name === 'writeBack')).toMatchObject({
      ...{
        status: 'warning',
        detail: expect.stringMatching(/^1 order\(s\) wait to be told to shop, the oldest since 20/),
      },
      trouble: { code: 'SOURCES_WAIT', values: { sources: 'shop', count: 1 }, because: { code: 'WRITE_BACK_NO_ROW' } },
    });
    run("INSERT INTO orders (number, kind) VALUES ('S-9', 'web')");
    await put('shop', { connection: connection(), statement, writeBack: writeBack() });
    await expect.poll(() => inShop('S-9')).toBe(number);

    const all = 'UPDATE orders SET tracking = :trackingNumber WHERE kind = coalesce(:orderNumber, kind)';
    await put('shop', { connection: connection(), statement, writeBack: { ...writeBack(), sold: all } });
    await station.api.call('PUT', orderPath('web', 'shop'), { body: orderDraft() });
    await ship('shop', 'web', 'web-1');
    await expect
      .poll(async () => (await waitingOf('shop'))?.trouble)
      .toEqual({
        code: 'WRITE_BACK_ROWS',
        values: { number: 'web', count: 4 },
      });
    expect(inShop('S-2')).toBeNull();
    await put('shop', { connection: connection(), statement });
    await expect.poll(async () => (await waitingOf('shop'))?.orders).toBe(0);
  });

  test('is told what waits after a restart', async () => {
    const first = await startTestStation({ sourcesEvery: 20 });
    const api = first.api;
    const path = join(first.dataDir, 'later.db');
    await api.call('PUT', '/station/v1/sources/late', {
      body: {
        ...{ connection: { type: 'sqlite', path }, reading: 'LOOK_UP', mapping: MAPPING, statement },
        writeBack: { connection: { type: 'sqlite', path }, sold: set, voided: set },
      },
    });
    await api.call('PUT', orderPath('S-1', 'late'), { body: orderDraft() });
    await api.call('POST', `${orderPath('S-1', 'late')}/ship`, { body: {}, headers: { transactionId: 'late-1' } });
    const waiting = async (at: typeof first) => (await at.api.get('/station/v1/sources')).body.sources[0].waiting;
    await expect.poll(async () => (await waiting(first)).trouble?.code).toBe('NOT_THERE');
    await first.stop();

    const database = new Database(path);
    database.exec(
      "CREATE TABLE orders (number TEXT, tracking TEXT, sold_at TEXT); INSERT INTO orders (number) VALUES ('S-1')",
    );
    const second = await startTestStation({ dataDir: first.dataDir, sourcesEvery: 20 });
    await expect.poll(() => database.prepare('SELECT tracking FROM orders').pluck().get()).toEqual(expect.any(String));
    database.close();
    await second.dispose();
  });

  test('is tried twice, and everything taken back: what adds up is found out', async () => {
    expect((await tryOut(writeBack())).body).toEqual({ detail: null, trouble: null, isRepeatable: true, body: null });
    const adds = 'UPDATE orders SET times = times + 1 WHERE number = :orderNumber';
    expect((await tryOut({ ...writeBack(), sold: adds })).body).toMatchObject({
      ...{ isRepeatable: false, trouble: { code: 'WRITE_BACK_DIFFERS' } },
    });
    run('CREATE TABLE log (number TEXT, tracking TEXT)');
    const addsRows = 'INSERT INTO log VALUES (:orderNumber, :state) ON CONFLICT DO UPDATE SET tracking = :state';
    expect((await tryOut({ ...writeBack(), voided: addsRows })).body).toMatchObject({ isRepeatable: false });
    expect((await tryOut(writeBack(), 'nobody')).body.trouble).toMatchObject({ code: 'WRITE_BACK_NO_ROW' });
    const broken = 'UPDATE orders SET vanished = :trackingNumber WHERE number = :orderNumber';
    expect((await tryOut({ ...writeBack(), voided: broken })).body.detail).toContain('no such column: vanished');
    const database = new Database(file('shop.db'), { readonly: true });
    expect(database.prepare('SELECT sum(times) FROM orders').pluck().get()).toBe(0);
    database.close();
  });

  test.each([
    ['INSERT INTO orders (number) VALUES (:orderNumber)', 'WRITE_BACK_STATEMENT'],
    ['DELETE FROM orders WHERE number = :orderNumber', 'WRITE_BACK_STATEMENT'],
    [`${set}; DROP TABLE orders`, 'SOURCE_STATEMENT_SEVERAL'],
    ['UPDATE orders SET tracking = :tracking WHERE number = :orderNumber', 'SOURCE_STATEMENT_PARAMETER'],
  ])('is never told with %s', async (sold, code) => {
    const { status, body } = await put('shop', {
      connection: connection(),
      statement,
      writeBack: { ...writeBack(), sold },
    });
    expect([status, body.errors[0].pointer, body.errors[0].trouble.code]).toEqual([422, '/writeBack/sold', code]);
  });
});

describe('a shop behind an address', () => {
  const calls: { url: string; key: string; secret: string; body: unknown }[] = [];
  /** What it does with the next calls; then it takes them. */
  const next: (number | 'silent')[] = [];
  const server = createServer((asked, answer) => {
    let text = '';
    asked.on('data', (chunk: Buffer) => (text += chunk.toString()));
    asked.on('end', () => {
      const { 'idempotency-key': key, 'x-shop': secret } = asked.headers;
      calls.push({
        url: `${asked.method} ${asked.url}`,
        key: String(key),
        secret: String(secret),
        body: JSON.parse(text),
      });
      const does = next.shift() ?? 200;
      if (does === 'silent') asked.socket.destroy();
      else answer.writeHead(does).end();
    });
  });
  let target: WriteBack;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    target = {
      connection: {
        ...{ type: 'http', method: 'PATCH', url: `http://127.0.0.1:${port}/o/{orderNumber}` },
        ...{ header: 'X-Shop', password: 'canary-shop-secret' },
      },
      sold: '{"state": "{state}", "cost": "{cost}", "text": "{service} of {account}", "by": "{packer}"}',
      voided: '{"state": "{state}"}',
    };
  });
  afterAll(() => server.close());
  const source = (writeBack: WriteBack) => ({
    connection: { type: 'file' as const, path: file('none.csv') },
    writeBack,
  });

  test('gets the same request under the same key until it takes it, and the secret in its header alone', async () => {
    next.push(500, 'silent');
    const { body } = await put('web', source(target));
    expect(body.source.writeBack.connection.password).toBe('********');
    await station.api.call('PUT', orderPath('#1 a', 'web'), { body: orderDraft() });
    await station.api.call('POST', `${orderPath('#1 a', 'web')}/claim`, { body: { packer: 'Mia' } });
    await ship('web', '#1 a', 'web-2');
    for (let tries = 1; tries < 3; tries++) {
      await expect.poll(() => calls.length).toBe(tries);
      await expect.poll(async () => (await waitingOf('web'))?.trouble).not.toBeNull();
      // Sent back as it was answered, it keeps the secret, and what waits is due.
      expect((await put('web', source(body.source.writeBack))).status).toBe(200);
    }
    await expect.poll(async () => (await waitingOf('web'))?.orders).toBe(0);
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(1);
    expect(calls[0]).toMatchObject({
      ...{ url: 'PATCH /o/%231%20a', secret: 'canary-shop-secret' },
      body: { state: 'SOLD', cost: null, text: 'A_GROUND of test-a', by: 'Mia' },
    });
    for (const name of readdirSync(station.dataDir).filter((each) => /\.(?:db|db-wal|log)$/.test(each)))
      expect(readFileSync(join(station.dataDir, name), 'latin1')).not.toContain('canary-shop-secret');
  });

  test('shows what it would get, and gets nothing, when it is tried; a wrong body or address is refused', async () => {
    const before = calls.length;
    expect((await tryOut(target)).body.body).toBe(
      '{"state":"SOLD","cost":"12.34","text":"EXAMPLE of example","by":null}',
    );
    expect(calls).toHaveLength(before);
    const refused = async (change: Partial<WriteBack>) => (await tryOut({ ...target, ...change })).body.errors?.[0];
    expect(await refused({ voided: '{' })).toMatchObject({ pointer: '/writeBack/voided' });
    expect(await refused({ sold: '{"a": "{tracking}"}' })).toMatchObject({ trouble: { code: 'WRITE_BACK_NAME' } });
    const elsewhere = { ...target.connection, url: 'https://{orderNumber}.example/' };
    expect(await refused({ connection: elsewhere as WriteBack['connection'] })).toMatchObject({
      pointer: '/writeBack/connection/url',
    });
  });
});

test('a source that is read regularly is read without being asked, by what changed', async () => {
  const table = (rows: string) =>
    writeFileSync(file('read.csv'), `number;name;street;city;zip;country;sku;quantity\n${rows}`);
  table('R-1;Jane Roe;Hauptstr. 1;Berlin;10115;DE;MUG;1\n');
  await put('regular', { connection: { type: 'file', path: file('read.csv') }, reading: 'READ', everyMinutes: 1 });
  await expect.poll(() => book('regular')).toEqual(['R-1 v1']);
});
