import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { startEmbeddedServer, type EmbeddedOptions, type EmbeddedServer } from '../../build/desks/embedded-server.ts';
import { startInstalledServer } from './installed/installed-server.ts';
import { until } from '../helpers/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The folder with the programs of an installed PostgreSQL, where the tests are about that. */
export const INSTALLED = process.env['TEST_POSTGRES_BIN'];

/** How it is reached, as its superuser. */
export type TestServer = Pick<EmbeddedServer, 'host' | 'port' | 'user' | 'password'>;

export interface PostgresServer {
  connection: TestServer;
  createDatabase(name: string): Promise<void>;
  /** Ends it as a power cut would, and starts it again on what is on its disk. */
  killAndRestart(): Promise<void>;
  /**
   * Copies its files as a power cut would leave them. `putBack` ends the server and starts it on the copy: plainly, as a disk that was put
   * back, or as a standby that was promoted at that point.
   */
  copyAside(): Promise<{ putBack(as: 'disk' | 'standby'): Promise<void> }>;
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
  const options: EmbeddedOptions = {
    password: 'of the tests',
    settings: ['max_connections=300', 'autovacuum=off'],
    initial: ['--no-sync'],
    // Tests open hundreds of connections.
    authMethod: 'password',
  };
  const server = await (INSTALLED
    ? startInstalledServer(INSTALLED, databaseDir, options)
    : startEmbeddedServer(databaseDir, options));
  const { host, port, user, password } = server;
  let copies = 0;
  // Its children hold the memory they share until they have noticed that it was killed.
  const restart = () =>
    until(() =>
      server.startAgain().then(
        () => true,
        () => false,
      ),
    );

  return {
    connection: { host, port, user, password },
    createDatabase: (name) => server.createDatabase(name),
    async killAndRestart() {
      // One whose disk was full may have ended by itself.
      if (existsSync(pidFile(databaseDir))) process.kill(pidIn(databaseDir), 'SIGKILL');
      await restart();
    },
    async copyAside() {
      const aside = join(folder, `aside-${(copies += 1)}`);
      await endAtOnce(pidIn(databaseDir));
      copy(databaseDir, aside);
      await restart();
      return {
        async putBack(as) {
          await endAtOnce(pidIn(databaseDir));
          copy(aside, databaseDir);
          if (as === 'standby') {
            appendFileSync(join(databaseDir, 'postgresql.auto.conf'), "restore_command = 'false'\n");
            writeFileSync(join(databaseDir, 'recovery.signal'), '');
          }
          await restart();
        },
      };
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const pidFile = (databaseDir: string) => join(databaseDir, 'postmaster.pid');
const pidIn = (databaseDir: string) => Number(readFileSync(pidFile(databaseDir), 'utf8').split('\n')[0]);

/** Without writing anything more, and all its children with it. */
async function endAtOnce(pid: number): Promise<void> {
  process.kill(pid, 'SIGQUIT');
  await until(() => !isRunning(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** With their owners and rights. */
function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
}
