import type { Log } from './log.ts';

/** What everything that runs by itself, or takes long, looks at. */
export interface Stopping {
  /** Aborted when a stop begins: nothing new is begun, and what only waits, or asks a question, is broken off. */
  begun: AbortSignal;
  /** Aborted when the patience of the stop is over: what is on its way is given up. */
  over: AbortSignal;
}

/** What runs by itself until it is stopped. */
export interface Stoppable {
  /** Resolves when it has stopped. @param patienceMs how long what is on its way may take */
  stop(patienceMs: number): Promise<void>;
}

export interface Stop extends Stopping {
  /**
   * Stops all parts at once, and resolves when they have stopped. What runs on after `patienceMs` is told to end; what has not ended
   * `LAST_WORD_MS` later is named in the log and left behind, so that a stop always ends. A part that fails does not hold up the others.
   * @param parts by their names
   */
  run(parts: Readonly<Record<string, Stoppable>>, patienceMs: number): Promise<void>;
}

/** For what was given up to record that it was. */
const LAST_WORD_MS = 2500;

export function createStop(log: Log): Stop {
  const begun = new AbortController();
  const over = new AbortController();

  return {
    begun: begun.signal,
    over: over.signal,
    async run(parts, patienceMs) {
      begun.abort();
      const hanging = new Set(Object.keys(parts));
      const stops = Object.entries(parts).map(async ([part, stoppable]) => {
        await stoppable.stop(patienceMs).catch((error: unknown) => log('a part did not stop cleanly', { part, error }));
        hanging.delete(part);
      });
      const limit = Promise.withResolvers<undefined>();
      const patience = setTimeout(() => over.abort(), patienceMs);
      const lastWord = setTimeout(limit.resolve, patienceMs + LAST_WORD_MS, undefined);
      await Promise.race([Promise.all(stops), limit.promise]);
      clearTimeout(patience);
      clearTimeout(lastWord);
      over.abort();
      for (const part of hanging) log('stopped while a part was still at work', { part });
    },
  };
}
