import { setImmediate as nextTurn } from 'node:timers/promises';

/** After so long the rest of the station has its turn. */
const SLICE_MS = 8;

/** Does long work item by item and lets the event loop turn in between. */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MS;
  }
  return results;
}
