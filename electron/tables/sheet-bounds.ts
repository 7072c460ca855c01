import { strFromU8, unzipSync } from 'fflate';
import { TableError } from '#electron/engine/batches/table/tables.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { MAX_GRID_CELLS } from './limits.ts';

/** What Excel has room for. */
const EXCEL_ROWS = 1_048_576;
const EXCEL_COLUMNS = 16_384;

/** The tag of a sheet, and in it where the sheet lies. */
const SHEET = /<(?:\w{1,20}:)?sheet\s([^<>]*)>/;
const SHEET_ID = /(?:^|\s)\w{1,20}:id=["']([^"']+)["']/;
const RELATION = /<(?:\w+:)?Relationship\s[^<>]*>/g;
/** The tag of a row or a cell; an empty one ends with a slash. */
const ROW_OR_CELL = /<(?:\w+:)?(?:row|c)\s([^<>]*)>/g;
const PLACE = /(?:^|\s)r\s*=\s*["']([^"']*)["']/;
const IS_ERROR = /(?:^|\s)t\s*=\s*["']e["']/;
const VALUE = /<(?:\w{1,20}:)?v>(#[^<>&]{1,20})</;
/** In characters, with its formula. */
const LONGEST_CELL = 10_000;
const REFERENCE = /^([A-Z]{0,3})(\d{1,7})$/;

/** A cell whose formula has no value, from 0, and what it shows: `#N/A`. */
interface CellError {
  row: number;
  column: number;
  words: string;
}

/**
 * Looks at the references of the first sheet, for whoever reads it builds a grid up to the last row and the last column: one cell far out
 * makes it as large as memory allows. Where the first sheet cannot be told, all are looked at.
 * @returns the errors of its formulas, which whoever reads it leaves empty
 * @throws TableError that names the cell
 */
export function requireBoundedSheet(archive: Uint8Array): CellError[] {
  const parts = unzipSync(archive, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const first = firstSheetOf(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'));
  const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'));
  return (sheets.includes(first) ? [first] : sheets).flatMap((name) => requireBounded(text(name)));
}

function firstSheetOf(workbook: string, relations: string): string {
  const id = SHEET_ID.exec(SHEET.exec(workbook)?.[1] ?? '')?.[1];
  const relation = relations.match(RELATION)?.find((each) => /\bId=["']([^"']+)/.exec(each)?.[1] === id);
  const target = /\bTarget=["']([^"']+)/.exec(relation ?? '')?.[1] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function requireBounded(sheet: string): CellError[] {
  const errors: CellError[] = [];
  let lastRow = 0;
  let lastColumn = 0;
  for (const { index, 1: attributes = '' } of sheet.matchAll(ROW_OR_CELL)) {
    const reference = PLACE.exec(attributes)?.[1];
    if (reference === undefined) continue;
    const [, letters = '', digits = ''] = REFERENCE.exec(reference) ?? [];
    const row = Number(digits);
    const column = columnOf(letters);
    if (row < 1 || row > EXCEL_ROWS || column > EXCEL_COLUMNS) throw farOut(reference);
    // Rows and cells that hold nothing but a format are no part of the grid.
    if (letters === '' || attributes.endsWith('/')) continue;
    lastRow = Math.max(lastRow, row);
    lastColumn = Math.max(lastColumn, column);
    if (lastRow * lastColumn > MAX_GRID_CELLS) throw farOut(reference);
    if (!IS_ERROR.test(attributes)) continue;
    const words = VALUE.exec(sheet.slice(index, index + LONGEST_CELL))?.[1] ?? '#N/A';
    errors.push({ row: row - 1, column: column - 1, words });
  }
  return errors;
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function farOut(reference: string): TableError {
  const cell = reference.slice(0, 20);
  return new TableError(diagnostic('TABLE_CELL_FAR_OUT', { cell }));
}
