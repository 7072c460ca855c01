import { forkNode, type ChildProcess, type StartChild } from '#electron/child/child-process.ts';

interface Shared {
  child: ChildProcess;
  /** Who waits for the answer to a question. */
  waiting: Map<number, (answer: object) => void>;
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
    const shared: Shared = { child, waiting: new Map(), onEnd: new Set() };
    running.set(script.href, shared);
    child.onMessage((message) => {
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
    const { child, waiting, onEnd } = running.get(script.href) ?? started(script);
    const own = new Set<number>();
    const ends: (() => void)[] = [];
    const end = () => ends.forEach((each) => each());
    onEnd.add(end);
    let answer: (message: unknown) => void = () => undefined;
    return {
      send(message) {
        const { id, question } = message as { id: number; question: unknown };
        const shared = ++count;
        own.add(shared);
        waiting.set(shared, (given) => {
          own.delete(shared);
          answer({ id, ...given });
        });
        child.send({ id: shared, question });
      },
      onMessage: (listener) => void (answer = listener),
      onEnd: (listener) => void ends.push(listener),
      kill() {
        if (own.size > 0) return child.kill();
        onEnd.delete(end);
        end();
      },
    };
  };
}
