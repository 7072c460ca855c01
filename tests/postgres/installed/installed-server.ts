import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort, type EmbeddedOptions, type EmbeddedServer } from '../../../build/desks/embedded-server.ts';
import { until } from '../../helpers/until.ts';

/**
 * A PostgreSQL that is installed on this machine, in place of the embedded one: that of the programs in the folder `bin`. Where the tests run
 * as root, it runs as the user that Debian makes for it.
 */
export async function startInstalledServer(
  bin: string,
  folder: string,
  { password, settings = [], initial = [], authMethod = 'scram-sha-256' }: EmbeddedOptions,
): Promise<EmbeddedServer> {
  const connection = { host: '127.0.0.1', port: await freePort(), user: 'packbench', password };
  const as = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const passwordFile = join(dirname(folder), 'superuser');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  if (as.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      ...['-D', folder, '-U', connection.user, `--pwfile=${passwordFile}`, `--auth=${authMethod}`],
      ...['--encoding=UTF8', '--locale=C', ...initial],
    ],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL in ${bin} does not start here: ${made.stderr}`);
  let server: ChildProcess;

  async function start(): Promise<void> {
    const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((each) => [
      '-c',
      each,
    ]);
    server = spawn(join(bin, 'postgres'), ['-D', folder, '-p', String(connection.port), ...options], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    await until(async () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL in ${bin} ended with status ${server.exitCode}`);
      return asking('postgres', 'SELECT 1').then(
        () => true,
        () => false,
      );
    });
  }

  async function asking(database: string, statement: string): Promise<void> {
    const client = new Client({ ...connection, database });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(statement);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  await start();
  return {
    ...connection,
    createDatabase: (name) => asking('postgres', `CREATE DATABASE ${name}`),
    startAgain: start,
    async stop() {
      const ended = once(server, 'exit');
      if (server.exitCode === null && server.signalCode === null && server.kill('SIGINT')) await ended;
      if (statSync(folder, { throwIfNoEntry: false })) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (which: '-u' | '-g') => Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
