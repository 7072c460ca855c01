import { setTimeout } from 'node:timers/promises';
import { createSignal } from './events/index.ts';
import type { Log } from './log.ts';

/** Something that a module does by itself for as long as the station runs. */
export interface Worker {
  start(): void;
  /** There is something to do, perhaps. */
  wake(): void;
  /** Resolves once the step that runs has ended; no other one begins. */
  stop(): Promise<void>;
  readonly stopped: AbortSignal;
}

/**
 * One step after the other. What fails is logged and tried again.
 * @param step true where there may be more to do at once
 * @param sleepMs how long it sleeps when nothing wakes it
 * @param restMs how long it rests behind each step, so that what comes meanwhile is one step; not at all unless given
 * @param failure what is logged of a step that failed
 */
export function createWorker({
  step,
  sleepMs,
  restMs = 0,
  failure,
  log,
}: {
  step(): Promise<boolean>;
  sleepMs: number;
  restMs?: number;
  failure: string;
  log: Log;
}): Worker {
  const signal = createSignal();
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const hasMore = await step();
        if (restMs > 0) await setTimeout(restMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (hasMore) continue;
      } catch (error) {
        log(failure, { error });
      }
      await signal.notified(sleepMs);
    }
  }

  return {
    start(): void {
      running = work();
    },
    wake: signal.notify,
    async stop(): Promise<void> {
      stopping.abort();
      signal.notify();
      await running;
    },
    stopped: stopping.signal,
  };
}
