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
 * @param failure what is logged of a step that failed
 */
export function createWorker({
  step,
  sleepMs,
  failure,
  log,
}: {
  step(): Promise<boolean>;
  sleepMs: number;
  failure: string;
  log: Log;
}): Worker {
  const signal = createSignal();
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await step()) continue;
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
