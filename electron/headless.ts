import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeRunningStation } from './data-folder.ts';
import { startStation, type Station } from './station.ts';

const DEFAULT_PORT = 4820;

/** Where the operating system keeps an application's data of this user. */
function defaultDataDir(): string {
  if (process.platform === 'win32')
    return join(process.env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Packbench');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Packbench');
  return join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'packbench');
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      headless: { type: 'boolean' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: String(DEFAULT_PORT) },
      'data-dir': { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!/^[0-9]{1,5}$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a number from 0 to 65535, not ${values.port}.`);
  return { host: values.host, port, dataDir: values['data-dir'] ?? defaultDataDir() };
}

/** The station without a window (contract, section 1): says when it is ready, stops on SIGINT and SIGTERM. */
export async function runHeadless(): Promise<void> {
  process.umask(0o077);
  const options = readArguments();
  let asked = false;
  let stop = (): Promise<void> => Promise.resolve();
  const onSignal = () => {
    asked = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`The station did not stop cleanly: ${String(error)}`),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  try {
    const station = await startStation({
      ...options,
      log: (event, details) => console.error(JSON.stringify({ event, ...details })),
    });
    stop = station.stop;
    if (asked) onSignal();
    else announce(station);
  } catch (error) {
    fail(explain(error, options));
  }
}

/** The ready line first and alone: programs wait for it. The address is for a person, and good for one visit. */
function announce({ baseUrl, engine }: Station): void {
  console.log(`Packbench is ready at ${baseUrl}`);
  console.log(`Open the window: ${engine.createPairing().address}`);
}

function explain(error: unknown, { dataDir, host, port }: { dataDir: string; host: string; port: number }): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (name === 'LedgerInUseError')
    return `Another station already runs on ${dataDir}: ${describeRunningStation(dataDir)}.`;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use; choose another one with --port, or --port 0 for a free one.`;
  return `The station cannot start: ${message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
