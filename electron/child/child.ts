import type { ChildProcess, StartChild } from './child-process.ts';

/** What goes to a child and comes back; `id` says which answer belongs to which question. */
export interface ChildQuestion {
  id: number;
  question: unknown;
}
export type ChildAnswer = { id: number } & (
  | { answer: unknown }
  | { fault: { message: string; code?: string } }
  | { goesOn: true }
);
/** What a child says first: it has started, and hears what it is asked. */
export const READY = 'ready';
/** How long a child may take to start: on a machine that is busy, or looks through every program first, that is many seconds. */
const START_MS = 20_000;

/** The child ended before it answered: it used too much memory, or somebody ended it. */
export class ChildEndedError extends Error {
  override readonly name = 'ChildEndedError';
}

/** The child did not answer in time and was ended; or one that was ended so does not end, because what it waits for does not answer. */
export class ChildSilentError extends Error {
  override readonly name = 'ChildSilentError';
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

/** What went wrong in the child with its work; `code` is the system's, such as ENOENT, where it has one. */
export class ChildFaultError extends Error {
  override readonly name = 'ChildFaultError';
  readonly code: string | undefined;

  constructor({ message, code }: { message: string; code?: string }) {
    super(message);
    this.code = code;
  }
}

export interface ChildOptions {
  start: StartChild;
  script: URL;
  /** Milliseconds without a question after which it is ended. */
  idleMs: number;
}

export type Child = ReturnType<typeof createChild>;

/**
 * A process that answers questions, several at a time. It starts with the first question and ends when there is none for a while. The time of
 * a question begins once the process has started, and anew when it says that it goes on. One that does not answer in time is ended, with all
 * that it was doing; the next question starts another, but never while the one before still hangs.
 */
export function createChild({ start, script, idleMs }: ChildOptions) {
  let child: { process: ChildProcess; ready: Promise<true> } | null = null;
  let ending: Promise<void> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const open = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void; goesOn(): void }>();

  function started() {
    clearTimeout(idle);
    if (child !== null) return child;
    const ready = Promise.withResolvers<true>();
    const fresh = { process: start(script), ready: ready.promise };
    fresh.process.onMessage((message) => (message === READY ? ready.resolve(true) : settle(message as ChildAnswer)));
    fresh.process.onEnd(() => {
      if (child === fresh) abandon(new ChildEndedError('The process that was asked ended'));
    });
    return (child = fresh);
  }

  function settle(answer: ChildAnswer): void {
    const asked = open.get(answer.id);
    if ('goesOn' in answer) asked?.goesOn();
    else if ('fault' in answer) asked?.reject(new ChildFaultError(answer.fault));
    else asked?.resolve(answer.answer);
  }

  function abandon(error: Error): void {
    child = null;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  }

  /** Ends the child. One whose call into the system never comes back cannot be ended; nobody waits for it. */
  function end(error: Error): void {
    clearTimeout(idle);
    if (child === null) return;
    const last = child.process;
    const mine = new Promise<void>((resolve) => last.onEnd(resolve));
    ending = mine;
    void mine.then(() => void (ending === mine && (ending = null)));
    last.kill();
    abandon(error);
  }

  function endWhenIdle(): void {
    // Those that are abandoned together each come here.
    clearTimeout(idle);
    idle = setTimeout(() => end(new ChildEndedError('Idle')), idleMs).unref();
  }

  return {
    /**
     * @param mostMs until the answer, however often the process says that it goes on
     * @throws ChildFaultError, ChildEndedError or ChildSilentError
     */
    async ask(question: unknown, patienceMs: number, mostMs = patienceMs): Promise<unknown> {
      if (child === null && ending !== null) await goneWithin(ending, patienceMs);
      const asked = Promise.withResolvers<unknown>();
      const id = ++count;
      const to = started();
      let patience: NodeJS.Timeout | undefined;
      let most: NodeJS.Timeout | undefined;
      const endAfter = (ms: number) =>
        setTimeout(() => end(new ChildSilentError('The process that was asked does not answer', ms)), ms);
      const goesOn = () => {
        clearTimeout(patience);
        patience = endAfter(patienceMs);
      };
      open.set(id, { ...asked, goesOn });
      patience = endAfter(START_MS);
      void to.ready.then(() => {
        if (!open.has(id)) return;
        goesOn();
        most = endAfter(mostMs);
      });
      to.process.send({ id, question } satisfies ChildQuestion);
      try {
        return await asked.promise;
      } finally {
        clearTimeout(patience);
        clearTimeout(most);
        open.delete(id);
        if (open.size === 0) endWhenIdle();
      }
    },

    /** Ends it at once; open questions are answered with ChildEndedError. */
    end: () => end(new ChildEndedError('The station is stopping')),
  };
}

/** Waits for one that was ended to be gone. @throws ChildSilentError */
async function goneWithin(ending: Promise<void>, patienceMs: number): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const hangs = () => reject(new ChildSilentError('The process that was ended still hangs', patienceMs));
    patience = setTimeout(hangs, patienceMs);
  });
  await Promise.race([ending, late]).finally(() => clearTimeout(patience));
}
