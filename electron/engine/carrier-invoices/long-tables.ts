import type { TableRow } from '../batches/index.ts';

/** A table that is too long to be in this process as a whole. */
export interface LongTable {
  columns: string[];
  rowCount: number;
  /** The first thousand rows. */
  head: TableRow[];
  /** All rows in their order, some hundreds at a time. */
  slices(): AsyncIterable<TableRow[]>;
}

/** Reads long tables outside the station's own process, one after another. */
export interface LongTables {
  /** Gives the table to the work, for as long as that takes. @throws TableError, and what the work throws */
  readLong<T>(bytes: Uint8Array, maxRows: number, work: (table: LongTable) => Promise<T>): Promise<T>;
}
