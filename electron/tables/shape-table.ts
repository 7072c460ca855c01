import { TableError, type Table, type TableRow } from '#electron/engine/batches/table/tables.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from './limits.ts';

type Cell = string | number;

/**
 * Records as they stand in a file, as a table: the first with any text is the header, rows without any are left out.
 * @throws TableError where there is no row, or too much of anything.
 */
export function shapeTable(records: readonly Cell[][], maxRows: number): Pick<Table, 'columns' | 'rows'> {
  const headerAt = records.findIndex(hasText);
  const filled = records.slice(headerAt + 1).filter(hasText).length;
  if (headerAt === -1 || filled === 0) {
    throw new TableError(diagnostic('TABLE_EMPTY'));
  }
  if (filled > maxRows) {
    throw new TableError(diagnostic('TABLE_TOO_MANY_ROWS', { actual: filled, limit: maxRows }));
  }

  const width = widthOf(records[headerAt] ?? []);
  if (width > MAX_COLUMNS) {
    throw new TableError(diagnostic('TABLE_TOO_MANY_COLUMNS', { actual: width, limit: MAX_COLUMNS }));
  }
  const columns = nameColumns((records[headerAt] ?? []).slice(0, width));
  const rows = records
    .map((record, index) => rowOf(record, index + 1, width))
    .slice(headerAt + 1)
    .filter(({ cells, surplus }) => hasText(cells) || surplus > 0);
  return { columns, rows };
}

function rowOf(record: Cell[], line: number, width: number): TableRow {
  const long = record.findIndex((cell) => typeof cell === 'string' && cell.length > MAX_CELL_LENGTH);
  if (long !== -1) {
    throw new TableError(diagnostic('TABLE_CELL_TOO_LONG', { line, limit: MAX_CELL_LENGTH }));
  }
  const cells = Array.from({ length: width }, (_, column) => record[column] ?? '');
  return { line, cells, surplus: record.slice(width).filter(isFilled).length };
}

const isFilled = (cell: Cell) => String(cell).trim() !== '';
const hasText = (record: readonly Cell[]) => record.some(isFilled);
const widthOf = (record: readonly Cell[]) => record.findLastIndex(isFilled) + 1;

/** Columns without a name are called by their place; a name that comes again gets a number. */
function nameColumns(header: readonly Cell[]): string[] {
  const names = new Set<string>();
  for (const [index, cell] of header.entries()) {
    const name = String(cell).replace(/\s+/g, ' ').trim() || `Column ${index + 1}`;
    let unique = name;
    for (let count = 2; names.has(unique); count++) unique = `${name} (${count})`;
    names.add(unique);
  }
  return [...names];
}
