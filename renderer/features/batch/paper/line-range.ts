import { computed, ref } from 'vue';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import { t } from '#renderer/messages/index.ts';

export const lineOf = (row: BatchRow | undefined) => row?.line ?? row?.number ?? 0;
const typedLine = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0);

/** The first and the last of some rows, typed as the lines that the grid shows. */
export function useLineRange(rows: () => readonly BatchRow[]) {
  const from = ref('');
  const to = ref('');
  const first = computed(() => lineOf(rows()[0]));
  const last = computed(() => lineOf(rows().at(-1)));

  const errors = computed(() => {
    const [start, end] = [typedLine(from.value), typedLine(to.value)];
    const wrong = t('batch.paper.lineBetween', { first: first.value, last: last.value });
    const isThere = (line: number) => line >= first.value && line <= last.value;
    const backwards = start > end ? t('batch.paper.backwards', { line: start }) : undefined;
    return {
      ...(!isThere(start) && { from: wrong }),
      ...(!isThere(end) ? { to: wrong } : backwards && { to: backwards }),
    };
  });
  /** The numbers of the rows; null where what is typed is wrong. */
  const range = computed(() => {
    if (Object.keys(errors.value).length > 0) return null;
    const begin = rows().find((row) => lineOf(row) >= typedLine(from.value));
    const end = rows().findLast((row) => lineOf(row) <= typedLine(to.value));
    return { from: begin?.number ?? 1, to: end?.number ?? 1 };
  });
  /** @param line the first one; none where it is to be typed */
  const begin = (line: number | null) =>
    ([from.value, to.value] = [line === null ? '' : String(line), String(last.value)]);

  return { from, to, first, errors, range, begin };
}
