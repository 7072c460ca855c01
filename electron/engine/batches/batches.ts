import type { Batch, BatchPage, BatchState } from '#shared/schema/batch.ts';
import { BATCH_STATES } from '#shared/schema/batch.ts';
import type { BatchDraft } from '#shared/schema/batch-draft.ts';
import type { BatchPreviewRequest } from '#shared/schema/batch-file.ts';
import { BATCH_ROW_STATES, type BatchRow, type BatchRowChange, type BatchRowPage } from '#shared/schema/batch-row.ts';
import type { EngineDeps } from '../deps.ts';
import { EngineError } from '../engine-error.ts';
import { createBatchNews } from './batch-news.ts';
import { createBatchRunner } from './batch-runner.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import type { Buy } from './buy-row.ts';
import { changeRow } from './change-row.ts';
import { createBatch } from './create-batch.ts';
import { createOneAfterAnother } from './one-after-another.ts';
import { limitOf, numberOf, statesOf } from './parameters.ts';
import { previewBatch } from './preview-batch.ts';
import { contentOf } from './read-content.ts';
import { failedFile, resultFile } from './result-file.ts';
import { settleRunningRows, settleUnknownRows } from './settle-rows.ts';
import { toBatch, toBatchRow } from './to-batch.ts';

export type Batches = ReturnType<typeof createBatches>;

/** The use cases of batches. `buy` is the create call that every caller has. */
export function createBatches(given: EngineDeps, buy: Buy) {
  const news = createBatchNews(given);
  const { store } = news;
  const deps: EngineDeps = { ...given, ledger: { ...given.ledger, batches: store } };
  const runner = createBatchRunner(deps, buy);
  const oneAfterAnother = createOneAfterAnother();

  async function need(id: string): Promise<BatchRecord> {
    const batch = await store.find(id);
    if (!batch) throw new EngineError('NOT_FOUND', `There is no batch ${id}.`);
    await settleUnknownRows(deps, batch);
    return batch;
  }

  async function needRow(batch: BatchRecord, number: string): Promise<BatchRowRecord> {
    const row = await store.row(batch.id, numberOf(number));
    if (!row) throw new EngineError('NOT_FOUND', `Batch ${batch.id} has no row ${number}.`);
    return row;
  }

  /** Starts or resumes; rows that provably did not reach the carrier are tried again. */
  async function begin(id: string, startedBy: string, from: readonly BatchState[]): Promise<Batch> {
    const batch = await need(id);
    const isRunning = batch.state === 'RUNNING' && runner.isRunning(id);
    if (isRunning) return toBatch(store, batch);
    if (batch.state !== 'RUNNING' && !from.includes(batch.state))
      throw wrongState(batch, `only ${from.join(', ')} will do`);
    if (!runner.isRunning(id)) await settleRunningRows(deps, batch);
    await store.requeueNotSent(id, deps.ledger.now());
    if ((await store.counts(id)).READY === 0) throw wrongState(batch, 'none of its rows is ready to be bought');
    const started = await store.change(id, [...from, 'RUNNING'], {
      state: 'RUNNING',
      startedBy,
      at: deps.ledger.now(),
    });
    if (!started) throw wrongState(batch, 'it has just changed');
    runner.run(id);
    return toBatch(store, started);
  }

  /** Rows that are being bought are finished; no other one is begun. */
  async function hold(id: string, from: readonly BatchState[], to: 'PAUSED' | 'STOPPED'): Promise<Batch> {
    const batch = await need(id);
    if (batch.state === to) return toBatch(store, batch);
    const pauseReason = to === 'PAUSED' ? ('REQUESTED' as const) : null;
    const held = await store.change(id, from, { state: to, pauseReason, at: deps.ledger.now() });
    if (!held) throw wrongState(batch, `only ${from.join(', ')} will do`);
    return toBatch(store, held);
  }

  const use = {
    preview: (request: BatchPreviewRequest) => previewBatch(deps, request),

    async create(clientId: string, draft: BatchDraft): Promise<{ batch: Batch; existing: boolean }> {
      const content = contentOf(draft);
      const { edition = 1 } = draft;
      const { batch, existing } = await oneAfterAnother(`${content.contentHash} ${edition}`, () =>
        createBatch(deps, clientId, draft, content),
      );
      const isToStart = draft.start === true && batch.state === 'DRAFT' && (await store.counts(batch.id)).READY > 0;
      return { batch: isToStart ? await use.start(batch.id, clientId) : await toBatch(store, batch), existing };
    },

    async list({ state, limit, cursor }: { state?: string; limit?: string; cursor?: string }): Promise<BatchPage> {
      const { batches, next } = await store.list({
        ...(state !== undefined && { states: statesOf(state, BATCH_STATES) }),
        ...(cursor !== undefined && { before: numberOf(cursor) }),
        limit: limitOf(limit, 50),
      });
      const shown = await Promise.all(batches.map((batch) => toBatch(store, batch)));
      return { batches: shown, next: next === null ? null : String(next) };
    },

    read: async (id: string): Promise<Batch> => toBatch(store, await need(id)),

    async rows(id: string, query: { state?: string; after?: string; limit?: string }): Promise<BatchRowPage> {
      const { id: batchId } = await need(id);
      const limit = limitOf(query.limit, 100);
      const after = numberOf(query.after ?? '0');
      const states = query.state === undefined ? {} : { states: statesOf(query.state, BATCH_ROW_STATES) };
      const rows = await store.rows({ batchId, ...states, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return { rows: page.map(toBatchRow), next: rows.length > limit ? (page.at(-1)?.number ?? null) : null };
    },

    row: async (id: string, number: string): Promise<BatchRow> => toBatchRow(await needRow(await need(id), number)),

    async changeRow(id: string, number: string, change: BatchRowChange): Promise<BatchRow> {
      const batch = await need(id);
      return toBatchRow(await changeRow(deps, batch, await needRow(batch, number), change));
    },

    start: (id: string, clientId: string) => begin(id, clientId, ['DRAFT', 'STOPPED', 'FINISHED']),
    resume: (id: string, clientId: string) => begin(id, clientId, ['PAUSED']),
    pause: (id: string) => hold(id, ['RUNNING'], 'PAUSED'),
    stop: (id: string) => hold(id, ['RUNNING', 'PAUSED'], 'STOPPED'),

    /** Deletes a batch of which nothing was or may have been bought; hides any other. */
    async remove(id: string): Promise<void> {
      const batch = await need(id);
      await oneAfterAnother(`${batch.contentHash} ${batch.edition}`, async () => {
        const { RUNNING, BOUGHT, UNKNOWN } = await store.counts(id);
        if (batch.state === 'RUNNING' || RUNNING > 0) throw wrongState(batch, 'stop it first');
        if (BOUGHT + UNKNOWN > 0) await store.setHidden(id, true);
        else await store.remove(id);
      });
    },

    result: async (id: string) => resultFile(deps, await need(id)),
    failed: async (id: string) => failedFile(deps, await need(id)),

    recover: () => runner.recover(),
    takeUp: () => runner.takeUp(),
    async shutDown(): Promise<void> {
      await runner.stop();
      news.stop();
    },
  };
  return use;
}

const wrongState = ({ id, state }: BatchRecord, needed: string) =>
  new EngineError('STATE_CONFLICT', `Batch ${id} is ${state}; ${needed}.`);
