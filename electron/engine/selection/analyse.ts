import { setImmediate as nextTurn } from 'node:timers/promises';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import type { SelectionAnalysis } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { meets } from './conditions.ts';
import { createSearch, type MatchedRule, type Search } from './search.ts';

const MOST_OVERLAPS = 200;
const MOST_UNCOVERED = 5;
/** Some seconds of work; no rules that people wrote took a hundredth of it. */
const LOOKS = 10_000_000;
/** Others wait for the event loop meanwhile. */
const TURN_MS = 10;

/**
 * What can be said of rules without any shipment. Exact: each example is a shipment with which the rules do what is said, and what is not
 * said is not so, unless `isComplete` is false.
 * @param rules in their order, without those that are passed over
 * @param looks at a rule, after which it gives up
 */
export async function analyseRules(
  rules: readonly SelectionRule[],
  looks = LOOKS,
): Promise<Omit<SelectionAnalysis, 'broken'>> {
  const search = createSearch(rules, looks);
  const found: Pick<SelectionAnalysis, 'neverMatching' | 'overlaps' | 'moreOverlaps'> = {
    ...{ neverMatching: [], overlaps: [], moreOverlaps: false },
  };
  let turnAt = performance.now() + TURN_MS;
  for (const rule of search.rules) {
    const hidden = hiddenRule(search, rule, rules);
    if (hidden) found.neverMatching.push(hidden);
    for (const first of hidden ? [] : rule.earlier) {
      if (found.overlaps.length === MOST_OVERLAPS) found.moreOverlaps = true;
      const overlap = found.moreOverlaps ? null : overlapOf(search, first, rule);
      if (overlap) found.overlaps.push(overlap);
      if (performance.now() < turnAt) continue;
      await nextTurn();
      turnAt = performance.now() + TURN_MS;
    }
  }
  const uncovered = search.examplesOutside(search.everything, search.rules, MOST_UNCOVERED) ?? [];
  return { ...found, uncovered, isComplete: search.isComplete() };
}

/** Why a rule never chooses; null where it does, or where that is not known. */
function hiddenRule(
  search: Search,
  { rule, asked, earlier }: MatchedRule,
  rules: readonly SelectionRule[],
): SelectionAnalysis['neverMatching'][number] | null {
  const isHiddenBy = (before: readonly MatchedRule[]) => search.examplesOutside(asked, before, 1)?.length === 0;
  if (earlier.length === 0 || !isHiddenBy(earlier)) return null;
  let hiding = earlier;
  for (const each of earlier.toReversed()) {
    const rest = hiding.filter((other) => other !== each);
    if (isHiddenBy(rest)) hiding = rest;
  }
  const example = search.exampleOf(asked);
  const takenBy = rules.find(({ conditions }) => meets(conditions, example))?.name ?? '';
  return { rule: rule.name, hiddenBy: hiding.map((each) => each.rule.name), example, takenBy };
}

/** Null where they choose the same, or where an earlier rule takes all that both match. */
function overlapOf(
  search: Search,
  first: MatchedRule,
  second: MatchedRule,
): SelectionAnalysis['overlaps'][number] | null {
  if (canonicalJson(first.rule.choice) === canonicalJson(second.rule.choice)) return null;
  const both = search.shared(first, second);
  const [example] = (both && search.examplesOutside(both, first.earlier, 1)) ?? [];
  if (!example) return null;
  const isSpecialCase = search.isInside(first, second);
  return { first: first.rule.name, second: second.rule.name, isSpecialCase, example };
}
