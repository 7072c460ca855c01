import type { BatchRowChange, BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { BatchesDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { child } from '../rules/index.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import { checkRow, withWhatWasShipped, type RowContent } from './check-row.ts';
import type { RowFields } from './table/compose-row.ts';
import { revisionOf, rowTransactionId } from './row-id.ts';
import { warnOfEarlier } from '../duplicates/index.ts';
import { recallOf } from '../weights/index.ts';
import { readRowContext } from './row-context.ts';

/** What was or may have been bought stays as it was sent. */
const CHANGEABLE: readonly BatchRowState[] = ['INVALID', 'READY', 'REJECTED', 'NOT_SENT', 'SKIPPED'];
const WAS_SENT: readonly BatchRowState[] = ['REJECTED', 'NOT_SENT'];

/**
 * Changes a row that is not bought and checks it again; one that had been sent gets a new transactionId.
 * @throws EngineError VALIDATION_FAILED, or STATE_CONFLICT where the row is bought, in doubt or being bought.
 */
export async function changeRow(
  deps: BatchesDeps,
  batch: BatchRecord,
  row: BatchRowRecord,
  change: BatchRowChange,
): Promise<BatchRowRecord> {
  requireFitting(batch, change);
  if (!CHANGEABLE.includes(row.state)) throw notChangeable(row);
  const { skip = false } = change;
  const content = skip ? row : changed(batch, row, change);
  const check = checkRow(content, batch, await readRowContext(deps));
  const checked = await withWhatWasShipped(check, {
    recall: recallOf(deps, batch.clientId),
    warnOfEarlier: (alike) => warnOfEarlier(deps, batch.clientId, alike),
  });
  const { transactionId, cells, fields, surplus, source } = content;
  const update = {
    ...checked,
    ...(skip && { state: 'SKIPPED' as const }),
    ...{ transactionId, cells, fields, surplus, source },
    ...(!skip && { problem: null, shipmentId: null }),
    edited: row.edited || isEdit(change),
    at: deps.ledger.now(),
  };
  const stored = await deps.ledger.batches.changeRow(batch.id, row.number, [row.state], update);
  if (stored === null) throw notChangeable(row);
  return stored;
}

const isEdit = ({ cells, fields, request }: BatchRowChange) => Boolean(cells ?? fields ?? request);

const notChangeable = ({ number, state }: BatchRowRecord) =>
  new EngineError(
    'STATE_CONFLICT',
    `Row ${number} is ${state}, or has just changed; it cannot be changed like this now.`,
  );

/** A row that was sent is another transaction from now on. */
function changed(batch: BatchRecord, row: BatchRowRecord, change: BatchRowChange): RowContent {
  const wasSent = WAS_SENT.includes(row.state) && isEdit(change);
  return {
    transactionId: wasSent ? rowTransactionId(batch, row.number, revisionOf(row.transactionId) + 1) : row.transactionId,
    cells: row.cells && { ...row.cells, ...change.cells },
    fields: changedFields(row.fields, change.fields ?? {}),
    surplus: isEdit(change) ? 0 : row.surplus,
    source: change.request ?? row.source,
  };
}

function changedFields(fields: RowFields, changes: NonNullable<BatchRowChange['fields']>): RowFields {
  const all = Object.entries({ ...fields, ...changes });
  return Object.fromEntries(all.filter(([, value]) => value !== null)) as RowFields;
}

function requireFitting(batch: BatchRecord, { cells = {}, fields = {}, request }: BatchRowChange): void {
  const isTable = batch.format !== 'JSON';
  const errors: Violation[] = [];
  const refuse = (pointer: string, message: string) => void errors.push({ code: 'FIELD_INVALID', pointer, message });
  if (isTable && request !== undefined) refuse('/request', 'Rows of a file are changed by cells and fields.');
  if (!isTable && Object.keys({ ...cells, ...fields }).length > 0) {
    refuse('/cells', 'Rows that came as JSON are changed by their request.');
  }
  for (const column of isTable ? Object.keys(cells) : []) {
    if (!batch.columns.includes(column)) refuse(child('/cells', column), `The table has no column "${column}".`);
  }
  if (errors.length > 0) throw new EngineError('VALIDATION_FAILED', errors[0]?.message ?? '', { errors });
}
