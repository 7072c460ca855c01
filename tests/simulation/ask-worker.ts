import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Shrunk } from './shrink.ts';
import type { Outcome, Plan } from './simulate.ts';
import type { Question } from './worker.ts';

export interface Answer {
  plan: Plan;
  outcome: Outcome;
  /** Of the processor. */
  seconds: number;
  shrunk: Shrunk | null;
  /** How often it came to each of the places that were asked for. */
  reached: readonly number[];
}

/** The options that take the steps of a shrunk run again, at its chances. */
export const optionsOf = ({ only, salt }: Shrunk): string =>
  `--steps ${only.join(',')}${salt > 0 ? ` --salt ${salt}` : ''}`;

/** What Node made of the sources is kept, so that a process starts in two thirds of the time. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compiled');

/** A process of its own that simulates. @param mutation what is planted in its sources (tests/mutations); none unless given */
export function startWorker(mutation?: string): ChildProcess {
  const script = join(import.meta.dirname, 'worker.ts');
  // Days are those of the machine, and a seed gives the same ones on each.
  const env = { ...process.env, NODE_COMPILE_CACHE, TZ: 'UTC' };
  if (mutation === undefined) return fork(script, { env });
  const execArgv = ['--import', join(import.meta.dirname, '../mutations/apply.ts')];
  return fork(script, { execArgv, env: { ...env, MUTATION: mutation } });
}

/** Asks it one thing. @throws Error where it ends without an answer */
export async function ask(worker: ChildProcess, question: Question): Promise<Answer> {
  const answered = Promise.withResolvers<Answer>();
  const ended = (code: number | null, signal: string | null) =>
    answered.reject(new Error(`the process ended with ${signal ?? code} and gave no answer`));
  worker.once('message', answered.resolve).once('exit', ended);
  worker.send(question);
  try {
    return await answered.promise;
  } finally {
    worker.off('message', answered.resolve).off('exit', ended);
  }
}
