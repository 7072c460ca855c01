import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { openPool } from '#electron/ledger/postgres/database.ts';
import { openPostgresLedger } from '#electron/ledger/postgres/open-ledger.ts';
import { requireVersion } from '#electron/ledger/postgres/server-checks.ts';
import { systemClock } from '#electron/platform/system-clock.ts';
import { describeStartFailure } from '#electron/start/start-failure.ts';
import { accept } from '../ledger/samples.ts';
import { newFolder, serve, useStationProcesses } from '../helpers/station-process.ts';
import { newDatabase, type TestDatabase } from './database.ts';

useStationProcesses();

let database: TestDatabase;
let folder: string;
const servers: Server[] = [];
beforeEach(async () => {
  database = await newDatabase();
  folder = mkdtempSync(join(tmpdir(), 'packbench-start-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
  for (const server of servers.splice(0)) server.close();
});

const openAt = (address: LedgerAddress, within = folder) =>
  openPostgresLedger({ address, folder: within, clock: systemClock() });

/** What a person reads where a start on the address ends. */
async function refusalOf(address: LedgerAddress): Promise<string> {
  const failure: unknown = await openAt(address).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(readdirSync(folder), 'nothing is made').toEqual([]);
  return describeStartFailure(failure, { dataDir: folder, ledger: address });
}

/** One sentence, without the password. */
function expectSentence(said: string, { password }: Pick<LedgerAddress, 'password'>): void {
  expect(said).toMatch(/^The station cannot start: [^\n]+\.$/);
  if (password !== undefined) expect(said).not.toContain(password);
}

/** Whatever answers at the address of a database and is none. */
async function serverThat(answers: (socket: Socket) => void): Promise<LedgerAddress['hosts']> {
  const server = createServer((socket) => answers(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return [{ host: '127.0.0.1', port: (server.address() as AddressInfo).port }];
}

describe('a start on a shared ledger that cannot be, says why and what to do', () => {
  test('where nothing listens', async () => {
    const [hosts] = [await serverThat(() => undefined)];
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const address = { ...database.address, hosts };
    const said = await refusalOf(address);
    expectSentence(said, address);
    expect(said).toMatch(/ECONNREFUSED.*look whether PostgreSQL runs at 127\.0\.0\.1:\d+ and lets this machine in/);
  });

  test('where something else answers', async () => {
    const address = {
      ...database.address,
      hosts: await serverThat((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    };
    const said = await refusalOf(address);
    expectSentence(said, address);
    expect(said).toMatch(/not PostgreSQL.*--ledger/);
  });

  test('where nobody vouches for the certificate', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'db.lan' }]);
    const hosts = await serverThat((socket) => {
      socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => undefined);
      });
    });
    const address = { ...database.address, hosts, tls: { rejectUnauthorized: true } };
    const said = await refusalOf(address);
    expectSentence(said, address);
    expect(said).toMatch(/: The certificate of the database is not trusted: self-signed certificate; .*--ledger-ca/);
    expect(said).not.toContain('Node.js');
  });

  test('where the server wants no TLS', async () => {
    const address = { ...database.address, tls: { rejectUnauthorized: true } };
    const said = await refusalOf(address);
    expectSentence(said, address);
    expect(said).toMatch(/TLS.*sslmode=disable/);
  });

  test.each([
    ['a wrong password', { password: 'another' }, /password authentication failed.*--ledger-password-file/],
    ['no password', { password: undefined }, /password.*--ledger-password-file/],
    ['another user', { user: 'nobody' }, /--ledger/],
    ['a database that is not there', { database: 'nowhere' }, /"nowhere" does not exist.*CREATE DATABASE nowhere/],
  ])('with %s', async (_, changes, told) => {
    const address = { ...database.address, ...changes };
    const said = await refusalOf(address);
    expectSentence(said, address);
    expect(said).toMatch(told);
  });

  test('with a role that has no rights', async () => {
    const role = `weak_${process.pid}`;
    await database.asAdministrator(`CREATE ROLE ${role} LOGIN PASSWORD 'weak-secret'`);
    try {
      const address = { ...database.address, user: role, password: 'weak-secret' };
      const onLedger = await refusalOf(address);
      await database.asAdministrator('DROP SCHEMA packbench CASCADE');
      const onNone = await refusalOf(address);
      for (const said of [onLedger, onNone]) expectSentence(said, address);
      expect(onLedger).toMatch(/permission denied.*GRANT/);
      expect(onNone).toContain(`GRANT CREATE ON DATABASE ${address.database} TO ${role}`);
    } finally {
      await database.asAdministrator(`DROP ROLE ${role}`);
    }
  });

  test('on a server that is too old', async () => {
    const old = { one: async () => ({ number: '140011', version: '14.11' }) } as unknown as Parameters<
      typeof requireVersion
    >[0];
    const failure: unknown = await requireVersion(old).catch((error: unknown) => error);
    const said = describeStartFailure(failure, { dataDir: folder, ledger: database.address });
    expectSentence(said, database.address);
    expect(said).toMatch(/PostgreSQL 14\.11.*15 or newer/);
  });

  test.each([
    ['a table', 'CREATE TABLE packbench.parcel (id integer)'],
    ['a table of versions', 'CREATE TABLE packbench.version (number integer, oldest integer)'],
    ['other versions', 'CREATE TABLE packbench.version (name text); CREATE TABLE packbench.meta (a text)'],
  ])('where another program has a schema of the name, with %s in it', async (_, statements) => {
    await database.asAdministrator('DROP SCHEMA packbench CASCADE; CREATE SCHEMA packbench; ' + statements);
    await database.asAdministrator('CREATE TABLE packbench.own (id integer)');
    const before = await tablesOf(database.address);
    const said = await refusalOf(database.address);
    expectSentence(said, database.address);
    expect(said).toMatch(/schema packbench.*not .* Packbench.*another database.*--ledger/);
    expect(await tablesOf(database.address)).toEqual(before);
  });

  test('where a newer version has changed it', async () => {
    await database.asAdministrator('INSERT INTO packbench.version (number, oldest) VALUES (99, 98)');
    const before = await tablesOf(database.address);
    const said = await refusalOf(database.address);
    expectSentence(said, database.address);
    expect(said).toMatch(/ledger version 99; this program knows \d+.*[Ss]tart the newer version/);
    expect(said).not.toContain('backup');
    expect(await tablesOf(database.address)).toEqual(before);
  });

  test('where the server does not keep what it confirms', async () => {
    await database.asAdministrator(`ALTER DATABASE ${database.address.database} SET synchronous_commit = off`);
    const said = await refusalOf(database.address);
    expectSentence(said, database.address);
    expect(said).toMatch(/synchronous_commit off.*synchronous_commit = on/);
  });
});

test('a server that no longer keeps what it confirms is found by the doctor, and nothing is bought any more', async () => {
  const { database: name } = database.address;
  const ledger = await openAt(database.address);
  try {
    await accept(ledger);
    await database.asAdministrator(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    // Each connection has the settings that it began with.
    await database.asAdministrator(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
    );
    const found = async () => (await ledger.checks().catch(() => [])).find((check) => check.name === 'database');
    await expect
      .poll(found)
      .toMatchObject({ status: 'failed', detail: expect.stringContaining('synchronous_commit = on') });
    await expect(accept(ledger)).rejects.toThrow('The database has synchronous_commit off');
  } finally {
    await ledger.close();
  }
});

/** What lies in the schema of the ledger. */
async function tablesOf(address: LedgerAddress): Promise<object[]> {
  const pool = openPool(address);
  try {
    return await pool.all(
      `SELECT relname, relnatts FROM pg_class WHERE relnamespace = 'packbench'::regnamespace ORDER BY relname`,
    );
  } finally {
    await pool.close();
  }
}

test('a start that is refused ends with one line and status 1, and makes no ledger in its folder', async () => {
  const { hosts, user, database: name } = database.address;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, 'not-the-password\n');
  const at = `postgres://${user}@${hosts[0]?.host ?? ''}:${hosts[0]?.port ?? 0}/${name}`;
  const dataDir = newFolder();
  const refused = serve('--port', '0', '--data-dir', dataDir, '--ledger', at, '--ledger-password-file', passwordFile);
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  const { stdout, stderr } = refused.output();
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('--ledger-password-file')]);
  expect(existsSync(join(dataDir, 'ledger.db'))).toBe(false);
  for (const text of [stdout, stderr, ...keptIn(dataDir)]) expect(text).not.toContain('not-the-password');
  expect(inject('postgres').port).toBe(hosts[0]?.port);
});

test('the environment names the ledger and the file of its password, which stands nowhere else', async () => {
  const { hosts, user, password = '', database: name } = database.address;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  vi.stubEnv('PACKBENCH_LEDGER', `postgres://${user}@${hosts[0]?.host ?? ''}:${hosts[0]?.port ?? 0}/${name}`);
  vi.stubEnv('PACKBENCH_LEDGER_PASSWORD_FILE', passwordFile);
  const dataDir = newFolder();
  const station = serve('--port', '0', '--data-dir', dataDir);
  vi.unstubAllEnvs();
  await station.ready;
  expect(existsSync(join(dataDir, 'ledger.db'))).toBe(false);
  const { stdout, stderr } = station.output();
  for (const text of [stdout, stderr, ...keptIn(dataDir)]) expect(text).not.toContain(password);
});

/** The text of all files in the folder, and in those in it. */
function keptIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.map((each) => readFileSync(join(each.parentPath, each.name), 'utf8'));
}
