import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderPath } from './order-draft.ts';
import { MAPPING } from './source-mapping.ts';
import { useSources } from './use-sources.ts';

const { station, file, put, attempt, lookUp, read, readByItself, book, list } = useSources();

describe('a database in a file', () => {
  const path = () => file('shop.db');
  const connection = () => ({ type: 'sqlite' as const, path: path() });
  const statement = 'SELECT * FROM orders JOIN lines USING (number) WHERE number = :key';
  const change = (sql: string) => {
    const database = new Database(path());
    database.exec(sql);
    database.close();
  };

  beforeAll(() =>
    change(`
      CREATE TABLE orders (number TEXT, name TEXT, street TEXT, city TEXT, zip TEXT, country TEXT, changed TEXT);
      CREATE TABLE lines (number TEXT, sku TEXT, quantity INTEGER);
      INSERT INTO orders VALUES ('S-1', 'Jane Roe', 'Hauptstr. 1', 'Köln', '50667', 'DE', '2026-03-01 10:00:00');
      INSERT INTO orders VALUES ('S-2', 'John Doe', '2 Main St', 'Reno', '89501', 'US', '2026-03-02 10:00:00');
      INSERT INTO lines VALUES ('S-1', 'MUG', 2), ('S-1', 'PLATE', 1), ('S-2', 'MUG', 5);`),
  );

  test('is looked up by the number of an order, whose rows become its lines', async () => {
    expect((await put('sqlite', { connection: connection(), statement })).body.source).toMatchObject({ state: 'NEW' });
    const { orders, troubles } = await lookUp('S-1');
    expect(troubles).toEqual([]);
    expect(orders).toMatchObject([
      {
        ...{ source: 'sqlite', orderNumber: 'S-1', state: 'OPEN', version: 1 },
        recipient: { contact: { personName: 'Jane Roe' }, address: { city: 'Köln', countryCode: 'DE' } },
        lines: [
          { sku: 'MUG', quantity: 2 },
          { sku: 'PLATE', quantity: 1 },
        ],
      },
    ]);
    expect((await lookUp('S-1')).orders[0].version).toBe(1);
    expect(await lookUp('nobody')).toEqual({ orders: [], troubles: [] });
    expect((await station.api.get(orderPath('S-1', 'sqlite'))).body.order.orderNumber).toBe('S-1');
    expect((await list())[0]).toMatchObject({
      source: 'sqlite',
      state: 'OK',
    });
  });

  test('may only be read: a statement that writes is refused, and nothing is changed', async () => {
    const before = readFileSync(path());
    for (const text of [
      "INSERT INTO orders (number) SELECT 'x' WHERE 1 = :key",
      'DELETE FROM orders WHERE number = :key',
      'SELECT 1 WHERE 1 = :key; DELETE FROM orders',
    ])
      expect((await put('writing', { connection: connection(), statement: text })).status, text).toBe(422);
    const writing = await attempt({
      connection: connection(),
      statement: 'WITH gone AS (SELECT :key AS number) DELETE FROM orders WHERE number IN (SELECT number FROM gone)',
      key: 'S-1',
    });
    expect(writing).toMatchObject({ trouble: { code: 'SOURCE_WRITE_REFUSED' }, rows: [] });
    expect(readFileSync(path()).equals(before)).toBe(true);
  });

  test('is read regularly from a mark on; what is put again unchanged changes nothing', async () => {
    const sql = 'SELECT * FROM orders JOIN lines USING (number) WHERE changed > :since ORDER BY changed';
    const draft = {
      ...{
        connection: connection(),
        reading: 'READ' as const,
        statement: sql,
        since: '2000-01-01',
        everyMinutes: 1440,
      },
      mapping: { ...MAPPING, mark: 'changed' },
    };
    expect((await put('regular', { ...draft, since: undefined })).body.errors).toMatchObject([{ pointer: '/since' }]);
    await put('regular', draft);
    expect(await readByItself('regular')).toMatchObject({ state: 'OK', orders: 2, mark: '2026-03-02 10:00:00' });
    expect(await book('regular')).toEqual(['S-2 v1', 'S-1 v1']);
    change("UPDATE orders SET name = 'Jane Doe', changed = '2026-03-03 10:00:00' WHERE number = 'S-1'");
    expect(await read('regular')).toMatchObject({ orders: 1, mark: '2026-03-03 10:00:00' });
    expect(await book('regular')).toEqual(['S-2 v1', 'S-1 v2']);
    await put('regular', { ...draft, since: '2000-01-02' });
    expect(await readByItself('regular')).toMatchObject({ orders: 2 });
    expect(await book('regular')).toEqual(['S-2 v1', 'S-1 v2']);
  });

  test('keeps the mark before an order that cannot be read, until it can be', async () => {
    change(`
      INSERT INTO orders VALUES ('B-1', 'Bad', '1 Main St', NULL, '89501', 'US', '2026-04-01'), ('B-2', 'Good', '1 Main St', 'Reno', '89501', 'US', '2026-04-02');
      INSERT INTO lines VALUES ('B-1', 'MUG', 1), ('B-2', 'MUG', 1);`);
    await put('bad', {
      ...{ connection: connection(), reading: 'READ', since: '2026-03-31', everyMinutes: 1440 },
      statement: 'SELECT * FROM orders JOIN lines USING (number) WHERE changed > :since',
      mapping: { ...MAPPING, mark: 'changed' },
    });
    const first = await readByItself('bad');
    expect(first).toMatchObject({
      ...{ state: 'WARNING', mark: null },
      trouble: {
        code: 'SOURCE_ORDERS_LEFT_AT',
        values: { count: 1, number: 'B-1', field: '/recipient/address/city' },
        because: { code: 'SOURCE_FIELD_MISSING' },
      },
    });
    expect(first?.detail).toContain('In the first, B-1, /recipient/address/city is wrong. It is missing.');
    expect(await book('bad')).toEqual(['B-2 v1']);
    change("UPDATE orders SET city = 'Reno' WHERE number = 'B-1'");
    expect(await read('bad')).toMatchObject({ state: 'OK', mark: '2026-04-02', failingSince: null });
    expect(await book('bad')).toEqual(['B-1 v1', 'B-2 v1']);
  });

  test.each([
    ['that does not parse', 'SELECT FROM WHERE :key', 'SOURCE_QUERY_FAILED'],
    ['of a table that is gone', 'SELECT * FROM gone WHERE a = :key', 'SOURCE_QUERY_FAILED'],
    [
      'without a column that is mapped',
      "SELECT number, 'x' AS other FROM orders WHERE number = :key",
      'SOURCE_COLUMN_GONE',
    ],
    [
      'that returns no number',
      'SELECT NULL AS number, name, street, city, zip, country, sku, quantity FROM orders JOIN lines USING (number) WHERE number = :key',
      'SOURCE_NO_NUMBER',
    ],
    [
      'that finds two orders',
      'SELECT * FROM orders JOIN lines USING (number) WHERE :key IS NOT NULL',
      'SOURCE_TWO_ORDERS',
    ],
    [
      'that finds a million rows',
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
       SELECT orders.*, sku, quantity FROM n, orders JOIN lines USING (number) WHERE number = :key`,
      'SOURCE_TOO_MANY_ROWS',
    ],
    [
      'of text in Windows-1252',
      "SELECT orders.*, CAST(x'4bf66c6e' AS TEXT) AS sku, 1 AS quantity FROM orders WHERE number = :key",
      'SOURCE_ENCODING',
    ],
  ])('with a statement %s is one sentence, and the order book is as it was', async (_, text, code) => {
    const name = `failing-${code.toLowerCase()}`;
    await put(name, { connection: connection(), statement: text });
    const { orders, troubles } = await lookUp('S-2');
    expect(orders).toEqual([]);
    expect(troubles).toMatchObject([{ source: name, trouble: { code } }]);
    expect(await book(name)).toEqual([]);
    const sources = await list();
    expect(sources).toMatchObject([{ source: name, state: 'FAILED', trouble: { code }, detail: troubles[0].detail }]);
    expect(sources[0]?.failingSince).not.toBeNull();
    const { checks } = (await station.api.get('/health/ready')).body;
    expect(checks.find((check: { name: string }) => check.name === 'sources')).toMatchObject({
      ...{ status: 'warning', trouble: { code: 'SOURCES_FAIL', values: { sources: name }, because: { code } } },
      detail: expect.stringContaining(troubles[0].detail),
    });
  });

  test('of which a type has changed says so at the order that was asked for, on its page and in the doctor, until one is read again', async () => {
    await put('typed', {
      connection: connection(),
      statement: statement.replace('*', "orders.*, sku, 'two' AS quantity"),
    });
    const { orders, troubles } = await lookUp('S-2');
    const detail = expect.stringContaining('In the first, S-2, /lines/0/quantity is wrong. “two” is no whole number.');
    expect([orders, troubles]).toMatchObject([[], [{ source: 'typed', detail }]]);
    expect(await list()).toMatchObject([{ state: 'WARNING', detail, trouble: { code: 'SOURCE_ORDERS_LEFT_AT' } }]);
    const check = async () => {
      const { checks } = (await station.api.get('/health/ready')).body;
      return checks.find(({ name }: { name: string }) => name === 'sources');
    };
    expect(await check()).toMatchObject({ status: 'warning', trouble: { because: { code: 'SOURCE_ORDERS_LEFT_AT' } } });
    expect(await book('typed')).toEqual([]);

    await put('typed', { connection: connection(), statement });
    expect((await lookUp('S-2')).orders).toHaveLength(1);
    expect([(await list())[0]?.state, (await check()).status]).toEqual(['OK', 'ok']);
  });

  test('that is gone, or none, is named', async () => {
    expect((await attempt({ connection: { type: 'sqlite', path: file('none.db') }, statement })).trouble.code).toBe(
      'NOT_THERE',
    );
    writeFileSync(file('text.db'), 'This is no database, but a text that is long enough to be looked at.'.repeat(20));
    const other = await attempt({ connection: { type: 'sqlite', path: file('text.db') }, statement });
    expect(other.trouble.code).toBe('SYSTEM_SAYS');
  });
});
