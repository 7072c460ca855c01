import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAPPING } from '../source-mapping.ts';
import { useSources } from '../use-sources.ts';
import { type Shop, SHOPS } from './shops.ts';
import {
  BY_ID,
  BY_NUMBER,
  ENDLESS,
  MANY,
  SEVERAL,
  SINCE,
  SPOILT,
  TYPES,
  typesStatement,
  WRITING,
} from './statements.ts';

const { put, attempt, lookUp, read, readByItself, book, list, station } = useSources({ sourcesEvery: 50 });
const lines = (text: string) => text.split('\n').length;

describe.each(SHOPS)('orders in SQL Server, on %s', (_, start) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await start();
  }, 60_000);
  afterAll(() => shop.stop());

  test('are looked up by their number; the password is sealed', async () => {
    const connection = shop.connection();
    const { source } = (await put('warehouse', { connection, statement: BY_NUMBER })).body;
    expect(source.connection).toEqual({ ...connection, password: '********' });
    const { orders, troubles } = await lookUp('W-1');
    expect(troubles).toEqual([]);
    expect(orders).toMatchObject([
      {
        ...{ orderNumber: 'W-1', recipient: { address: { city: 'Köln' } } },
        lines: [
          { sku: 'MUG', quantity: 2 },
          { sku: 'PLATE', quantity: 1 },
        ],
      },
    ]);
    expect((await lookUp('W-2')).orders[0].recipient.contact.personName).toBe("O'Neill \\ Łódź");
    expect(await lookUp("W-1' OR '1'='1")).toEqual({ orders: [], troubles: [] });
    expect(JSON.stringify([await list(), await station.ledger.sources.list()])).not.toContain(connection.password);
  });

  test('are not found by a key that cannot be a value of their column', async () => {
    await put('numbered', { connection: shop.connection(), statement: BY_ID });
    expect((await lookUp('12')).orders).toMatchObject([{ orderNumber: 'W-1' }]);
    expect(await lookUp('12abc')).toEqual({ orders: [], troubles: [] });
  });

  test('come with every value of every type as it stands there', async () => {
    const { rows, detail } = await attempt({ connection: shop.connection(), statement: typesStatement, key: 'all' });
    expect(detail).toBeNull();
    expect(Object.values(rows[0])).toEqual(TYPES.map(([, , value]) => value));
  });

  test('are not read with a login that may write, and nothing of the statement is run', async () => {
    const { trouble, rows } = await attempt({
      ...{ connection: shop.connection('writer'), statement: BY_NUMBER, key: 'W-1' },
    });
    expect(trouble).toMatchObject({ code: 'SOURCE_MAY_WRITE', values: { user: shop.connection('writer').user } });
    expect(rows).toEqual([]);
  });

  test('are not changed by a statement that writes', async () => {
    const { trouble } = await attempt({ connection: shop.connection(), statement: WRITING, key: 'W-1' });
    expect(trouble).toMatchObject({ code: 'SOURCE_WRITE_REFUSED' });
    expect(await shop.order('W-1')).toMatchObject({ tracking: null });
  });

  test('are read from a mark on, to the tenth of a microsecond', async () => {
    await put('regular', {
      ...{ connection: shop.connection(), reading: 'READ', since: '1970-01-02', everyMinutes: 1440 },
      ...{ statement: SINCE, mapping: { ...MAPPING, mark: 'changed' } },
    });
    expect(await readByItself('regular')).toMatchObject({ state: 'OK', orders: 2 });
    expect(await book('regular')).toHaveLength(2);
    expect(await read('regular')).toMatchObject({ state: 'OK', orders: 0, mark: '2026-03-01T10:00:00.1234568' });
  });

  test.each([
    ['that does not parse', SPOILT, { code: 'SOURCE_QUERY_FAILED' }],
    ['of several, with nothing between them', SEVERAL, { code: 'SOURCE_STATEMENT_SEVERAL' }],
    ['that finds a million rows', MANY, { code: 'SOURCE_TOO_MANY_ROWS', values: { limit: 10_000 } }],
    ['that never ends', ENDLESS, { code: 'SOURCE_TOO_SLOW', values: { seconds: 5 } }],
  ])('with a statement %s are one sentence, and answer the next', async (_of, statement, trouble) => {
    await put('failing', { connection: shop.connection(), statement });
    expect((await lookUp('W-1')).troubles).toMatchObject([{ source: 'failing', trouble }]);
    await put('failing', { connection: shop.connection(), statement: BY_NUMBER });
    expect((await lookUp('W-1')).orders).toHaveLength(1);
  });

  test('with a statement that does not parse say in which line', async () => {
    const { detail } = await attempt({ connection: shop.connection(), statement: SPOILT, key: 'W-1' });
    expect(lines(SPOILT)).toBe(2);
    expect(detail).toMatch(/“Msg 102, Line 2: Incorrect syntax near/);
  });

  test.each([
    ['refuses the password', { password: 'another' }, 'SOURCE_LOGIN_REFUSED'],
    ['has no such database', { database: 'gone' }, 'SOURCE_LOGIN_REFUSED'],
    ['does not run', { port: 9 }, 'CONNECTION_REFUSED'],
  ])('that %s is named', async (_of, change, code) => {
    const connection = { ...shop.connection(), ...change };
    expect((await attempt({ connection, statement: BY_NUMBER, key: 'W-1' })).trouble?.code).toBe(code);
  });
});
