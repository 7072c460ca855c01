import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasMariadb, startMariadb } from './mariadb-server.ts';
import { orderDraft, orderPath } from './order-draft.ts';
import { MAPPING } from './source-mapping.ts';
import { useSources } from './use-sources.ts';

const isThere = hasMariadb();
const { put, attempt, lookUp, read, readByItself, book, list, station } = useSources({ sourcesEvery: 50 });
let shop: Awaited<ReturnType<typeof startMariadb>>;
const STATEMENT = 'SELECT * FROM orders JOIN order_lines USING (number) WHERE number = :key';
const columns = (text: string) => shop.run(`USE shop; ${text}`);

describe.skipIf(!isThere)('a MariaDB database', () => {
  beforeAll(async () => {
    shop = await startMariadb();
    await columns(`
      CREATE TABLE orders (number varchar(20) PRIMARY KEY, id int, name text, street text, city text, zip text, country text,
        changed timestamp(6), tracking text, shipped datetime, times int NOT NULL DEFAULT 0);
      CREATE TABLE order_lines (number varchar(20), sku text, quantity int);
      SET time_zone = '+00:00';
      INSERT INTO orders (number, id, name, street, city, zip, country, changed) VALUES
        ('M-1', 12, 'Jane Roe', 'Hauptstr. 1', 'Köln', '50667', 'DE', '2026-03-01 10:00:00.123456'),
        ('M-2', 13, 'O''Neill \\\\ Sons', '2 Main St', 'Reno', '89501', 'US', '2026-03-01 10:00:00.123457');
      INSERT INTO order_lines VALUES ('M-1', 'MUG', 2), ('M-1', 'PLATE', 1), ('M-2', 'MUG', 5);`);
  }, 60_000);
  afterAll(() => shop.stop());

  test('is looked up by the number of an order; its password is sealed', async () => {
    const { connection } = shop;
    const { source } = (await put('maria', { connection, statement: STATEMENT })).body;
    expect(source.connection).toEqual({ ...connection, password: '********' });
    const { orders, troubles } = await lookUp('M-1');
    expect(troubles).toEqual([]);
    expect(orders).toMatchObject([
      {
        ...{ orderNumber: 'M-1', recipient: { address: { city: 'Köln' } } },
        lines: [
          { sku: 'MUG', quantity: 2 },
          { sku: 'PLATE', quantity: 1 },
        ],
      },
    ]);
    expect((await lookUp('M-2')).orders[0].recipient.contact.personName).toBe('O’Neill \\ Sons'.replace('’', "'"));
    expect(await lookUp("M-1' OR '1'='1")).toEqual({ orders: [], troubles: [] });
    expect(JSON.stringify([await list(), await station.ledger.sources.list()])).not.toContain(connection.password);
  });

  test('has numbers as they were stored, also in columns of four bytes, bits and lists', async () => {
    await columns(`CREATE TABLE kinds (number varchar(9), f float, d double, n decimal(30,10), big bigint unsigned, b bit(1), yes bool, j json);
      INSERT INTO kinds VALUES ('K-1', 0.1, 19.99, 12345678901234567890.0123456789, 18446744073709551615, b'1', 1, '["a b","c"]')`);
    const statement = 'SELECT f, d, n, big, b, yes, j FROM kinds WHERE number = :key';
    const { rows, trouble } = await attempt({ connection: shop.connection, statement, key: 'K-1', mapping: {} });
    expect([trouble, rows]).toEqual([
      null,
      [
        {
          ...{ f: 0.1, d: 19.99, n: '12345678901234567890.0123456789', big: '18446744073709551615' },
          b: 1,
          yes: 1,
          j: '["a b","c"]',
        },
      ],
    ]);
  });

  test('finds no order by a key that only begins with its number', async () => {
    await put('numbered', { connection: shop.connection, statement: STATEMENT.replace('number = :key', 'id = :key') });
    expect((await lookUp('12')).orders).toMatchObject([{ orderNumber: 'M-1' }]);
    expect(await lookUp('12abc')).toEqual({ orders: [], troubles: [] });
  });

  test('may only be read, even by who may do anything: a statement that writes is refused, and nothing is changed', async () => {
    const path = join(tmpdir(), `packbench-outfile-${process.pid}`);
    await columns(`
      CREATE FUNCTION spoil(k varchar(20)) RETURNS int MODIFIES SQL DATA BEGIN DELETE FROM orders WHERE number = k; RETURN 1; END;
    `);
    await columns('CREATE SEQUENCE counter');
    for (const statement of ['SELECT spoil(:key)', 'SELECT NEXTVAL(counter), :key']) {
      const { trouble, rows } = await attempt({ connection: shop.connection, statement, key: 'M-1' });
      expect([trouble?.code, rows], statement).toEqual(['SOURCE_WRITE_REFUSED', []]);
    }
    for (const statement of [
      `SELECT * INTO OUTFILE '${path}' FROM orders WHERE number = :key`,
      'DELETE FROM orders WHERE number = :key',
      'SELECT 1 WHERE 1 = :key; DELETE FROM orders',
    ])
      expect((await put('writing', { connection: shop.connection, statement })).status, statement).toBe(422);
    expect(existsSync(path)).toBe(false);
    expect(await columns('SELECT 1')).toBeDefined();
    expect(await shop.run('SELECT count(*) AS n FROM shop.orders')).toEqual([{ n: 2 }]);
  });

  test('is read from a mark on, to the microsecond', async () => {
    await put('regular', {
      ...{ connection: shop.connection, reading: 'READ', since: '1970-01-02', everyMinutes: 1440 },
      statement: 'SELECT * FROM orders JOIN order_lines USING (number) WHERE changed > :since',
      mapping: { ...MAPPING, mark: 'changed' },
    });
    expect(await readByItself('regular')).toMatchObject({ state: 'OK', orders: 2 });
    expect(await book('regular')).toHaveLength(2);
    expect(await read('regular')).toMatchObject({ state: 'OK', orders: 0, mark: '2026-03-01 10:00:00.123457' });
  });

  test.each([
    ['that does not parse', 'SELECT FROM WHERE :key', 'SOURCE_QUERY_FAILED'],
    [
      'that finds a million rows',
      "SELECT o.*, 'x' AS sku, 1 AS quantity FROM orders o, seq_1_to_1000000 WHERE number = :key",
      'SOURCE_TOO_MANY_ROWS',
    ],
    ['that never ends', 'SELECT SLEEP(60), :key', 'SOURCE_TOO_SLOW'],
  ])('with a statement %s is one sentence, and answers the next', async (_, statement, code) => {
    await put('failing', { connection: shop.connection, statement });
    expect((await lookUp('M-1')).troubles).toMatchObject([{ source: 'failing', trouble: { code } }]);
    await put('failing', { connection: shop.connection, statement: STATEMENT });
    expect((await lookUp('M-1')).orders).toHaveLength(1);
  });

  test.each([
    ['refuses the password', { password: 'another' }, 'SOURCE_LOGIN_REFUSED'],
    ['does not run', { port: 9 }, 'CONNECTION_REFUSED'],
    ['has no certificate of the authority', { ca: 'none' }, 'SOURCE_NOT_TRUSTED'],
  ])('that %s is named', async (_, change, code) => {
    const { trouble } = await attempt({
      connection: { ...shop.connection, ...change },
      statement: STATEMENT,
      key: 'M-1',
    });
    expect(trouble?.code).toBe(code);
  });

  test('has the number of a parcel once it is sold, and has it no more once it is voided; tried, it keeps nothing', async () => {
    const { connection } = shop;
    const tracking = async () =>
      (await shop.run("SELECT tracking FROM shop.orders WHERE number = 'M-1'"))[0]?.['tracking'];
    const set = 'UPDATE orders SET tracking = :trackingNumbers WHERE number = :orderNumber';
    const tried = async (sold: string) =>
      (
        await station.api.post('/station/v1/sources/maria/write-back/try', {
          ...{ writeBack: { connection, sold, voided: set }, orderNumber: 'M-1' },
        })
      ).body;
    expect(await tried(set)).toEqual({ detail: null, trouble: null, isRepeatable: true, body: null });
    const dated = 'UPDATE orders SET shipped = :soldAt WHERE number = :orderNumber';
    expect(await tried(dated)).toMatchObject({ trouble: null, isRepeatable: true });
    const adds = 'UPDATE orders SET times = times + 1 WHERE number = :orderNumber';
    expect(await tried(adds)).toMatchObject({ isRepeatable: false, trouble: { code: 'WRITE_BACK_DIFFERS' } });
    expect(await tried('UPDATE orders SET times = 1 WHERE number <> :parcel')).toMatchObject({
      trouble: { code: 'WRITE_BACK_ROWS', values: { count: 2 } },
    });
    expect(await shop.run('SELECT sum(times) AS n FROM shop.orders')).toMatchObject([{ n: '0' }]);

    await put('maria', { connection, statement: STATEMENT, writeBack: { connection, sold: set, voided: set } });
    await station.api.call('PUT', orderPath('M-1', 'maria'), { body: orderDraft() });
    const bought = await station.api.call('POST', `${orderPath('M-1', 'maria')}/ship`, {
      ...{ body: {}, headers: { transactionId: 'M-1-1' } },
    });
    const { id, trackingNumbers } = bought.body.order.parcels[0].shipment;
    await expect.poll(tracking).toBe(trackingNumbers[0]);
    await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong box' });
    await expect.poll(tracking).toBeNull();
  });

  test('is told by an INSERT that meets its row, whose second time is seen: it changes nothing, or adds another row', async () => {
    const { connection } = shop;
    await columns(`
      CREATE TABLE parcels (number varchar(20) PRIMARY KEY, tracking text, times int NOT NULL DEFAULT 1);
      CREATE TABLE parcel_log (number varchar(20), tracking text, times int NOT NULL DEFAULT 1)`);
    const into = (table: string, update = 'tracking = VALUES(tracking)') =>
      `INSERT INTO ${table} (number, tracking) VALUES (:orderNumber, :trackingNumbers) ON DUPLICATE KEY UPDATE ${update}`;
    const tried = async (statement: string) => {
      const writeBack = { connection, sold: statement, voided: statement };
      return (await station.api.post('/station/v1/sources/maria/write-back/try', { writeBack, orderNumber: 'M-1' }))
        .body;
    };
    expect(await tried(into('parcels'))).toMatchObject({ trouble: null, isRepeatable: true });
    const differs = { isRepeatable: false, trouble: { code: 'WRITE_BACK_DIFFERS' } };
    expect(await tried(into('parcels', 'times = times + 1'))).toMatchObject(differs);
    expect(await tried(into('parcel_log'))).toMatchObject(differs);
    const ofTwo = into('parcels').replace(' ON', ", ('M-2', 'EXAMPLE-2') ON");
    expect(await tried(ofTwo)).toMatchObject({ trouble: { code: 'WRITE_BACK_ROWS', values: { count: 2 } } });
    await columns("INSERT INTO parcels VALUES ('M-1', 'EXAMPLE-1', 1)");
    expect(await tried(into('parcels'))).toMatchObject({ trouble: null, isRepeatable: true });
    expect(await shop.run('SELECT count(*) AS n FROM shop.parcel_log')).toEqual([{ n: 0 }]);
  });
});
