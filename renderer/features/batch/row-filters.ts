import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';

/** Groups of rows that somebody looks for. */
export const ROW_FILTERS = {
  wrong: ['INVALID', 'REJECTED', 'NOT_SENT'],
  unknown: ['UNKNOWN'],
  ready: ['READY', 'RUNNING'],
  bought: ['BOUGHT'],
  skipped: ['SKIPPED'],
} as const satisfies Record<string, readonly BatchRowState[]>;
export type RowFilter = keyof typeof ROW_FILTERS;
