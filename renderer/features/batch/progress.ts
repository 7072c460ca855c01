import type { Batch, BatchCounts } from '#shared/schema/batches/batch.ts';

export interface Progress {
  done: number;
  failed: number;
  unknown: number;
  left: number;
  all: number;
}

/** How the rows stand to one another. Rows that were left out do not count; rows that did not reach their carrier are still to be bought. */
export function progressOf({ INVALID, READY, RUNNING, BOUGHT, REJECTED, NOT_SENT, UNKNOWN }: BatchCounts): Progress {
  const [failed, left] = [INVALID + REJECTED, READY + RUNNING + NOT_SENT];
  return { done: BOUGHT, failed, unknown: UNKNOWN, left, all: BOUGHT + failed + UNKNOWN + left };
}

/** What the rows that are not right are called: before anything of the batch was bought, nothing has failed. */
export const failedWord = ({ startedAt }: Pick<Batch, 'startedAt'>): 'toPutRight' | 'failed' =>
  startedAt === null ? 'toPutRight' : 'failed';
