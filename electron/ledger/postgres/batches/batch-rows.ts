import type {
  BatchRowRecord,
  BatchRowUpdate,
  BatchStore,
  NewBatchRow,
  NumberedRowUpdate,
  Requeued,
} from '#electron/engine/batches/batch-store.ts';
import { FROM_PAPER, NEWEST_PRINTS } from '#electron/ledger/printing/furthest-from-paper.ts';
import { BATCH_ROW_STATES, type BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { BatchCounts } from '#shared/schema/batches/batch.ts';
import type { Database, Session } from '../database.ts';
import { isLeft } from './live-run.ts';

/** The print of the row that is furthest from paper among the newest ones of its labels; why they cannot be printed, where that is so. */
const PRINT = `coalesce(
  (SELECT json_build_object('jobId', NULL, 'state', 'FAILED', 'printNumber', 0, 'trouble', trouble) FROM batch_print_due AS due
   WHERE due.batch = batch_row.batch AND due.number = batch_row.number AND trouble IS NOT NULL),
  (SELECT json_build_object('jobId', id, 'state', print_job.state, 'printNumber', print_number, 'trouble', trouble) FROM print_job
   WHERE ${NEWEST_PRINTS} ORDER BY ${FROM_PAPER} DESC, sequence LIMIT 1))`;

/** For a SELECT from `batch_row` alone, and for what a change of it returns. */
const COLUMNS = `
  number, line, transaction_id AS "transactionId", state, edited, surplus, cells,
  further_lines AS "furtherLines", fields, order_seen AS "order", source, request, errors, warnings, problem,
  shipment_id AS "shipmentId", (SELECT shipment.state FROM shipment WHERE shipment.id = shipment_id) AS "shipmentState",
  tracking_numbers AS "trackingNumbers", platform_tracking_numbers AS "platformTrackingNumbers", ${PRINT} AS print,
  updated_at AS "updatedAt"`;

/** The batch that is there, by its id at `$1`. */
const BATCH = '(SELECT sequence FROM batch WHERE id = $1 AND complete)';

const ADD = `
  INSERT INTO batch_row (batch, updated_at, number, line, transaction_id, state, edited, surplus, cells, further_lines, fields, order_seen,
    source, request, errors, warnings)
  SELECT batch.sequence, $2, added.*
  FROM batch, unnest($3::integer[], $4::integer[], $5::text[], $6::text[], $7::boolean[], $8::integer[], $9::json[], $10::json[],
    $11::json[], $12::json[], $13::json[], $14::json[], $15::json[], $16::json[]) AS added
  WHERE batch.id = $1`;

/** The lock of the batch lets others take rows of it too, and whoever pauses or deletes it waits. */
const TAKE_NEXT = `
  WITH running AS (
    SELECT sequence FROM batch WHERE id = $1 AND complete AND state = 'RUNNING' FOR SHARE
  ), next (taken_batch, taken_number) AS (
    SELECT batch, number FROM batch_row WHERE batch = (SELECT sequence FROM running) AND state = 'READY'
    ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE batch_row SET state = 'RUNNING', run = $2, updated_at = $3 FROM next WHERE batch = taken_batch AND number = taken_number
  RETURNING ${COLUMNS}`;

const REQUEUE = `
  UPDATE batch_row SET state = 'READY', problem = NULL, shipment_id = NULL, updated_at = $2
  WHERE batch = ${BATCH} AND state = ANY($3) AND ($4::bigint[] IS NULL OR number = ANY($4))`;

/** The columns of what a change may name. */
const CHANGEABLE: Readonly<Record<keyof Omit<BatchRowUpdate, 'at' | 'seenAt'>, { column: string; isJson?: true }>> = {
  transactionId: { column: 'transaction_id' },
  state: { column: 'state' },
  edited: { column: 'edited' },
  surplus: { column: 'surplus' },
  cells: { column: 'cells', isJson: true },
  furtherLines: { column: 'further_lines', isJson: true },
  fields: { column: 'fields', isJson: true },
  order: { column: 'order_seen', isJson: true },
  source: { column: 'source', isJson: true },
  request: { column: 'request', isJson: true },
  errors: { column: 'errors', isJson: true },
  warnings: { column: 'warnings', isJson: true },
  problem: { column: 'problem', isJson: true },
  shipmentId: { column: 'shipment_id' },
  trackingNumbers: { column: 'tracking_numbers', isJson: true },
  platformTrackingNumbers: { column: 'platform_tracking_numbers', isJson: true },
};

type Rows = Pick<
  BatchStore,
  'addRows' | 'rows' | 'rowsNumbered' | 'row' | 'changeRow' | 'changeRows' | 'takeNext' | 'requeue' | 'counts'
>;

/** A row that is RUNNING is changed by the run that took it, and by others only once that one is over. */
function changeOf(
  batchId: string,
  { number, from, update: { at, seenAt, ...update } }: NumberedRowUpdate,
  run: string,
) {
  const values: unknown[] = [batchId, number, from, run, at, seenAt ?? null];
  const changes = Object.entries(update).map(([name, value]) => {
    const { column, isJson } = CHANGEABLE[name as keyof typeof update];
    return `${column} = $${values.push(isJson ? jsonOrNull(value) : value)}`;
  });
  const statement = `
    UPDATE batch_row SET ${[...changes, 'updated_at = $5'].join(', ')}
    WHERE batch = ${BATCH} AND number = $2 AND state = ANY($3) AND updated_at = coalesce($6, updated_at)
      AND (state <> 'RUNNING' OR run = $4 OR ${isLeft('batch_row.run', '$4')})`;
  return { statement, values };
}

/** The rows of batches, which several runs may buy at the same time; `run` is this one. */
export function openBatchRows(database: Database, run: string): Rows {
  const byNumber = `SELECT ${COLUMNS} FROM batch_row WHERE batch = ${BATCH} AND number = $2`;

  return {
    addRows: (batchId, rows, at) => addRows(database, batchId, rows, at),

    rows: ({ batchId, states, after, limit }) =>
      database.all<BatchRowRecord>(
        `SELECT ${COLUMNS} FROM batch_row WHERE batch = ${BATCH} AND number > $2 ${states ? 'AND state = ANY($4)' : ''}
         ORDER BY number LIMIT $3`,
        [batchId, after, limit, ...(states ? [states] : [])],
      ),
    rowsNumbered: (batchId, numbers) =>
      database.all<BatchRowRecord>(
        `SELECT ${COLUMNS} FROM batch_row WHERE batch = ${BATCH} AND number = ANY($2::bigint[]) ORDER BY number`,
        [batchId, numbers],
      ),
    row: (batchId, number) => database.one<BatchRowRecord>(byNumber, [batchId, number]),

    async changeRow(batchId, number, from, update) {
      const { statement, values } = changeOf(batchId, { number, from, update }, run);
      return database.one<BatchRowRecord>(`${statement} RETURNING ${COLUMNS}`, values);
    },
    changeRows: (batchId, changes) =>
      database.transaction(async (session) => {
        const numbers: number[] = [];
        // In one order, so that two desks do not wait for each other.
        for (const change of changes.toSorted((a, b) => a.number - b.number)) {
          const { statement, values } = changeOf(batchId, change, run);
          if ((await session.run(statement, values)) === 1) numbers.push(change.number);
        }
        return numbers;
      }),

    takeNext: (batchId, at) => database.one<BatchRowRecord>(TAKE_NEXT, [batchId, run, at]),
    requeue: (batchId, { states, numbers }: Requeued, at) =>
      database.run(REQUEUE, [batchId, at, states, numbers ?? null]),

    async counts(batchId) {
      const none = BATCH_ROW_STATES.map((state) => [state, 0] as const);
      const found = await database.all<{ state: BatchRowState; count: number }>(
        `SELECT state, count(*) AS count FROM batch_row WHERE batch = ${BATCH} GROUP BY state`,
        [batchId],
      );
      return Object.fromEntries([...none, ...found.map(({ state, count }) => [state, count] as const)]) as BatchCounts;
    },
  };
}

export async function addRows(session: Session, batchId: string, rows: readonly NewBatchRow[], at: number) {
  const added = await session.run(ADD, [batchId, at, ...columnsOf(rows)]);
  if (added !== rows.length) throw new Error(`There is no batch ${batchId} any more to add rows to`);
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** A list for each column, so that one statement takes any number of rows. */
const columnsOf = (rows: readonly NewBatchRow[]): unknown[][] => [
  rows.map(({ number }) => number),
  rows.map(({ line }) => line),
  rows.map(({ transactionId }) => transactionId),
  rows.map(({ state }) => state),
  rows.map(({ edited }) => edited),
  rows.map(({ surplus }) => surplus),
  rows.map(({ cells }) => jsonOrNull(cells)),
  rows.map(({ furtherLines }) => JSON.stringify(furtherLines)),
  rows.map(({ fields }) => JSON.stringify(fields)),
  rows.map(({ order }) => jsonOrNull(order)),
  rows.map(({ source }) => jsonOrNull(source)),
  rows.map(({ request }) => JSON.stringify(request)),
  rows.map(({ errors }) => JSON.stringify(errors)),
  rows.map(({ warnings }) => JSON.stringify(warnings)),
];
