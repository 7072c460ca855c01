import { TableError, type Table } from '#electron/engine/batches/table/tables.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { MAX_ROWS } from './limits.ts';
import { readCsv } from './read-csv.ts';

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks of before 2007, and those that are encrypted. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** A table by what the bytes are, whatever the file is called. @throws TableError */
export async function readTable(bytes: Uint8Array, maxRows = MAX_ROWS): Promise<Table> {
  const begins = (signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(ARCHIVE)) return (await import('./read-xlsx.ts')).readXlsx(bytes, maxRows);
  if (begins(COMPOUND_FILE)) {
    throw new TableError(diagnostic('TABLE_OLD_OR_PROTECTED'));
  }
  return readCsv(bytes, maxRows);
}
