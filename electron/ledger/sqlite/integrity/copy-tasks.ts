import { Worker } from 'node:worker_threads';
import { scriptBeside } from '#electron/child/child-process.ts';
import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';

/** Long work on files that are no open ledger's: backups, and copies that were made to be examined. */
export type CopyTask =
  /** Makes a draft of a backup one file without a log, whole, and on the disk. */
  | { kind: 'finish'; path: string }
  /** Follows the structure of every table and index. */
  | { kind: 'structure'; path: string }
  /** Opens the copy of a backup as a ledger, and compares everything with its hashes. `name` is the backup's. */
  | { kind: 'examine'; path: string; name: string };

/** What the thread says of a task: what is damaged in the file, or else what kept it from being done. */
export type CopyAnswer = { fault: Diagnostic | null } | { error: unknown };

/** How long the thread waits for another task before it ends. */
const IDLE_MS = 10_000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
const queue = createKeyedQueue();

/**
 * Does the task in a thread, after those that came before it, so that nobody waits for it but the caller.
 * @returns what is damaged in the file; null where nothing is.
 * @throws Error for whatever else kept the task from being done.
 */
export const faultInThread = (task: CopyTask): Promise<Diagnostic | null> => queue.run('thread', () => ask(task));

/** The same. @throws LedgerDamagedError where something is damaged. */
export async function doInThread(task: CopyTask): Promise<void> {
  const fault = await faultInThread(task);
  if (fault) throw new LedgerDamagedError(fault);
}

async function ask(task: CopyTask): Promise<Diagnostic | null> {
  clearTimeout(idle);
  const asked = (thread ??= startThread());
  asked.ref();
  const { promise, resolve, reject } = Promise.withResolvers<CopyAnswer>();
  const ended = () => reject(new Error(`The thread that looks after ${task.path} ended without an answer`));
  asked.once('message', resolve).once('error', reject).once('exit', ended);
  try {
    asked.postMessage(task);
    const answer = await promise;
    if ('error' in answer) throw answer.error;
    return answer.fault;
  } finally {
    asked.off('message', resolve).off('error', reject).off('exit', ended);
    asked.unref();
    idle = setTimeout(() => {
      thread = null;
      void asked.terminate();
    }, IDLE_MS).unref();
  }
}

function startThread(): Worker {
  const started = new Worker(scriptBeside(import.meta.url, 'copy-worker'));
  const forget = () => {
    if (thread === started) thread = null;
  };
  started.on('error', forget).on('exit', forget);
  return started;
}
