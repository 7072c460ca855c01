import { parentPort, workerData } from 'node:worker_threads';
import { TableError } from '#electron/engine/batches/tables.ts';
import { readTable } from './read-table.ts';

// Reads one table and ends. Large tables take long enough to hold up the station, so they are read here.
try {
  parentPort?.postMessage({ table: await readTable(workerData as Uint8Array) });
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  parentPort?.postMessage({ refusal: error.message });
}
