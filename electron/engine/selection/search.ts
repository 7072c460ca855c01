import type { SelectionFacts } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { type Asked, type Case, casesOutside, meet, TooManyCases } from './cases.ts';
import { type Dimension, dimensionsOf } from './dimensions.ts';

/** One question that is hard leaves the others answered. */
const LOOKS_A_QUESTION = 500_000;

/** A rule, with the shipments that it is meant for. */
export interface MatchedRule {
  rule: SelectionRule;
  asks: Asked;
  asked: Case;
  /** The rules before it that match some of the same shipments. */
  earlier: readonly MatchedRule[];
}

export type Search = ReturnType<typeof createSearch>;

/**
 * Answers questions about all shipments that there may be. A rule that asks for what cannot be is left out of `rules`.
 * @param looks at a rule, for all questions together
 */
export function createSearch(rules: readonly SelectionRule[], looks: number) {
  const dimensions = dimensionsOf(rules.map(({ conditions }) => conditions));
  const everything: Case = dimensions.map(({ domain }) => domain.all);
  const matched: MatchedRule[] = [];
  let left = looks;
  let isComplete = true;

  for (const rule of rules) {
    const asks = asksOf(dimensions, rule);
    const asked = meet(dimensions, everything, asks);
    if (asked === null) continue;
    const earlier = matched.filter((each) => meet(dimensions, asked, each.asks) !== null);
    matched.push({ rule, asks, asked, earlier });
  }

  return {
    rules: matched as readonly MatchedRule[],
    everything,
    exampleOf: (found: Case) => exampleOf(dimensions, found),
    /** What both match; null where that is nothing. */
    shared: (first: MatchedRule, second: MatchedRule) => meet(dimensions, first.asked, second.asks),
    /** Whether the second rule matches every shipment that the first one matches. */
    isInside: (first: MatchedRule, second: MatchedRule) =>
      second.asks.every(
        ({ dimension, asked }) => dimensions[dimension]?.domain.without(first.asked[dimension], asked) === null,
      ),
    /** Shipments of the case that none of the rules matches, so many at most, of different kinds; null where that is too hard to say. */
    examplesOutside(start: Case, outside: readonly MatchedRule[], most: number): SelectionFacts[] | null {
      const budget = { left: Math.min(LOOKS_A_QUESTION, left) };
      const before = budget.left;
      const examples: SelectionFacts[] = [];
      try {
        const asks = outside.map((each) => each.asks);
        for (const found of casesOutside(dimensions, start, asks, budget)) {
          examples.push(exampleOf(dimensions, found));
          if (examples.length === most) break;
        }
        return examples;
      } catch (error) {
        if (!(error instanceof TooManyCases)) throw error;
        isComplete = false;
        return examples.length > 0 ? examples : null;
      } finally {
        left -= before - Math.max(0, budget.left);
      }
    },
    /** False once a question was too hard. */
    isComplete: () => isComplete,
  };
}

const asksOf = (dimensions: readonly Dimension[], { conditions }: SelectionRule): Asked =>
  dimensions.flatMap((each, dimension) => {
    const asked = each.asked(conditions);
    return asked === null ? [] : [{ dimension, asked }];
  });

const exampleOf = (dimensions: readonly Dimension[], found: Case) =>
  Object.assign({}, ...dimensions.map((each, index) => each.example(found[index]))) as SelectionFacts;
