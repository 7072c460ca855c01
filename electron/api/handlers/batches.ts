import type { BatchFile } from '#electron/engine/batches/result-file.ts';
import type { Engine } from '#electron/engine/engine.ts';
import { callerId } from '../caller-id.ts';
import { OtherAnswer, type CallContext, type Handlers } from '../mount.ts';

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
  | 'readBatchResult'
  | 'readBatchFailed'
  | 'listBatchRows'
  | 'readBatchRow'
  | 'changeBatchRow'
>;

export const batchHandlers = ({ batches }: Engine): BatchHandlers => ({
  previewBatch: ({ body }) => batches.preview(body),
  async createBatch({ body }, context) {
    const { batch, existing } = await batches.create(callerId(context), body);
    if (existing) throw new OtherAnswer(200, { batch });
    return { batch };
  },
  listBatches: ({ query }) => batches.list(query),
  readBatch: async ({ params }) => ({ batch: await batches.read(params.id) }),
  removeBatch: async ({ params }) => {
    await batches.remove(params.id);
    return null;
  },

  startBatch: async ({ params }, context) => ({ batch: await batches.start(params.id, callerId(context)) }),
  pauseBatch: async ({ params }) => ({ batch: await batches.pause(params.id) }),
  resumeBatch: async ({ params }, context) => ({ batch: await batches.resume(params.id, callerId(context)) }),
  stopBatch: async ({ params }) => ({ batch: await batches.stop(params.id) }),

  readBatchResult: async ({ params }, context) => sendFile(await batches.result(params.id), context),
  readBatchFailed: async ({ params }, context) => sendFile(await batches.failed(params.id), context),

  listBatchRows: ({ params, query }) => batches.rows(params.id, query),
  readBatchRow: async ({ params }) => ({ row: await batches.row(params.id, params.number) }),
  changeBatchRow: async ({ params, body }) => ({ row: await batches.changeRow(params.id, params.number, body) }),
});

function sendFile({ fileName, mediaType, parts }: BatchFile, context: CallContext): AsyncIterable<string> {
  context.answerWith('Content-Type', mediaType);
  context.answerWith('Content-Disposition', `attachment; filename="${fileName}"`);
  return parts;
}
