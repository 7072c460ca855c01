import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import type { BatchRecord, BatchRowRecord, BatchStore } from './batch-store.ts';

const instant = (at: number) => new Date(at).toISOString();
const instantOrNull = (at: number | null) => (at === null ? null : instant(at));

/** The batch as the API shows it, with what its rows have come to. */
export async function toBatch(batches: BatchStore, record: BatchRecord): Promise<Batch> {
  const { startedBy: _startedBy, packer: _packer, delimiter: _delimiter, ...batch } = record;
  return {
    ...batch,
    counts: await batches.counts(record.id),
    createdAt: instant(record.createdAt),
    updatedAt: instant(record.updatedAt),
    startedAt: instantOrNull(record.startedAt),
    finishedAt: instantOrNull(record.finishedAt),
  };
}

export function toBatchRow({ surplus: _surplus, source: _source, ...row }: BatchRowRecord): BatchRow {
  return { ...row, updatedAt: instant(row.updatedAt) };
}
