import type { BatchFormat } from '#shared/schema/batches/batch-file.ts';
import { type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';

/** A row of a table; `cells` has one value for each column, numbers where a spreadsheet has numbers. */
export interface TableRow {
  /** As a spreadsheet numbers it; the header is a line too. */
  line: number;
  cells: (string | number)[];
  /** Cells with something in them beyond the last column. */
  surplus: number;
}

/** A table with a header: names of columns are unique, rows without any text are left out. */
export interface Table {
  format: Exclude<BatchFormat, 'JSON'>;
  /** Of CSV; null for spreadsheets. */
  delimiter: string | null;
  encoding: string | null;
  columns: string[];
  rows: TableRow[];
}

/** A file that is no table, or no JSON, or too large a one; its sentence is for whoever sent it. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly trouble: Diagnostic;

  constructor(found: Diagnostic, options?: ErrorOptions) {
    super(inEnglish(found), options);
    this.trouble = found;
  }
}

/** Reads and writes files of other programs; what is read is parsed outside the station's own process. */
export interface Tables {
  /** CSV or Excel, by what the bytes are. @throws TableError */
  read(bytes: Uint8Array): Promise<Table>;
  /** As strictly as a body is read (request/parse-json.ts). @throws TableError */
  readJson(bytes: Uint8Array): Promise<unknown>;
  /** Rows as CSV, each with its line end; no cell can be taken for a formula. `read` gives the same cells back. */
  writeCsv(rows: readonly (readonly (string | number)[])[], delimiter: string): string;
}
