import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeRunningStation, ledgerPath } from './data-folder.ts';
import { isLedgerInUse } from './ledger/sqlite/is-ledger-in-use.ts';
import { whenNpmIsGone } from './parent-watch.ts';
import type { Station } from './station.ts';

const DEFAULT_PORT = 4820;

/** Where the operating system keeps an application's data of this user. */
function defaultDataDir(): string {
  if (process.platform === 'win32')
    return join(process.env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Packbench');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Packbench');
  return join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'packbench');
}

interface Arguments {
  host: string;
  port: number;
  dataDir: string;
}

/** @throws Error in words for whoever typed them. */
function readArguments(): Arguments {
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

function argumentsOrEnd(): Arguments {
  try {
    return readArguments();
  } catch (error) {
    return fail((error as Error).message.replaceAll('\n', ' '));
  }
}

/** The station without a window (contract, section 1): says when it is ready, stops on SIGINT and SIGTERM. */
export async function runHeadless(): Promise<void> {
  process.umask(0o077);
  const options = argumentsOrEnd();
  if (isLedgerInUse(ledgerPath(options.dataDir))) fail(runsAlready(options.dataDir));
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
  whenNpmIsGone(onSignal);

  try {
    // Loaded only now: whoever is refused is told within a second, and a signal finds its handler from the beginning.
    const { startStation } = await import('./station.ts');
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

const runsAlready = (dataDir: string) =>
  `Another station already runs on ${dataDir}: ${describeRunningStation(dataDir)}.`;

function explain(error: unknown, { dataDir, host, port }: Arguments): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (name === 'LedgerInUseError') return runsAlready(dataDir);
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use; choose another one with --port, or --port 0 for a free one.`;
  return `The station cannot start: ${message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
