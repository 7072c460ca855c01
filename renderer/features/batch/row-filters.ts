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

const BY_TABLE = ['BOUGHT_IN_RESULT', 'CANCELLED_AT_SHOP', 'SHIPPED_AT_SHOP', 'HELD_AT_SHOP'] as const;
type Reason = BatchRow['warnings'][number]['code'];

const isLeftOutFor = ({ state, warnings }: BatchRow, ...reasons: readonly Reason[]) =>
  state === 'SKIPPED' && warnings.some(({ code }) => reasons.includes(code));

/** Left out because of what the border asks for; one that is a duplicate, too, waits for the reason first. */
export const isHeldForBorder = (row: BatchRow) =>
  isLeftOutFor(row, 'CUSTOMS_FACT_MISSING') &&
  !isLeftOutFor(row, ...BY_TABLE) &&
  (row.fields.duplicateReason !== undefined || !isHeldDuplicate(row));

/** Left out because of what the table says of the row, as a shop of its order. */
export const isHeldFor = (row: BatchRow, said: (typeof BY_TABLE)[number]) => isLeftOutFor(row, said);

/** Left out for nothing but that its shop has it on hold or not paid: where buyers pay an invoice later, that is usual. */
export const isOnlyHeld = (row: BatchRow) =>
  isLeftOutFor(row, 'HELD_AT_SHOP') &&
  !isLeftOutFor(row, 'BOUGHT_IN_RESULT', 'CANCELLED_AT_SHOP', 'SHIPPED_AT_SHOP', 'CUSTOMS_FACT_MISSING') &&
  !isHeldDuplicate(row);

/** Left out because the same goes out already; one that a person has left out and that is no duplicate is not. */
export const isHeldDuplicate = (row: BatchRow) => isLeftOutFor(row, 'ROW_REPEATED', 'SHIPPED_BEFORE');
