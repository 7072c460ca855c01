import type { Dimension } from './dimensions.ts';

/** Shipments that have the same in common: what is known of each dimension. */
export type Case = readonly unknown[];

/** Shipments that a rule is meant for: what it asks, of the dimensions that it asks of. */
export type Asked = readonly { dimension: number; asked: unknown }[];

/** How many looks at a rule are left; after that the search gives up. */
export interface Budget {
  left: number;
}

export class TooManyCases extends Error {
  override readonly name = 'TooManyCases';
}

/** The case narrowed to what a rule asks; null where no shipment of it meets that. */
export function meet(dimensions: readonly Dimension[], start: Case, rule: Asked): Case | null {
  const met = [...start];
  for (const { dimension, asked } of rule) {
    const within = dimensions[dimension]?.domain.within(met[dimension], asked) ?? null;
    if (within === null) return null;
    met[dimension] = within;
  }
  return met;
}

/**
 * Cases of which no shipment is one of a rule's; together they are all such shipments, and no two of them share one. In each step the rule
 * that leaves the fewest ways out is taken: a shipment misses its first condition, or meets that and misses the second, and so on.
 * @throws TooManyCases where the budget is used up
 */
export function* casesOutside(
  dimensions: readonly Dimension[],
  start: Case,
  rules: readonly Asked[],
  budget: Budget,
): Generator<Case> {
  budget.left -= rules.length;
  if (budget.left < 0) throw new TooManyCases();
  const near: Asked[] = [];
  let tightest: { rule: Asked; open: Asked } | null = null;
  for (const rule of rules) {
    if (meet(dimensions, start, rule) === null) continue;
    const open = rule.filter(
      ({ dimension, asked }) => domainOf(dimensions, dimension).without(start[dimension], asked) !== null,
    );
    if (open.length === 0) return;
    near.push(rule);
    if (tightest === null || open.length < tightest.open.length) tightest = { rule, open };
  }
  if (tightest === null) {
    yield start;
    return;
  }
  const { rule, open } = tightest;
  const others = near.filter((each) => each !== rule);
  let met = start;
  for (const { dimension, asked } of open) {
    const { domain } = dimensions[dimension] as Dimension;
    const outside = domain.without(met[dimension], asked);
    yield* casesOutside(dimensions, met.with(dimension, outside), others, budget);
    met = met.with(dimension, domain.within(met[dimension], asked));
  }
}

const domainOf = (dimensions: readonly Dimension[], dimension: number) => (dimensions[dimension] as Dimension).domain;
