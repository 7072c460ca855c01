import { setImmediate } from 'node:timers/promises';

/** Does the work for each, in their order; after so many, others have their turn of the event loop. */
export async function inTurns<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (each: T, index: number) => R,
): Promise<R[]> {
  const done: R[] = [];
  for (const [index, each] of all.entries()) {
    if (index > 0 && index % atOnce === 0) await setImmediate();
    done.push(work(each, index));
  }
  return done;
}
