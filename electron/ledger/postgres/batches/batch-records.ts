import type { BatchReadAnew, BatchRecord, NewBatch } from '#electron/engine/batches/batch-store.ts';

/** What `BATCH_COLUMNS` selects. */
export type BatchTableRow = BatchRecord & { sequence: number };

export const BATCH_COLUMNS = `
  sequence, id, client_id AS "clientId", started_by AS "startedBy", packer, name, format, file_name AS "fileName", of_orders AS "ofOrders",
  content_hash AS "contentHash",
  edition, state, pause_reason AS "pauseReason", pause_detail AS "pauseDetail", columns, mapping, decimal_separator AS "decimalSeparator",
  delimiter, defaults, options, footer, row_count AS "rowCount", created_at AS "createdAt", updated_at AS "updatedAt", started_at AS "startedAt",
  finished_at AS "finishedAt"`;

export const toBatchRecord = ({ sequence: _, ...record }: BatchTableRow): BatchRecord => record;

/** Takes the run that makes the batch as `$1`, then `batchValues`. */
export const INSERT_BATCH = `
  INSERT INTO batch (run, id, client_id, name, format, file_name, of_orders, content_hash, edition, columns, mapping, decimal_separator, delimiter,
    defaults, options, footer, row_count, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)
  ON CONFLICT (content_hash, edition) DO NOTHING`;

export const batchValues = (batch: NewBatch): unknown[] => [
  ...[batch.id, batch.clientId, batch.name, batch.format, batch.fileName, batch.ofOrders],
  ...[batch.contentHash, batch.edition],
  ...[JSON.stringify(batch.columns), JSON.stringify(batch.mapping), batch.decimalSeparator, batch.delimiter],
  ...[JSON.stringify(batch.defaults), JSON.stringify(batch.options), JSON.stringify(batch.footer)],
  ...[batch.rowCount, batch.createdAt],
];

/** Takes the batch, the instant, then `readingValues`. */
export const READ_ANEW = `
  UPDATE batch SET updated_at = $2, mapping = $3, defaults = $4, options = $5, footer = $6, decimal_separator = $7, row_count = $8
  WHERE id = $1 AND complete AND state = 'DRAFT'
    AND NOT EXISTS (SELECT 1 FROM batch_row WHERE batch = batch.sequence AND batch_row.updated_at > $9)
  RETURNING sequence`;

export const readingValues = (anew: BatchReadAnew): unknown[] => [
  ...[anew.mapping, anew.defaults, anew.options, anew.footer].map((value) => JSON.stringify(value)),
  ...[anew.decimalSeparator, anew.rowCount, anew.seenAt],
];
