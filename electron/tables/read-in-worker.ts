import { Worker } from 'node:worker_threads';
import { TableError, type Table } from '#electron/engine/batches/tables.ts';

type Answer = { table: Table } | { refusal: string };

/** A table that takes longer was made to take long. */
const PATIENCE_MS = 30_000;
const MEMORY_MB = 512;
/** Beside this file, as source and compiled. */
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** Reads a table in a thread of its own, with bounded time and memory. @throws TableError */
export function readInWorker(bytes: Uint8Array): Promise<Table> {
  const { promise, resolve, reject } = Promise.withResolvers<Table>();
  const worker = new Worker(SCRIPT, { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const refuse = (message: string, cause?: unknown) => reject(new TableError(message, { cause }));
  const patience = setTimeout(() => refuse('Reading the table takes too long.'), PATIENCE_MS);
  worker.on('message', (answer: Answer) => ('table' in answer ? resolve(answer.table) : refuse(answer.refusal)));
  worker.on('error', (error) => refuse('The table cannot be read.', error));
  worker.on('exit', () => refuse('The table cannot be read.'));
  return promise.finally(() => {
    clearTimeout(patience);
    void worker.terminate();
  });
}
