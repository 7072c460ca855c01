import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { openPool } from '#electron/ledger/postgres/database.ts';
import { accept, newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';
import { openLink } from '../trouble/link.ts';
import { startServerPair, tell, type ServerPair } from '../trouble/server-pair.ts';

/** Beside the server of the tests, which has the same superuser. */
let pair: ServerPair;
let database: TestDatabase;
let place: ReturnType<typeof newFolder>;
let open: Ledger[] = [];
beforeAll(async () => {
  pair = await startServerPair();
}, 60_000);
afterAll(() => pair.stop());
beforeEach(async () => {
  [database, place] = [await newDatabase(), newFolder()];
});
afterEach(async () => {
  for (const ledger of open) await ledger.close();
  open = [];
  place.remove();
  await database.drop();
});

async function openAt(hosts: LedgerAddress['hosts'], name = database.address.database): Promise<Ledger> {
  const address = { ...database.address, hosts, database: name };
  const ledger = await openPostgresLedger({ address, folder: place.folder, clock: new TestClock() });
  open.push(ledger);
  return ledger;
}
const hostOf = ({ host, port }: { host: string; port: number }) => ({ host, port });
const ours = () => hostOf(inject('postgres'));

/** Where nobody listens. */
async function deadHost() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return { host: '127.0.0.1', port };
}
const shipmentsAt = async (at: ServerPair['connections'][number], name: string) =>
  (await tell(at, 'SELECT id FROM packbench.shipment ORDER BY sequence', [], name)).map(({ id }) => id);

test('of several hosts those that are dead are passed over, in whatever order they stand', async () => {
  const dead = await deadHost();
  const first = await openAt([dead, ours()]);
  const { id } = await accept(first);
  await first.close();
  const second = await openAt([ours(), dead]);
  expect(await second.shipments.find(id)).toMatchObject({ id });
  await expect(openAt([dead, await deadHost()])).rejects.toThrow('ECONNREFUSED');
});

test('many who ask at once all find the primary: nobody leaves it for a host that another one has found dead', async () => {
  const pool = openPool({ ...database.address, hosts: [await deadHost(), await deadHost(), ours()] });
  const asked = Array.from({ length: 40 }, () => pool.one('SELECT 1 AS one'));
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toEqual([]);
  await pool.close();
});

test('a host is not left because the desk has all its connections to it in use', async () => {
  const pool = openPool({ ...database.address, hosts: [ours(), await deadHost()] });
  const busy = Array.from({ length: 4 }, () => pool.one('SELECT pg_sleep(5.5)'));
  await expect(pool.one('SELECT 1 AS one')).resolves.toEqual({ one: 1 });
  await Promise.all(busy);
  await pool.close();
});

test('a server that takes no writes is passed over, and nothing is written there', async () => {
  const { database: name } = database.address;
  const readOnly = pair.primary();
  await tell(readOnly, `CREATE DATABASE ${name}`);
  await tell(readOnly, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const ledger = await openAt([hostOf(readOnly), ours()]);
  const { id } = await accept(ledger);
  expect(await shipmentsAt(inject('postgres'), name)).toEqual([id]);
  expect(await tell(readOnly, `SELECT 1 FROM pg_namespace WHERE nspname = 'packbench'`, [], name)).toEqual([]);
  await ledger.close();
  await expect(openAt([hostOf(readOnly)])).rejects.toThrow('takes no writes');
});

test('a server that is made read-only while a desk writes is left for the next one', async () => {
  const { database: name } = database.address;
  const ledger = await openAt([ours(), hostOf(pair.primary())]);
  await accept(ledger);
  await database.asAdministrator(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await database.asAdministrator(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
  );
  // The other one is a server, and has no such ledger: nothing is made there behind anybody's back.
  await expect.poll(() => accept(ledger).catch((error: Error) => error.name)).toBe('LedgerAwayError');
  expect(
    await tell(pair.primary(), `SELECT 1 FROM pg_namespace WHERE nspname = 'packbench'`, [], name).catch(() => []),
  ).toEqual([]);
});

test('of a primary and its standby the primary is written, and the standby once it is promoted', async () => {
  const name = 'followed';
  await tell(pair.primary(), `CREATE DATABASE ${name}`);
  await pair.follow({ synchronous: true });
  const standby = pair.connections.find(({ port }) => port !== pair.primary().port);
  const hosts = [standby ?? pair.primary(), pair.primary()].map(hostOf);
  const ledger = await openAt(hosts, name);
  const before = await accept(ledger);
  expect(await shipmentsAt(pair.primary(), name)).toEqual([before.id]);

  await pair.failOver();
  const again: { id: string } = await expect
    .poll(() => accept(ledger).catch(() => null))
    .not.toBe(null)
    .then(() => accept(ledger));
  expect(await shipmentsAt(pair.primary(), name)).toContain(again.id);
  expect(await ledger.shipments.find(before.id)).toMatchObject({ id: before.id });
});

test('a connection that the network has lost when the desk ends keeps it no longer than two seconds or so', async () => {
  const link = await openLink([ours()]);
  const pool = openPool({ ...database.address, hosts: [{ host: '127.0.0.1', port: link.ports[0] ?? 0 }] });
  const connection = await pool.connect();
  let isClosed = false;
  void pool.close().then(() => (isClosed = true));
  link.part('freeze');
  connection.release();
  await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
  await link.close();
});
