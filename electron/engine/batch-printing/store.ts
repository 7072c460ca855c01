import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { BatchPrinting } from '#shared/schema/batches/batch-print.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { NamedPacker } from '../identity/index.ts';

/** What was said of the paper of a batch. Instants are ledger time, milliseconds since 1970. */
export interface BatchPrintOrder {
  batchId: string;
  /** Whose jobs they are. */
  clientId: string;
  /** Who said it at a window; null for nobody. */
  packer: NamedPacker | null;
  /** Null once it was told to stop. */
  printerId: string | null;
  reason: string | null;
  orderedAt: number;
}

/** Rows whose labels are printed once more, as far as they are bought. */
export type RowsAgain = { from: number; to: number } | { rows: readonly number[] };

/** A row that is to be printed next. */
export interface DueRow {
  number: number;
  state: BatchRowState;
  shipmentId: string | null;
}

export type PrintCounts = Pick<BatchPrinting, 'waiting' | 'printed' | 'sent' | 'failed'>;

/** Which rows of batches are still to be printed, and where, durably. With the first order of a batch every row of it is due. */
export interface BatchPrintStore {
  /** Replaces what was said before, also by another desk; what is due stays due, and what could not be printed is tried again. */
  order(order: BatchPrintOrder & { printerId: string }, again: RowsAgain | null): Promise<void>;
  find(batchId: string): Promise<BatchPrintOrder | null>;
  /** False where nothing was being printed. */
  stop(batchId: string): Promise<boolean>;
  /** Orders of this desk, oldest first, whose batch runs or that changed since. */
  open(since: number): Promise<(BatchPrintOrder & { printerId: string })[]>;
  /** The first due row that is bought or is being bought; while the batch runs also one that waits to be. */
  nextDue(batchId: string): Promise<DueRow | null>;
  /** The row is due no more: there is nothing of it to print. */
  removeDue(batchId: string, number: number): Promise<void>;
  /** The row stays due for the next order, since its labels cannot be printed. */
  setAside(batchId: string, number: number, trouble: Diagnostic): Promise<void>;
  counts(batchId: string): Promise<PrintCounts>;
}
