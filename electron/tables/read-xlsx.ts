import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { TableError, type Table } from '#electron/engine/batches/table/tables.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { MAX_UNPACKED_BYTES } from './limits.ts';
import { requireBoundedSheet } from './sheet-bounds.ts';
import { shapeTable } from './shape-table.ts';

/** The first sheet of an Excel workbook: values, never formulas; nothing in it is run. @throws TableError */
export async function readXlsx(bytes: Uint8Array, maxRows: number): Promise<Table> {
  requireModest(bytes);
  const errors = whyBroken(() => requireBoundedSheet(bytes));
  const sheet = await readSheet(new Uint8Array(bytes).buffer).catch((error: unknown) => {
    const words = (error as Error).message;
    throw new TableError(diagnostic('WORKBOOK_UNREADABLE', { words }), { cause: error });
  });
  const records = sheet.map((record) => record.map(cellOf));
  for (const { row, column, words } of errors) if (records[row]) records[row][column] = words;
  return { format: 'XLSX', delimiter: null, encoding: null, ...shapeTable(records, maxRows) };
}

/** Looks at the archive's directory only: a small file can unpack to a huge one, but to no more than its directory says. */
function requireModest(bytes: Uint8Array): void {
  let unpacked = 0;
  const names = new Set<string>();
  whyBroken(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        names.add(name);
        return false;
      },
    }),
  );
  const found = diagnosticIn(unpacked, names);
  if (found) throw new TableError(found);
}

function whyBroken<T>(unpack: () => T): T {
  try {
    return unpack();
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError(diagnostic('ARCHIVE_BROKEN'), { cause: error });
  }
}

function diagnosticIn(unpacked: number, names: ReadonlySet<string>): Diagnostic | null {
  if (unpacked > MAX_UNPACKED_BYTES) {
    return diagnostic('WORKBOOK_TOO_LARGE');
  }
  if (!names.has('xl/workbook.xml')) {
    return diagnostic('ARCHIVE_NO_WORKBOOK');
  }
  if (!names.has('xl/vbaProject.bin')) return null;
  return diagnostic('WORKBOOK_MACROS');
}

/**
 * Of a number with more than 15 digits Excel keeps so many, and zeros; it is written as Excel shows it, for whoever reads it as more than a
 * quantity. One that ends otherwise was written whole, by another program.
 */
const isRounded = (value: number) => Math.abs(value) >= 1e15 && !(Number.isSafeInteger(value) && value % 10 !== 0);

function cellOf(value: unknown): string | number {
  if (typeof value === 'number' && isRounded(value)) return value.toExponential().toUpperCase();
  // A file keeps two digits more than Excel shows: of 0.1 + 0.2 it has 0.30000000000000004.
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(15));
  if (typeof value === 'string') return value;
  // What stands in a cell is of no time zone.
  if (value instanceof Date) return value.toISOString().replace(/(?:T00:00:00\.000)?Z$/, '');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return '';
}
