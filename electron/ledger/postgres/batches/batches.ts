import type { BatchChange, BatchRecord, BatchStore, RememberedTable } from '#electron/engine/batches/batch-store.ts';
import { createInTheMaking } from '#electron/engine/concurrency/index.ts';
import type { BatchState } from '#shared/schema/batches/batch.ts';
import type { Database, Session } from '../database.ts';
import {
  BATCH_COLUMNS,
  batchValues,
  INSERT_BATCH,
  READ_ANEW,
  readingValues,
  toBatchRecord,
  type BatchTableRow,
} from './batch-records.ts';
import { addRows, openBatchRows } from './batch-rows.ts';
import { isLeft } from './live-run.ts';

const select = (condition: string) => `SELECT ${BATCH_COLUMNS} FROM batch WHERE complete AND ${condition}`;

const CHANGE = `
  UPDATE batch SET state = $3, pause_reason = $4, pause_detail = $5, started_by = coalesce($6, started_by), updated_at = $7,
    packer = CASE WHEN $6::text IS NULL THEN packer ELSE $9 END,
    started_at = CASE WHEN $3 = 'RUNNING' THEN coalesce(started_at, $7) ELSE started_at END,
    finished_at = CASE WHEN $3 = 'FINISHED' THEN $7::bigint END,
    run = CASE WHEN $3 = 'RUNNING' THEN $8 ELSE run END
  WHERE id = $1 AND complete AND state = ANY($2) RETURNING ${BATCH_COLUMNS}`;

/** One that another desk has started meanwhile stays, and so does one of which something was or may have been bought. */
const REMOVE = `
  DELETE FROM batch WHERE id = $1 AND (NOT complete OR state <> 'RUNNING' AND NOT EXISTS (
    SELECT 1 FROM batch_row WHERE batch = batch.sequence AND batch_row.state IN ('RUNNING', 'BOUGHT', 'UNKNOWN')))`;

const LOCK_ROWS = 'SELECT 1 FROM batch_row WHERE batch = (SELECT sequence FROM batch WHERE id = $1) FOR UPDATE';
const ALL_DUE = `
  INSERT INTO batch_print_due (batch, number) SELECT batch, number FROM batch_row JOIN batch_print USING (batch) WHERE batch = $1`;

/** Of a batch: whether the run at `$1` started it last, or nobody goes on with it. */
const IS_MINE = `(batch.run = $1 OR ${isLeft('batch.run', '$1')})`;

/** The batches of all desks; what a desk's run makes, starts or buys names it. */
export function openBatches(database: Database, run: string): BatchStore {
  const first = async (
    session: Session,
    statement: string,
    values: readonly unknown[],
  ): Promise<BatchRecord | null> => {
    const row = await session.one<BatchTableRow>(statement, values);
    return row && toBatchRecord(row);
  };

  function change(
    session: Session,
    batchId: string,
    from: readonly BatchState[],
    changes: BatchChange,
  ): Promise<BatchRecord | null> {
    const { state, pauseReason = null, pauseDetail = null, startedBy = null, packer = null, at } = changes;
    const who = packer && JSON.stringify(packer);
    return first(session, CHANGE, [batchId, from, state, pauseReason, pauseDetail, startedBy, at, run, who]);
  }

  /** What another desk has left, or this one could not remove. */
  const making = createInTheMaking(async (ids) => {
    await database.run(
      `DELETE FROM batch WHERE NOT complete AND (${isLeft('batch.run', '$1')} OR run = $1 AND id <> ALL($2))`,
      [run, ids],
    );
  });

  return {
    begin: (batch) =>
      making.begin(batch.id, async () => (await database.run(INSERT_BATCH, [run, ...batchValues(batch)])) === 1),
    async complete(batchId) {
      await database.run('UPDATE batch SET complete = true WHERE id = $1', [batchId]);
      making.end(batchId);
    },
    replaceRows: (batchId, anew, rows, at) =>
      database.transaction(async (session) => {
        // Nobody changes the batch or a row of it between the look at them and the change.
        await session.run('SELECT 1 FROM batch WHERE id = $1 FOR UPDATE', [batchId]);
        await session.run(LOCK_ROWS, [batchId]);
        const read = await session.one<{ sequence: number }>(READ_ANEW, [batchId, at, ...readingValues(anew)]);
        if (!read) return false;
        // With what was due of them on paper.
        await session.run('DELETE FROM batch_row WHERE batch = $1', [read.sequence]);
        await addRows(session, batchId, rows, at);
        await session.run(ALL_DUE, [read.sequence]);
        return true;
      }),
    discardIncomplete: making.discard,

    find: (batchId) => first(database, select('id = $1 AND NOT hidden'), [batchId]),
    findByContent: (contentHash, edition) =>
      first(database, select('content_hash = $1 AND edition = $2'), [contentHash, edition]),
    async list({ states, clientIds, limit, before, all = false }) {
      const found = await database.all<BatchTableRow>(
        select(`($5 OR NOT hidden) AND ($1::text[] IS NULL OR client_id = ANY($1)) AND ($2::text[] IS NULL OR state = ANY($2))
          AND ($3::bigint IS NULL OR sequence < $3) ORDER BY sequence DESC LIMIT $4`),
        [clientIds ?? null, states ?? null, before ?? null, limit + 1, all],
      );
      const next = found.length > limit ? (found[limit - 1]?.sequence ?? null) : null;
      return { batches: found.slice(0, limit).map(toBatchRecord), next };
    },
    change: (batchId, from, changes) => change(database, batchId, from, changes),
    finishIfDone: (batchId, at) =>
      database.transaction(async (session) => {
        // Nobody takes a row between the look at them and the change.
        const locked = await session.one<{ sequence: number }>(
          `SELECT sequence FROM batch WHERE id = $1 AND complete AND state = 'RUNNING' FOR NO KEY UPDATE`,
          [batchId],
        );
        if (!locked) return false;
        const busy = await session.one(
          `SELECT 1 FROM batch_row WHERE batch = $1 AND state IN ('READY', 'RUNNING') LIMIT 1`,
          [locked.sequence],
        );
        return busy === null && (await change(session, batchId, ['RUNNING'], { state: 'FINISHED', at })) !== null;
      }),
    async setHidden(batchId, hidden) {
      const statement = `UPDATE batch SET hidden = $2 WHERE id = $1 AND NOT ($2 AND state = 'RUNNING')`;
      return (await database.run(statement, [batchId, hidden])) === 1;
    },
    async remove(batchId) {
      making.end(batchId);
      return (await database.run(REMOVE, [batchId])) === 1;
    },
    async interrupted() {
      const found = await database.all<{ id: string }>(
        `SELECT id FROM batch WHERE complete AND (state = 'RUNNING' AND ${IS_MINE} OR EXISTS (
          SELECT 1 FROM batch_row WHERE batch = batch.sequence AND batch_row.state = 'RUNNING' AND ${isLeft('batch_row.run', '$1')}))
         ORDER BY sequence`,
        [run],
      );
      return found.map(({ id }) => id);
    },
    async takeOver(batchId) {
      const statement = `UPDATE batch SET run = $1 WHERE id = $2 AND complete AND state = 'RUNNING' AND ${IS_MINE}`;
      return (await database.run(statement, [run, batchId])) === 1;
    },

    ...openBatchRows(database, run),

    async recallTable(signature) {
      const row = await database.one<{ remembered: RememberedTable }>(
        'SELECT remembered FROM batch_table WHERE signature = $1',
        [signature],
      );
      return row?.remembered ?? null;
    },
    redactDefaults: (left, except) =>
      database.transaction(async (session) => {
        const idle = await session.all<Pick<BatchRecord, 'id' | 'defaults'>>(
          "SELECT id, defaults FROM batch WHERE complete AND defaults::text <> '{}' AND state IN ('DRAFT', 'STOPPED', 'FINISHED') ORDER BY sequence FOR UPDATE",
        );
        for (const { id, defaults } of idle) {
          const kept = except.has(id) ? null : left(defaults);
          if (kept) await session.run('UPDATE batch SET defaults = $2 WHERE id = $1', [id, JSON.stringify(kept)]);
        }
        const tables = await session.all<{ signature: string; remembered: RememberedTable }>(
          'SELECT signature, remembered FROM batch_table ORDER BY signature FOR UPDATE',
        );
        for (const { signature, remembered } of tables) {
          const kept = left(remembered.defaults);
          if (kept)
            await session.run('UPDATE batch_table SET remembered = $2 WHERE signature = $1', [
              signature,
              JSON.stringify({ ...remembered, defaults: kept }),
            ]);
        }
      }),
    async rememberTable(signature, table, at) {
      await database.run(
        `INSERT INTO batch_table (signature, remembered, used_at) VALUES ($1, $2, $3)
         ON CONFLICT (signature) DO UPDATE SET remembered = excluded.remembered, used_at = excluded.used_at`,
        [signature, JSON.stringify(table), at],
      );
    },
  };
}
