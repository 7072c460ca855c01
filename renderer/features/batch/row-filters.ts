import type { BatchRow, BatchRowState } from '#shared/schema/batches/batch-row.ts';

/** Groups of rows that somebody looks for. */
export const ROW_FILTERS = {
  wrong: ['INVALID', 'REJECTED', 'NOT_SENT'],
  unknown: ['UNKNOWN'],
  ready: ['READY', 'RUNNING'],
  bought: ['BOUGHT'],
  skipped: ['SKIPPED'],
} as const satisfies Record<string, readonly BatchRowState[]>;
export type RowFilter = keyof typeof ROW_FILTERS;

/** Left out because of what the border asks for; one that is a duplicate, too, waits for the reason first. */
export const isHeldForBorder = (row: BatchRow) =>
  row.state === 'SKIPPED' &&
  row.warnings.some(({ code }) => code === 'CUSTOMS_FACT_MISSING') &&
  !isHeldAsCancelled(row) &&
  !isHeldAsShipped(row) &&
  (row.fields.duplicateReason !== undefined || !isHeldDuplicate(row));

/** Left out because the shop says that the order is cancelled. */
export const isHeldAsCancelled = ({ state, warnings }: BatchRow) =>
  state === 'SKIPPED' && warnings.some(({ code }) => code === 'CANCELLED_AT_SHOP');

/** Left out because the shop says that the order was shipped. */
export const isHeldAsShipped = ({ state, warnings }: BatchRow) =>
  state === 'SKIPPED' && warnings.some(({ code }) => code === 'SHIPPED_AT_SHOP');

/** Left out because the same goes out already; one that a person has left out and that is no duplicate is not. */
export const isHeldDuplicate = ({ state, warnings }: BatchRow) =>
  state === 'SKIPPED' && warnings.some(({ code }) => code === 'ROW_REPEATED' || code === 'SHIPPED_BEFORE');
