import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { startEmbeddedServer, type EmbeddedServer } from '../../build/desks/embedded-server.ts';
import { until } from '../helpers/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** How it is reached, as its superuser. */
export type TestServer = Pick<EmbeddedServer, 'host' | 'port' | 'user' | 'password'>;

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
  const server = await startEmbeddedServer(databaseDir, {
    password: 'of the tests',
    settings: ['max_connections=300', 'autovacuum=off'],
    initial: ['--no-sync'],
    // Tests open hundreds of connections.
    authMethod: 'password',
  });
  const { host, port, user, password } = server;

  return {
    connection: { host, port, user, password },
    createDatabase: (name) => server.createDatabase(name),
    async killAndRestart() {
      process.kill(Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      // Its children hold the memory they share until they have noticed.
      await until(() =>
        server.startAgain().then(
          () => true,
          () => false,
        ),
      );
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
