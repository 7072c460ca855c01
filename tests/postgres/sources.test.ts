import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostgresqlDatabase } from '#shared/schema/orders/places.ts';
import { orderDraft, orderPath } from '../api/orders/order-draft.ts';
import { MAPPING } from '../api/orders/source-mapping.ts';
import { useSources } from '../api/orders/use-sources.ts';
import { newDatabase, type TestDatabase } from './database.ts';

const { put, attempt, lookUp, read, readByItself, book, list, station } = useSources({ sourcesEvery: 50 });
let shop: TestDatabase;
let connection: PostgresqlDatabase;
const STATEMENT = 'SELECT * FROM public.orders JOIN public.lines USING (number) WHERE number = :key';

beforeAll(async () => {
  shop = await newDatabase();
  await shop.asAdministrator(`
    CREATE TABLE public.orders (number text PRIMARY KEY, id int, name text, street text, city text, zip text, country text, changed timestamptz);
    CREATE TABLE public.lines (number text, sku text, quantity int);
    INSERT INTO public.orders VALUES
      ('P-1', 1, 'Jane Roe', 'Hauptstr. 1', 'Köln', '50667', 'DE', '2026-03-01 10:00:00.123456+00'),
      ('P-2', 2, 'John Doe', '2 Main St', 'Reno', '89501', 'US', '2026-03-01 10:00:00.123457+00');
    INSERT INTO public.lines VALUES ('P-1', 'MUG', 2), ('P-1', 'PLATE', 1), ('P-2', 'MUG', 5);`);
  const { hosts, database, user, password = '' } = shop.address;
  connection = { type: 'postgresql', host: '127.0.0.1', port: hosts[0]?.port ?? 0, database, user, password };
});
afterAll(() => shop.drop());

describe('a PostgreSQL database', () => {
  test('is looked up by the number of an order; its password is sealed, and belongs to its place', async () => {
    const { source } = (await put('pg', { connection, statement: STATEMENT })).body;
    expect(source.connection).toEqual({ ...connection, password: '********' });
    expect((await lookUp('P-1')).orders).toMatchObject([
      {
        ...{ orderNumber: 'P-1', recipient: { address: { city: 'Köln' } } },
        lines: [
          { sku: 'MUG', quantity: 2 },
          { sku: 'PLATE', quantity: 1 },
        ],
      },
    ]);
    const kept = await put('pg', { connection: source.connection, statement: `${STATEMENT} ORDER BY sku` });
    expect(kept.status).toBe(200);
    expect((await lookUp('P-2')).orders).toMatchObject([{ orderNumber: 'P-2' }]);
    const elsewhere = { ...source.connection, host: 'db.shop.example' };
    expect((await put('pg', { connection: elsewhere, statement: STATEMENT })).body.errors).toMatchObject([
      { code: 'FIELD_REQUIRED', pointer: '/connection/password' },
    ]);
  });

  test('may only be read, even by a superuser: a statement that writes is refused, and nothing is changed', async () => {
    await shop.asAdministrator(`
      CREATE FUNCTION public.spoil(key text) RETURNS int LANGUAGE plpgsql AS $$
      BEGIN DELETE FROM public.orders WHERE number = key; RETURN 1; END $$;
      CREATE SEQUENCE public.counter;`);
    for (const statement of [
      'SELECT public.spoil(:key)',
      'WITH gone AS (DELETE FROM public.orders WHERE number = :key RETURNING *) SELECT * FROM gone',
      'SELECT * INTO public.copied FROM public.orders WHERE number = :key',
      "SELECT nextval('public.counter'), :key::text",
      "SELECT set_config('transaction_read_only', 'off', false), public.spoil(:key)",
    ]) {
      const { trouble, rows } = await attempt({ connection, statement, key: 'P-1' });
      expect([trouble?.code, rows], statement).toEqual([
        expect.stringMatching(/^SOURCE_(?:WRITE_REFUSED|QUERY_FAILED)$/),
        [],
      ]);
    }
    const all = await attempt({
      connection,
      reading: 'READ',
      statement: "SELECT count(*), to_regclass('public.copied') AS copied FROM public.orders",
    });
    expect(all.rows).toEqual([{ count: '2', copied: null }]);
  });

  test('is read with numbers as it keeps them, and with words in its lists', async () => {
    const statement = `SELECT o.*, 'MUG' AS sku, 1 AS quantity, 0.1::real AS weight, 'KG' AS unit, 1234567.89::numeric AS price,
      'EUR' AS currency, ARRAY['4006381333931', '012345678905'] AS codes, ARRAY['gift', 'two parts', NULL] AS tags
      FROM public.orders o WHERE number = :key`;
    const mapping: object = {
      ...{ ...MAPPING, tags: 'tags', 'line.barcodes': 'codes', 'line.weight': 'weight', 'line.weightUnits': 'unit' },
      ...{ 'line.value': 'price', 'line.currency': 'currency' },
    };
    expect((await attempt({ connection, statement, mapping, key: 'P-1' })).orders).toMatchObject([
      {
        errors: [],
        order: {
          tags: ['gift', 'two parts'],
          lines: [
            {
              barcodes: ['4006381333931', '012345678905'],
              weight: { value: 0.1 },
              value: { amount: 1_234_567.89, currency: 'EUR' },
            },
          ],
        },
      },
    ]);
  });

  test('is read from a mark on, to the microsecond', async () => {
    await put('regular', {
      ...{ connection, reading: 'READ', since: '-infinity', everyMinutes: 1440 },
      statement: 'SELECT * FROM public.orders JOIN public.lines USING (number) WHERE changed > :since',
      mapping: { ...MAPPING, mark: 'changed', revision: 'changed' },
    });
    expect(await readByItself('regular')).toMatchObject({
      ...{ state: 'OK', orders: 2, mark: '2026-03-01 10:00:00.123457+00' },
    });
    expect(await read('regular')).toMatchObject({ state: 'OK', orders: 0, mark: '2026-03-01 10:00:00.123457+00' });
    expect(await book('regular')).toHaveLength(2);
  });

  test('has no order of a key that cannot be one, and answers after its connections were ended', async () => {
    await put('numbered', {
      connection,
      statement: 'SELECT * FROM public.orders JOIN public.lines USING (number) WHERE id = :key',
    });
    expect(await lookUp('scanned-elsewhere')).toEqual({ orders: [], troubles: [] });
    expect((await lookUp('2')).orders).toMatchObject([{ orderNumber: 'P-2' }]);
    await shop.asAdministrator(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    expect((await lookUp('2')).orders).toMatchObject([{ orderNumber: 'P-2' }]);
  });

  test.each([
    ['that does not parse', 'SELECT FROM WHERE :key', 'SOURCE_QUERY_FAILED'],
    [
      'that finds a million rows',
      "SELECT o.*, 1 AS quantity, 'x' AS sku FROM public.orders o, generate_series(1, 1000000) WHERE number = :key",
      'SOURCE_TOO_MANY_ROWS',
    ],
    ['that never ends', 'SELECT pg_sleep(60), :key::text', 'SOURCE_TOO_SLOW'],
  ])('with a statement %s is one sentence', async (_, statement, code) => {
    await put('failing', { connection, statement });
    expect((await lookUp('P-1')).troubles).toMatchObject([{ source: 'failing', trouble: { code } }]);
    expect(await list()).toMatchObject([{ state: 'FAILED', trouble: { code } }]);
    expect(await book('failing')).toEqual([]);
  });

  test.each([
    ['refuses the password', { password: 'another' }, 'SOURCE_LOGIN_REFUSED'],
    ['does not run', { port: 9 }, 'CONNECTION_REFUSED'],
    ['has no certificate of the authority', { ca: 'none' }, 'SOURCE_NOT_TRUSTED'],
  ])('that %s is named', async (_, change, code) => {
    const { trouble } = await attempt({ connection: { ...connection, ...change }, statement: STATEMENT, key: 'P-1' });
    expect(trouble.code).toBe(code);
  });

  test('has the number of a parcel once it is sold, and has it no more once it is voided; tried, it keeps nothing', async () => {
    await shop.asAdministrator(
      'ALTER TABLE public.orders ADD tracking text, ADD cost numeric, ADD sold_at timestamptz, ADD times int NOT NULL DEFAULT 0',
    );
    const tracking = async () => (await attempt({ connection, statement: STATEMENT, key: 'P-1' })).rows[0].tracking;
    const sold =
      'UPDATE public.orders SET tracking = :trackingNumbers, cost = :cost, sold_at = :soldAt WHERE number = :orderNumber';
    const voided = 'UPDATE public.orders SET tracking = :trackingNumbers WHERE number = :orderNumber';
    const writeBack = { connection, sold, voided };
    const tried = async (change: object = {}) =>
      (
        await station.api.post('/station/v1/sources/pg/write-back/try', {
          writeBack: { ...writeBack, ...change },
          orderNumber: 'P-1',
        })
      ).body;
    expect(await tried()).toEqual({ detail: null, trouble: null, isRepeatable: true, body: null });
    const adds =
      "UPDATE public.orders SET tracking = coalesce(tracking, '') || :trackingNumber WHERE number = :orderNumber";
    expect(await tried({ sold: adds })).toMatchObject({ isRepeatable: false, trouble: { code: 'WRITE_BACK_DIFFERS' } });
    expect(await tried({ sold: sold.replace('WHERE', 'WHERE true OR') })).toMatchObject({
      trouble: { code: 'WRITE_BACK_ROWS', values: { number: 'P-1', count: 2 } },
    });
    expect(await tracking()).toBeNull();

    await put('pg', { connection, statement: STATEMENT, writeBack });
    await station.api.call('PUT', orderPath('P-1', 'pg'), { body: orderDraft() });
    const bought = await station.api.call('POST', `${orderPath('P-1', 'pg')}/ship`, {
      ...{ body: {}, headers: { transactionId: 'P-1-1' } },
    });
    const { id, trackingNumbers } = bought.body.order.parcels[0].shipment;
    await expect.poll(tracking).toBe(trackingNumbers[0]);
    await shop.asAdministrator(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong box' });
    await expect.poll(tracking).toBeNull();
  });

  test('leaves its password in no answer and no table', async () => {
    const { password } = connection;
    await put('pg', { connection, statement: STATEMENT });
    expect(JSON.stringify([await list(), await station.ledger.sources.list()])).not.toContain(password);
  });
});
