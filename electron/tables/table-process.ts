import { Worker } from 'node:worker_threads';
import { answerParent } from '#electron/child/answer-parent.ts';
import { scriptBeside } from '#electron/child/child-process.ts';
import { MAX_HEAP_MB, MAX_RESIDENT_BYTES } from './limits.ts';

// A process that reads files: nothing in a file can end the station. Its thread does the work and has a bounded heap; what lies outside
// the heap is watched here, for the thread has no time for it.
const LOOK_EVERY_MS = 20;
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.exit(1);
}, LOOK_EVERY_MS).unref();

const reader = new Worker(scriptBeside(import.meta.url, 'worker'), {
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
});
reader.on('error', () => process.exit(1));

// One at a time: the station asks for the next when it has the last.
answerParent((question) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  reader.once('message', resolve);
  reader.postMessage(question);
  return promise;
});
