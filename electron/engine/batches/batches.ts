import { type Batch, type BatchPage, type BatchState } from '#shared/schema/batches/batch.ts';
import type { BatchDraft, BatchReading } from '#shared/schema/batches/batch-draft.ts';
import type { BatchPreviewRequest } from '#shared/schema/batches/batch-file.ts';
import {
  isNotBought,
  NOT_BOUGHT_STATES,
  type BatchRetry,
  type BatchRow,
  type BatchRowChange,
  type BatchRowPage,
  type BatchRowsChange,
  type BatchRowsChanged,
  type BatchRowState,
} from '#shared/schema/batches/batch-row.ts';
import { type Caller, clientsSeen, packerOf, requireSeen } from '../identity/index.ts';
import type { BatchesDeps, BatchesOfOrders, OrderBook } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { createBatchNews } from './batch-news.ts';
import { createBatchRunner } from './batch-runner.ts';
import type { BatchRecord, BatchRowRecord, Requeued } from './batch-store.ts';
import type { Buy } from './buy-row.ts';
import { changeRow, changeRows } from './change-row.ts';
import { contentOfOrders, requireOrdersAlone } from './order-rows.ts';
import { createBatch } from './create-batch.ts';
import { BadCursorError } from '../ledger-errors.ts';
import { createKeyedQueue } from '../concurrency/index.ts';
import { readSelect } from '../selection/index.ts';
import { readAnew } from './read-anew.ts';
import { previewBatch } from './table/preview-batch.ts';
import { contentOf } from './table/read-content.ts';
import { failedFile, resultFile } from './result-file.ts';
import { resolveRunningRows, resolveUnknownRows } from './resolve-rows.ts';
import { toBatch, toBatchRow } from './to-batch.ts';

export type Batches = ReturnType<typeof createBatches>;

interface BatchQuery {
  states?: BatchState[];
  clientId?: string;
  limit?: number;
  cursor?: string;
}

/** The use cases of batches. `buy` is the create call that every caller has; rows that are orders are bought through the order book. */
export function createBatches(given: BatchesDeps, buy: Buy, orders: OrderBook) {
  const news = createBatchNews(given);
  const { store } = news;
  const deps: BatchesOfOrders = { ...given, ledger: { ...given.ledger, batches: store }, orders };
  const runner = createBatchRunner(deps, buy);
  const contents = createKeyedQueue();

  /** A batch that the caller sees. @throws EngineError NOT_FOUND. */
  async function need(caller: Caller, id: string): Promise<BatchRecord> {
    const batch = requireSeen(caller, await store.find(id), `There is no batch ${id}.`);
    await resolveUnknownRows(deps, batch);
    return batch;
  }

  async function needRow(batch: BatchRecord, number: number): Promise<BatchRowRecord> {
    const row = await store.row(batch.id, number);
    if (!row) throw new EngineError('NOT_FOUND', `Batch ${batch.id} has no row ${number}.`);
    return row;
  }

  /** Starts or resumes, with `again` of the rows that bought nothing: those that did not reach the carrier unless others are named. */
  async function begin(
    caller: Caller,
    id: string,
    from: readonly BatchState[],
    again: Requeued = { states: ['NOT_SENT'] },
  ): Promise<Batch> {
    const batch = await need(caller, id);
    if (batch.state === 'RUNNING' && (await isBeingBought(id))) return toBatch(store, batch);
    if (batch.state !== 'RUNNING' && !from.includes(batch.state))
      throw wrongState(batch, `only ${from.join(', ')} will do`);
    if (!runner.isRunning(id)) await resolveRunningRows(deps, batch);
    await store.requeue(id, again, deps.ledger.now());
    const { READY, RUNNING } = await store.counts(id);
    if (READY === 0) {
      // What kept a paused one from its end was found to be bought, or refused: there is nothing left to wait for.
      const done = { state: 'FINISHED', at: deps.ledger.now() } as const;
      const finished = from.includes('PAUSED') && RUNNING === 0 ? await store.change(id, ['PAUSED'], done) : null;
      if (finished) return toBatch(store, finished);
      throw wrongState(batch, 'none of its rows is ready to be bought');
    }
    const started = await store.change(id, [...from, 'RUNNING'], {
      state: 'RUNNING',
      startedBy: caller.clientId,
      packer: packerOf(caller),
      at: deps.ledger.now(),
    });
    if (!started) throw wrongState(batch, 'it has just changed');
    runner.run(id);
    return toBatch(store, started);
  }

  /** By this station, or by another one of the ledger. */
  const isBeingBought = async (id: string) => runner.isRunning(id) || !(await store.takeOver(id));

  async function requireNotBought(batch: BatchRecord, numbers: readonly number[]): Promise<void> {
    for (const number of numbers) {
      const { state } = await needRow(batch, number);
      const words = `Row ${number} is ${state}; only ${NOT_BOUGHT_STATES.join(', ')} will do.`;
      if (!isNotBought(state)) throw new EngineError('STATE_CONFLICT', words);
    }
  }

  /** The batch as it is now; one that runs looks for the rows that have become ready. */
  async function resumed({ id, ...before }: BatchRecord): Promise<Batch> {
    const batch = (await store.find(id)) ?? { id, ...before };
    if (batch.state === 'RUNNING') runner.run(id);
    return toBatch(store, batch);
  }

  /** Rows that are being bought are finished; no other one is begun. */
  async function hold(
    caller: Caller,
    id: string,
    from: readonly BatchState[],
    to: 'PAUSED' | 'STOPPED',
  ): Promise<Batch> {
    const batch = await need(caller, id);
    if (batch.state === to) return toBatch(store, batch);
    const pauseReason = to === 'PAUSED' ? ('REQUESTED' as const) : null;
    const held = await store.change(id, from, { state: to, pauseReason, at: deps.ledger.now() });
    if (!held) throw wrongState(batch, `only ${from.join(', ')} will do`);
    return toBatch(store, held);
  }

  async function contentIn(caller: Caller, draft: BatchDraft) {
    if (draft.orders === undefined) return contentOf(draft);
    requireOrdersAlone(draft);
    return contentOfOrders(orders, caller, draft.orders);
  }

  const use = {
    preview: (caller: Caller, request: BatchPreviewRequest) => previewBatch(deps, caller, request),

    async create(caller: Caller, draft: BatchDraft): Promise<{ batch: Batch; existing: boolean }> {
      const content = await contentIn(caller, draft);
      const { edition = 1 } = draft;
      const { batch, existing } = await contents.run(`${content.contentHash} ${edition}`, () =>
        createBatch(deps, caller, draft, content),
      );
      const isToStart = draft.start === true && batch.state === 'DRAFT' && (await store.counts(batch.id)).READY > 0;
      return { batch: isToStart ? await use.start(caller, batch.id) : await toBatch(store, batch), existing };
    },

    async list(caller: Caller, { states, clientId, limit, cursor }: BatchQuery): Promise<BatchPage> {
      const clientIds = clientsSeen(caller, clientId);
      const { batches, next } = await store.list({
        ...(clientIds !== undefined && { clientIds }),
        ...(states !== undefined && { states }),
        ...(cursor !== undefined && { before: numberOf(cursor) }),
        limit: limit ?? 50,
      });
      const shown = await Promise.all(batches.map((batch) => toBatch(store, batch)));
      return { batches: shown, next: next === null ? null : String(next) };
    },

    read: async (caller: Caller, id: string): Promise<Batch> => toBatch(store, await need(caller, id)),

    async rows(
      caller: Caller,
      id: string,
      { states, after = 0, limit = 100 }: { states?: BatchRowState[]; after?: number; limit?: number },
    ): Promise<BatchRowPage> {
      const { id: batchId } = await need(caller, id);
      const rows = await store.rows({ batchId, ...(states && { states }), after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const select = await readSelect(deps);
      const shown = page.map((row) => toBatchRow(row, select));
      return { rows: shown, next: rows.length > limit ? (page.at(-1)?.number ?? null) : null };
    },

    row: async (caller: Caller, id: string, number: number): Promise<BatchRow> =>
      toBatchRow(await needRow(await need(caller, id), number), await readSelect(deps)),

    async changeRow(caller: Caller, id: string, number: number, change: BatchRowChange): Promise<BatchRow> {
      const batch = await need(caller, id);
      return toBatchRow(await changeRow(deps, batch, () => needRow(batch, number), change), await readSelect(deps));
    },

    changeRows: async (caller: Caller, id: string, change: BatchRowsChange): Promise<BatchRowsChanged> =>
      changeRows(deps, await need(caller, id), change),

    /** Reads the table of a batch that was never started by another mapping. @throws EngineError NOT_FOUND, VALIDATION_FAILED or STATE_CONFLICT. */
    async readAnew(caller: Caller, id: string, draft: BatchReading): Promise<Batch> {
      const batch = await need(caller, id);
      return toBatch(store, await readAnew(deps, batch, draft));
    },

    /**
     * Makes rows ready again that the carrier refused or that did not reach it, under the transaction id that this freed (contract, section
     * 4), and buys them at once where the batch runs or is finished and nothing else of it waits; else they wait with the others.
     * @throws EngineError NOT_FOUND; STATE_CONFLICT where a row that is named is in another state, or no row is in these.
     */
    async retry(caller: Caller, id: string, { rows: numbers }: BatchRetry = {}): Promise<Batch> {
      const batch = await need(caller, id);
      if (numbers !== undefined) await requireNotBought(batch, numbers);
      const { READY, RUNNING } = await store.counts(id);
      const which = { states: NOT_BOUGHT_STATES, ...(numbers && { numbers }) };
      if (batch.state === 'FINISHED' && READY + RUNNING === 0) return begin(caller, id, ['FINISHED'], which);
      if ((await store.requeue(id, which, deps.ledger.now())) === 0)
        throw wrongState(batch, 'none of these rows was refused or not sent');
      return resumed(batch);
    },

    start: (caller: Caller, id: string) => begin(caller, id, ['DRAFT', 'STOPPED', 'FINISHED']),
    resume: (caller: Caller, id: string) => begin(caller, id, ['PAUSED']),
    pause: (caller: Caller, id: string) => hold(caller, id, ['RUNNING'], 'PAUSED'),
    stop: (caller: Caller, id: string) => hold(caller, id, ['RUNNING', 'PAUSED'], 'STOPPED'),

    /** Deletes a batch of which nothing was or may have been bought; hides any other. */
    async remove(caller: Caller, id: string): Promise<void> {
      const batch = await need(caller, id);
      await contents.run(`${batch.contentHash} ${batch.edition}`, async () => {
        const { RUNNING, BOUGHT, UNKNOWN } = await store.counts(id);
        if (batch.state === 'RUNNING' || RUNNING > 0) throw wrongState(batch, 'stop it first');
        const isGone = await (BOUGHT + UNKNOWN > 0 ? store.setHidden(id, true) : store.remove(id));
        // Another station has started it in between, or removed it.
        if (!isGone) throw wrongState(await need(caller, id), 'it has just changed');
      });
    },

    result: async (caller: Caller, id: string) => resultFile(deps, await need(caller, id)),
    /** @param states of rows that are not bought; those that failed unless given */
    failed: async (caller: Caller, id: string, states?: readonly BatchRowState[]) =>
      failedFile(deps, await need(caller, id), states),

    recover: () => runner.recover(),
    resumeAll: () => runner.resumeAll(),
    async shutDown(): Promise<void> {
      await runner.stop();
      news.stop();
    },
  };
  return use;
}

/** @throws BadCursorError where no page gave it. */
function numberOf(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new BadCursorError('Not a cursor of the list of batches');
}

const wrongState = ({ id, state }: BatchRecord, needed: string) =>
  new EngineError('STATE_CONFLICT', `Batch ${id} is ${state}; ${needed}.`);
