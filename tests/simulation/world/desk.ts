import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';
import { createSecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { createEventBus } from '#electron/engine/events/event-bus.ts';
import type { Clock } from '#electron/engine/clock.ts';
import { createEngine, type Engine } from '#electron/engine/index.ts';
import type { EnginePorts } from '#electron/engine/engine-ports.ts';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { createFileLinks } from '#electron/engine/shipping/documents/file-links.ts';
import { openSpillFile } from '#electron/ledger/local/spill-file.ts';
import { openDatabase, openHere } from '#electron/ledger/sqlite/open-database.ts';
import { markOpen } from '#electron/ledger/local/open-mark.ts';
import { openWitnessFile, witnessPath } from '#electron/ledger/local/witness-file.ts';
import { ledgerOn } from '#electron/ledger/sqlite/open-ledger.ts';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { stationKeyFile } from '#electron/secrets/key-file-cipher.ts';
import { openRestoreNote } from '#electron/start/restore-note.ts';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { SCOPES } from '#shared/schema/identity/api-client.ts';
import { draftClient } from '#electron/engine/identity/clients.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import type { Disk } from '../machine/disk.ts';
import type { Owner } from '../machine/events.ts';
import { alone } from './alone.ts';
import { CARRIERS } from './carrier-kinds.ts';
import { createSimulatedRenderers } from './labels.ts';
import { PRINTERS } from './printers.ts';
import { shopSource } from './shop.ts';
import type { Surroundings } from './surroundings.ts';

/** How long a stop may take in all, in milliseconds (contract, section 1). */
const STOP_MS = 20_000;
const STOP_PATIENCE_MS = 15_000;
/** What the store that `disk.freeBytes` speaks of has. */
const ROOM = 2 ** 36;

/** A desk: a machine with a disk, and the station that runs on it now, if one does. */
export class Desk {
  readonly name: string;
  readonly folder: string;
  readonly disk: Disk;
  /** The process; a new one at every start. */
  process: Owner;
  engine: Engine | null = null;
  ledger: Ledger | null = null;
  callers: Caller[] = [];
  readonly #around: Surroundings;
  #starts = 0;
  #exitListeners: NodeJS.ExitListener[] = [];

  constructor(name: string, disk: Disk, around: Surroundings) {
    [this.name, this.disk, this.#around] = [name, disk, around];
    this.folder = join(around.root, name);
    mkdirSync(this.folder, { recursive: true });
    this.process = { name, alive: false };
  }

  get isUp(): boolean {
    return this.engine !== null;
  }

  /** The database of the ledger as the station has it open; null while none runs. */
  get database() {
    const database = openHere.get(ledgerPath(this.folder));
    return database?.open ? database : null;
  }

  /** Begins a start; `isUp` once it serves. */
  start(): void {
    this.#starts += 1;
    this.process = { name: `${this.name}, run ${this.#starts}`, alive: true };
    const { events, books } = this.#around;
    const begun = this.process;
    const work = async () => {
      try {
        await this.#open();
      } catch (error) {
        if (!begun.alive) return;
        // A disk that is full, or fails, is said to whoever starts it, who tries again.
        if (isDisks(error)) return this.kill();
        books.violated('a start puts in order', `${this.name} did not start: ${wordsOf(error)}`);
      }
    };
    events.plan(0, () => void work(), this.process);
  }

  async #open(): Promise<void> {
    const { clock } = this.#around;
    const before = new Set(process.listeners('exit'));
    const ledger = openLedger(ledgerPath(this.folder), clock);
    this.#exitListeners = process.listeners('exit').filter((listener) => !before.has(listener));
    const renderers = createSimulatedRenderers();
    const secrets = createSecretStore(ledger.sealedSecrets, stationKeyFile({ dataDir: this.folder }));
    const ports: EnginePorts = {
      ...renderers,
      ...this.#around.portsOf(this),
      ledger,
      secrets,
      clock,
      carriers: CARRIER_DEFINITIONS,
      adapters: Object.fromEntries(
        [
          this.#around.carriers.testAdapter(),
          ...CARRIERS.map((kind) => alone(this.#around.carriers.adapter(kind), this.#around)),
        ].map((adapter) => [adapter.definition.type, adapter]),
      ),
      disk: { freeBytes: () => (this.disk.isFull ? 0 : ROOM) },
      spill: openSpillFile(`${ledgerPath(this.folder)}-spill`),
      restoreNote: openRestoreNote(this.folder),
      links: createFileLinks(ledger, () => 'http://127.0.0.1:4820'),
      events: createEventBus(),
      openToOthers: () => [],
      baseUrl: () => 'http://127.0.0.1:4820',
      version: '0.0.0',
      startCommand: () => null,
    };
    this.ledger = ledger;
    this.callers = await firstStart(ledger);
    const engine = createEngine(ports);
    this.#around.opened(this);
    await engine.recover();
    await engine.start();
    this.engine = engine;
  }

  /** The station is told to stop. Resolves when it has. */
  async stop(): Promise<void> {
    const { engine, ledger, process: stopping } = this;
    const { events, books } = this.#around;
    if (!engine || !ledger) return this.kill();
    this.engine = null;
    let isDone = false;
    const overdue = () => {
      if (!isDone) books.violated('a stop ends', `${this.name} has not stopped after ${STOP_MS / 1000} s`);
    };
    events.plan(STOP_MS, overdue, stopping);
    const work = async () => {
      await engine.stop(STOP_PATIENCE_MS);
      this.#nothingOnItsWay(ledger);
      this.#around.closed(this);
      await ledger.close();
      isDone = true;
      stopping.alive = false;
      books.count('stops');
    };
    events.as(stopping, () => void work().catch((error: unknown) => books.violated('a stop ends', wordsOf(error))));
  }

  /** A stop finishes or settles what is on its way (contract, section 1); unless the disk takes nothing. */
  #nothingOnItsWay(ledger: Ledger): void {
    const sending = this.database
      ?.prepare<[], number>("SELECT count(*) FROM shipment WHERE state IN ('RESERVED', 'SENDING')")
      .pluck()
      .get();
    const isSpilled = openSpillFile(`${ledgerPath(this.folder)}-spill`).entries().length > 0;
    if (sending && ledger.isWritable() && !this.disk.isFull && !isSpilled)
      this.#around.books.violated('a stop ends', `${sending} purchases are left on their way`);
  }

  /** kill -9. What SQLite committed is there, what was written is there. */
  kill(): void {
    if (!this.process.alive) return;
    this.process.alive = false;
    this.engine = null;
    const { database } = this;
    this.#around.closed(this);
    for (const listener of this.#exitListeners) process.off('exit', listener);
    this.#exitListeners = [];
    if (!database) return;
    // A process that dies leaves the log; the connection of this one plays it into the file.
    database.close();
    writeFileSync(`${ledgerPath(this.folder)}-wal`, '');
  }

  /** The power goes: what was not synced is there in part, or not at all. */
  losePower(): void {
    this.kill();
    this.disk.losePower();
  }

  get hasLedger(): boolean {
    return existsSync(ledgerPath(this.folder));
  }
}

/**
 * As openSqliteLedger opens it, but without what other processes and threads do: backups, and the daily check, which reads the whole ledger; a
 * simulation checks it once, at its end.
 */
function openLedger(path: string, clock: Clock): Ledger {
  const database = openDatabase(path);
  const removeMark = markOpen(path);
  try {
    const witness = openWitnessFile(witnessPath(path));
    const ledger = ledgerOn(database, clock, {
      beforeClose: removeMark,
      witness,
      findStructureFault: async () => null,
    });
    return { ...ledger, maintenance: { ...ledger.maintenance, check: async () => [] } };
  } catch (error) {
    removeMark();
    database.close();
    throw error;
  }
}

/** Accounts, printers and API clients, where there are none yet. */
async function firstStart(ledger: Ledger): Promise<Caller[]> {
  if ((await ledger.clients.list()).length === 0) {
    const [first] = TEST_ACCOUNTS;
    if (!first) throw new Error('There are no accounts');
    for (const kind of CARRIERS) {
      const adapter = { type: `simulated-${kind}` } as unknown as typeof first.adapter;
      await ledger.accounts.create({ ...first, carrierId: kind, adapter });
    }
    for (const account of TEST_ACCOUNTS) await ledger.accounts.create(account);
    for (const printer of PRINTERS) await ledger.printing.printers.create(printer);
    await ledger.settings.write(DEFAULT_SETTINGS);
    await ledger.sources.put(shopSource('shop'));
    for (const name of ['First client', 'Second client']) {
      await ledger.clients.create(draftClient(ledger, { name, scopes: [...SCOPES] }).record);
    }
  }
  return (await ledger.clients.list()).map(({ id }) => ({ clientId: id, scopes: SCOPES }));
}

const isDisks = (error: unknown) =>
  error instanceof StorageFullError || ['ENOSPC', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
