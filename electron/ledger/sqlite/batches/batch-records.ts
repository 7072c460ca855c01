import type { BatchRecord, BatchTableReading, NewBatch } from '#electron/engine/batches/batch-store.ts';
import type { BatchFormat } from '#shared/schema/batches/batch-file.ts';
import type { BatchState, PauseReason } from '#shared/schema/batches/batch.ts';
import type { DecimalSeparator } from '#shared/format/parse-number.ts';

/** A row of `batch`, without what only SQL looks at. */
export interface BatchTableRow {
  sequence: number;
  id: string;
  client_id: string;
  started_by: string | null;
  packer: string | null;
  name: string;
  format: BatchFormat;
  file_name: string | null;
  of_orders: number;
  content_hash: string;
  edition: number;
  state: BatchState;
  pause_reason: PauseReason | null;
  pause_detail: string | null;
  columns: string;
  mapping: string;
  decimal_separator: DecimalSeparator | null;
  delimiter: string | null;
  defaults: string;
  options: string;
  footer: string;
  row_count: number;
  created_at: number;
  updated_at: number;
  started_at: number | null;
  finished_at: number | null;
}

export const toBatchRecord = (row: BatchTableRow): BatchRecord => ({
  id: row.id,
  clientId: row.client_id,
  startedBy: row.started_by,
  packer: row.packer === null ? null : (JSON.parse(row.packer) as BatchRecord['packer']),
  name: row.name,
  format: row.format,
  fileName: row.file_name,
  ofOrders: row.of_orders === 1,
  contentHash: row.content_hash,
  edition: row.edition,
  state: row.state,
  pauseReason: row.pause_reason,
  pauseDetail: row.pause_detail,
  columns: JSON.parse(row.columns) as string[],
  mapping: JSON.parse(row.mapping) as BatchRecord['mapping'],
  decimalSeparator: row.decimal_separator,
  delimiter: row.delimiter,
  defaults: JSON.parse(row.defaults) as BatchRecord['defaults'],
  options: JSON.parse(row.options) as BatchRecord['options'],
  footer: JSON.parse(row.footer) as BatchRecord['footer'],
  rowCount: row.row_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});

export const toBatchParameters = (batch: NewBatch) => ({
  ...batch,
  ...toReadingParameters(batch),
  ofOrders: batch.ofOrders ? 1 : 0,
  columns: JSON.stringify(batch.columns),
});

/** What a new reading of its table changes. */
export const toReadingParameters = (batch: BatchTableReading) => ({
  decimalSeparator: batch.decimalSeparator,
  rowCount: batch.rowCount,
  mapping: JSON.stringify(batch.mapping),
  defaults: JSON.stringify(batch.defaults),
  options: JSON.stringify(batch.options),
  footer: JSON.stringify(batch.footer),
});
