import { warnOfEarlier } from '../duplicates/index.ts';
import { recallOf } from '../weights/index.ts';
import type { BatchesDeps } from './deps.ts';
import type { NewBatch, NewBatchRow } from './batch-store.ts';
import { checkRouted, checkRow, isHeldBack, withWhatWasShipped, type RowCheck, type RowContent } from './check-row.ts';
import { inSlices } from './in-slices.ts';
import { readRowContext } from './row-context.ts';
import { rowTransactionId } from './row-id.ts';

/** A row of a batch that is made, in its place. */
export interface UncheckedRow
  extends
    Pick<NewBatchRow, 'line' | 'cells' | 'furtherLines' | 'surplus' | 'order' | 'source' | 'fields' | 'edited'>,
    Pick<RowContent, 'trouble'> {
  /** Whether a person has left it out. */
  isLeftOut: boolean;
}

/** All rows of a batch, numbered and checked. Those of which nothing may go out a second time are left out where its options say so. */
export async function checkRows(
  deps: BatchesDeps,
  batch: NewBatch,
  rows: readonly UncheckedRow[],
): Promise<NewBatchRow[]> {
  const context = await readRowContext(deps);
  const numbered = rows.map(({ isLeftOut, trouble = null, ...row }, index) => {
    const number = index + 1;
    return { isLeftOut, trouble, row: { ...row, number, transactionId: rowTransactionId(batch, number) } };
  });
  const checks = await inSlices(numbered, ({ row, trouble }) => checkRow({ ...row, trouble }, batch, context));
  const firsts = firstRows(checks);
  const placeOf = (number: number | null) =>
    number === null ? null : { number, line: rows[number - 1]?.line ?? null };
  const recall = recallOf(deps, batch.clientId);
  const shipped: NewBatchRow[] = [];
  for (let from = 0; from < checks.length; from += ROWS_AT_ONCE) {
    const some = numbered.slice(from, from + ROWS_AT_ONCE).map(async ({ isLeftOut, row, trouble }, index) => {
      const check = await checkRouted(deps, { ...row, trouble }, { rules: batch, context }, checks[from + index]);
      const found = await withWhatWasShipped(check, {
        recall,
        warnOfEarlier: (alike) => warnOfEarlier(deps, batch.clientId, alike),
        firstOf: (alike) => placeOf(firstOther(firsts, alike, row.number)),
      });
      const isOut = isLeftOut || isHeldBack(found, batch.options);
      return { ...row, ...found, ...(isOut && { state: 'SKIPPED' as const }) };
    });
    shipped.push(...(await Promise.all(some)));
  }
  return shipped;
}

const ROWS_AT_ONCE = 100;

/** The number of the first row with each digest. */
function firstRows(checks: readonly RowCheck[]): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>();
  for (const [index, { alike }] of checks.entries())
    for (const digest of alike) if (!firsts.has(digest)) firsts.set(digest, index + 1);
  return firsts;
}

function firstOther(firsts: ReadonlyMap<string, number>, alike: readonly string[], number: number): number | null {
  const found = alike.map((digest) => firsts.get(digest) ?? number).filter((first) => first < number);
  return found.length === 0 ? null : Math.min(...found);
}
