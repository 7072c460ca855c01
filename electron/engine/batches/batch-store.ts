import type { Batch, BatchCounts, BatchState, PauseReason } from '#shared/schema/batches/batch.ts';
import type { BatchCells, BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchOptions } from '#shared/schema/batches/batch-options.ts';
import type { BatchRow, BatchRowState, NotBoughtState } from '#shared/schema/batches/batch-row.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { NamedPacker } from '../identity/index.ts';
import type { SeenOrder } from '../orders/index.ts';
import type { RowFields } from './table/read-cells.ts';

type Instants = 'createdAt' | 'updatedAt' | 'startedAt' | 'finishedAt';

/** A batch as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface BatchRecord extends Omit<Batch, 'counts' | Instants> {
  /** Who started it last; a batch buys in its name only while it is not revoked. */
  startedBy: string | null;
  /** Who that was, where somebody was signed on; named on what the batch buys. */
  packer: NamedPacker | null;
  /** Of the CSV file it came from. */
  delimiter: string | null;
  createdAt: number;
  updatedAt: number;
  startedAt: number | null;
  finishedAt: number | null;
}

export interface BatchRowRecord extends Omit<
  BatchRow,
  'updatedAt' | 'cells' | 'fields' | 'request' | 'selected' | 'order'
> {
  cells: BatchCells | null;
  fields: RowFields;
  /** Cells of the file beyond its columns; nobody knows what they are. */
  surplus: number;
  /** The order that it ships, as it was when the row was checked; null for rows that are none. */
  order: SeenOrder | null;
  /** The row as it came, of batches that came as JSON; of an order what that says. */
  source: Record<string, unknown> | null;
  request: Record<string, unknown>;
  updatedAt: number;
}

/** What a batch begins with. */
export type NewBatch = Pick<
  BatchRecord,
  | 'id'
  | 'name'
  | 'clientId'
  | 'format'
  | 'fileName'
  | 'ofOrders'
  | 'contentHash'
  | 'edition'
  | 'columns'
  | 'mapping'
  | 'decimalSeparator'
  | 'delimiter'
  | 'defaults'
  | 'options'
  | 'footer'
  | 'rowCount'
  | 'createdAt'
>;
export type NewBatchRow = Pick<
  BatchRowRecord,
  | 'number'
  | 'line'
  | 'transactionId'
  | 'state'
  | 'edited'
  | 'cells'
  | 'furtherLines'
  | 'fields'
  | 'surplus'
  | 'order'
  | 'source'
  | 'request'
  | 'errors'
  | 'warnings'
>;

/** How a table is read, and what comes of that. */
export type BatchTableReading = Pick<
  BatchRecord,
  'mapping' | 'decimalSeparator' | 'defaults' | 'options' | 'footer' | 'rowCount'
>;

/** How it is read from now on. */
export interface BatchReadAnew extends BatchTableReading {
  /** When the newest of the rows that it was decided on had changed. */
  seenAt: number;
}

export interface BatchChange {
  state: BatchState;
  pauseReason?: PauseReason | null;
  pauseDetail?: string | null;
  startedBy?: string;
  /** Stored with `startedBy`. */
  packer?: NamedPacker | null;
  at: number;
}
/** What is not named stays as it is. */
export type BatchRowUpdate = Partial<
  Omit<BatchRowRecord, 'number' | 'line' | 'shipmentState' | 'print' | 'updatedAt'>
> & {
  at: number;
  /** When the row had changed last that this was decided on: where it has changed since, nothing is stored. */
  seenAt?: number;
};

export interface NumberedRowUpdate {
  number: number;
  from: readonly BatchRowState[];
  update: BatchRowUpdate;
}

/** Rows that provably bought nothing: all in the states, or those of them that are named. */
export interface Requeued {
  states: readonly NotBoughtState[];
  numbers?: readonly number[];
}

/** What is remembered of tables with the same columns. */
export interface RememberedTable {
  mapping: BatchMapping;
  defaults: PartialShipment;
  /** Not of tables from before there were any. */
  options?: BatchOptions;
}

/**
 * Batches and their rows, durably. A batch is there only when all its rows are. Every promise of a writing method resolves only when
 * what it wrote would survive a loss of power.
 */
export interface BatchStore {
  /** Begins a batch that nobody sees before `complete`; false where its content is a batch already, or is being made one. */
  begin(batch: NewBatch): Promise<boolean>;
  addRows(batchId: string, rows: readonly NewBatchRow[], at: number): Promise<void>;
  complete(batchId: string): Promise<void>;
  /**
   * All rows anew, in one commit. False, and nothing is changed, where the batch is no DRAFT or a row has changed since `seenAt`. Where its
   * labels are printed, all rows are due.
   */
  replaceRows(batchId: string, anew: BatchReadAnew, rows: readonly NewBatchRow[], at: number): Promise<boolean>;
  /** Drops what a crash left of batches that were never complete, or were being removed. */
  discardIncomplete(): Promise<void>;

  find(batchId: string): Promise<BatchRecord | null>;
  /** Also one that was hidden. */
  findByContent(contentHash: string, edition: number): Promise<BatchRecord | null>;
  /** Newest first. */
  list(query: {
    clientIds?: readonly string[];
    states?: readonly BatchState[];
    limit: number;
    before?: number;
    /** Hidden ones, too. */
    all?: true;
  }): Promise<{ batches: BatchRecord[]; next: number | null }>;
  counts(batchId: string): Promise<BatchCounts>;
  /** The changed batch; null where it is in none of the states. */
  change(batchId: string, from: readonly BatchState[], change: BatchChange): Promise<BatchRecord | null>;
  /** Finishes a running batch that has neither ready nor running rows; says whether it did. */
  finishIfDone(batchId: string, at: number): Promise<boolean>;
  /** Says whether it did; one that runs is not hidden. */
  setHidden(batchId: string, hidden: boolean): Promise<boolean>;
  /** Deletes a batch with its rows; says whether it did. One that another station has started or bought of meanwhile stays. */
  remove(batchId: string): Promise<boolean>;
  /** Ids of batches that run, or have rows that were being bought; not those that another run looks after, while that one goes on. */
  interrupted(): Promise<string[]>;
  /** Whether the batch runs and is this run's to buy: one that it started, or takes over now from a run that has ended. */
  takeOver(batchId: string): Promise<boolean>;

  /** In order, those after the number. `shipmentState` is what the ledger says now. */
  rows(query: {
    batchId: string;
    states?: readonly BatchRowState[];
    after: number;
    limit: number;
  }): Promise<BatchRowRecord[]>;
  /** Those of the rows that are there, in order. */
  rowsNumbered(batchId: string, numbers: readonly number[]): Promise<BatchRowRecord[]>;
  row(batchId: string, number: number): Promise<BatchRowRecord | null>;
  /** The changed row; null where it is in none of the states, or has changed since it was seen. */
  changeRow(
    batchId: string,
    number: number,
    from: readonly BatchRowState[],
    update: BatchRowUpdate,
  ): Promise<BatchRowRecord | null>;
  /** Several in one commit; the numbers of those that were in their states and as they were seen, which are changed. */
  changeRows(batchId: string, changes: readonly NumberedRowUpdate[]): Promise<number[]>;
  /** The first ready row of a batch that runs, RUNNING from then on; null where there is none. */
  takeNext(batchId: string, at: number): Promise<BatchRowRecord | null>;
  /** Makes rows ready again of which it is proved that nothing was bought; says how many. Others of those named stay as they are. */
  requeue(batchId: string, which: Requeued, at: number): Promise<number>;

  recallTable(signature: string): Promise<RememberedTable | null>;
  rememberTable(signature: string, table: RememberedTable, at: number): Promise<void>;
  /** Replaces defaults by what is `left` of them, unless that is null: of all tables that are remembered, and of batches that do not go on. */
  redactDefaults(
    left: (defaults: PartialShipment) => PartialShipment | null,
    except: ReadonlySet<string>,
  ): Promise<void>;
}
