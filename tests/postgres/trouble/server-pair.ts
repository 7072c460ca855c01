import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { embeddedIn, forgetProcess, freePort } from '../../../build/desks/embedded-server.ts';
import { until } from '../../helpers/until.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openLink, type Link } from './link.ts';
import type { TestServer } from '../postgres-server.ts';

const PASSWORD = 'of the tests';
const LONG_MS = 60_000;

interface Place {
  folder: string;
  connection: TestServer;
  server: ReturnType<typeof embeddedIn>;
}

/** Two places for a server, of which one is the primary, and the other one its standby, or nothing. */
export interface ServerPair {
  /** Of both, in an order that stays. */
  connections: [TestServer, TestServer];
  primary(): TestServer;
  /** Makes a standby of the primary in the other place; with `synchronous` nothing is committed that it lacks. */
  follow(how: { synchronous: boolean }): Promise<void>;
  /** The standby hears nothing more: it lacks what is committed from now on. */
  cutOff(): void;
  /** Kills the primary as a power cut would, and promotes the standby. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Streaming replication between two servers of the tests, in a temporary folder; needs no more than what npm gives. */
export async function startServerPair(): Promise<ServerPair> {
  const root = mkdtempSync(join(temporaryFolder().TMPDIR ?? tmpdir(), 'packbench-pair-'));
  // Where the tests run as root, the servers run as a user of their own, who has to come through here.
  chmodSync(root, 0o755);
  const make = ({ folder, connection: { port } }: Omit<Place, 'server'>) =>
    embeddedIn(folder, {
      ...{ port, password: PASSWORD, authMethod: 'password', initial: ['--no-sync'], say: () => undefined },
      settings: ['max_connections=300', 'autovacuum=off', 'wal_keep_size=256MB', 'max_wal_senders=8', 'hot_standby=on'],
    });
  const placeOf = async (name: string): Promise<Place> => {
    const connection = { host: '127.0.0.1', port: await freePort(), user: 'packbench', password: PASSWORD };
    const place = { folder: join(root, name), connection };
    return { ...place, server: make(place) };
  };
  const [one, other] = [await placeOf('one'), await placeOf('other')];
  await one.server.initialise();
  await one.server.start();
  let [primary, standby] = [one, other];
  /** Between the two. */
  let way: Link | null = null;

  async function beginStandby(port: number): Promise<void> {
    await copyFolder(primary, standby);
    const { user, password } = primary.connection;
    const source = `host=127.0.0.1 port=${port} user=${user} password=''${password}'' application_name=standby`;
    write(standby, 'standby.signal', '');
    // In place of the primary's: promoted, it waits for no standby.
    write(standby, 'postgresql.auto.conf', `primary_conninfo = '${source}'\n`);
    standby.server = make(standby);
    // It says that it is ready only when it is promoted.
    standby.server.start().catch(() => undefined);
  }

  return {
    connections: [one.connection, other.connection],
    primary: () => primary.connection,

    async follow({ synchronous }) {
      await way?.close();
      way = await openLink([primary.connection]);
      // First: a primary with a standby that may lack commits is one that stations refuse.
      await tell(primary.connection, `ALTER SYSTEM SET synchronous_standby_names = '${synchronous ? '*' : ''}'`);
      await tell(primary.connection, 'SELECT pg_reload_conf()');
      rmSync(standby.folder, { recursive: true, force: true });
      await beginStandby(way.ports[0] ?? 0);
      const state = synchronous ? 'sync' : 'async';
      const follows = await until(
        async () => {
          const rows = await tell(primary.connection, 'SELECT state, sync_state FROM pg_stat_replication');
          return rows.some((row) => row['state'] === 'streaming' && row['sync_state'] === state);
        },
        { everyMs: 50, atMostMs: LONG_MS },
      );
      if (!follows) throw new Error('The standby does not follow');
    },

    cutOff: () => way?.part('refuse'),

    async failOver() {
      kill(primary);
      await tell(standby.connection, `SELECT pg_promote(true, ${LONG_MS / 1000})`);
      [primary, standby] = [standby, primary];
    },

    async stop() {
      await way?.close();
      for (const { server } of [standby, primary]) await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The folder of a server that runs, as a backup of it: what is not whole in it is mended from the log when the copy starts. */
async function copyFolder(from: Place, to: Place): Promise<void> {
  const client = new Client({ ...from.connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    await copyAs(from, to);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    write(to, 'backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

/** All but the log, which comes over the wire. Files that go while they are copied do no harm. */
async function copyAs(from: Place, to: Place): Promise<void> {
  const { uid, gid } = statSync(from.folder);
  for (const folder of [to.folder, join(to.folder, 'pg_wal')]) {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, uid, gid);
  }
  const names = readdirSync(from.folder).filter((name) => !['pg_wal', 'postmaster.pid'].includes(name));
  const copied = names.map((name) => join(from.folder, name));
  await promisify(execFile)('cp', ['-a', ...copied, to.folder]).catch(() => undefined);
}

/** As the user whose folder it is. */
function write({ folder }: Place, name: string, text: string): void {
  const { uid, gid } = statSync(folder);
  writeFileSync(join(folder, name), text, { mode: 0o600 });
  chownSync(join(folder, name), uid, gid);
}

function kill({ folder, server }: Place): void {
  forgetProcess(server);
  process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
}

/** Runs a statement as the administrator. */
export async function tell(
  connection: TestServer,
  statement: string,
  values: unknown[] = [],
  database = 'postgres',
): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...connection, database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
