import { parentPort } from 'node:worker_threads';
import { TableError, type Table, type TableRow } from '#electron/engine/batches/table/tables.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { parseJson } from '#electron/engine/rules/request/parse-json.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { readTable } from './read-table.ts';

/** A file as it came, and what it is to be read as; or which rows of the table that was opened last. */
export type FileQuestion =
  | { kind: 'table' | 'json'; bytes: Uint8Array }
  | { kind: 'open'; bytes: Uint8Array; maxRows: number }
  | { kind: 'rows'; from: number; to: number };
/** The beginning of a table that stays open. */
export interface OpenedTable {
  columns: string[];
  rowCount: number;
  head: TableRow[];
}
/** What is said of it. */
export type TableAnswer =
  | { table: Table }
  | { json: unknown }
  | { opened: OpenedTable }
  | { rows: TableRow[] }
  | { refusal: Diagnostic };

const HEAD_ROWS = 1000;
let opened: TableRow[] = [];

// What is no fault of the file ends the thread.
parentPort?.on('message', async (question: FileQuestion) => {
  parentPort?.postMessage(await answerTo(question));
});

async function answerTo(question: FileQuestion): Promise<TableAnswer> {
  try {
    switch (question.kind) {
      case 'json':
        return { json: parseJson(Buffer.from(question.bytes)) };
      case 'table':
        return { table: await readTable(question.bytes) };
      case 'open': {
        opened = [];
        const { columns, rows } = await readTable(question.bytes, question.maxRows);
        opened = rows;
        return { opened: { columns, rowCount: rows.length, head: rows.slice(0, HEAD_ROWS) } };
      }
      case 'rows':
        return { rows: opened.slice(question.from, question.to) };
    }
  } catch (error) {
    if (error instanceof TableError) return { refusal: error.trouble };
    if (error instanceof EngineError) return { refusal: diagnostic('JSON_BROKEN', { words: error.message }) };
    throw error;
  }
}
