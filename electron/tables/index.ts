import { ChildEndedError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import { createKeyedQueue } from '#electron/engine/keyed-queue.ts';
import { TableError, type Table, type Tables } from '#electron/engine/batches/table/tables.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { FileQuestion, TableAnswer } from './worker.ts';
import { writeCsv } from './write-csv.ts';

/** A table that takes longer was made to take long. */
const PATIENCE_MS = 30_000;
/** Tables come in pairs: one looks into a file and then makes a batch of it. */
const IDLE_MS = 300_000;

/** Tables are read in a process of their own, one after another, with bounded time and memory: a file may end that, never the station. */
export function createTables(start: StartChild = forkNode): Tables & { close(): void } {
  const child = createChild({ start, script: scriptBeside(import.meta.url, 'table-process'), idleMs: IDLE_MS });
  const queue = createKeyedQueue();

  const ask = (question: FileQuestion) =>
    queue.run('child', async () => {
      const said = (await child.ask(question, PATIENCE_MS).catch(refuse)) as TableAnswer;
      if ('refusal' in said) throw new TableError(said.refusal);
      return said;
    });

  return {
    read: async (bytes) => ((await ask({ kind: 'table', bytes })) as { table: Table }).table,
    readJson: async (bytes) => ((await ask({ kind: 'json', bytes })) as { json: unknown }).json,
    writeCsv,
    /** Ends the process, and with it what it reads. */
    close: () => child.end(),
  };
}

function refuse(error: unknown): never {
  if (error instanceof ChildSilentError) throw new TableError(diagnostic('TABLE_TOO_SLOW'), { cause: error });
  if (error instanceof ChildEndedError) {
    throw new TableError(diagnostic('TABLE_TOO_HUNGRY'), { cause: error });
  }
  throw error;
}
