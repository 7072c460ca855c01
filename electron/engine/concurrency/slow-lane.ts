import { setTimeout as pause } from 'node:timers/promises';

/** Runs slices of long work one at a time, in the order in which they were asked for. */
export type SlowLane = <T>(slice: () => Promise<T>) => Promise<T>;

/**
 * One lane for all long reading, however many callers want it: after each slice everybody else has the event loop for as long as the slice
 * took, so that purchases never wait for more than one.
 */
export function createSlowLane(): SlowLane {
  let last: Promise<unknown> = Promise.resolve();
  return (slice) => {
    const mine = last.then(slice);
    const begun = last.then(() => performance.now());
    last = mine.then(noMatter, noMatter).then(async () => pause(performance.now() - (await begun)));
    return mine;
  };
}

const noMatter = () => undefined;
