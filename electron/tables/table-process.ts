import { answerInThread } from '#electron/child/answer-in-thread.ts';
import { scriptBeside } from '#electron/child/child-process.ts';
import { MAX_HEAP_MB, MAX_RESIDENT_BYTES } from './limits.ts';

// The process that reads tables.
answerInThread(scriptBeside(import.meta.url, 'worker'), { heapMb: MAX_HEAP_MB, residentBytes: MAX_RESIDENT_BYTES });
