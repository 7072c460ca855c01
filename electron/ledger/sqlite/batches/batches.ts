import type { Database } from 'better-sqlite3';
import type {
  BatchChange,
  BatchReadAnew,
  BatchRecord,
  BatchStore,
  NewBatchRow,
  RememberedTable,
} from '#electron/engine/batches/batch-store.ts';
import { createInTheMaking } from '#electron/engine/concurrency/index.ts';
import { BATCH_ROW_STATES } from '#shared/schema/batches/batch-row.ts';
import type { BatchCounts, BatchState } from '#shared/schema/batches/batch.ts';
import { toBatchParameters, toBatchRecord, toReadingParameters, type BatchTableRow } from './batch-records.ts';
import { openBatchRows } from './batch-rows.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

/** So many rows at a time are removed that the station does not stand still meanwhile. */
const REMOVED_AT_ONCE = 250;

/** States in which nothing of a batch is bought by itself, now or later. */
const IDLE = "('DRAFT', 'STOPPED', 'FINISHED')";

export function openBatches(database: Database, queue: WriteQueue): BatchStore {
  const rows = openBatchRows(database);
  const select = (rest: string) => database.prepare<unknown[], BatchTableRow>(`SELECT * FROM batch ${rest}`);
  const byId = select('WHERE id = ? AND complete = 1');
  const visible = select('WHERE id = ? AND complete = 1 AND hidden = 0');
  const byContent = select('WHERE content_hash = ? AND edition = ? AND complete = 1');
  const page = select(`
    WHERE complete = 1 AND (:all OR hidden = 0) AND (:clients IS NULL OR client_id IN (SELECT value FROM json_each(:clients)))
      AND (:states IS NULL OR state IN (SELECT value FROM json_each(:states)))
      AND (:before IS NULL OR sequence < :before) ORDER BY sequence DESC LIMIT :limit`);
  const anyAt = database.prepare<[string], number>('SELECT sequence FROM batch WHERE id = ?').pluck();
  const wholeAt = database
    .prepare<[string], number>('SELECT sequence FROM batch WHERE id = ? AND complete = 1')
    .pluck();
  const insert = database.prepare(`
    INSERT INTO batch (id, client_id, name, format, file_name, of_orders, content_hash, edition, columns, mapping, decimal_separator,
      delimiter, defaults, options, footer, row_count, created_at, updated_at)
    VALUES (:id, :clientId, :name, :format, :fileName, :ofOrders, :contentHash, :edition, :columns, :mapping, :decimalSeparator,
      :delimiter, :defaults, :options, :footer, :rowCount, :createdAt, :createdAt)
    ON CONFLICT (content_hash, edition) DO NOTHING`);
  const complete = database.prepare('UPDATE batch SET complete = 1 WHERE id = ?');
  // One that was started meanwhile stays, and so does one of which something was or may have been bought.
  const takeAway = database.prepare(`
    UPDATE batch SET complete = 0 WHERE id = ? AND (complete = 0 OR state <> 'RUNNING' AND NOT EXISTS (
      SELECT 1 FROM batch_row WHERE batch = batch.sequence AND batch_row.state IN ('RUNNING', 'BOUGHT', 'UNKNOWN')))`);
  const hide = database.prepare(`
    UPDATE batch SET hidden = :hidden WHERE id = :id AND NOT (:hidden AND state = 'RUNNING')`);
  const incomplete = database.prepare<[], string>('SELECT id FROM batch WHERE complete = 0').pluck();
  const remove = database.prepare('DELETE FROM batch WHERE id = ?');
  const update = database.prepare(`
    UPDATE batch SET state = :state, pause_reason = :pauseReason, pause_detail = :pauseDetail,
      started_by = coalesce(:startedBy, started_by), packer = iif(:startedBy IS NULL, packer, :packer), updated_at = :at,
      started_at = CASE WHEN :state = 'RUNNING' THEN coalesce(started_at, :at) ELSE started_at END,
      finished_at = CASE WHEN :state = 'FINISHED' THEN :at END
    WHERE id = :id AND complete = 1 AND state IN (SELECT value FROM json_each(:from))`);
  const readAnew = database.prepare(`
    UPDATE batch SET mapping = :mapping, defaults = :defaults, options = :options, footer = :footer, decimal_separator = :decimalSeparator,
      row_count = :rowCount, updated_at = :at
    WHERE sequence = :batch AND state = 'DRAFT'`);
  const dropDue = database.prepare('DELETE FROM batch_print_due WHERE batch = ?');
  const addDue = database.prepare(`
    INSERT INTO batch_print_due (batch, number) SELECT batch, number FROM batch_row JOIN batch_print USING (batch) WHERE batch = ?`);
  const isBusy = database
    .prepare<[number], number>("SELECT 1 FROM batch_row WHERE batch = ? AND state IN ('READY', 'RUNNING') LIMIT 1")
    .pluck();
  const interrupted = database
    .prepare<[], string>(
      `SELECT id FROM batch WHERE complete = 1 AND
        (state = 'RUNNING' OR sequence IN (SELECT batch FROM batch_row WHERE batch_row.state = 'RUNNING')) ORDER BY sequence`,
    )
    .pluck();
  const recall = database.prepare<[string], string>('SELECT remembered FROM batch_table WHERE signature = ?').pluck();
  const remember = database.prepare(`
    INSERT INTO batch_table (signature, remembered, used_at) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET remembered = excluded.remembered, used_at = excluded.used_at`);

  const idle = database.prepare<[], { id: string; defaults: string }>(
    `SELECT id, defaults FROM batch WHERE complete = 1 AND defaults <> '{}' AND state IN ${IDLE}`,
  );
  const putDefaults = database.prepare('UPDATE batch SET defaults = ? WHERE id = ?');
  const tables = database.prepare<[], { signature: string; remembered: string }>(
    'SELECT signature, remembered FROM batch_table',
  );
  const putTable = database.prepare('UPDATE batch_table SET remembered = ? WHERE signature = ?');

  const orNull = (row: BatchTableRow | undefined) => (row ? toBatchRecord(row) : null);
  /** The sequence of a batch that is there; 0 where none is. */
  const at0 = (batchId: string) => wholeAt.get(batchId) ?? 0;
  /** Of one that is there or becomes so, or goes. */
  const inWorkAt = (batchId: string) => anyAt.get(batchId) ?? 0;

  function change(id: string, from: readonly BatchState[], changes: BatchChange): BatchRecord | null {
    const packer = changes.packer ? JSON.stringify(changes.packer) : null;
    const parameters = { startedBy: null, pauseReason: null, pauseDetail: null, ...changes, packer };
    const { changes: changed } = update.run({ id, from: JSON.stringify(from), ...parameters });
    return changed === 0 ? null : orNull(byId.get(id));
  }

  function replaceRows(batch: number, anew: BatchReadAnew, added: readonly NewBatchRow[], at: number): boolean {
    if (rows.lastChange(batch) > anew.seenAt) return false;
    if (readAnew.run({ batch, at, ...toReadingParameters(anew) }).changes === 0) return false;
    dropDue.run(batch);
    while (rows.removeSome(batch, REMOVED_AT_ONCE));
    for (const row of added) rows.insert(batch, row, at);
    addDue.run(batch);
    return true;
  }

  const making = createInTheMaking(async (ids) => {
    const left = reading(() => incomplete.all());
    for (const id of left) if (!ids.includes(id)) await removeWhole(id);
  });

  async function removeWhole(batchId: string): Promise<boolean> {
    making.end(batchId);
    if (!(await queue.write(() => takeAway.run(batchId).changes === 1))) return false;
    while (await queue.write(() => rows.removeSome(inWorkAt(batchId), REMOVED_AT_ONCE)));
    await queue.write(() => remove.run(batchId));
    return true;
  }

  return {
    begin: (batch) =>
      making.begin(batch.id, () => queue.write(() => insert.run(toBatchParameters(batch)).changes === 1)),
    addRows: (batchId, added, at) =>
      queue.write(() => {
        const batch = inWorkAt(batchId);
        for (const row of added) rows.insert(batch, row, at);
      }),
    replaceRows: (batchId, anew, added, at) => queue.write(() => replaceRows(at0(batchId), anew, added, at)),
    async complete(batchId) {
      await queue.write(() => void complete.run(batchId));
      making.end(batchId);
    },
    discardIncomplete: making.discard,

    find: async (batchId) => reading(() => orNull(visible.get(batchId))),
    findByContent: async (contentHash, edition) => reading(() => orNull(byContent.get(contentHash, edition))),
    list: async ({ states, clientIds, limit, before = null, all }) =>
      reading(() => {
        const [among, clients] = [states, clientIds].map((list) => (list ? JSON.stringify(list) : null));
        const found = page.all({ states: among, clients, before, limit: limit + 1, all: all ? 1 : 0 });
        const next = found.length > limit ? (found[limit - 1]?.sequence ?? null) : null;
        return { batches: found.slice(0, limit).map(toBatchRecord), next };
      }),
    counts: async (batchId) =>
      reading(() => {
        const none = BATCH_ROW_STATES.map((state) => [state, 0]);
        return Object.fromEntries([...none, ...rows.counts(at0(batchId))]) as BatchCounts;
      }),
    change: (batchId, from, changes) => queue.write(() => change(batchId, from, changes)),
    finishIfDone: (batchId, at) =>
      queue.write(
        () =>
          isBusy.get(at0(batchId)) === undefined && change(batchId, ['RUNNING'], { state: 'FINISHED', at }) !== null,
      ),
    setHidden: (batchId, hidden) => queue.write(() => hide.run({ id: batchId, hidden: hidden ? 1 : 0 }).changes === 1),
    remove: removeWhole,
    interrupted: async () => reading(() => interrupted.all()),
    takeOver: async (batchId) => reading(() => byId.get(batchId)?.state === 'RUNNING'),

    rows: async ({ batchId, ...query }) => reading(() => rows.page(at0(batchId), query)),
    rowsNumbered: async (batchId, numbers) => reading(() => rows.numbered(at0(batchId), numbers)),
    row: async (batchId, number) => reading(() => rows.find(at0(batchId), number)),
    changeRow: (batchId, number, from, changes) =>
      queue.write(() => {
        const batch = at0(batchId);
        return rows.change(batch, { number, from, update: changes }) ? rows.find(batch, number) : null;
      }),
    changeRows: (batchId, changes) =>
      queue.write(() => {
        const batch = at0(batchId);
        return changes.filter((each) => rows.change(batch, each)).map(({ number }) => number);
      }),
    takeNext: (batchId, at) =>
      queue.write(() => (byId.get(batchId)?.state === 'RUNNING' ? rows.takeNext(at0(batchId), at) : null)),
    requeue: (batchId, which, at) => queue.write(() => rows.requeue(at0(batchId), which, at)),

    async recallTable(signature) {
      const json = reading(() => recall.get(signature));
      return json === undefined ? null : (JSON.parse(json) as RememberedTable);
    },
    redactDefaults: (left, except) =>
      queue.write(() => {
        for (const { id, defaults } of idle.all()) {
          const kept = except.has(id) ? null : left(JSON.parse(defaults) as BatchRecord['defaults']);
          if (kept) putDefaults.run(JSON.stringify(kept), id);
        }
        for (const { signature, remembered } of tables.all()) {
          const table = JSON.parse(remembered) as RememberedTable;
          const kept = left(table.defaults);
          if (kept) putTable.run(JSON.stringify({ ...table, defaults: kept }), signature);
        }
      }),
    rememberTable: (signature, table, at) => queue.write(() => void remember.run(signature, JSON.stringify(table), at)),
  };
}
