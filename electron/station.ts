import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { createEngine, type Engine } from './engine/index.ts';
import { createEventBus, type EventBus } from './engine/events/event-bus.ts';
import { tellOthers } from './engine/events/other-stations.ts';
import { createFileLinks } from './engine/shipping/documents/file-links.ts';
import { measureAdapters, measureLedger } from './engine/metrics/measure.ts';
import type { Clock } from './engine/clock.ts';
import type { Disk } from './engine/disk.ts';
import type { Ledger } from './engine/ledger.ts';
import type { Log } from './engine/log.ts';
import { createSecretStore, type SecretCipher } from './engine/accounts/secrets/secret-store.ts';
import type { HotFolderTiming } from './engine/hot-folder/timing.ts';
import type { WebhookTiming } from './engine/webhooks/timing.ts';
import type { PrintTiming } from './engine/printing/timing.ts';
import type { ScaleDrivers } from './engine/scale/ports.ts';
import type { ScaleTiming } from './engine/scale/timing.ts';
import { ADAPTERS, type CreateAdapter } from './adapters/index.ts';
import { createWebhookSender } from './adapters/webhook/index.ts';
import type { ServerLimits } from './api/limits/server-limits.ts';
import { WINDOW_ORIGIN } from './api/window-calls.ts';
import type { StartChild } from './child/child-process.ts';
import { CARRIER_DEFINITIONS } from './carriers/index.ts';
import { TEST_ACCOUNTS } from './carriers/test-accounts.ts';
import { createDocumentRenderer, joinPdfs, zipFiles } from './labels/index.ts';
import { createLogoReader } from './labels/logo/index.ts';
import { createPictureProcess } from './labels/pictures/index.ts';
import {
  deskLockPath,
  ledgerPath,
  prepareDataFolder,
  removeRunningStation,
  writeAddress,
  writeRunningStation,
} from './platform/data-folder.ts';
import { diskOf } from './platform/disk.ts';
import { openToOthers } from './platform/folder-permissions.ts';
import { fillFirstStart } from './start/first-start.ts';
import { childWatchedFolder } from './hot-folder/child-watched-folder.ts';
import type { Hub, HubOptions } from './hub/open-hub.ts';
import { prepareToRead } from './engine/rules/index.ts';
import { createTables } from './tables/index.ts';
import { openSpillFile } from './ledger/local/spill-file.ts';
import { openLedger, spillPath, type SharedLedger } from './start/open-ledger.ts';
import { createPlaces } from './places/index.ts';
import { listen } from './start/listen.ts';
import { requireLoopback } from './platform/loopback.ts';
import { openRestoreNote } from './start/restore-note.ts';
import { createMetrics } from './metrics/prometheus.ts';
import { createPrinterDrivers } from './printing/index.ts';
import { createScaleDrivers } from './scale/index.ts';
import { chosenCipher } from './secrets/chosen-cipher.ts';
import { stationKeyFile } from './secrets/key-file-cipher.ts';
import { requireKeyFile } from './secrets/key-file.ts';
import { createSourceReader } from './sources/index.ts';
import { createSourceWriter } from './sources/source-writer.ts';
import { startCommand } from './start/start-command.ts';
import { systemClock } from './platform/system-clock.ts';
import { VERSION } from './platform/version.ts';

export interface StationOptions {
  dataDir: string;
  /** A loopback address. */
  host: string;
  /** 0 takes a free port. */
  port: number;
  clock?: Clock;
  /** Where the built window lies; dist/window of this installation unless given. */
  windowDir?: string;
  /** More ways of buying; one of a type that the station has takes its place. */
  adapters?: readonly CreateAdapter[];
  /** Ways to scales in place of the station's own. */
  scales?: ScaleDrivers;
  limits?: Partial<ServerLimits>;
  /** How the keys of accounts are closed, in place of a key file in the data folder. */
  cipher?: SecretCipher;
  /** The key file that stations of a shared ledger have in common; each has one of its own in its data folder without it. */
  secretsKey?: string;
  /** Where the local network may call the station, with TLS; without it, only this machine may. */
  hub?: HubOptions;
  /** The database of the ledger that stations share; without it the ledger is a file in the data folder. */
  ledger?: SharedLedger;
  /** How processes of the station's own are started, where Node cannot fork itself. */
  startChild?: StartChild;
  log?: Log;
  /** How long a stop waits for purchases that are running before it gives them up. */
  stopPatienceMs?: number;
  /** Where the usual patience with printers does not fit. */
  printTiming?: Partial<PrintTiming>;
  /** Where the usual patience with a scale does not fit. */
  scaleTiming?: Partial<ScaleTiming>;
  /** Where the usual patience with receivers of webhooks does not fit. */
  webhookTiming?: Partial<WebhookTiming>;
  /** Where the usual patience with dropped files does not fit. */
  hotFolderTiming?: Partial<HotFolderTiming>;
  /** How often it is looked whether a source is to be read or told, in milliseconds. */
  sourcesEvery?: number;
}

export interface Station {
  baseUrl: string;
  /** How the local network reaches it, where it may. */
  hub: Pick<Hub, 'url' | 'fingerprint' | 'notice'> | null;
  engine: Engine;
  ledger: Ledger;
  disk: Disk;
  /** Where parts of the station say what changed. */
  events: EventBus;
  /** Answers a call of the window of the desktop application, which needs no token: only what runs in this process can make one. */
  answerWindow(request: Request): Promise<Response>;
  /** Takes no more requests, finishes or settles what is in flight, closes the ledger. Safe to call twice. */
  stop(): Promise<void>;
}

const STOP_PATIENCE_MS = 15_000;
/** What can be done beforehand is, once whoever started the station has what it asked for first; milliseconds. */
const PREPARES_AFTER_MS = 1_000;
const PREPARES_EVERY_MS = 200;
/** How long, at a stop, answers may take to leave; a connection that never asked anything is no reason to wait longer. */
const LAST_BYTES_MS = 500;
const BUILT_WINDOW = join(import.meta.dirname, '../dist/window');

/** Starts a station: the composition root, the one place where everything is put together. */
export async function startStation(options: StationOptions): Promise<Station> {
  const { dataDir, clock = systemClock(), windowDir = BUILT_WINDOW, log = () => undefined } = options;
  requireLoopback(options.host);
  if (options.secretsKey !== undefined) requireKeyFile(options.secretsKey);
  const stoodOpen = prepareDataFolder(dataDir);
  if (stoodOpen.length > 0) log('stood open to other accounts, closed now', { folder: dataDir, names: stoodOpen });
  const metrics = createMetrics();
  const disk = diskOf(dataDir, options.ledger ? deskLockPath(dataDir) : ledgerPath(dataDir));
  const ledger = measureLedger(await openLedger(options, { clock, disk }), metrics);
  const cipher = options.cipher ?? chosenCipher('key-file', { 'key-file': stationKeyFile(options) });
  const secrets = createSecretStore(ledger.sealedSecrets, cipher);
  const ports = { secrets, ranges: ledger.ranges };
  const events = tellOthers(createEventBus(), ledger.others);
  const pictures = createPictureProcess(options.startChild);
  const renderer = createDocumentRenderer({ pictures, findDesign: (digest) => ledger.labelDesigns.find(digest) });
  const logos = createLogoReader(options.startChild);
  const tables = createTables(options.startChild);
  const sourceReader = createSourceReader(tables, options.startChild);
  const sourceWriter = createSourceWriter(options.startChild);
  const spill = openSpillFile(spillPath(dataDir, options.ledger !== undefined));
  const drivers = createPrinterDrivers({ dataDir, startChild: options.startChild, drawPage: pictures.drawPage });
  let baseUrl = '';
  /** Where a call came in, if not at the station's own address: links must lead back the same way. */
  const calledAt = new AsyncLocalStorage<string>();
  const links = createFileLinks(ledger, () => calledAt.getStore() ?? baseUrl);
  const engine = createEngine({
    ledger,
    carriers: CARRIER_DEFINITIONS,
    adapters: measureAdapters(
      [...ADAPTERS, ...(options.adapters ?? [])].map((create) => create(ports)),
      metrics,
    ),
    metrics,
    watchedFolder: childWatchedFolder(dataDir, options.startChild),
    ...(options.hotFolderTiming && { hotFolderTiming: options.hotFolderTiming }),
    secrets,
    clock,
    disk,
    spill,
    restoreNote: openRestoreNote(dataDir),
    openToOthers: () => openToOthers(dataDir),
    renderer,
    logos,
    manifests: renderer,
    documents: renderer,
    labelReader: renderer,
    labelFiles: { joinPdfs, zip: zipFiles },
    links,
    places: createPlaces(),
    tables,
    sourceReader,
    sourceWriter,
    ...(options.sourcesEvery !== undefined && { sourcesEvery: options.sourcesEvery }),
    events,
    drivers,
    scales: options.scales ?? createScaleDrivers(),
    ...(options.scaleTiming && { scaleTiming: options.scaleTiming }),
    webhookSender: createWebhookSender(),
    ...(options.webhookTiming && { webhookTiming: options.webhookTiming }),
    ...(options.printTiming && { printTiming: options.printTiming }),
    baseUrl: () => (calledAt.getStore() === WINDOW_ORIGIN ? baseUrl : (calledAt.getStore() ?? baseUrl)),
    log,
    version: VERSION,
    startCommand: (...more) => startCommand(process, dataDir, more),
  });
  try {
    await fillFirstStart(dataDir, ledger, TEST_ACCOUNTS);
    await engine.recover();
    const open = await listen(engine, {
      ...options,
      windowDir,
      log,
      now: clock.now(),
      calledAt: (address, work) => calledAt.run(address, work),
    });
    const { hub } = open;
    if (hub?.notice) log('hub certificate', { notice: hub.notice });
    baseUrl = open.baseUrl;
    if (!writeAddress(dataDir, baseUrl)) log('credentials.json cannot be read, and was left as it is', {});
    writeRunningStation(dataDir, { baseUrl, secret: open.proofSecret });
    await engine.start();
    const preparing = [prepareToRead, spill.ready].map((prepare, turn) =>
      setTimeout(prepare, PREPARES_AFTER_MS + turn * PREPARES_EVERY_MS).unref(),
    );

    let stopping: Promise<void> | undefined;
    const stop = async () => {
      preparing.forEach((timer) => clearTimeout(timer));
      const settled = engine.stop(options.stopPatienceMs ?? STOP_PATIENCE_MS);
      const closed = open.close();
      await settled;
      const lastBytes = setTimeout(open.cut, LAST_BYTES_MS);
      await closed;
      clearTimeout(lastBytes);
      metrics.stop();
      sourceReader.close();
      sourceWriter.close();
      tables.close();
      logos.close();
      pictures.close();
      drivers.close();
      removeRunningStation(dataDir);
      await ledger.close();
    };
    const { answerWindow } = open;
    return { baseUrl, hub, engine, ledger, disk, events, answerWindow, stop: () => (stopping ??= stop()) };
  } catch (error) {
    await ledger.close();
    throw error;
  }
}
