import { Type } from 'typebox';
import { BatchBody, BatchPage } from '../../schema/batches/batch.ts';
import { BatchDraft, BatchReading } from '../../schema/batches/batch-draft.ts';
import { BatchRetry } from '../../schema/batches/batch-row.ts';
import { BatchPreview, BatchPreviewRequest } from '../../schema/batches/batch-file.ts';
import { defineRoute } from '../define-route.ts';
import { pageCursor, pageLimit } from '../page-query.ts';
import { clientId } from '../shipping/shipment-filters.ts';

/** Room for a file of 12 MiB in base64. */
const MAX_BODY_BYTES = 16 * 2 ** 20;
const params = Type.Object({ id: Type.String() });

export const previewBatch = defineRoute({
  method: 'POST',
  path: '/station/v1/batches/preview',
  summary: 'Look into a CSV or Excel file: columns, first rows, and a mapping that fits',
  tag: 'Batches',
  access: ['ship', 'read'],
  action: 'runBatches',
  maxBodyBytes: MAX_BODY_BYTES,
  body: BatchPreviewRequest,
  success: { status: 200, description: 'What the file holds; nothing is stored', body: BatchPreview },
  problems: [],
});

export const createBatch = defineRoute({
  method: 'POST',
  path: '/station/v1/batches',
  summary: 'Make a batch of many shipments from rows or from a CSV or Excel file, and check every row',
  description:
    'Each row is a transaction of the calling client; its transactionId comes from the content and the place of the row in it, so that the same content never buys twice. A mapping and defaults that are left out are those of the last table with the same columns, or guessed from its names.',
  tag: 'Batches',
  access: ['ship'],
  action: 'runBatches',
  maxBodyBytes: MAX_BODY_BYTES,
  body: BatchDraft,
  success: { status: 201, description: 'Made and checked', body: BatchBody },
  others: { 200: { description: 'A batch of the same content is there already: it is this one', body: BatchBody } },
  problems: ['STATE_CONFLICT', 'STORAGE_FULL'],
});

export const listBatches = defineRoute({
  method: 'GET',
  path: '/station/v1/batches',
  summary: 'List batches, newest first',
  tag: 'Batches',
  access: ['ship', 'read'],
  query: Type.Object({
    clientId,
    state: Type.Optional(Type.String({ maxLength: 200, description: 'One or several, separated by commas' })),
    limit: pageLimit(50),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: BatchPage },
  problems: [],
});

export const readBatch = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id',
  summary: 'Read a batch with the number of its rows in each state',
  tag: 'Batches',
  access: ['ship', 'read'],
  params,
  success: { status: 200, description: 'The batch', body: BatchBody },
  problems: ['NOT_FOUND'],
});

export const readBatchAnew = defineRoute({
  method: 'PUT',
  path: '/station/v1/batches/:id/reading',
  summary: 'Read the table of a batch that was never started by another mapping, with other defaults or options',
  description:
    'All rows are made and checked anew from the lines of the table. Cells that were put right stay so, and so do values given for a row, and that it is left out, with the row that has its lines.',
  tag: 'Batches',
  access: ['ship'],
  action: 'runBatches',
  params,
  body: BatchReading,
  success: { status: 200, description: 'The batch as it is then', body: BatchBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

export const removeBatch = defineRoute({
  method: 'DELETE',
  path: '/station/v1/batches/:id',
  summary: 'Remove a batch that does not run; one of which anything was bought is hidden and its rows stay',
  tag: 'Batches',
  access: ['ship'],
  action: 'runBatches',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
});

const steering = {
  method: 'POST',
  tag: 'Batches',
  access: ['ship'],
  action: 'runBatches',
  params,
  success: { status: 200, description: 'The batch as it is then', body: BatchBody },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'STORAGE_FULL'],
} as const;

export const startBatch = defineRoute({
  ...steering,
  path: '/station/v1/batches/:id/start',
  summary: 'Buy the rows that are ready, and those that did not reach their carrier before',
  description: 'For batches in DRAFT, STOPPED or FINISHED. Rows that are bought or in doubt are never sent again.',
});

export const pauseBatch = defineRoute({
  ...steering,
  path: '/station/v1/batches/:id/pause',
  summary: 'Begin no more rows until the batch is resumed',
});

export const resumeBatch = defineRoute({
  ...steering,
  path: '/station/v1/batches/:id/resume',
  summary: 'Go on with a paused batch',
});

export const stopBatch = defineRoute({
  ...steering,
  path: '/station/v1/batches/:id/stop',
  summary: 'Stop a batch after the rows that are being bought',
});

export const retryBatch = defineRoute({
  ...steering,
  path: '/station/v1/batches/:id/retry',
  summary: 'Try rows again that the carrier refused or that did not reach it: all of them, or those that are named',
  description:
    'Each is a new attempt under the transactionId that the earlier one freed; the earlier one stays in the history. A batch that runs buys them, and one that is FINISHED begins again where no other of its rows is READY; in any other they are READY until it is started or resumed. Rows that are bought or in doubt are never sent again: naming one is a STATE_CONFLICT, and then none of the rows is tried.',
  body: BatchRetry,
});

export const readBatchResult = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id/result',
  summary: 'Get every row with its own columns, its numbers, state and error as CSV',
  tag: 'Batches',
  access: ['ship', 'read'],
  params,
  success: { status: 200, description: 'The table', body: null, mediaType: 'text/csv; charset=utf-8', isFile: true },
  problems: ['NOT_FOUND'],
});

export const readBatchFailed = defineRoute({
  method: 'GET',
  path: '/station/v1/batches/:id/failed',
  summary: 'Get the rows that failed, ready to be mended and sent as a new batch',
  description:
    'CSV with the own columns of the rows and an error; for a batch that came as JSON a JSON object with `defaults`, `rows` and `errors`.',
  tag: 'Batches',
  access: ['ship', 'read'],
  params,
  success: { status: 200, description: 'The rows', body: null, isFile: true },
  problems: ['NOT_FOUND'],
});
