import type { BatchReading } from '#shared/schema/batches/batch-draft.ts';
import type { BatchesDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import { checkRows, type UncheckedRow } from './check-rows.ts';
import { rememberReading } from './create-batch.ts';
import { chooseReading } from './table/choose-mapping.ts';
import { joinLines, type JoinedLines, type TableLine } from './table/join-lines.ts';
import { separatorOfLines } from './table/read-content.ts';

const ALL = 1_000_000;

/**
 * Reads the table of a batch again, by another mapping: its lines are kept. Cells that were put right stay so; values that were given for a
 * row, and that a person has left it out, stay with the row that has its lines.
 * @throws EngineError VALIDATION_FAILED where the mapping does not fit; STATE_CONFLICT where the batch came as JSON, was started, or a row
 * changes at the same moment
 */
export async function readAnew(deps: BatchesDeps, batch: BatchRecord, draft: BatchReading): Promise<BatchRecord> {
  const { batches } = deps.ledger;
  if (batch.ofOrders) throw conflict(batch, 'is made of orders and has no columns');
  if (batch.format === 'JSON') throw conflict(batch, 'came as JSON and has no columns');
  if (batch.state !== 'DRAFT') throw conflict(batch, 'was started: what was sent stays as it was read');
  const before = await batches.rows({ batchId: batch.id, after: 0, limit: ALL });
  const reading = await chooseReading(batches, batch.columns, draft);
  const lines = linesOf(batch, before);
  const { rows, footer } = joinLines(lines, reading.mapping, reading.options);
  const decimalSeparator = draft.decimalSeparator ?? separatorOfLines(lines, reading.mapping);
  const anew = { ...batch, ...reading, footer, decimalSeparator, rowCount: rows.length };
  const checked = await checkRows(deps, anew, withCorrections(rows, before));
  const seenAt = Math.max(0, ...before.map(({ updatedAt }) => updatedAt));
  // Of a later instant than every row that was seen.
  const at = Math.max(deps.ledger.now(), seenAt + 1);
  if (!(await batches.replaceRows(batch.id, { ...anew, seenAt }, checked, at)))
    throw conflict(batch, 'has just changed; look at it again');
  await rememberReading(deps, anew);
  return (await batches.find(batch.id)) ?? anew;
}

const conflict = ({ id }: BatchRecord, why: string) => new EngineError('STATE_CONFLICT', `Batch ${id} ${why}.`);

function linesOf({ footer }: BatchRecord, rows: readonly BatchRowRecord[]): TableLine[] {
  const ofRows = rows.flatMap(({ line, cells, surplus, furtherLines }): TableLine[] => [
    { line: line ?? 0, cells: cells ?? {}, surplus },
    ...furtherLines.map((further) => ({ ...further, surplus: 0 })),
  ]);
  return [...ofRows, ...footer.map((line) => ({ ...line, surplus: 0 }))].sort((a, b) => a.line - b.line);
}

function withCorrections(rows: readonly JoinedLines[], before: readonly BatchRowRecord[]): UncheckedRow[] {
  const known = new Map(before.map((row) => [row.line, row]));
  return rows.map((row) => {
    const own = [row, ...row.furtherLines].flatMap(({ line }) => known.get(line) ?? []);
    return {
      ...row,
      order: null,
      source: null,
      fields: Object.assign({}, ...own.map(({ fields }) => fields).toReversed()) as UncheckedRow['fields'],
      edited: own.some(({ edited }) => edited),
      isLeftOut: own.length > 0 && own.every(({ state }) => state === 'SKIPPED'),
    };
  });
}
