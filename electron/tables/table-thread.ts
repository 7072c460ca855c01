import { Worker } from 'node:worker_threads';
import { TableError, type Table } from '#electron/engine/batches/tables.ts';
import { trouble, type SaidTrouble } from '#shared/schema/trouble.ts';

/** What the thread says of a table. */
export type ThreadAnswer = { table: Table } | { refusal: SaidTrouble };

/** A table that takes longer was made to take long. */
const PATIENCE_MS = 30_000;
/** Tables come in pairs: one looks into a file and then makes a batch of it. */
const IDLE_MS = 30_000;
const MEMORY_MB = 512;
/** Beside this file, as source and compiled. */
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/**
 * Reads tables in a thread of its own, one after another, with bounded time and memory. The thread starts with the first table and ends
 * when there is none for a while; it keeps no process alive.
 */
export function createTableThread() {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
  }

  function started(): Worker {
    clearTimeout(idle);
    worker ??= newWorker();
    worker.ref();
    return worker;
  }

  /** One that fails while it has nothing to do takes nothing with it. */
  const newWorker = () =>
    new Worker(SCRIPT, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } }).on('error', end);

  async function read(bytes: Uint8Array): Promise<Table> {
    const thread = started();
    const { promise, resolve, reject } = Promise.withResolvers<Table>();
    const refuse = (found: SaidTrouble, cause?: unknown) => reject(new TableError(found, { cause }));
    const onMessage = (answer: ThreadAnswer) => ('table' in answer ? resolve(answer.table) : refuse(answer.refusal));
    const giveUp = (found: SaidTrouble, cause?: unknown) => {
      end();
      refuse(found, cause);
    };
    const onError = (error: unknown) => giveUp(trouble('TABLE_UNREADABLE', 'The table cannot be read.'), error);
    const patience = setTimeout(
      () => giveUp(trouble('TABLE_TOO_SLOW', 'Reading the table takes too long.')),
      PATIENCE_MS,
    );
    thread.on('message', onMessage);
    thread.on('error', onError);
    thread.postMessage(bytes);
    try {
      return await promise;
    } finally {
      clearTimeout(patience);
      thread.off('message', onMessage);
      thread.off('error', onError);
      thread.unref();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    /** @throws TableError */
    read(bytes: Uint8Array): Promise<Table> {
      const mine = last.then(() => read(bytes));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
