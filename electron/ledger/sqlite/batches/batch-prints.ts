import type { Database } from 'better-sqlite3';
import type {
  BatchPrintOrder,
  BatchPrintStore,
  DueRow,
  PrintCounts,
  RowsAgain,
} from '#electron/engine/batch-printing/index.ts';
import { countFurthest } from '#electron/ledger/printing/furthest-from-paper.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

const COLUMNS = `
  batch.id AS batchId, batch_print.client_id AS clientId, batch_print.packer, printer_id AS printerId, reason, ordered_at AS orderedAt
  FROM batch_print JOIN batch ON batch.sequence = batch_print.batch`;

export function openBatchPrints(database: Database, queue: WriteQueue): BatchPrintStore {
  const sequenceOf = database.prepare<[string], number>('SELECT sequence FROM batch WHERE id = ?').pluck();
  const at = (batchId: string) => sequenceOf.get(batchId) ?? 0;
  const find = database.prepare<[number], Stored<BatchPrintOrder>>(`SELECT ${COLUMNS} WHERE batch.sequence = ?`);
  const open = database.prepare<[number, number], Stored<OpenOrder>>(`
    SELECT ${COLUMNS} WHERE printer_id IS NOT NULL AND (batch.state = 'RUNNING' OR batch.updated_at > ? OR ordered_at > ?)
    ORDER BY ordered_at, batch.sequence`);
  const add = database.prepare(`
    INSERT INTO batch_print (batch, client_id, packer, printer_id, reason, ordered_at)
    VALUES (:batch, :clientId, :packer, :printerId, :reason, :orderedAt) ON CONFLICT DO NOTHING`);
  const replace = database.prepare(`
    UPDATE batch_print SET client_id = :clientId, packer = :packer, printer_id = :printerId, reason = :reason, ordered_at = :orderedAt WHERE batch = :batch`);
  const addAll = database.prepare<[number]>(
    'INSERT INTO batch_print_due (batch, number) SELECT batch, number FROM batch_row WHERE batch = ?',
  );
  const tryAgain = database.prepare<[number]>(
    'UPDATE batch_print_due SET trouble = NULL WHERE batch = ? AND trouble IS NOT NULL',
  );
  const addAgain = database.prepare(`
    INSERT INTO batch_print_due (batch, number) SELECT batch, number FROM batch_row WHERE batch = :batch AND state = 'BOUGHT'
      AND (number BETWEEN :from AND :to OR number IN (SELECT value FROM json_each(:rows)))
    ON CONFLICT DO NOTHING`);
  const stop = database.prepare<[number]>(
    'UPDATE batch_print SET printer_id = NULL WHERE batch = ? AND printer_id IS NOT NULL',
  );
  const nextDue = database.prepare<[string], DueRow>(`
    SELECT batch_row.number, batch_row.state, batch_row.shipment_id AS shipmentId
    FROM batch JOIN batch_print_due AS due ON due.batch = batch.sequence
    JOIN batch_row ON batch_row.batch = due.batch AND batch_row.number = due.number
    WHERE batch.id = ? AND due.trouble IS NULL
      AND (batch_row.state IN ('BOUGHT', 'RUNNING') OR batch_row.state = 'READY' AND batch.state = 'RUNNING')
    ORDER BY due.number LIMIT 1`);
  const removeDue = database.prepare<[number, number]>('DELETE FROM batch_print_due WHERE batch = ? AND number = ?');
  const setAside = database.prepare<[string, number, number]>(
    'UPDATE batch_print_due SET trouble = ? WHERE batch = ? AND number = ?',
  );
  const countDue = database
    .prepare<[number], number>(
      `SELECT count(*) FROM batch_print_due AS due JOIN batch_row USING (batch, number) WHERE batch = ? AND state = 'BOUGHT'`,
    )
    .pluck();
  const countBought = database
    .prepare<[number], number>(`SELECT count(*) FROM batch_row WHERE batch = ? AND state = 'BOUGHT'`)
    .pluck();
  const counted = database.prepare<[{ batch: number }], { what: keyof PrintCounts; count: number }>(
    countFurthest(':batch'),
  );

  function order({ batchId, packer, ...other }: BatchPrintOrder, again: RowsAgain | null): void {
    const batch = at(batchId);
    const said = { ...other, packer: packer && JSON.stringify(packer) };
    if (add.run({ batch, ...said }).changes === 1) addAll.run(batch);
    else replace.run({ batch, ...said });
    tryAgain.run(batch);
    if (again) addAgain.run({ batch, from: null, to: null, rows: '[]', ...inSql(again) });
  }

  return {
    order: (said, again) => queue.write(() => order(said, again)),
    find: async (batchId) => reading(() => find.all(at(batchId)).map(toOrder)[0] ?? null),
    stop: (batchId) => queue.write(() => stop.run(at(batchId)).changes === 1),
    open: async (since) => reading(() => open.all(since, since).map(toOrder)),
    nextDue: async (batchId) => reading(() => nextDue.get(batchId) ?? null),
    removeDue: (batchId, number) => queue.write(() => void removeDue.run(at(batchId), number)),
    setAside: (batchId, number, trouble) =>
      queue.write(() => void setAside.run(JSON.stringify(trouble), at(batchId), number)),
    counts: async (batchId) =>
      reading(() => {
        const batch = at(batchId);
        const found = counted.all({ batch }).map(({ what, count }) => [what, count]);
        const { printed, sent, failed } = { printed: 0, sent: 0, failed: 0, ...Object.fromEntries(found) };
        const waiting = find.get(batch)
          ? (countDue.get(batch) ?? 0)
          : (countBought.get(batch) ?? 0) - printed - sent - failed;
        return { waiting, printed, sent, failed };
      }),
  };
}

type OpenOrder = BatchPrintOrder & { printerId: string };
type Stored<T> = Omit<T, 'packer'> & { packer: string | null };

const toOrder = <T extends BatchPrintOrder>(row: Stored<T>): T =>
  ({ ...row, packer: row.packer === null ? null : JSON.parse(row.packer) }) as unknown as T;

const inSql = (again: RowsAgain) => ('rows' in again ? { rows: JSON.stringify(again.rows) } : again);
