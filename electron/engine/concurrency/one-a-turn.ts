import { setImmediate } from 'node:timers/promises';

/**
 * For works that hold the event loop: each waits for its turn and then begins, one in each turn of the loop, in the order in which they came. The
 * first begins at once.
 */
export function createOneATurn(): () => Promise<void> {
  let free: Promise<unknown> = Promise.resolve();
  return async () => {
    const mine = free;
    free = mine.then(() => setImmediate());
    await mine;
  };
}
