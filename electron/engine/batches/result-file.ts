import { setImmediate as nextTurn } from 'node:timers/promises';
import { withoutEnd, withoutStart } from '#shared/format/trim.ts';
import type { BatchCells } from '#shared/schema/batches/batch-file.ts';
import type { BatchRowError, BatchRowState } from '#shared/schema/batches/batch-row.ts';
import { BYTE_ORDER_MARK } from '../paged-csv.ts';
import type { BatchesDeps } from './deps.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';
import type { Cell } from './table/cell-values.ts';
import { amongOwn, RESULT_COLUMNS } from './table/column-names.ts';

/** A file that is written while it is sent. */
export interface BatchFile {
  fileName: string;
  mediaType: string;
  parts: AsyncIterable<string>;
}

const ROWS_PER_PART = 200;
/** What can be mended and sent anew. Not what is in doubt: it may have been bought. */
export const FAILED: readonly BatchRowState[] = ['INVALID', 'REJECTED', 'NOT_SENT'];
const CSV = 'text/csv; charset=utf-8';

/** Every row with its own columns and what became of it. */
export function resultFile(deps: BatchesDeps, batch: BatchRecord): BatchFile {
  const own = columnsOf(batch);
  return {
    fileName: batchFileName(batch, 'result', 'csv'),
    mediaType: CSV,
    parts: csv(deps, batch, {
      header: [...own, ...RESULT_COLUMNS.map((name) => freshName(name, own))],
      sayOf: (row) => [
        row.transactionId,
        row.trackingNumbers.join(' '),
        row.platformTrackingNumbers.join(' '),
        row.state,
        errorOf(row),
        row.warnings.map(({ message }) => message).join(' '),
      ],
    }),
  };
}

/** Rows that failed, as they came and with the reason, ready to be mended and sent as a new batch. @param states those of the rows */
export function failedFile(deps: BatchesDeps, batch: BatchRecord, states = FAILED): BatchFile {
  if (batch.format === 'JSON') {
    return {
      fileName: batchFileName(batch, 'failed', 'json'),
      mediaType: 'application/json',
      parts: json(deps, batch, states),
    };
  }
  const own = columnsOf(batch);
  return {
    fileName: batchFileName(batch, 'failed', 'csv'),
    mediaType: CSV,
    parts: csv(deps, batch, {
      header: [...own, freshName('Error', own)],
      states,
      sayOf: (row) => [errorOf(row)],
    }),
  };
}

/** Rows that came as JSON have no columns; their number stands for them, or the number of their order. */
const columnsOf = ({ format, ofOrders, columns }: BatchRecord) =>
  ofOrders ? ['Source', 'Order'] : format === 'JSON' ? ['Row'] : columns;
/** The lines of the table that are the row; what is said of it stands in the first one. */
function linesOf({ format, columns }: BatchRecord, row: BatchRowRecord, said: readonly Cell[]): Cell[][] {
  if (row.order) return [[row.order.source, row.order.orderNumber, ...said]];
  if (format === 'JSON') return [[row.number, ...said]];
  const line = (cells: BatchCells) => columns.map((column) => cells[column] ?? '');
  const nothing = said.map(() => '');
  return [[...line(row.cells ?? {}), ...said], ...row.furtherLines.map(({ cells }) => [...line(cells), ...nothing])];
}

function errorOf({ errors, problem, state }: BatchRowRecord): string {
  if (state === 'INVALID') return errors.map(inItsColumn).join(' ');
  return problem?.detail ?? '';
}

/** What cannot be read says what stands in its cell, and not in which. */
const inItsColumn = ({ code, column, message }: BatchRowError) =>
  code === 'FIELD_INVALID' && column !== null ? `${column}: ${message}` : message;

function freshName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? freshName(amongOwn(name), taken) : name;
}

/** A name for a file about the batch, of characters that are harmless everywhere. */
export function batchFileName({ name }: Pick<BatchRecord, 'name'>, kind: string, extension: string): string {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-');
  const stem = withoutEnd(withoutStart(words, '.-'), '-');
  return `${stem.slice(0, 80) || 'batch'}-${kind}.${extension}`;
}

interface CsvPlan {
  header: string[];
  states?: readonly BatchRowState[];
  /** What is said of a row, beside its own columns. */
  sayOf(row: BatchRowRecord): Cell[];
}

async function* csv(deps: BatchesDeps, batch: BatchRecord, { header, states, sayOf }: CsvPlan): AsyncIterable<string> {
  const write = (rows: Cell[][]) => deps.tables.writeCsv(rows, batch.delimiter ?? ',');
  yield BYTE_ORDER_MARK + write([header]);
  for await (const rows of pages(deps, batch, states))
    yield write(rows.flatMap((row) => linesOf(batch, row, sayOf(row))));
}

async function* json(deps: BatchesDeps, batch: BatchRecord, states: readonly BatchRowState[]): AsyncIterable<string> {
  yield `{"defaults":${JSON.stringify(batch.defaults)},"${batch.ofOrders ? 'orders' : 'rows'}":[`;
  const errors: string[] = [];
  for await (const rows of pages(deps, batch, states)) {
    const separator = errors.length > 0 ? ',' : '';
    errors.push(...rows.map(errorOf));
    yield separator + rows.map((row) => JSON.stringify(asSent(row))).join(',');
  }
  yield `],"errors":${JSON.stringify(errors)}}`;
}

const asSent = ({ order, source }: BatchRowRecord) =>
  order ? { source: order.source, orderNumber: order.orderNumber } : source;

/** The rows, some at a time; between them everybody else has a turn, for a ledger may answer without one. */
async function* pages({ ledger }: BatchesDeps, batch: BatchRecord, states?: readonly BatchRowState[]) {
  for (let after = 0; ;) {
    const rows = await ledger.batches.rows({
      batchId: batch.id,
      ...(states && { states }),
      after,
      limit: ROWS_PER_PART,
    });
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_PART) return;
    after = rows.at(-1)?.number ?? after;
    await nextTurn();
  }
}
