import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long an event loop was held, in milliseconds. */
export interface Held {
  p99: number;
  max: number;
}

const INTERVAL_MS = 5;

/** Watches the event loop of this process. @returns how long it was held since the last answer */
export function watchEventLoop(): () => Held {
  const delay = monitorEventLoopDelay({ resolution: INTERVAL_MS });
  delay.enable();
  // What is measured holds the timer's own interval.
  const ms = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e4 - INTERVAL_MS * 100) / 100);
  return () => {
    const held = { p99: ms(delay.percentile(99)), max: ms(delay.max) };
    delay.reset();
    return held;
  };
}
