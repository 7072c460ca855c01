import type { Tables } from '#electron/engine/batches/tables.ts';
import { createTableThread } from './table-thread.ts';
import { writeCsv } from './write-csv.ts';

export function createTables(): Tables {
  const thread = createTableThread();
  return { read: (bytes) => thread.read(bytes), writeCsv };
}
