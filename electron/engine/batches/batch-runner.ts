import { createSignal, type Signal } from '../events/index.ts';
import { revokedClients } from '../identity/index.ts';
import type { BatchesOfOrders } from './deps.ts';
import { LedgerAwayError, StorageFullError } from '../ledger-errors.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import { buyRow, type Buy, type OwnPause } from './buy-row.ts';
import { resolveRunningRows, resolveUnknownRows } from './resolve-rows.ts';

/** So many rows in a row that did not reach their carrier, and the batch waits for a person. */
const MOST_UNAVAILABLE = 3;

/** How long a shared ledger that is away, or a row that another station is buying, is left alone. */
const LATER_MS = 2000;

/** How often a station looks for batches that others of its ledger have left. */
const TAKE_OVER_EVERY_MS = 15_000;

const PAUSE_DETAILS: Readonly<Record<OwnPause, string>> = {
  CARRIER_UNAVAILABLE: `The carrier could not be reached ${MOST_UNAVAILABLE} times in a row; nothing was bought by these rows.`,
  STORAGE_FULL: 'There is no room left to record purchases.',
  CLIENT_REVOKED: 'The API client that started the batch was revoked; another one has to resume it.',
  RESTORE_UNCONFIRMED:
    'The ledger was restored or copied and does not know everything; nothing is bought until an administrator has confirmed that it may be.',
  STATION_FAULT: 'The station made a mistake; its log has the details.',
};

/** Buys the rows of running batches, a few at a time. */
export interface BatchRunner {
  /** Puts in order what was left of the batch, and buys what is ready where it runs and no other station does that. */
  run(batchId: string): void;
  isRunning(batchId: string): boolean;
  /** Puts in order what a stop or a crash left, after the shipments themselves have been. Buys nothing. */
  recover(): Promise<void>;
  /** Goes on with the batches that ran when the station stopped, and from now on with those that another station has left. Never throws. */
  resumeAll(): Promise<void>;
  /** Begins no more rows; resolves when those that were begun are recorded. */
  stop(): Promise<void>;
}

export function createBatchRunner(deps: BatchesOfOrders, buy: Buy): BatchRunner {
  const { ledger, log } = deps;
  const { batches } = ledger;
  const running = new Map<string, { work: Promise<void>; signal: Signal }>();
  /** Batches that somebody wants to run, also while they run: then they look once more before they end. */
  const wanted = new Set<string>();
  let stopping = false;
  let takingOver: NodeJS.Timeout | null = null;

  async function work(batchId: string): Promise<void> {
    while (wanted.delete(batchId) && !stopping) {
      try {
        await buyReady(batchId);
      } catch (error) {
        log('batch failed', { batchId, error });
        // It goes on by itself once the shared ledger is back; that cannot be asked to pause it, either.
        if (error instanceof LedgerAwayError) await lookAgainLater(batchId);
        else await pause(batchId, error instanceof StorageFullError ? 'STORAGE_FULL' : 'STATION_FAULT');
      }
    }
    running.delete(batchId);
  }

  /** Sooner where somebody wants it. */
  async function lookAgainLater(batchId: string): Promise<void> {
    await running.get(batchId)?.signal.notified(LATER_MS);
    wanted.add(batchId);
  }

  async function buyReady(batchId: string): Promise<void> {
    await resolveRows(batchId);
    if (!(await batches.takeOver(batchId))) return;
    const { batchConcurrency } = await ledger.settings.read();
    const run = { unavailable: 0, halted: false };
    const lanes = Array.from({ length: batchConcurrency }, () => lane(batchId, run));
    const ends = await Promise.allSettled(lanes);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (run.halted || stopping || (await batches.finishIfDone(batchId, ledger.now()))) return;
    if ((await batches.find(batchId))?.state !== 'RUNNING') return;
    // Rows became ready after the lanes had ended; or the last ones are being bought by another station, which may leave them.
    if ((await batches.counts(batchId)).READY > 0) wanted.add(batchId);
    else await lookAgainLater(batchId);
  }

  async function resolveRows(batchId: string): Promise<void> {
    const batch = await batches.find(batchId);
    if (batch) await resolveRunningRows(deps, batch);
  }

  async function lane(batchId: string, run: { unavailable: number; halted: boolean }): Promise<void> {
    while (!stopping && !run.halted) {
      const batch = await batches.find(batchId);
      if (batch?.state !== 'RUNNING') return;
      if (batch.startedBy !== null && (await revokedClients(ledger)).has(batch.startedBy))
        return halt(batchId, run, 'CLIENT_REVOKED');
      const row = (await batches.takeNext(batchId, ledger.now())) ?? (await takeProved(batch));
      if (row === null) return;
      try {
        const reason = await buyOne(batch, row, run);
        if (reason) await halt(batchId, run, reason);
      } catch (error) {
        run.halted = true;
        throw error;
      }
    }
  }

  /** A row in doubt of which it was proved meanwhile that nothing was bought. */
  async function takeProved(batch: BatchRecord): Promise<BatchRowRecord | null> {
    if ((await resolveUnknownRows(deps, batch)) === 0) return null;
    await batches.requeue(batch.id, { states: ['NOT_SENT'] }, ledger.now());
    return batches.takeNext(batch.id, ledger.now());
  }

  async function buyOne(batch: BatchRecord, row: BatchRowRecord, run: { unavailable: number }) {
    const { outcome, halt: reason } = await buyRow(deps, buy, batch, row);
    const changed = await batches.changeRow(batch.id, row.number, ['RUNNING'], { ...outcome, at: ledger.now() });
    // Another station has taken it over, and says what became of it.
    if (!changed) return reason;
    run.unavailable = outcome.state === 'NOT_SENT' ? run.unavailable + 1 : 0;
    return reason ?? (run.unavailable >= MOST_UNAVAILABLE ? 'CARRIER_UNAVAILABLE' : undefined);
  }

  /** A station that stops leaves its batches running, for the next start. */
  async function halt(batchId: string, run: { halted: boolean }, reason: OwnPause | 'STATION_STOPPING') {
    run.halted = true;
    if (reason !== 'STATION_STOPPING') await pause(batchId, reason);
  }

  async function pause(batchId: string, reason: OwnPause): Promise<void> {
    await batches
      .change(batchId, ['RUNNING'], {
        state: 'PAUSED',
        pauseReason: reason,
        pauseDetail: PAUSE_DETAILS[reason],
        at: ledger.now(),
      })
      .catch((error: unknown) => log('batch could not be paused', { batchId, error }));
  }

  async function resumeInterrupted(): Promise<void> {
    try {
      for (const batchId of await batches.interrupted()) if (!running.has(batchId)) run(batchId);
    } catch (error) {
      log('batches not resumed', { error });
    }
  }

  function run(batchId: string): void {
    wanted.add(batchId);
    running.get(batchId)?.signal.notify();
    if (stopping || running.has(batchId)) return;
    running.set(batchId, { work: work(batchId), signal: createSignal() });
  }

  return {
    run,
    isRunning: (batchId) => running.has(batchId),
    async recover() {
      await batches.discardIncomplete();
      for (const batchId of await batches.interrupted()) await resolveRows(batchId);
    },
    async resumeAll() {
      await resumeInterrupted();
      if (ledger.others && !stopping)
        takingOver ??= setInterval(() => void resumeInterrupted(), TAKE_OVER_EVERY_MS).unref();
    },
    async stop() {
      stopping = true;
      if (takingOver) clearInterval(takingOver);
      for (const { signal } of running.values()) signal.notify();
      await Promise.all([...running.values()].map(({ work: done }) => done));
    },
  };
}
