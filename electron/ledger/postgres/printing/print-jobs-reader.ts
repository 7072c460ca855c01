import type { PrintJobQuery, PrintJobStore } from '#electron/engine/printing/ports.ts';
import type { PrintJobChange } from '#shared/schema/printing/print-job.ts';
import { decodeCursor, pageOf } from '../../cursor.ts';
import { inSpoolers, PRINT_JOB_COLUMNS, toPrintJob, type PrintJobRow } from '../../printing/print-job-rows.ts';
import type { Database } from '../database.ts';

type PrintJobsReader = Pick<
  PrintJobStore,
  | 'find'
  | 'history'
  | 'list'
  | 'listInState'
  | 'shipmentsWaiting'
  | 'countQueued'
  | 'nextQueued'
  | 'listSpooled'
  | 'newestOfLabel'
>;

/** What narrows a list, each with the place of its value. */
const CONDITIONS: Readonly<Record<Exclude<keyof PrintJobQuery, 'limit' | 'cursor'>, (value: string) => string>> = {
  clientIds: (value) => `client_id = ANY(${value})`,
  shipmentId: (value) => `shipment_id = ${value}`,
  documentId: (value) => `document_id = ${value}`,
  printerId: (value) => `(printer_id = ${value} OR used_printer_id = ${value})`,
  states: (value) => `state = ANY(${value})`,
};

const OF_LABEL = `
  lower(tracking_number) = ANY(ARRAY(SELECT lower(number COLLATE "C") FROM unnest($2::text[]) AS number)) AND state <> 'QUEUED'
  AND NOT (state = 'FAILED' AND 'QUEUED' IS NOT DISTINCT FROM (
    SELECT from_state FROM print_job_change WHERE job = print_job.sequence ORDER BY print_job_change.sequence DESC LIMIT 1))
  AND ($3::text[] IS NULL OR client_id = ANY($3))
  ORDER BY CASE state WHEN 'FAILED' THEN 2 WHEN 'PRINTED' THEN 1 ELSE 0 END, sequence DESC LIMIT 1`;

/** Those of the desk; further values begin at `$2`. */
const ofDesk = (condition: string) =>
  `SELECT ${PRINT_JOB_COLUMNS} FROM print_job WHERE station_id = $1 AND ${condition}`;

export function openPrintJobsReader(database: Database, stationId: string): PrintJobsReader {
  const jobs = async (condition: string, ...values: unknown[]) =>
    (await database.all<PrintJobRow>(ofDesk(condition), [stationId, ...values])).map(toPrintJob);
  const first = async (condition: string, ...values: unknown[]) => (await jobs(condition, ...values))[0] ?? null;

  return {
    find: (jobId) => first('id = $2', jobId),

    async history(jobId): Promise<PrintJobChange[]> {
      const changes = await database.all<Omit<PrintJobChange, 'at'> & { at: number }>(
        `SELECT at, from_state AS "from", to_state AS "to", actor, print_job_change.detail FROM print_job_change
         JOIN print_job ON print_job.sequence = job WHERE station_id = $1 AND print_job.id = $2 ORDER BY print_job_change.sequence`,
        [stationId, jobId],
      );
      return changes.map((change) => ({ ...change, at: new Date(change.at).toISOString() }));
    },

    listInState: (state) => jobs('state = $2 ORDER BY sequence', state),
    async shipmentsWaiting() {
      const rows = await database.all<{ id: string }>(
        `SELECT shipment_id AS id FROM print_job WHERE state = 'QUEUED' AND shipment_id IS NOT NULL`,
      );
      return rows.map(({ id }) => id);
    },
    async countQueued(printerId) {
      const row = await database.one<{ count: number }>(
        `SELECT count(*) AS count FROM print_job WHERE station_id = $1 AND state = 'QUEUED' AND used_printer_id = $2`,
        [stationId, printerId],
      );
      return row?.count ?? 0;
    },
    nextQueued: (printerId) => first(`state = 'QUEUED' AND used_printer_id = $2 ORDER BY sequence LIMIT 1`, printerId),
    listSpooled: (limit) => jobs(`${inSpoolers({ desk: 'station_id = $1', limit: '$2' })} ORDER BY sequence`, limit),
    newestOfLabel: (trackingNumbers, clientIds) => first(OF_LABEL, trackingNumbers, clientIds ?? null),

    /** @throws BadCursorError where the cursor is none of this ledger. */
    async list({ cursor, limit, ...query }) {
      const values: unknown[] = [limit + 1, cursor === undefined ? null : decodeCursor(cursor)];
      const conditions = (Object.keys(query) as (keyof typeof query)[])
        .filter((name) => query[name] !== undefined)
        .map((name) => CONDITIONS[name](`$${values.push(query[name]) + 1}`));
      const page = ['($3::bigint IS NULL OR sequence < $3)', ...conditions].join(' AND ');
      const statement = ofDesk(`${page} ORDER BY sequence DESC LIMIT $2`);
      const rows = await database.search<PrintJobRow>(statement, [stationId, ...values]);
      const { shown, next } = pageOf(rows, limit);
      return { jobs: shown.map(toPrintJob), next };
    },
  };
}
