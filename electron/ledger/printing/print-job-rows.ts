import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PrintJobRecord } from '#electron/engine/printing/ports.ts';

/** A row of `print_job`; SQL names the columns as the record does. */
export type PrintJobRow = Omit<PrintJobRecord, 'trouble' | 'packer'> & {
  sequence: number;
  trouble: Diagnostic | string | null;
  packer: PrintJobRecord['packer'] | string;
};

export const PRINT_JOB_COLUMNS = `
  sequence, id, state, created_at AS "createdAt", updated_at AS "updatedAt", client_id AS "clientId", printer_id AS "printerId",
  used_printer_id AS "usedPrinterId", shipment_id AS "shipmentId", document_id AS "documentId", package_number AS "packageNumber",
  content_type AS "contentType", tracking_number AS "trackingNumber", image_type AS "imageType", copies, print_number AS "printNumber",
  reason, confirmed_by AS "confirmedBy", fault, detail, trouble, packer, spool_id AS "spoolId"`;

/** Narrows `print_job` to what spoolers have and have not finished, the oldest of each printer; `desk` is a condition, `limit` a place. */
export const inSpoolers = ({ desk, limit }: { desk: string; limit: string }) => `
  sequence IN (SELECT sequence FROM (
    SELECT sequence, row_number() OVER (PARTITION BY used_printer_id ORDER BY sequence) AS place
    FROM print_job WHERE ${desk} AND state = 'SPOOLED' AND spool_id IS NOT NULL) AS spooled
  WHERE place <= ${limit})`;

/** SQLite gives JSON as text. */
export const toPrintJob = ({ sequence: _, trouble, packer, ...record }: PrintJobRow): PrintJobRecord => ({
  ...record,
  trouble: parsed<PrintJobRecord['trouble']>(trouble),
  packer: parsed<PrintJobRecord['packer']>(packer),
});

const parsed = <T>(json: T | string): T => (typeof json === 'string' ? (JSON.parse(json) as T) : json);
