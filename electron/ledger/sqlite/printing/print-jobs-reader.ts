import type { Database, Statement } from 'better-sqlite3';
import type { PrintJobQuery, PrintJobRecord } from '#electron/engine/printing/ports.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { PrintJobChange, PrintJobState } from '#shared/schema/printing/print-job.ts';
import { decodeCursor, pageOf } from '#electron/ledger/cursor.ts';
import {
  inSpoolers,
  PRINT_JOB_COLUMNS,
  toPrintJob,
  type PrintJobRow,
} from '#electron/ledger/printing/print-job-rows.ts';
import { plannedOnce } from '../planned-once.ts';

const EQUAL = {
  shipmentId: 'shipment_id = :shipmentId',
  documentId: 'document_id = :documentId',
  printerId: '(printer_id = :printerId OR used_printer_id = :printerId)',
} as const;

const isIn = (column: string, list: string) => `${column} IN (SELECT value FROM json_each(:${list}))`;

/**
 * Whose they are, and in which states. Nearly all are printed: their newest, those of one client, too, are found from the last one on sooner than
 * by the index of the states, which has to be sorted; few are not, and are found by that. So are those of a shipment or document by its own.
 */
function amongAll({ states, clientIds, shipmentId, documentId }: PrintJobQuery): string[] {
  const isFew = states !== undefined && !states.includes('PRINTED');
  const isOfOne = clientIds?.length === 1 && !isFew && (shipmentId ?? documentId) === undefined;
  return [
    ...(isOfOne ? ['client_id = :client'] : clientIds ? [isIn('+client_id', 'clients')] : []),
    ...(states ? [isIn(isFew ? 'state' : '+state', 'states')] : []),
  ];
}

export type PrintJobsReader = ReturnType<typeof openPrintJobsReader>;

export function openPrintJobsReader(database: Database) {
  const select = <P extends unknown[]>(rest: string) =>
    database.prepare<P, PrintJobRow>(`SELECT ${PRINT_JOB_COLUMNS} FROM print_job ${rest}`);
  const byId = select<[string]>(`WHERE id = ${plannedOnce('?', 'TEXT')}`);
  const inState = select<[string]>('WHERE state = ? ORDER BY sequence');
  const waiting = database
    .prepare<[], string>("SELECT shipment_id FROM print_job WHERE state = 'QUEUED' AND shipment_id IS NOT NULL")
    .pluck();
  const countQueued = database
    .prepare<[string], number>(
      `SELECT count(*) FROM print_job WHERE state = 'QUEUED' AND used_printer_id = ${plannedOnce('?', 'TEXT')}`,
    )
    .pluck();
  const nextQueued = select<[string]>(
    `WHERE state = 'QUEUED' AND used_printer_id = ${plannedOnce('?', 'TEXT')} ORDER BY sequence LIMIT 1`,
  );
  const spooled = select<[number]>(`WHERE ${inSpoolers({ desk: 'true', limit: plannedOnce('?') })} ORDER BY sequence`);
  const ofLabel = select<[{ numbers: string; clients: string | null }]>(`
    WHERE tracking_number IN (SELECT value FROM json_each(:numbers)) AND state <> 'QUEUED'
    AND NOT (state = 'FAILED' AND 'QUEUED' IS (
      SELECT from_state FROM print_job_change WHERE job = print_job.sequence ORDER BY print_job_change.sequence DESC LIMIT 1))
    AND (:clients IS NULL OR client_id IN (SELECT value FROM json_each(:clients)))
    ORDER BY CASE state WHEN 'FAILED' THEN 2 WHEN 'PRINTED' THEN 1 ELSE 0 END, sequence DESC LIMIT 1`);
  const pages = new Map<string, Statement<[object], PrintJobRow>>();
  function page(conditions: string[]) {
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const statement =
      pages.get(where) ?? select<[object]>(`${where} ORDER BY sequence DESC LIMIT ${plannedOnce(':limit')}`);
    pages.set(where, statement);
    return statement;
  }
  const changes = database.prepare<[string], Omit<PrintJobChange, 'at'> & { at: number }>(`
    SELECT at, from_state AS "from", to_state AS "to", actor, print_job_change.detail FROM print_job_change
    JOIN print_job ON print_job.sequence = job WHERE print_job.id = ${plannedOnce('?', 'TEXT')} ORDER BY print_job_change.sequence`);

  const orNull = (row: PrintJobRow | undefined) => (row ? toPrintJob(row) : null);

  return {
    row: (jobId: string) => byId.get(jobId),
    find: (jobId: string) => orNull(byId.get(jobId)),
    inState: (state: PrintJobState) => inState.all(state).map(toPrintJob),
    shipmentsWaiting: () => waiting.all(),
    countQueued: (printerId: string) => countQueued.get(printerId) ?? 0,
    nextQueued: (printerId: string) => orNull(nextQueued.get(printerId)),
    spooled: (limit: number) => spooled.all(limit).map(toPrintJob),
    newestOfLabel: (trackingNumbers: readonly string[], clientIds?: readonly string[]) =>
      orNull(
        ofLabel.get({
          numbers: JSON.stringify(trackingNumbers),
          clients: clientIds ? JSON.stringify(clientIds) : null,
        }),
      ),
    history: (jobId: string): PrintJobChange[] => changes.all(jobId).map((row) => ({ ...row, at: isoInstant(row.at) })),

    /** @throws BadCursorError where the cursor is none of this ledger. */
    list(query: PrintJobQuery): { jobs: PrintJobRecord[]; next: string | null } {
      const { states, clientIds, cursor, limit, ...equal } = query;
      const conditions = [
        ...(cursor === undefined ? [] : ['sequence < :before']),
        ...amongAll(query),
        ...Object.keys(equal).map((name) => EQUAL[name as keyof typeof equal]),
      ];
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const rows = page(conditions).all({
        ...equal,
        before,
        states: JSON.stringify(states ?? []),
        clients: JSON.stringify(clientIds ?? []),
        client: clientIds?.[0],
        limit: limit + 1,
      });
      const { shown, next } = pageOf(rows, limit);
      return { jobs: shown.map(toPrintJob), next };
    },
  };
}
