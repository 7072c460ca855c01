import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { IS_LONG } from '../../forms.ts';
import { until } from '../../helpers/until.ts';
import { freePort } from '../../printing/cups/private-cups.ts';

const SERVER = '/usr/sbin/mariadbd';
const USER = 'shop';
const PASSWORD = 'canary-of-the-shop';

/** Whether there is a MariaDB to try; as root on Debian the long form of the tests installs one. */
export function hasMariadb(): boolean {
  if (!existsSync(SERVER) && IS_LONG && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'mariadb-server'], { stdio: 'ignore' });
  const isThere = existsSync(SERVER);
  if (!isThere)
    console.log('No MariaDB: tests of sources in MySQL databases are skipped (apt-get install mariadb-server).');
  return isThere;
}

/** A server of the test's own, on loopback and in a folder that it leaves with nothing. */
export async function startMariadb() {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-mariadb-'));
  const own = ['--no-defaults', `--datadir=${folder}/data`, `--user=${userInfo().username}`];
  spawnSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const port = await freePort();
  const child = spawn(
    SERVER,
    [
      ...own,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--socket=${folder}/socket`,
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { stdio: 'ignore' },
  );
  const administrator = async () =>
    createConnection({ socketPath: join(folder, 'socket'), user: 'root', multipleStatements: true });
  const run = async (text: string) => {
    const client = await administrator();
    try {
      const [rows] = await client.query<RowDataPacket[]>(text);
      return rows;
    } finally {
      await client.end();
    }
  };
  const answers = () =>
    run('SELECT 1').then(
      () => true,
      () => false,
    );
  await until(answers, { everyMs: 50, atMostMs: 30_000 });
  await run(
    `CREATE DATABASE shop; CREATE USER ${USER}@'%' IDENTIFIED BY '${PASSWORD}'; GRANT ALL ON *.* TO ${USER}@'%'`,
  );
  return {
    connection: { type: 'mysql' as const, host: '127.0.0.1', port, database: 'shop', user: USER, password: PASSWORD },
    /** As its administrator. */
    run,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
