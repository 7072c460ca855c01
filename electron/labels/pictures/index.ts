import { ChildEndedError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PictureWork } from './picture-work.ts';
import type { PictureAnswer, PictureQuestion } from './picture-worker.ts';

/** Of a page. The largest sheets take a second or two; a file that takes longer was made to take long. */
const PATIENCE_MS = 20_000;
/** Of all pages of a document: others wait meanwhile. */
const MOST_MS = 300_000;
/** Labels come one after another, with pauses. */
const IDLE_MS = 300_000;

/**
 * Does the work in a process of its own, which starts with the first of it: the station's event loop is not held, and a file may end that
 * process, never the station. One after the other: what a file breaks is its own work only.
 */
export function createPictureProcess(start: StartChild = forkNode): PictureWork & { close(): void } {
  const child = createChild({ start, script: scriptBeside(import.meta.url, 'picture-process'), idleMs: IDLE_MS });
  const queue = createKeyedQueue();
  let isClosed = false;

  const answerTo = (question: PictureQuestion) => child.ask(question, PATIENCE_MS, MOST_MS);
  /** The system ends a process where memory runs out, whatever it is at; a file that ends the next one too is the reason itself. */
  function onceMore(question: PictureQuestion, error: unknown) {
    if (isClosed || !(error instanceof ChildEndedError)) throw error;
    return answerTo(question);
  }

  async function made(question: PictureQuestion): Promise<unknown> {
    const answer = (await answerTo(question)
      .catch((error: unknown) => onceMore(question, error))
      .catch(refuse)) as PictureAnswer;
    if ('wrong' in answer) throw new Error(answer.wrong);
    return answer.made;
  }
  const asked =
    <Name extends keyof PictureWork>(work: Name) =>
    (...given: Parameters<PictureWork[Name]>) =>
      queue.run('child', () => made({ work, given } as PictureQuestion)) as ReturnType<PictureWork[Name]>;

  return {
    dotsOf: asked('dotsOf'),
    printForeign: asked('printForeign'),
    slotted: asked('slotted'),
    drawPage: asked('drawPage'),
    readSymbols: asked('readSymbols'),
    verifyLabels: asked('verifyLabels'),
    /** Ends the process, and with it what it draws. */
    close() {
      isClosed = true;
      child.end();
    },
  };
}

function refuse(error: unknown): never {
  if (error instanceof ChildSilentError)
    throw new DiagnosticError(diagnostic('DRAWING_TOO_SLOW', { seconds: error.afterMs / 1000 }), { cause: error });
  if (error instanceof ChildEndedError) throw new DiagnosticError(diagnostic('DRAWING_ENDED'), { cause: error });
  throw error;
}
