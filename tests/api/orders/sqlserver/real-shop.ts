import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from '#electron/sources/databases/sqlserver/connection.ts';
import type { SqlServerDatabase } from '#shared/schema/orders/places.ts';
import type { Shop } from './shop.ts';

const PATIENCE = { values: [], patienceMs: 60_000, limit: 1000 };

/** A database of the test's own on a real server, with a login that may only read and one that may update; it leaves neither. */
export async function startRealShop(url: URL): Promise<Shop> {
  const tag = `packbench_${randomBytes(6).toString('hex')}`;
  const password = `Aa1-${randomBytes(18).toString('base64url')}`;
  const ca = process.env['MSSQL_CA'];
  const server = {
    ...{ type: 'sqlserver' as const, host: url.hostname, port: Number(url.port || 1433) },
    ...(ca !== undefined && { ca: readFileSync(ca, 'utf8') }),
  };
  const administrator = { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  const [master, shop] = [await connect({ ...server, ...administrator, database: 'master' }), { database: tag }];
  const loginOf = (user: string) => `${tag}_${user}`;
  await master.run({ text: `CREATE DATABASE ${tag}`, ...PATIENCE });
  for (const user of ['reader', 'writer'])
    await master.run({ text: `CREATE LOGIN ${loginOf(user)} WITH PASSWORD = '${password}'`, ...PATIENCE });
  const database = await connect({ ...server, ...administrator, ...shop });
  const run = async (text: string) => database.run({ text, ...PATIENCE });
  for (const user of ['reader', 'writer']) {
    await run(`CREATE USER ${user} FOR LOGIN ${loginOf(user)}`);
    await run(`ALTER ROLE db_datareader ADD MEMBER ${user}`);
  }
  await run(`CREATE TABLE orders (number nvarchar(20) PRIMARY KEY, id int, name nvarchar(100), street nvarchar(100),
    city nvarchar(100), zip nvarchar(20), country nvarchar(2), changed datetime2(7), tracking nvarchar(100),
    shipped_at datetime2(3), times int NOT NULL DEFAULT 0)`);
  await run('CREATE TABLE order_lines (number nvarchar(20), sku varchar(20), quantity int)');
  await run('GRANT UPDATE ON orders TO writer');
  await run(`INSERT INTO orders (number, id, name, street, city, zip, country, changed) VALUES
    (N'W-1', 12, N'Jane Roe', N'Hauptstr. 1', N'Köln', N'50667', N'DE', '2026-03-01T10:00:00.1234567'),
    (N'W-2', 13, N'O''Neill \\ Łódź', N'2 Main St', N'Reno', N'89501', N'US', '2026-03-01T10:00:00.1234568')`);
  await run("INSERT INTO order_lines VALUES (N'W-1', 'MUG', 2), (N'W-1', 'PLATE', 1), (N'W-2', 'MUG', 5)");
  return {
    name: url.host,
    connection: (user = 'reader'): SqlServerDatabase => ({ ...server, ...shop, user: loginOf(user), password }),
    async order(number) {
      const [found] = await run(`SELECT tracking, times FROM orders WHERE number = N'${number}'`);
      const [tracking, times] = found?.rows[0] ?? [];
      return { tracking: tracking as string | null, times: Number(times) };
    },
    async stop() {
      database.end();
      await master.run({ text: `ALTER DATABASE ${tag} SET SINGLE_USER WITH ROLLBACK IMMEDIATE`, ...PATIENCE });
      await master.run({ text: `DROP DATABASE ${tag}`, ...PATIENCE });
      for (const user of ['reader', 'writer']) await master.run({ text: `DROP LOGIN ${loginOf(user)}`, ...PATIENCE });
      master.end();
    },
  };
}
