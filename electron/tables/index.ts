import { ChildEndedError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import { createKeyedQueue } from '#electron/engine/keyed-queue.ts';
import { TableError, type Table, type Tables } from '#electron/engine/batches/tables.ts';
import { trouble } from '#shared/schema/trouble.ts';
import type { TableAnswer } from './worker.ts';
import { writeCsv } from './write-csv.ts';

/** A table that takes longer was made to take long. */
const PATIENCE_MS = 30_000;
/** Tables come in pairs: one looks into a file and then makes a batch of it. */
const IDLE_MS = 300_000;

/** Tables are read in a process of their own, one after another, with bounded time and memory: a file may end that, never the station. */
export function createTables(start: StartChild = forkNode): Tables & { close(): void } {
  const child = createChild({ start, script: scriptBeside(import.meta.url, 'table-process'), idleMs: IDLE_MS });
  const queue = createKeyedQueue();

  async function read(bytes: Uint8Array): Promise<Table> {
    const said = (await child.ask(bytes, PATIENCE_MS).catch(refuse)) as TableAnswer;
    if ('table' in said) return said.table;
    throw new TableError(said.refusal);
  }

  return {
    read: (bytes) => queue.run('child', () => read(bytes)),
    writeCsv,
    /** Ends the process, and with it what it reads. */
    close: () => child.end(),
  };
}

function refuse(error: unknown): never {
  if (error instanceof ChildSilentError)
    throw new TableError(trouble('TABLE_TOO_SLOW', 'Reading the table takes too long.'), { cause: error });
  if (error instanceof ChildEndedError) {
    const sentence = 'Reading the table takes more memory than any table needs; save it anew as .xlsx or as CSV.';
    throw new TableError(trouble('TABLE_TOO_HUNGRY', sentence), { cause: error });
  }
  throw error;
}
