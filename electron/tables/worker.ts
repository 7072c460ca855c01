import { parentPort } from 'node:worker_threads';
import { TableError, type Table } from '#electron/engine/batches/tables.ts';
import type { SaidTrouble } from '#shared/schema/trouble.ts';
import { readTable } from './read-table.ts';

/** What is said of a table. */
export type TableAnswer = { table: Table } | { refusal: SaidTrouble };

// What is no fault of the table ends the thread.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await answerTo(bytes));
});

async function answerTo(bytes: Uint8Array): Promise<TableAnswer> {
  try {
    return { table: await readTable(bytes) };
  } catch (error) {
    if (error instanceof TableError) return { refusal: error.trouble };
    throw error;
  }
}
