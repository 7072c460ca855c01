import { join } from 'node:path';
import { endOnCrash } from './platform/crash.ts';
import { requireUsableFolder } from './platform/data-folder.ts';
import { giveBackMemory } from './platform/give-back-memory.ts';
import { describeArguments, readArguments } from './start/headless-arguments.ts';
import { isFolderInUse } from './start/is-folder-in-use.ts';
import { whenStarterIsGone } from './start/parent-watch.ts';
import { describeStartFailure, runsAlready } from './start/start-failure.ts';
import type { Station } from './station.ts';

function orEnd<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return fail((error as Error).message.replaceAll('\n', ' '));
  }
}

export interface HeadlessOptions {
  /** Called once with an address of its own that opens the window, good for one visit. */
  ready?(address: string, dataDir: string): void;
}

/** The station without a window (contract, section 1): says when it is ready, stops on SIGINT and SIGTERM, and when its terminal is closed. */
export async function runHeadless(
  args: string[] = process.argv.slice(2),
  { ready = () => undefined }: HeadlessOptions = {},
): Promise<void> {
  if (args.includes('--help')) return console.log(describeArguments());
  process.umask(0o077);
  endOnCrash();
  const options = orEnd(() => readArguments(args));
  orEnd(() => requireUsableFolder(options.dataDir));
  if (isFolderInUse(options.dataDir)) fail(runsAlready(options.dataDir));
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
  // Its terminal is closed. One without a terminal, as behind `nohup`, may outlive whoever started it.
  if ([process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY)) process.on('SIGHUP', onSignal);
  whenStarterIsGone(onSignal);

  const { openLog } = await import('./platform/log/open-log.ts');
  const log = openLog(join(options.dataDir, 'logs'), { echo: (line) => console.error(line) });
  try {
    if (!options.ledger) {
      const { restoreAtStart } = await import('./start/restore-at-start.ts');
      for (const sentence of await restoreAtStart(options.dataDir, options.restore)) console.log(sentence);
    }
    // Loaded only now: whoever is refused is told within a second, and a signal finds its handler from the beginning.
    const { startStation } = await import('./station.ts');
    const station = await startStation({
      ...options,
      log: log.write,
    });
    const stopGiving = giveBackMemory();
    stop = async () => {
      stopGiving();
      await station.stop();
      await log.close();
    };
    if (asked) return onSignal();
    announce(station);
    ready(station.engine.identity.createPairing().address, options.dataDir);
  } catch (error) {
    fail(describeStartFailure(error, options));
  }
}

/** The ready line first and alone: programs wait for it. The address is for a person, and good for one visit. */
function announce({ baseUrl, hub, engine }: Station): void {
  console.log(`Packbench is ready at ${baseUrl}`);
  if (hub) console.log(`Hub for the local network: ${hub.url} (certificate SHA-256 ${hub.fingerprint})`);
  if (hub?.notice) console.log(hub.notice);
  console.log(`Open the window: ${engine.identity.createPairing().address}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

// Run as a program: `node electron/headless.ts`, with the project's own Node.
if (import.meta.main) await runHeadless();
