import { parentPort } from 'node:worker_threads';
import { TableError, type Table } from '#electron/engine/batches/table/tables.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { parseJson } from '#electron/engine/rules/request/parse-json.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { readTable } from './read-table.ts';

/** A file as it came, and what it is to be read as. */
export type FileQuestion = { kind: 'table' | 'json'; bytes: Uint8Array };
/** What is said of it. */
export type TableAnswer = { table: Table } | { json: unknown } | { refusal: Diagnostic };

// What is no fault of the file ends the thread.
parentPort?.on('message', async (question: FileQuestion) => {
  parentPort?.postMessage(await answerTo(question));
});

async function answerTo({ kind, bytes }: FileQuestion): Promise<TableAnswer> {
  try {
    return kind === 'json' ? { json: parseJson(Buffer.from(bytes)) } : { table: await readTable(bytes) };
  } catch (error) {
    if (error instanceof TableError) return { refusal: error.trouble };
    if (error instanceof EngineError) return { refusal: diagnostic('JSON_BROKEN', { words: error.message }) };
    throw error;
  }
}
