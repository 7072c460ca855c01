import type { BatchPrintOrder, BatchPrintStore, DueRow, PrintCounts } from '#electron/engine/batch-printing/index.ts';
import { countFurthest } from '#electron/ledger/printing/furthest-from-paper.ts';
import type { Database } from '../database.ts';

const COLUMNS = `
  batch.id AS "batchId", batch_print.client_id AS "clientId", batch_print.packer, printer_id AS "printerId", reason, ordered_at AS "orderedAt"
  FROM batch_print JOIN batch ON batch.sequence = batch_print.batch`;

const BATCH = '(SELECT sequence FROM batch WHERE id = $1)';

const ADD = `
  INSERT INTO batch_print (batch, station_id, client_id, printer_id, reason, ordered_at, packer)
  SELECT sequence, $2, $3, $4, $5, $6, $7 FROM batch WHERE id = $1 ON CONFLICT DO NOTHING`;
const REPLACE = `
  UPDATE batch_print SET station_id = $2, client_id = $3, printer_id = $4, reason = $5, ordered_at = $6, packer = $7 WHERE batch = ${BATCH}`;
const ADD_ALL = `INSERT INTO batch_print_due (batch, number) SELECT batch, number FROM batch_row WHERE batch = ${BATCH}`;
const TRY_AGAIN = `UPDATE batch_print_due SET trouble = NULL WHERE batch = ${BATCH} AND trouble IS NOT NULL`;
const ADD_AGAIN = `
  INSERT INTO batch_print_due (batch, number) SELECT batch, number FROM batch_row WHERE batch = ${BATCH} AND state = 'BOUGHT'
    AND (number BETWEEN $2::bigint AND $3::bigint OR number = ANY($4))
  ON CONFLICT DO NOTHING`;

const NEXT_DUE = `
  SELECT batch_row.number, batch_row.state, batch_row.shipment_id AS "shipmentId"
  FROM batch JOIN batch_print_due AS due ON due.batch = batch.sequence
  JOIN batch_row ON batch_row.batch = due.batch AND batch_row.number = due.number
  WHERE batch.id = $1 AND due.trouble IS NULL
    AND (batch_row.state IN ('BOUGHT', 'RUNNING') OR batch_row.state = 'READY' AND batch.state = 'RUNNING')
  ORDER BY due.number LIMIT 1`;

const COUNT = countFurthest(BATCH);
const COUNT_DUE = `
  SELECT count(*) AS count FROM batch_print_due AS due JOIN batch_row USING (batch, number) WHERE batch = ${BATCH} AND state = 'BOUGHT'`;
const COUNT_BOUGHT = `SELECT count(*) AS count FROM batch_row WHERE batch = ${BATCH} AND state = 'BOUGHT'`;

/** What is said of the paper of batches; `stationId` is the desk whose printers are meant. */
export function openBatchPrints(database: Database, { stationId }: { stationId: string }): BatchPrintStore {
  const find = (batchId: string) => database.one<BatchPrintOrder>(`SELECT ${COLUMNS} WHERE batch.id = $1`, [batchId]);
  const count = async (statement: string, batchId: string) =>
    (await database.one<{ count: number }>(statement, [batchId]))?.count ?? 0;

  return {
    order: ({ batchId, clientId, packer, printerId, reason, orderedAt }, again) =>
      database.transaction(async (session) => {
        const who = packer && JSON.stringify(packer);
        const said = [batchId, stationId, clientId, printerId, reason, orderedAt, who];
        if ((await session.run(ADD, said)) === 1) await session.run(ADD_ALL, [batchId]);
        else await session.run(REPLACE, said);
        await session.run(TRY_AGAIN, [batchId]);
        if (!again) return;
        const [from, to, rows] = 'rows' in again ? [null, null, again.rows] : [again.from, again.to, []];
        await session.run(ADD_AGAIN, [batchId, from, to, rows]);
      }),
    find,
    async stop(batchId) {
      const statement = `UPDATE batch_print SET printer_id = NULL WHERE batch = ${BATCH} AND printer_id IS NOT NULL`;
      return (await database.run(statement, [batchId])) === 1;
    },
    open: (since) =>
      database.all<BatchPrintOrder & { printerId: string }>(
        `SELECT ${COLUMNS} WHERE station_id = $1 AND printer_id IS NOT NULL
           AND (batch.state = 'RUNNING' OR batch.updated_at > $2 OR ordered_at > $2)
         ORDER BY ordered_at, batch.sequence`,
        [stationId, since],
      ),
    nextDue: (batchId) => database.one<DueRow>(NEXT_DUE, [batchId]),
    async removeDue(batchId, number) {
      await database.run(`DELETE FROM batch_print_due WHERE batch = ${BATCH} AND number = $2`, [batchId, number]);
    },
    async setAside(batchId, number, trouble) {
      const statement = `UPDATE batch_print_due SET trouble = $3 WHERE batch = ${BATCH} AND number = $2`;
      await database.run(statement, [batchId, number, JSON.stringify(trouble)]);
    },
    async counts(batchId) {
      const found = await database.all<{ what: keyof PrintCounts; count: number }>(COUNT, [batchId]);
      const counted = Object.fromEntries(found.map(({ what, count: rows }) => [what, rows]));
      const { printed, sent, failed } = { printed: 0, sent: 0, failed: 0, ...counted };
      if (await find(batchId)) return { waiting: await count(COUNT_DUE, batchId), printed, sent, failed };
      return { waiting: (await count(COUNT_BOUGHT, batchId)) - printed - sent - failed, printed, sent, failed };
    },
  };
}
