import { generate } from 'selfsigned';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SqlServerDatabase } from '#shared/schema/orders/places.ts';
import { useSources } from '../use-sources.ts';
import { startFakeOrders } from './fake-orders.ts';
import { failing, nothing, PASSWORD, startFakeShop, table } from './fake-shop.ts';
import { BY_NUMBER, MANY, SPOILT } from './statements.ts';
import type { Certificate } from './tds-encryption.ts';

const { put, attempt, lookUp } = useSources({ sourcesEvery: 1000 });
const open = new Set<{ stop(): Promise<void> }>();
afterEach(async () => {
  for (const shop of open) await shop.stop();
  open.clear();
});
const kept = <S extends { stop(): Promise<void> }>(shop: S): S => {
  open.add(shop);
  return shop;
};
const orders = async (options?: Parameters<typeof startFakeOrders>[0]) => kept(await startFakeOrders(options));
const shopOf = async (...given: Parameters<typeof startFakeShop>) => kept(await startFakeShop(...given));
const ask = (connection: SqlServerDatabase, statement = BY_NUMBER) => attempt({ connection, statement, key: 'W-1' });

const certificateFor = async (host: string): Promise<Certificate> => {
  const made = await generate([{ name: 'commonName', value: host }], {
    ...{ keyType: 'rsa', keySize: 2048, algorithm: 'sha256' },
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [/^\d/.test(host) ? { type: 7, ip: host } : { type: 2, value: host }] },
    ],
  });
  return { cert: made.cert, key: made.private };
};

describe('a connection to SQL Server', () => {
  let certificate: Certificate;
  let other: Certificate;
  beforeAll(async () => {
    [certificate, other] = await Promise.all([certificateFor('127.0.0.1'), certificateFor('db.shop.example')]);
  });

  test.each([
    ['within TDS 7.4', false],
    ['before anything else, as TDS 8.0 has it', true],
  ])('is encrypted %s, where an authority is given, and its certificate is checked', async (_, isStrict) => {
    const shop = await orders({ certificate, isStrict });
    const connection = { ...shop.connection(), encryption: isStrict ? ('strict' as const) : ('mandatory' as const) };
    expect(await ask({ ...connection, ca: certificate.cert })).toMatchObject({ detail: null, rowCount: 2 });
    expect(shop.logins).toMatchObject([{ user: 'reader', password: PASSWORD, isReader: true, app: 'packbench' }]);
    expect(await ask({ ...connection, ca: other.cert })).toMatchObject({ trouble: { code: 'SOURCE_NOT_TRUSTED' } });
    expect(shop.logins).toHaveLength(1);
  });

  test.each([
    ['mandatory', false],
    ['strict', true],
  ])('that has the certificate of another server is not used: %s', async (_, isStrict) => {
    const shop = await orders({ certificate: other, isStrict });
    const encryption = isStrict ? ('strict' as const) : ('mandatory' as const);
    const { trouble } = await ask({ ...shop.connection(), encryption, ca: other.cert });
    expect(trouble).toMatchObject({ code: 'SOURCE_NOT_TRUSTED' });
    expect(shop.logins).toEqual([]);
  });

  test('is not made where the server offers no encryption, and the password is not sent', async () => {
    const shop = await orders();
    const { trouble } = await ask({ ...shop.connection(), ca: certificate.cert });
    expect(trouble).toEqual({ code: 'SOURCE_UNENCRYPTED', values: { at: `127.0.0.1:${shop.port}` } });
    expect(shop.logins).toEqual([]);
  });

  test('goes without encryption on this machine only, and where the server wants it, that is said', async () => {
    const shop = await orders({ certificate, isForced: true });
    expect((await ask(shop.connection())).trouble).toMatchObject({ code: 'SOURCE_WANTS_ENCRYPTION' });
    expect(shop.logins).toEqual([]);
  });

  test('without encryption does not follow the server to another one', async () => {
    const elsewhere = await orders();
    const shop = await orders({ routeTo: { host: '127.0.0.1', port: elsewhere.port } });
    expect((await ask(shop.connection())).trouble).toMatchObject({ code: 'SYSTEM_SAYS' });
    expect(elsewhere.logins).toEqual([]);
  });
});

describe('a statement on SQL Server', () => {
  test('has its values beside it, and is rolled back whatever it does', async () => {
    const shop = await orders();
    expect(await ask(shop.connection())).toMatchObject({ detail: null });
    expect(shop.calls.at(-1)).toMatchObject({
      text: expect.stringContaining('WHERE o.number = @p1'),
      parameters: [{ name: '@p1', type: 'varchar', value: 'W-1' }],
    });
    expect(shop.log).toEqual(['login', 'batch: xact_abort on', 'run', 'begin', 'run', 'rollback']);
    await attempt({ connection: shop.connection(), statement: BY_NUMBER, key: 'Ł-1' });
    expect(shop.calls.at(-1)?.parameters).toMatchObject([{ type: 'nvarchar', value: 'Ł-1' }]);
  });

  test('that fails is rolled back by the server, and once more', async () => {
    const shop = await orders();
    expect((await ask(shop.connection(), SPOILT)).trouble).toMatchObject({ code: 'SOURCE_QUERY_FAILED' });
    await expect.poll(() => shop.log.slice(2)).toEqual(['run', 'begin', 'run', 'rollback', 'closed']);
  });

  test('that finds too many rows is told to stop', async () => {
    const shop = await orders();
    await ask(shop.connection(), MANY);
    await expect.poll(() => shop.log.slice(3)).toEqual(['begin', 'run', 'attention', 'rollback', 'closed']);
  });

  test('that ends the transaction itself is no read', async () => {
    const shop = await shopOf([[/COMMIT/, () => ({ ...nothing, then: 'COMMITS' })]]);
    const { trouble } = await ask(shop.connection(), 'SELECT number FROM orders WHERE number = :key COMMIT');
    expect(trouble).toMatchObject({ code: 'SOURCE_QUERY_FAILED' });
  });

  test('whose answer is cut off in its middle is a connection that is gone', async () => {
    const shop = await shopOf([[/./, () => ({ ...table([['number', 'nvarchar(20)']], [['W-1']]), then: 'DIES' })]]);
    const { trouble, rows } = await ask(shop.connection());
    expect(trouble).toMatchObject({ code: 'SYSTEM_SAYS', values: { at: `127.0.0.1:${shop.port}` } });
    expect(rows).toEqual([]);
  });

  test('is asked once more where the server was restarted in between', async () => {
    const shop = await orders();
    await put('warehouse', { connection: shop.connection(), statement: BY_NUMBER });
    expect((await lookUp('W-1')).orders).toHaveLength(1);
    expect((await lookUp('W-2')).orders).toHaveLength(1);
    expect(shop.logins).toHaveLength(1);
    shop.cutOff();
    await expect.poll(() => shop.log).toContain('closed');
    expect((await lookUp('W-2')).orders).toHaveLength(1);
    expect(shop.logins).toHaveLength(2);
  });

  test.each([
    [208, "Invalid object name 'gone'.", 'SOURCE_QUERY_FAILED'],
    [207, "Invalid column name 'gone'.", 'SOURCE_QUERY_FAILED'],
    [229, "The SELECT permission was denied on the object 'orders'.", 'SOURCE_QUERY_FAILED'],
    [262, "CREATE TABLE permission denied in database 'shop'.", 'SOURCE_WRITE_REFUSED'],
    [3906, 'Failed to update database "shop" because the database is read-only.', 'SOURCE_WRITE_REFUSED'],
  ])('that is refused with %i says so in the words of the server', async (number, message, code) => {
    const consequence = { number: 3621, message: 'The statement has been terminated.' };
    const shop = await shopOf([[/./, () => failing({ number, message, line: 3 }, consequence)]]);
    const { trouble, detail } = await ask(shop.connection());
    expect(trouble?.code).toBe(code);
    expect(detail).toContain(message);
  });
});
