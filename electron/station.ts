import { join } from 'node:path';
import type { EngineDeps } from './engine/deps.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import { createEventBus, type EventBus } from './engine/events/event-bus.ts';
import { createFileLinks } from './engine/file-links.ts';
import type { Clock, Ledger } from './engine/ports.ts';
import { createRangeAdapter } from './adapters/range/index.ts';
import { createTestAdapter } from './adapters/test/index.ts';
import { buildServer } from './api/build-server.ts';
import type { ServerLimits } from './api/server-limits.ts';
import { CARRIER_DEFINITIONS } from './carriers/index.ts';
import { createDocumentRenderer } from './labels/index.ts';
import {
  ledgerPath,
  prepareDataFolder,
  removeRunningStation,
  writeAddress,
  writeRunningStation,
} from './data-folder.ts';
import { fillFirstStart } from './first-start.ts';
import { openSqliteLedger } from './ledger/sqlite/open-ledger.ts';
import { newProofSecret, proofOf } from './station-proof.ts';
import { VERSION } from './version.ts';

export interface StationOptions {
  dataDir: string;
  /** A loopback address. */
  host: string;
  /** 0 takes a free port. */
  port: number;
  clock?: Clock;
  /** Where the built window lies; dist/window of this installation unless given. */
  windowDir?: string;
  /** Ways of buying in place of the station's own. */
  adapters?: Partial<EngineDeps['adapters']>;
  limits?: Partial<ServerLimits>;
  log?(event: string, details: Record<string, unknown>): void;
  /** How long a stop waits for purchases that are running before it gives them up. */
  stopPatienceMs?: number;
}

export interface Station {
  baseUrl: string;
  engine: Engine;
  ledger: Ledger;
  /** Where parts of the station say what changed. */
  events: EventBus;
  /** Takes no more requests, finishes or settles what is in flight, closes the ledger. Safe to call twice. */
  stop(): Promise<void>;
}

const LOOPBACK = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|::1)$/;
const STOP_PATIENCE_MS = 15_000;
/** How long, at a stop, answers may take to leave; a connection that never asked anything is no reason to wait longer. */
const LAST_BYTES_MS = 500;
const BUILT_WINDOW = join(import.meta.dirname, '../dist/window');

/** Starts a station: the composition root, the one place where everything is put together. */
export async function startStation(options: StationOptions): Promise<Station> {
  const { dataDir, host, port, clock = { now: Date.now }, windowDir = BUILT_WINDOW, log = () => undefined } = options;
  if (!LOOPBACK.test(host))
    throw new Error(`The station listens on this machine only; ${host} is not a loopback address.`);

  prepareDataFolder(dataDir);
  const ledger = await openSqliteLedger({ path: ledgerPath(dataDir), clock });
  const events = createEventBus();
  let baseUrl = '';
  const links = createFileLinks(ledger, () => baseUrl);
  const engine = createEngine({
    ledger,
    carriers: CARRIER_DEFINITIONS,
    adapters: { test: createTestAdapter(), range: createRangeAdapter(ledger.ranges), ...options.adapters },
    renderer: createDocumentRenderer(),
    links,
    events,
    baseUrl: () => baseUrl,
    log,
    version: VERSION,
  });
  try {
    await fillFirstStart(dataDir, ledger, CARRIER_DEFINITIONS);
    await engine.recover();
    let ownOrigins: string[] = [];
    const proofSecret = newProofSecret();
    const server = await buildServer(engine, {
      version: VERSION,
      windowDir,
      log,
      limits: options.limits,
      ownOrigins: () => ownOrigins,
      prove: (challenge) => proofOf(proofSecret, baseUrl, challenge),
    });
    await server.listen({ host, port });
    const bound = new URL(server.listeningOrigin).port;
    ownOrigins = ['127.0.0.1', 'localhost', '[::1]', ...(host.startsWith('127.') ? [host] : [])].map(
      (name) => `http://${name}:${bound}`,
    );
    baseUrl = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
    writeAddress(dataDir, baseUrl);
    writeRunningStation(dataDir, { baseUrl, secret: proofSecret });
    void engine.lookUpUnknown();
    void engine.forgetUnusedAddresses();

    let stopping: Promise<void> | undefined;
    const stop = async () => {
      const settled = engine.stop(options.stopPatienceMs ?? STOP_PATIENCE_MS);
      const closed = server.close();
      await settled;
      const lastBytes = setTimeout(() => server.server.closeAllConnections(), LAST_BYTES_MS);
      await closed;
      clearTimeout(lastBytes);
      removeRunningStation(dataDir);
      await ledger.close();
    };
    return { baseUrl, engine, ledger, events, stop: () => (stopping ??= stop()) };
  } catch (error) {
    await ledger.close();
    throw error;
  }
}
