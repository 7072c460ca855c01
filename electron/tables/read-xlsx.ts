import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { TableError, type Table } from '#electron/engine/batches/table/tables.ts';
import { trouble, type SaidTrouble } from '#shared/diagnostics/trouble.ts';
import { MAX_UNPACKED_BYTES } from './limits.ts';
import { requireBoundedSheet } from './sheet-bounds.ts';
import { shapeTable } from './shape-table.ts';

/** The first sheet of an Excel workbook: values, never formulas; nothing in it is run. @throws TableError */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  requireModest(bytes);
  whyBroken(() => requireBoundedSheet(bytes));
  const sheet = await readSheet(new Uint8Array(bytes).buffer).catch((error: unknown) => {
    const words = (error as Error).message;
    const sentence = `The Excel workbook cannot be read (${words}); save it anew as .xlsx or as CSV.`;
    throw new TableError(trouble('WORKBOOK_UNREADABLE', sentence, { words }), { cause: error });
  });
  const records = sheet.map((record) => record.map(cellOf));
  return { format: 'XLSX', delimiter: null, encoding: null, ...shapeTable(records) };
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
  const found = troubleIn(unpacked, names);
  if (found) throw new TableError(found);
}

function whyBroken(unpack: () => unknown): void {
  try {
    unpack();
  } catch (error) {
    if (error instanceof TableError) throw error;
    const sentence = 'The file is a broken archive; save the workbook anew.';
    throw new TableError(trouble('ARCHIVE_BROKEN', sentence), { cause: error });
  }
}

function troubleIn(unpacked: number, names: ReadonlySet<string>): SaidTrouble | null {
  if (unpacked > MAX_UNPACKED_BYTES) {
    return trouble('WORKBOOK_TOO_LARGE', 'The Excel workbook is too large; save the one sheet as CSV.');
  }
  if (!names.has('xl/workbook.xml')) {
    return trouble('ARCHIVE_NO_WORKBOOK', 'The file is an archive, but not an Excel workbook (.xlsx).');
  }
  if (!names.has('xl/vbaProject.bin')) return null;
  return trouble('WORKBOOK_MACROS', 'The workbook holds macros; save it as .xlsx or as CSV.');
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return '';
}
