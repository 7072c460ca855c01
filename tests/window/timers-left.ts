const started = new Set<ReturnType<typeof setTimeout>>();

const noted =
  <Args extends unknown[]>(start: (...args: Args) => ReturnType<typeof setTimeout>) =>
  (...args: Args) => {
    const timer = start(...args);
    started.add(timer);
    return timer;
  };

globalThis.setTimeout = noted(globalThis.setTimeout) as typeof setTimeout;
globalThis.setInterval = noted(globalThis.setInterval) as typeof setInterval;

/** Ends the timers that files before have left running, as stores do: what they ask would be heard, and counted, by the next file. */
export function stopTimers(): void {
  for (const timer of started) clearTimeout(timer);
  started.clear();
}
