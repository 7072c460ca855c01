import { ChildEndedError, ChildSilentError, createChild, type Child } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import type { LongTables } from '#electron/engine/carrier-invoices/index.ts';
import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import { TableError, type Table, type TableRow, type Tables } from '#electron/engine/batches/table/tables.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { FileQuestion, OpenedTable, TableAnswer } from './worker.ts';
import { writeCsv } from './write-csv.ts';

/** A table that takes longer was made to take long. */
const PATIENCE_MS = 30_000;
/** Tables come in pairs: one looks into a file and then makes a batch of it. */
const IDLE_MS = 300_000;
/** Rows of a long table that come over at once. */
const SLICE_ROWS = 500;

/** Tables are read in a process of their own, one after another, with bounded time and memory: a file may end that, never the station. */
export function createTables(start: StartChild = forkNode): Tables & LongTables & { close(): void } {
  const script = scriptBeside(import.meta.url, 'table-process');
  const child = createChild({ start, script, idleMs: IDLE_MS });
  // Of its own: a long table stays open while other work goes on with it, and nobody else waits for that.
  const longChild = createChild({ start, script, idleMs: IDLE_MS });
  const queue = createKeyedQueue();

  const said = async (by: Child, question: FileQuestion) => {
    const answer = (await by.ask(question, PATIENCE_MS).catch(refuse)) as TableAnswer;
    if ('refusal' in answer) throw new TableError(answer.refusal);
    return answer;
  };
  const ask = (question: FileQuestion) => queue.run('child', () => said(child, question));

  async function* slices(rowCount: number): AsyncGenerator<TableRow[]> {
    for (let from = 0; from < rowCount; from += SLICE_ROWS) {
      const { rows } = (await said(longChild, { kind: 'rows', from, to: from + SLICE_ROWS })) as { rows: TableRow[] };
      // Another process was started in place of the one that has the table.
      if (rows.length === 0) throw new TableError(diagnostic('TABLE_TOO_HUNGRY'));
      yield rows;
    }
  }

  return {
    read: async (bytes) => ((await ask({ kind: 'table', bytes })) as { table: Table }).table,
    readJson: async (bytes) => ((await ask({ kind: 'json', bytes })) as { json: unknown }).json,
    readLong: (bytes, maxRows, work) =>
      queue.run('long child', async () => {
        const { opened } = (await said(longChild, { kind: 'open', bytes, maxRows })) as { opened: OpenedTable };
        return work({ ...opened, slices: () => slices(opened.rowCount) });
      }),
    writeCsv,
    /** Ends the processes, and with them what they read. */
    close(): void {
      child.end();
      longChild.end();
    },
  };
}

function refuse(error: unknown): never {
  if (error instanceof ChildSilentError) throw new TableError(diagnostic('TABLE_TOO_SLOW'), { cause: error });
  if (error instanceof ChildEndedError) {
    throw new TableError(diagnostic('TABLE_TOO_HUNGRY'), { cause: error });
  }
  throw error;
}
