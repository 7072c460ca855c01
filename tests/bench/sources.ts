import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import type { SourceConnection } from '#shared/schema/orders/source.ts';
import { orderDraft, orderPath } from '../api/orders/order-draft.ts';
import { MAPPING } from '../api/orders/source-mapping.ts';
import { startTestStation, type TestStation } from '../helpers/station.ts';
import { until } from '../helpers/until.ts';
import { startPostgres } from '../postgres/postgres-server.ts';

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const LOOK_UPS = 300;
const TOLD = 50;
/** What a look-up may take at the 99th percentile. */
const AIM_MS = 50;
const STATEMENT = 'SELECT * FROM orders JOIN order_lines USING (number) WHERE number = :key';
const CREATE = `
  CREATE TABLE orders (number TEXT PRIMARY KEY, name TEXT, street TEXT, city TEXT, zip TEXT, country TEXT, tracking TEXT);
  CREATE TABLE order_lines (number TEXT, sku TEXT, quantity INTEGER);
  CREATE INDEX order_lines_by_order ON order_lines (number);`;

/** A shop with a million orders of two lines each, and how it is asked without a station. */
interface Shop {
  name: string;
  connection: SourceConnection & { type: 'sqlite' | 'postgresql' };
  ask(number: string): Promise<unknown>;
  trackingOf(number: string): Promise<string | null>;
  end(): Promise<void>;
}

const fill = (series: string) => `
  INSERT INTO orders SELECT 'N' || n, 'Jane Roe', '1 Main St', 'Los Angeles', '90001', 'US', NULL FROM ${series};
  INSERT INTO order_lines SELECT 'N' || n, 'MUG', 2 FROM ${series};
  INSERT INTO order_lines SELECT 'N' || n, 'PLATE', 1 FROM ${series};`;

function sqliteShop(folder: string): Shop {
  const path = join(folder, 'shop.db');
  const database = new Database(path);
  database.exec(`PRAGMA journal_mode = WAL; ${CREATE}`);
  database.exec(
    fill(`(WITH RECURSIVE t (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < ${ORDERS}) SELECT n FROM t)`),
  );
  const ask = database.prepare(STATEMENT);
  const tracking = database.prepare<[string], string | null>('SELECT tracking FROM orders WHERE number = ?').pluck();
  return {
    name: 'SQLite',
    connection: { type: 'sqlite', path },
    ask: async (key) => ask.all({ key }),
    trackingOf: async (number) => tracking.get(number) ?? null,
    end: async () => void database.close(),
  };
}

async function postgresShop(): Promise<Shop> {
  const server = await startPostgres();
  await server.createDatabase('shop');
  const address = { ...server.connection, database: 'shop' };
  const client = new Client(address);
  await client.connect();
  await client.query(CREATE);
  await client.query(fill(`generate_series(1, ${ORDERS}) AS n`));
  await client.query('ANALYZE');
  const { host, port, user, password } = address;
  return {
    name: 'PostgreSQL',
    connection: { type: 'postgresql', host, port, database: 'shop', user, ...(password && { password }) },
    ask: (key) => client.query(STATEMENT.replace(':key', '$1'), [key]),
    async trackingOf(number) {
      const { rows } = await client.query<{ tracking: string | null }>(
        'SELECT tracking FROM orders WHERE number = $1',
        [number],
      );
      return rows[0]?.tracking ?? null;
    },
    async end() {
      await client.end();
      await server.stop();
    },
  };
}

/** Milliseconds of each. */
async function time(count: number, work: (number: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    // Orders all over the table, and none twice.
    const number = `N${1 + ((i * 7_919_317 + 13) % ORDERS)}`;
    const started = performance.now();
    await work(number);
    times.push(performance.now() - started);
  }
  return times.slice(Math.ceil(count / 10));
}

const at = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
};

async function measure({ api }: TestStation, shop: Shop): Promise<object> {
  const set = 'UPDATE orders SET tracking = :trackingNumbers WHERE number = :orderNumber';
  const writeBack = { connection: shop.connection, sold: set, voided: set };
  const source = shop.connection.type;
  const body = { connection: shop.connection, reading: 'LOOK_UP', statement: STATEMENT, mapping: MAPPING, writeBack };
  await api.call('PUT', `/station/v1/sources/${source}`, { body });
  const direct = await time(LOOK_UPS, shop.ask);
  const lookedUp = await time(LOOK_UPS, async (key) => {
    const { orders } = (await api.post('/station/v1/orders/look-up', { key })).body;
    if (orders.length !== 1) throw new Error(`${key} is not found`);
  });
  const told: number[] = [];
  for (let i = 1; i <= TOLD; i++) {
    const number = `N${i}`;
    await api.call('PUT', orderPath(number, source), { body: orderDraft() });
    const headers = { transactionId: `${source}-${i}` };
    await api.call('POST', `${orderPath(number, source)}/ship`, { body: {}, headers });
    const answered = performance.now();
    await until(async () => (await shop.trackingOf(number)) !== null, { everyMs: 2 });
    told.push(performance.now() - answered);
  }
  await api.call('DELETE', `/station/v1/sources/${source}`);
  return {
    'look-up p50': at(lookedUp, 0.5),
    'look-up p99': at(lookedUp, 0.99),
    'asked directly p50': at(direct, 0.5),
    'told after the answer p50': at(told, 0.5),
    'told p99': at(told, 0.99),
  };
}

/** Orders that are looked up in a shop's own database, and how soon that knows of their labels. Milliseconds. */
export async function benchSources(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-bench-'));
  const station = await startTestStation();
  const shops = [sqliteShop(folder), await postgresShop()];
  console.log(`\nOrders of a shop's own database of ${ORDERS}; a look-up may take ${AIM_MS} ms (p99). Milliseconds.`);
  const found: Record<string, object> = {};
  for (const shop of shops) found[shop.name] = await measure(station, shop);
  console.table(found);
  for (const shop of shops) await shop.end();
  await station.dispose();
  rmSync(folder, { recursive: true, force: true });
}
