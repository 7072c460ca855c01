import { type Child, ChildEndedError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import { atMost, createKeyedQueue, noLongerThan } from '#electron/engine/concurrency/index.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PictureWork } from './picture-work.ts';
import type { PictureAnswer, PictureQuestion } from './picture-worker.ts';

/** Of a page. The largest sheets take a second or two; a file that takes longer was made to take long. */
const PATIENCE_MS = 20_000;
/** Of all pages of a document. */
const MOST_MS = 300_000;
/** Labels come one after another, with pauses. */
const IDLE_MS = 300_000;

/**
 * Does the work in a process of its own, which starts with the first of it: the station's event loop is not held, and a file may end that
 * process, never the station. One after the other: what a file breaks is its own work only. Past a document that takes longer than a page may,
 * others are drawn in a second process.
 */
export function createPictureProcess(start: StartChild = forkNode): PictureWork & { close(): void } {
  const script = scriptBeside(import.meta.url, 'picture-process');
  const children = new Set<Child>();
  const free: Child[] = [];
  const queue = createKeyedQueue();
  const oneOfTwo = atMost(2);
  let isClosed = false;

  async function made(question: PictureQuestion): Promise<unknown> {
    const child = free.pop() ?? createChild({ start, script, idleMs: IDLE_MS });
    children.add(child);
    const answerTo = () => child.ask(question, PATIENCE_MS, MOST_MS);
    const answer = (await answerTo()
      .catch((error: unknown) => {
        // The system ends a process where memory runs out, whatever it is at; a file that ends the next one too is the reason itself.
        if (isClosed || !(error instanceof ChildEndedError)) throw error;
        return answerTo();
      })
      .catch(refuse)
      .finally(() => free.push(child))) as PictureAnswer;
    if ('wrong' in answer) throw new Error(answer.wrong);
    return answer.made;
  }

  /** Resolves with the work, which may go on meanwhile. */
  const turn = (question: PictureQuestion) =>
    queue.run('turn', async () => {
      const work = oneOfTwo(() => made(question));
      await noLongerThan(PATIENCE_MS, work).catch(() => undefined);
      return { work };
    });
  const asked =
    <Name extends keyof PictureWork>(work: Name) =>
    (...given: Parameters<PictureWork[Name]>) =>
      turn({ work, given } as PictureQuestion).then((begun) => begun.work) as ReturnType<PictureWork[Name]>;

  return {
    dotsOf: asked('dotsOf'),
    printForeign: asked('printForeign'),
    slotted: asked('slotted'),
    drawPage: asked('drawPage'),
    readSymbols: asked('readSymbols'),
    verifyLabels: asked('verifyLabels'),
    /** Ends the processes, and with them what they draw. */
    close() {
      isClosed = true;
      for (const child of children) child.end();
    },
  };
}

function refuse(error: unknown): never {
  if (error instanceof ChildSilentError)
    throw new DiagnosticError(diagnostic('DRAWING_TOO_SLOW', { seconds: error.afterMs / 1000 }), { cause: error });
  if (error instanceof ChildEndedError) throw new DiagnosticError(diagnostic('DRAWING_ENDED'), { cause: error });
  throw error;
}
