import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { createSecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { createEventBus } from '#electron/engine/events/event-bus.ts';
import type { Clock } from '#electron/engine/clock.ts';
import { createEngine, type Engine } from '#electron/engine/index.ts';
import type { EnginePorts } from '#electron/engine/engine-ports.ts';
import { LedgerAwayError, StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { createFileLinks } from '#electron/engine/shipping/documents/file-links.ts';
import { LedgerFailedError } from '#electron/ledger/errors.ts';
import { openSpillFile } from '#electron/ledger/local/spill-file.ts';
import { spillPath } from '#electron/start/open-ledger.ts';
import { stationKeyFile } from '#electron/secrets/key-file-cipher.ts';
import { openRestoreNote } from '#electron/start/restore-note.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import { reportAnswers } from '../machine/answered-calls.ts';
import type { Disk } from '../machine/disk.ts';
import type { Owner } from '../machine/events.ts';
import { BEGINNING } from '../machine/process.ts';
import { alone } from '../carriers/alone.ts';
import { CARRIERS } from '../carriers/carrier-kinds.ts';
import { createSimulatedRenderers } from '../devices/labels.ts';
import { HOT_FOLDER } from './hot-folder.ts';
import { firstStart } from './first-start.ts';
import { DeskPrinters } from '../devices/printers.ts';
import { DeskScale } from '../devices/scale.ts';
import type { Surroundings } from './surroundings.ts';

/** How long a stop may take in all, in milliseconds (contract, section 1). */
const STOP_MS = 20_000;
const STOP_PATIENCE_MS = 15_000;
/** Whoever starts a station that did not start tries again so much later. */
export const STARTED_AGAIN_MS = 10_000;
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
  /** Those that stand beside it. */
  readonly printers: DeskPrinters;
  readonly scale: DeskScale;
  readonly clock: Clock;
  /** By how much the clock of the machine is set wrong; milliseconds. */
  clockOff = 0;
  /** Since when its station serves, on a disk that has room. */
  wellSince = 0;
  /** Nobody starts it before. */
  downUntil = 0;

  constructor(name: string, disk: Disk, around: Surroundings) {
    [this.name, this.disk, this.#around] = [name, disk, around];
    this.folder = join(around.root, name);
    mkdirSync(this.folder, { recursive: true });
    this.process = { name, alive: false };
    const { events, chance, books } = around;
    this.printers = new DeskPrinters(events, chance, books, ({ jobId }, number) => around.leaves(jobId, number));
    this.scale = new DeskScale(events, chance, books);
    this.clock = {
      now: () => BEGINNING + Math.floor(events.now) + this.clockOff,
      elapsed: () => events.now,
    };
  }

  get isUp(): boolean {
    return this.engine !== null;
  }

  get #spillPath(): string {
    return spillPath(this.folder, this.#around.home.isShared);
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
        // A disk that is full, or fails, and a database that is away, are said to whoever starts it, who tries again.
        if (isOthers(error)) {
          this.downUntil = events.now + STARTED_AGAIN_MS;
          return this.kill();
        }
        books.violated('a start puts in order', `${this.name} did not start: ${wordsOf(error)}`);
      }
    };
    events.plan(0, () => void work(), this.process);
  }

  async #open(): Promise<void> {
    const { clock } = this;
    const { home } = this.#around;
    const before = new Set(process.listeners('exit'));
    const ledger = reportAnswers(await home.open(this), (call) => this.#around.answered(this, call));
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
          ...this.#around.carriers.ownAdapters(ledger),
          ...CARRIERS.map((kind) => alone(this.#around.carriers.adapter(kind), this.#around)),
        ].map((adapter) => [adapter.definition.type, adapter]),
      ),
      disk: { freeBytes: () => (this.disk.isFull ? 0 : ROOM) },
      spill: openSpillFile(this.#spillPath),
      restoreNote: openRestoreNote(this.folder),
      links: createFileLinks(ledger, () => 'http://127.0.0.1:4820'),
      events: createEventBus(),
      openToOthers: () => [],
      baseUrl: () => 'http://127.0.0.1:4820',
      version: '0.0.0',
      startCommand: () => null,
    };
    this.ledger = ledger;
    this.callers = await firstStart(ledger, home.isShared ? null : HOT_FOLDER);
    const engine = createEngine(ports);
    this.#around.opened(this);
    await engine.recover();
    // What a sync that failed has cost is known now.
    if (this.disk.failsNextSync !== 'file') this.#around.books.syncsFail = false;
    await engine.start();
    this.engine = engine;
  }

  /** The station is told to stop. @param then once it has ended */
  stop(then: () => void = () => undefined): void {
    const { engine, ledger, process: stopping } = this;
    const { events, books } = this.#around;
    if (!engine || !ledger) {
      this.kill();
      return then();
    }
    this.engine = null;
    let isDone = false;
    const since = events.now;
    // Then it has had no turn, and all its patience was over at once; or what it has to write did not reach its ledger.
    const wasHindered = () => Math.max(stopping.hangsUntil ?? 0, stopping.troubledAt ?? 0) > since;
    const overdue = () => {
      if (isDone) return;
      const wakesAt = stopping.hangsUntil ?? 0;
      if (events.now - Math.max(since, wakesAt) < STOP_MS - 1) events.plan(STOP_MS, overdue, stopping);
      else books.violated('a stop ends', `${this.name} has not stopped after ${STOP_MS / 1000} s`);
    };
    events.plan(STOP_MS, overdue, stopping);
    const work = async () => {
      await engine.stop(STOP_PATIENCE_MS);
      // Somebody may have killed it meanwhile, and started the next.
      if (!stopping.alive) return;
      if (!wasHindered()) this.#nothingOnItsWay(ledger);
      this.#around.closed(this, true);
      await ledger.close();
      isDone = true;
      stopping.alive = false;
      this.#around.home.network?.died(stopping, true);
      books.count('stops');
      then();
    };
    events.as(stopping, () => void work().catch((error: unknown) => books.violated('a stop ends', wordsOf(error))));
  }

  /** A stop finishes or settles what is on its way (contract, section 1); unless the disk takes nothing. */
  #nothingOnItsWay(ledger: Ledger): void {
    const sending = this.#around.home.sight?.onItsWay(ledger.stationId) ?? 0;
    const isSpilled = openSpillFile(this.#spillPath).entries().length > 0;
    if (sending && ledger.isWritable() && !this.disk.isFull && !isSpilled)
      this.#around.books.violated('a stop ends', `${sending} purchases are left on their way`);
  }

  /** kill -9. What was committed is there, what was written is there. */
  kill(isHeard = true): void {
    if (!this.process.alive) return;
    this.process.alive = false;
    this.engine = null;
    this.#around.closed(this, isHeard);
    for (const listener of this.#exitListeners) process.off('exit', listener);
    this.#exitListeners = [];
  }

  /** The power goes: what was not synced is there in part, or not at all. */
  losePower(): void {
    this.kill(false);
    this.disk.losePower();
  }
}

const isOthers = (error: unknown) =>
  error instanceof StorageFullError ||
  error instanceof LedgerAwayError ||
  error instanceof LedgerFailedError ||
  ['ENOSPC', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
