import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PrintJobDraft, PrintJobRecord, PrintJobStore, PrintJobUpdate } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import { changedPrintJob, withPrintNumbers } from '../../printing/print-job-changes.ts';
import { PRINT_JOB_COLUMNS, toPrintJob, type PrintJobRow } from '../../printing/print-job-rows.ts';
import { storableJson } from '../../shipped-digest.ts';
import type { Session } from '../database.ts';
import { requireStated } from '../restatement/gate.ts';

/** Whoever numbers prints of a document waits for whoever does so at another desk. In order, so that nobody waits in a circle. */
const LOCK_DOCUMENTS = `
  INSERT INTO printed_document (id) SELECT DISTINCT id FROM unnest($1::text[]) AS id ORDER BY id
  ON CONFLICT (id) DO UPDATE SET id = excluded.id`;

const COUNT_PRINTS = `
  SELECT document_id AS "documentId", count(*) AS count FROM print_job
  WHERE document_id = ANY($1) AND state <> 'FAILED' GROUP BY document_id`;

const ADD = `
  WITH added AS (
    INSERT INTO print_job (station_id, state, created_at, updated_at, id, client_id, printer_id, used_printer_id, shipment_id, document_id,
      package_number, content_type, tracking_number, copies, print_number, reason, packer)
    SELECT $1, 'QUEUED', $2, $2, id, "clientId", "printerId", "printerId", "shipmentId", "documentId", "packageNumber", "contentType",
      "trackingNumber", copies, "printNumber", reason, packer
    FROM json_to_recordset($3) AS draft (id text, "clientId" text, "printerId" text, "shipmentId" text, "documentId" text,
      "packageNumber" integer, "contentType" text, "trackingNumber" text, copies integer, "printNumber" integer, reason text, packer json)
    RETURNING *
  ), noted AS (
    INSERT INTO print_job_change (job, at, to_state, actor, detail) 
    SELECT sequence, $2, state, 'client:' || client_id || coalesce(' packer:' || (packer ->> 'id'), ''), reason FROM added
  ) SELECT ${PRINT_JOB_COLUMNS} FROM added ORDER BY sequence`;

const CHANGE = `
  WITH changed AS (
    UPDATE print_job SET state = $2, updated_at = $3, used_printer_id = $4, image_type = $5, confirmed_by = $6, fault = $7, detail = $8,
      spool_id = $9, trouble = $12
    WHERE sequence = $1 RETURNING sequence
  ) INSERT INTO print_job_change (job, at, from_state, to_state, actor, detail) SELECT sequence, $3, $10, $2, $11, $8 FROM changed`;

const NOTE = `
  UPDATE print_job SET detail = $3, trouble = $5, updated_at = $4
  WHERE station_id = $1 AND id = $2 AND state IN ('QUEUED', 'SPOOLED') RETURNING ${PRINT_JOB_COLUMNS}`;

/** `add` and `advance` run inside the caller's transaction, and may run again. */
export function openPrintJobsWriter({ stationId, time }: { stationId: string; time: LedgerTime }) {
  /** How many prints of each document count, at whatever desk they were made; nobody else counts them before the transaction ends. */
  async function countPrints(session: Session, drafts: readonly PrintJobDraft[]): Promise<Map<string, number>> {
    const documentIds = drafts.flatMap(({ documentId }) => documentId ?? []);
    if (documentIds.length === 0) return new Map();
    await session.run(LOCK_DOCUMENTS, [documentIds]);
    const counts = await session.all<{ documentId: string; count: number }>(COUNT_PRINTS, [documentIds]);
    return new Map(counts.map(({ documentId, count }) => [documentId, count]));
  }

  /** Decides between a void, also one that the carrier has yet to decide, and a sheet that is to be sent: whichever comes second sees the other. */
  async function isVoided(session: Session, shipmentId: string | null): Promise<boolean> {
    if (shipmentId === null) return false;
    const shipment = await session.one<{ isVoided: boolean }>(
      `SELECT state = 'VOIDED' OR void_request IS NOT NULL AS "isVoided" FROM shipment WHERE id = $1 FOR SHARE`,
      [shipmentId],
    );
    return shipment?.isVoided === true;
  }

  return {
    async add(
      session: Session,
      drafts: PrintJobDraft[],
      admit: Parameters<PrintJobStore['add']>[1],
    ): Promise<PrintJobRecord[]> {
      const prints = await countPrints(session, drafts);
      const numbered = withPrintNumbers(drafts, (documentId) => prints.get(documentId) ?? 0);
      for (const { draft, printNumber } of numbered) admit(draft, printNumber);
      const jobs = numbered.map(({ draft, printNumber }) => ({ ...draft, printNumber }));
      const rows = await session.all<PrintJobRow>(ADD, [stationId, time.now(), storableJson(jobs)]);
      return rows.map(toPrintJob);
    },

    async advance(session: Session, wanted: PrintJobUpdate): Promise<PrintJobRecord | null> {
      if (wanted.to === 'SENT') await requireStated(session, stationId);
      const row = await session.one<PrintJobRow>(
        `SELECT ${PRINT_JOB_COLUMNS} FROM print_job WHERE station_id = $1 AND id = $2 FOR UPDATE`,
        [stationId, wanted.jobId],
      );
      if (!row) throw new Error(`There is no print job ${wanted.jobId}`);
      if (!wanted.from.includes(row.state)) return null;
      const of = { at: time.now(), isVoided: wanted.to === 'SENT' && (await isVoided(session, row.shipmentId)) };
      const after = changedPrintJob(toPrintJob(row), wanted, of);
      const { state, updatedAt, usedPrinterId, imageType, confirmedBy, fault, detail, spoolId } = after;
      await session.run(CHANGE, [
        ...[row.sequence, state, updatedAt, usedPrinterId, imageType, confirmedBy, fault, detail, spoolId],
        ...[row.state, wanted.actor, after.trouble && JSON.stringify(after.trouble)],
      ]);
      return after;
    },

    async note(session: Session, jobId: string, trouble: Diagnostic): Promise<PrintJobRecord | null> {
      const said = [inEnglish(trouble), time.now(), JSON.stringify(trouble)];
      const row = await session.one<PrintJobRow>(NOTE, [stationId, jobId, ...said]);
      return row && toPrintJob(row);
    },
  };
}
