import { answerInThread } from '#electron/child/answer-in-thread.ts';
import { scriptBeside } from '#electron/child/child-process.ts';

// The process that draws pages and reads their barcodes. A page of A3 at 600 dpi takes 300 MB for a moment.
answerInThread(scriptBeside(import.meta.url, 'picture-worker'), { heapMb: 512, residentBytes: 1024 * 2 ** 20 });
