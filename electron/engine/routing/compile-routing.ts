import type { Sorting } from '#shared/schema/accounts/labels/routing-table.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { RoutingPage } from './store.ts';
import type { RoutingRow } from './read-routing-row.ts';

/** From this key on the sorting holds; null: nothing does. */
export type RoutingStep = [key: string, sorting: [depot: string, sortCode: string, route: string] | null];

/** Steps that are read at once: a lookup takes as long in a table of any size. */
const STEPS_ON_A_PAGE = 256;

export type Compiled = { pages: RoutingPage[]; faults: null } | { pages: null; faults: Diagnostic[] };

/**
 * Puts rows in the order of their keys. A row within another one is more particular and wins; rows that overlap otherwise, or are the same, are
 * faults. O(n log n).
 */
export function compileRouting(rows: readonly RoutingRow[], mostFaults: number): Compiled {
  const byCountry = Map.groupBy(rows, ({ country }) => country);
  const faults: Diagnostic[] = [];
  const pages: RoutingPage[] = [];
  for (const [country, ofCountry] of [...byCountry].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const steps = stepsOf(ofCountry, faults);
    for (let from = 0; from < steps.length; from += STEPS_ON_A_PAGE) {
      const page = steps.slice(from, from + STEPS_ON_A_PAGE);
      // What is before the first key is on the first page, too.
      pages.push({ country, first: from === 0 ? '' : (page[0]?.[0] ?? ''), steps: JSON.stringify(page) });
    }
    if (faults.length > mostFaults) break;
  }
  return faults.length > 0 ? { pages: null, faults } : { pages, faults: null };
}

function stepsOf(rows: readonly RoutingRow[], faults: Diagnostic[]): RoutingStep[] {
  const sorted = rows.toSorted((a, b) => compare(a.from, b.from) || compare(b.end, a.end));
  const steps: RoutingStep[] = [];
  const open: RoutingRow[] = [];
  const step = (key: string, row: RoutingRow | undefined) => {
    const next: RoutingStep = [key, row ? sortingOf(row) : null];
    if (steps.at(-1)?.[0] === key) steps[steps.length - 1] = next;
    else steps.push(next);
  };
  const close = () => step(open.pop()?.end ?? '', open.at(-1));
  for (const row of sorted) {
    while ((open.at(-1)?.end ?? row.from) < row.from) close();
    const around = open.at(-1);
    if (around && (row.end > around.end || (row.from === around.from && row.end === around.end))) {
      faults.push(overlapOf(around, row));
      continue;
    }
    step(row.from, row);
    open.push(row);
  }
  while (open.length > 0) close();
  return steps;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const sortingOf = ({ sorting: { depot, sortCode, route } }: RoutingRow): [string, string, string] => [
  depot,
  sortCode,
  route,
];

function overlapOf(a: RoutingRow, b: RoutingRow): Diagnostic {
  const [one, other] = a.line < b.line ? [a, b] : [b, a];
  return diagnostic('ROUTING_ROWS_OVERLAP', {
    ...{ line: other.line, range: other.written, other: one.line, otherRange: one.written, country: other.country },
  });
}

/** What holds for a key, of the steps of its page; null where nothing does. O(log n). */
export function sortingAt(steps: readonly RoutingStep[], key: string): Sorting | null {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.[0] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  const found = steps[low - 1]?.[1];
  return found ? { depot: found[0], sortCode: found[1], route: found[2] } : null;
}
