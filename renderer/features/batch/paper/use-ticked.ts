import { shallowRef } from 'vue';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';

/** As many as one call takes. */
const MOST_TICKED = 1000;

/** The numbers of rows whose labels are to be printed once more. */
export function useTicked() {
  const ticked = shallowRef<ReadonlySet<number>>(new Set());
  function tick({ number, state }: BatchRow): void {
    const isOn = !ticked.value.has(number) && state === 'BOUGHT' && ticked.value.size < MOST_TICKED;
    ticked.value = new Set([...ticked.value].filter((each) => each !== number).concat(isOn ? [number] : []));
  }
  return { ticked, tick };
}
