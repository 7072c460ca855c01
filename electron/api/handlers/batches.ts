import { BATCH_ROW_STATES } from '#shared/schema/batches/batch-row.ts';
import { BATCH_STATES } from '#shared/schema/batches/batch.ts';
import { numberIn, statesIn } from '../query.ts';
import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import { OtherAnswer, type Handlers } from '../mount.ts';
import { sendFile } from '../send-file.ts';

type BatchHandlers = Pick<
  Handlers,
  | 'previewBatch'
  | 'createBatch'
  | 'listBatches'
  | 'readBatch'
  | 'removeBatch'
  | 'startBatch'
  | 'pauseBatch'
  | 'resumeBatch'
  | 'stopBatch'
  | 'retryBatch'
  | 'readBatchResult'
  | 'readBatchFailed'
  | 'listBatchRows'
  | 'readBatchRow'
  | 'changeBatchRow'
  | 'changeBatchRows'
  | 'readBatchAnew'
  | 'printBatch'
  | 'stopBatchPrinting'
  | 'readBatchPrinting'
  | 'readBatchLabels'
  | 'readBatchLabelFile'
>;

export const batchHandlers = ({ batches, batchPrinting, labelFiles }: Engine): BatchHandlers => ({
  previewBatch: ({ body }, context) => batches.preview(knownCaller(context), body),
  async createBatch({ body }, context) {
    const { batch, existing } = await batches.create(knownCaller(context), body);
    if (existing) throw new OtherAnswer(200, { batch });
    return { batch };
  },
  listBatches: ({ query: { state, ...query } }, context) =>
    batches.list(knownCaller(context), { ...query, ...statesIn(state, BATCH_STATES) }),
  readBatch: async ({ params }, context) => ({ batch: await batches.read(knownCaller(context), params.id) }),
  readBatchAnew: async ({ params, body }, context) => ({
    batch: await batches.readAnew(knownCaller(context), params.id, body),
  }),
  removeBatch: async ({ params }, context) => {
    await batches.remove(knownCaller(context), params.id);
    return null;
  },

  startBatch: async ({ params }, context) => ({ batch: await batches.start(knownCaller(context), params.id) }),
  pauseBatch: async ({ params }, context) => ({ batch: await batches.pause(knownCaller(context), params.id) }),
  resumeBatch: async ({ params }, context) => ({ batch: await batches.resume(knownCaller(context), params.id) }),
  stopBatch: async ({ params }, context) => ({ batch: await batches.stop(knownCaller(context), params.id) }),
  retryBatch: async ({ params, body }, context) => ({
    batch: await batches.retry(knownCaller(context), params.id, body),
  }),

  readBatchResult: async ({ params }, context) =>
    sendFile(await batches.result(knownCaller(context), params.id), context),
  readBatchFailed: async ({ params }, context) =>
    sendFile(await batches.failed(knownCaller(context), params.id), context),

  listBatchRows: ({ params, query: { state, ...query } }, context) =>
    batches.rows(knownCaller(context), params.id, { ...query, ...statesIn(state, BATCH_ROW_STATES) }),
  readBatchRow: async ({ params }, context) => ({
    row: await batches.row(knownCaller(context), params.id, numberIn(params.number)),
  }),
  changeBatchRow: async ({ params, body }, context) => ({
    row: await batches.changeRow(knownCaller(context), params.id, numberIn(params.number), body),
  }),
  changeBatchRows: ({ params, body }, context) => batches.changeRows(knownCaller(context), params.id, body),

  printBatch: async ({ params, body }, context) => ({
    printing: await batchPrinting.print(knownCaller(context), params.id, body),
  }),
  stopBatchPrinting: async ({ params }, context) => ({
    printing: await batchPrinting.stopPrinting(knownCaller(context), params.id),
  }),
  readBatchPrinting: async ({ params }, context) => ({
    printing: await batchPrinting.read(knownCaller(context), params.id),
  }),

  readBatchLabels: ({ params, query }, context) =>
    labelFiles.contents(knownCaller(context), { batchId: params.id }, query),
  readBatchLabelFile: async ({ params, query: { format, ...range } }, context) =>
    sendFile(await labelFiles.file(knownCaller(context), { batchId: params.id }, format, range), context),
});
