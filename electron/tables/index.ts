import type { Tables } from '#electron/engine/batches/tables.ts';
import { readInWorker } from './read-in-worker.ts';
import { writeCsv } from './write-csv.ts';

export const createTables = (): Tables => ({ read: readInWorker, writeCsv });
