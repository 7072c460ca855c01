import type { Database } from 'better-sqlite3';
import type { BatchRowRecord, NewBatchRow, NumberedRowUpdate, Requeued } from '#electron/engine/batches/batch-store.ts';
import { FROM_PAPER, NEWEST_PRINTS } from '#electron/ledger/printing/furthest-from-paper.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { plannedOnce } from '../planned-once.ts';
import { statementCache } from '../statement-cache.ts';

interface Row {
  number: number;
  line: number | null;
  transaction_id: string;
  state: BatchRowState;
  edited: number;
  surplus: number;
  cells: string | null;
  further_lines: string;
  fields: string;
  order_seen: string | null;
  source: string | null;
  request: string;
  errors: string;
  warnings: string;
  problem: string | null;
  shipment_id: string | null;
  shipment_state: ShipmentState | null;
  tracking_numbers: string;
  platform_tracking_numbers: string;
  print: string | null;
  updated_at: number;
}

/** The print of the row that is furthest from paper among the newest ones of its labels; why they cannot be printed, where that is so. */
const PRINT = `coalesce(
  (SELECT json_object('jobId', NULL, 'state', 'FAILED', 'printNumber', 0, 'trouble', json(trouble)) FROM batch_print_due AS due
   WHERE due.batch = batch_row.batch AND due.number = batch_row.number AND trouble IS NOT NULL),
  (SELECT json_object('jobId', id, 'state', print_job.state, 'printNumber', print_number, 'trouble', json(trouble)) FROM print_job
   WHERE ${NEWEST_PRINTS} ORDER BY ${FROM_PAPER} DESC, sequence LIMIT 1))`;

/** The rows of batches, by the batch's sequence. Writes inside the caller's transaction. */
export function openBatchRows(database: Database) {
  const select = (rest: string) =>
    database.prepare<unknown[], Row>(`
      SELECT batch_row.*, shipment.state AS shipment_state, ${PRINT} AS print
      FROM batch_row LEFT JOIN shipment ON shipment.id = batch_row.shipment_id ${rest}`);
  const one = select('WHERE batch = :batch AND number = :number');
  const page = select('WHERE batch = :batch AND number > :after ORDER BY number LIMIT :limit');
  const pageInStates = select(`
    WHERE (batch, number) IN (
      SELECT batch, number FROM batch_row
      WHERE batch = :batch AND batch_row.state IN (SELECT value FROM json_each(:states)) AND number > :after
      ORDER BY number LIMIT :limit)
    ORDER BY number`);
  const insert = database.prepare(`
    INSERT INTO batch_row (batch, number, line, transaction_id, state, edited, surplus, cells, further_lines, fields, order_seen,
      source, request, errors, warnings, updated_at)
    VALUES (:batch, :number, :line, :transactionId, :state, :edited, :surplus, :cells, :furtherLines, :fields, :order,
      :source, :request, :errors, :warnings, :at)`);
  const numbered = select('WHERE batch = :batch AND number IN (SELECT value FROM json_each(:numbers)) ORDER BY number');
  const prepared = statementCache<never>(database);
  const nextReady = database
    .prepare<[number], number>(
      `SELECT number FROM batch_row WHERE batch = ${plannedOnce('?')} AND state = 'READY' ORDER BY number LIMIT 1`,
    )
    .pluck();
  const requeue = database.prepare(`
    UPDATE batch_row SET state = 'READY', problem = NULL, shipment_id = NULL, updated_at = :at
    WHERE batch = :batch AND state IN (SELECT value FROM json_each(:states))
      AND (:numbers IS NULL OR number IN (SELECT value FROM json_each(:numbers)))`);
  const counts = database
    .prepare<[number], [BatchRowState, number]>('SELECT state, count(*) FROM batch_row WHERE batch = ? GROUP BY state')
    .raw();
  const newest = database.prepare<[number], number>('SELECT max(updated_at) FROM batch_row WHERE batch = ?').pluck();
  const removeSome = database.prepare(`
    DELETE FROM batch_row WHERE batch = :batch AND number IN (SELECT number FROM batch_row WHERE batch = :batch LIMIT :limit)`);

  const find = (batch: number, number: number) => {
    const row = one.get({ batch, number });
    return row ? toRecord(row) : null;
  };

  /** Whether the row was in one of the states, and as it was seen. */
  function change(batch: number, { number, from, update: { at, seenAt, ...update } }: NumberedRowUpdate): boolean {
    const changes = Object.entries(update).filter(([, value]) => value !== undefined);
    const set = changes.map(([name]) => `${columnOf(name)} = :${name}, `).join('');
    const values = changes.map(([name, value]) => [name, toColumn(value)]);
    const statement = prepared(`
      UPDATE batch_row SET ${set}updated_at = :at
      WHERE batch = :batch AND number = :number AND state IN (SELECT value FROM json_each(:from))
        AND (:seenAt IS NULL OR updated_at = :seenAt)`);
    const where = { batch, number, seenAt: seenAt ?? null, from: JSON.stringify(from) };
    return statement.run({ ...Object.fromEntries(values), ...where, at }).changes === 1;
  }

  return {
    find,
    change,
    page: (
      batch: number,
      { states, after, limit }: { states?: readonly BatchRowState[]; after: number; limit: number },
    ) =>
      (states === undefined
        ? page.all({ batch, after, limit })
        : pageInStates.all({ batch, after, limit, states: JSON.stringify(states) })
      ).map(toRecord),
    numbered: (batch: number, numbers: readonly number[]) =>
      numbered.all({ batch, numbers: JSON.stringify(numbers) }).map(toRecord),
    insert: (batch: number, row: NewBatchRow, at: number) =>
      void insert.run({
        ...row,
        batch,
        at,
        edited: row.edited ? 1 : 0,
        cells: jsonOrNull(row.cells),
        furtherLines: JSON.stringify(row.furtherLines),
        fields: JSON.stringify(row.fields),
        order: jsonOrNull(row.order),
        source: jsonOrNull(row.source),
        request: JSON.stringify(row.request),
        errors: JSON.stringify(row.errors),
        warnings: JSON.stringify(row.warnings),
      }),
    takeNext(batch: number, at: number): BatchRowRecord | null {
      const number = nextReady.get(batch);
      if (number === undefined) return null;
      change(batch, { number, from: ['READY'], update: { state: 'RUNNING', at } });
      return find(batch, number);
    },
    requeue: (batch: number, { states, numbers }: Requeued, at: number) =>
      requeue.run({ batch, at, states: JSON.stringify(states), numbers: jsonOrNull(numbers ?? null) }).changes,
    counts: (batch: number) => counts.all(batch),
    lastChange: (batch: number) => newest.get(batch) ?? 0,
    /** True while there may be more. */
    removeSome: (batch: number, limit: number) => removeSome.run({ batch, limit }).changes === limit,
  };
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** `furtherLines` is kept in `further_lines`; `order` is a word of SQL. */
const columnOf = (name: string) =>
  name === 'order' ? 'order_seen' : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Lists and objects are kept as JSON. */
const toColumn = (value: unknown) =>
  typeof value === 'boolean' ? Number(value) : typeof value === 'object' ? jsonOrNull(value) : value;

const parsed = <T>(json: string) => JSON.parse(json) as T;
const parsedOrNull = <T>(json: string | null) => (json === null ? null : parsed<T>(json));

const toRecord = (row: Row): BatchRowRecord => ({
  number: row.number,
  line: row.line,
  transactionId: row.transaction_id,
  state: row.state,
  edited: row.edited === 1,
  surplus: row.surplus,
  cells: parsedOrNull(row.cells),
  furtherLines: parsed(row.further_lines),
  fields: parsed(row.fields),
  order: parsedOrNull(row.order_seen),
  source: parsedOrNull(row.source),
  request: parsed(row.request),
  errors: parsed(row.errors),
  warnings: parsed(row.warnings),
  problem: parsedOrNull(row.problem),
  shipmentId: row.shipment_id,
  shipmentState: row.shipment_state,
  trackingNumbers: parsed(row.tracking_numbers),
  platformTrackingNumbers: parsed(row.platform_tracking_numbers),
  print: parsedOrNull(row.print),
  updatedAt: row.updated_at,
});
