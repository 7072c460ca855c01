import { READY } from '#electron/child/child.ts';
import { forkNode, type ChildProcess, type StartChild } from '#electron/child/child-process.ts';

interface Shared {
  child: ChildProcess;
  isReady: boolean;
  /** Who waits for the answer to a question. */
  waiting: Map<number, (answer: object) => void>;
  onReady: Set<() => void>;
  onEnd: Set<() => void>;
}

/**
 * Processes of the station that many stations of a test file share, one for each script: starting them takes longer than most tests. What a
 * station ends while it waits for an answer is ended in truth; the next one that asks gets another.
 */
export function shareChildren(): StartChild {
  const running = new Map<string, Shared>();
  let count = 0;

  function started(script: URL): Shared {
    const child = forkNode(script);
    const shared: Shared = { child, isReady: false, waiting: new Map(), onReady: new Set(), onEnd: new Set() };
    running.set(script.href, shared);
    child.onMessage((message) => {
      if (message === READY) {
        shared.isReady = true;
        for (const ready of shared.onReady) ready();
        return;
      }
      const { id, ...answer } = message as { id: number };
      shared.waiting.get(id)?.(answer);
      shared.waiting.delete(id);
    });
    child.onEnd(() => {
      if (running.get(script.href) === shared) running.delete(script.href);
      for (const end of shared.onEnd) end();
    });
    return shared;
  }

  return (script) => {
    const shared = running.get(script.href) ?? started(script);
    const { child, waiting, onEnd } = shared;
    const own = new Set<number>();
    const ends: (() => void)[] = [];
    const end = () => ends.forEach((each) => each());
    onEnd.add(end);
    let answer: (message: unknown) => void = () => undefined;
    return {
      send(message) {
        const { id, question } = message as { id: number; question: unknown };
        const number = ++count;
        own.add(number);
        waiting.set(number, (given) => {
          own.delete(number);
          answer({ id, ...given });
        });
        child.send({ id: number, question });
      },
      onMessage(listener) {
        answer = listener;
        if (shared.isReady) listener(READY);
        else shared.onReady.add(() => listener(READY));
      },
      onEnd: (listener) => void ends.push(listener),
      kill() {
        if (own.size > 0) return child.kill();
        onEnd.delete(end);
        end();
      },
    };
  };
}
