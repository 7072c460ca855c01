import type { Database } from 'better-sqlite3';
import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PrintJobDraft, PrintJobRecord, PrintJobStore, PrintJobUpdate } from '#electron/engine/printing/ports.ts';
import { clientActor } from '#electron/engine/identity/index.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { changedPrintJob, withPrintNumbers } from '#electron/ledger/printing/print-job-changes.ts';
import { toPrintJob } from '#electron/ledger/printing/print-job-rows.ts';
import type { PrintJobsReader } from './print-jobs-reader.ts';
import { plannedOnce } from '../planned-once.ts';

/** All methods write synchronously, inside the caller's transaction. */
export function openPrintJobsWriter(database: Database, reader: PrintJobsReader, time: LedgerTime) {
  const insert = database.prepare(`
    INSERT INTO print_job (id, state, created_at, updated_at, client_id, printer_id, used_printer_id, shipment_id, document_id,
      package_number, content_type, tracking_number, copies, print_number, reason, packer)
    VALUES (:id, 'QUEUED', :at, :at, :clientId, :printerId, :printerId, :shipmentId, :documentId,
      :packageNumber, :contentType, :trackingNumber, :copies, :printNumber, :reason, :packer)`);
  const update = database.prepare(`
    UPDATE print_job SET state = :state, updated_at = :at, used_printer_id = :usedPrinterId, image_type = :imageType,
      confirmed_by = :confirmedBy, fault = :fault, detail = :detail, trouble = :trouble, spool_id = :spoolId
    WHERE sequence = ${plannedOnce(':sequence')}`);
  const note = database.prepare(
    `UPDATE print_job SET detail = :detail, trouble = :trouble, updated_at = :at
     WHERE id = ${plannedOnce(':jobId', 'TEXT')} AND state IN ('QUEUED', 'SPOOLED')`,
  );
  const addChange = database.prepare(`
    INSERT INTO print_job_change (job, at, from_state, to_state, actor, detail)
    VALUES (:job, :at, :from, :to, :actor, :detail)`);
  const countPrints = database
    .prepare<[string], number>(
      `SELECT count(*) FROM print_job WHERE document_id = ${plannedOnce('?', 'TEXT')} AND state <> 'FAILED'`,
    )
    .pluck();

  const isVoided = database
    .prepare<[string], number>(`SELECT 1 FROM shipment WHERE id = ? AND (state = 'VOIDED' OR void_request IS NOT NULL)`)
    .pluck();

  function addOne(draft: PrintJobDraft, printNumber: number): PrintJobRecord {
    const at = time.now();
    const job = Number(
      insert.run({ ...draft, packer: draft.packer && JSON.stringify(draft.packer), printNumber, at }).lastInsertRowid,
    );
    addChange.run({
      job,
      at,
      from: null,
      to: 'QUEUED',
      actor: clientActor(draft.clientId, draft.packer),
      detail: draft.reason,
    });
    return requireRow(draft.id).record;
  }

  function requireRow(jobId: string): { sequence: number; record: PrintJobRecord } {
    const row = reader.row(jobId);
    if (!row) throw new Error(`There is no print job ${jobId}`);
    return { sequence: row.sequence, record: toPrintJob(row) };
  }

  return {
    add(drafts: PrintJobDraft[], admit: Parameters<PrintJobStore['add']>[1]): PrintJobRecord[] {
      const numbered = withPrintNumbers(drafts, (documentId) => countPrints.get(documentId) ?? 0);
      for (const { draft, printNumber } of numbered) admit(draft, printNumber);
      return numbered.map(({ draft, printNumber }) => addOne(draft, printNumber));
    },

    advance(wanted: PrintJobUpdate): PrintJobRecord | null {
      const { sequence, record } = requireRow(wanted.jobId);
      if (!wanted.from.includes(record.state)) return null;
      const at = time.now();
      const after = changedPrintJob(record, wanted, {
        at,
        isVoided: isVoided.get(record.shipmentId ?? '') !== undefined,
      });
      const { state, usedPrinterId, imageType, confirmedBy, fault, detail, spoolId } = after;
      const trouble = after.trouble && JSON.stringify(after.trouble);
      update.run({ sequence, state, at, usedPrinterId, imageType, confirmedBy, fault, detail, trouble, spoolId });
      addChange.run({ job: sequence, at, from: record.state, to: state, actor: wanted.actor, detail });
      return after;
    },

    note(jobId: string, trouble: Diagnostic): PrintJobRecord | null {
      const said = { detail: inEnglish(trouble), trouble: JSON.stringify(trouble), at: time.now() };
      return note.run({ jobId, ...said }).changes === 0 ? null : reader.find(jobId);
    },
  };
}
