import type { BatchRow, BatchRowError } from '#shared/schema/batches/batch-row.ts';

/** What was just put right in one row. */
export interface Correction {
  row: BatchRow;
  column: string;
  text: string;
}

const CHANGEABLE: readonly BatchRow['state'][] = ['INVALID', 'READY', 'REJECTED', 'NOT_SENT', 'SKIPPED'];

/** Other rows that the same correction may put right: those with the same text there, and those with the same fault, whatever stands there. */
export function likeCorrected(
  { row, column }: Correction,
  rows: readonly BatchRow[],
): { sameText: number[]; sameFault: number[] } {
  const before = String(row.cells?.[column] ?? '');
  const faults = new Set(row.errors.filter((error) => error.column === column).map(kindOf));
  const others = rows.filter(
    ({ number, state, cells }) => number !== row.number && cells && CHANGEABLE.includes(state),
  );
  const numbersOf = (some: readonly BatchRow[]) => some.map(({ number }) => number);
  return {
    sameText: numbersOf(others.filter(({ cells }) => String(cells?.[column] ?? '') === before)),
    sameFault: numbersOf(others.filter(({ errors }) => errors.some((each) => faults.has(kindOf(each))))),
  };
}

const kindOf = ({ code, pointer }: BatchRowError) => `${code} ${pointer}`;
