import { Worker } from 'node:worker_threads';
import { answerParent } from './answer-parent.ts';

const LOOK_EVERY_MS = 20;
/** What the thread says in between where its work takes long. */
export const GOES_ON = 'goes on';

/**
 * Answers the questions of the process that started this one in a thread, whatever it is asked to read: nothing in a file can end the station. The
 * thread does the work and has a bounded heap; what lies outside the heap is watched here, for the thread has no time for it. Where there is too
 * much of either, and where the thread ends, this process does. One question at a time: the station asks the next when it has the last answer.
 */
export function answerInThread(script: URL, most: { heapMb: number; residentBytes: number }): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > most.residentBytes) process.exit(1);
  }, LOOK_EVERY_MS).unref();
  const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: most.heapMb } });
  thread.on('error', () => process.exit(1));
  answerParent(async (question, goesOn) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const onMessage = (message: unknown) => (message === GOES_ON ? goesOn() : resolve(message));
    thread.on('message', onMessage);
    thread.postMessage(question);
    return promise.finally(() => thread.off('message', onMessage));
  });
}
