import { CsvError, parse } from 'csv-parse/sync';
import { TableError, type Table } from '#electron/engine/batches/table/tables.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { doubtfulWord } from './doubtful-text.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from './limits.ts';
import { shapeTable } from './shape-table.ts';

const DELIMITERS = [';', ',', '\t', '|'];
/** Lines that a row may have on average. */
const LINES_PER_ROW = 4;
/** Records that are looked at to tell the delimiter. */
const SAMPLE = 25;
/** What Excel writes and reads as the first line to name the delimiter. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i;
/** An apostrophe before what a spreadsheet would take for a formula: put there when the table was written. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** @throws TableError */
export function readCsv(bytes: Uint8Array, maxRows: number): Table {
  const { text, encoding } = decode(bytes);
  if (text.includes('\0')) {
    throw new TableError(diagnostic('TABLE_OF_NO_KIND'));
  }
  const named = NAMED_DELIMITER.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? tellDelimiter(body);
  requireLines(body, maxRows);
  const records = parseRecords(body, { delimiter }).map((record) => record.map((cell) => cell.replace(GUARD, '')));
  return { format: 'CSV', delimiter, encoding, ...shapeTable(records, maxRows) };
}

/**
 * UTF-8 or UTF-16 by the mark it begins with, UTF-8 where it is valid, else what Excel writes on Windows in Western Europe.
 * @throws TableError where a word shows that it is not that either: it would be printed as it was never written
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    const doubtful = doubtfulWord(text);
    if (doubtful) throw new TableError(diagnostic('TABLE_OF_OTHER_LETTERS', doubtful));
    return { text, encoding: 'windows-1252' };
  }
}

/** Lines in cells count as well, so a table may have several times as many lines as rows; one with far more than that is not parsed. */
function requireLines(text: string, maxRows: number): void {
  let actual = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) actual += 1;
  if (actual > LINES_PER_ROW * (maxRows + 1)) {
    throw new TableError(diagnostic('TABLE_TOO_MANY_ROWS', { actual: actual - 1, limit: maxRows }));
  }
}

/** The one by which the first records fall into the most, and equally many, cells. */
function tellDelimiter(text: string): string {
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: scoreOf(text, delimiter) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 1 ? best.delimiter : ',';
}

function scoreOf(text: string, delimiter: string): number {
  try {
    const [header = [], ...rows] = parseRecords(text, { delimiter, to: SAMPLE }).filter(
      (record) => record.length > 1 || record[0],
    );
    const even = rows.filter((row) => row.length === header.length).length;
    return header.length * ((even + 1) / (rows.length + 1));
  } catch {
    return 0;
  }
}

function parseRecords(text: string, options: { delimiter: string; to?: number }): string[][] {
  try {
    return parse(text, {
      ...options,
      // Rows that were added with another program may end in another way.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_CELL_LENGTH * MAX_COLUMNS,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    const found =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? diagnostic('TABLE_QUOTE_OPEN', { line })
        : diagnostic('TABLE_BROKEN', { line });
    throw new TableError(found, { cause: error });
  }
}
