import { parentPort } from 'node:worker_threads';
import { TableError } from '#electron/engine/batches/tables.ts';
import { readTable } from './read-table.ts';
import type { ThreadAnswer } from './table-thread.ts';

// Reads tables, which takes long enough to hold up the station. What is no fault of the table ends the thread.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await answerTo(bytes));
});

async function answerTo(bytes: Uint8Array): Promise<ThreadAnswer> {
  try {
    return { table: await readTable(bytes) };
  } catch (error) {
    if (error instanceof TableError) return { refusal: error.trouble };
    throw error;
  }
}
