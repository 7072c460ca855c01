import { isoInstant } from '#shared/format/iso-instant.ts';
import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRow, BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { Select } from '../selection/index.ts';
import type { BatchRecord, BatchRowRecord, BatchStore } from './batch-store.ts';

const instantOrNull = (at: number | null) => (at === null ? null : isoInstant(at));

/** The batch as the API shows it, with what its rows have come to. */
export async function toBatch(batches: BatchStore, record: BatchRecord): Promise<Batch> {
  const { startedBy: _startedBy, packer: _packer, delimiter: _delimiter, ...batch } = record;
  return {
    ...batch,
    counts: await batches.counts(record.id),
    createdAt: isoInstant(record.createdAt),
    updatedAt: isoInstant(record.updatedAt),
    startedAt: instantOrNull(record.startedAt),
    finishedAt: instantOrNull(record.finishedAt),
  };
}

/** Rows that are not sent: their shipments say of the others which rule chose. */
const OPEN: readonly BatchRowState[] = ['INVALID', 'READY', 'REJECTED', 'NOT_SENT', 'SKIPPED'];

/** The row as the API shows it, with what the rules choose now. */
export function toBatchRow({ surplus: _, source: __, order, ...row }: BatchRowRecord, select: Select): BatchRow {
  const selected = OPEN.includes(row.state) ? select(row.request, order ?? undefined).selected : null;
  const named = order && { source: order.source, orderNumber: order.orderNumber, version: order.version };
  return { ...row, order: named, selected, updatedAt: isoInstant(row.updatedAt) };
}
