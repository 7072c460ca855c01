import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SelectionAnalysis, SelectionFacts } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionConditions, SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { analyseRules } from '#electron/engine/selection/analyse.ts';
import { meets } from '#electron/engine/selection/conditions.ts';
import { runs } from '../../forms.ts';

const rule = (name: string, conditions: SelectionConditions, serviceType = name): SelectionRule => ({
  ...{ name, conditions },
  choice: { carrierId: 'account', serviceType },
});
const rules = (...all: SelectionConditions[]) => all.map((conditions, index) => rule(`R${index + 1}`, conditions));
const chosen = (all: readonly SelectionRule[], facts: SelectionFacts) =>
  all.find(({ conditions }) => meets(conditions, facts))?.name ?? null;

const up = (upTo: number) => ({ upTo, units: 'KG' as const });
const over = (above: number) => ({ above, units: 'KG' as const });

describe('rules', () => {
  test('of which one takes all of a later one: the later one never matches, and which hides it', async () => {
    const { neverMatching } = await analyseRules(
      rules({ countries: ['DE'] }, { tags: ['x'] }, { countries: ['de'], weight: up(2) }),
    );
    expect(neverMatching).toMatchObject([
      { rule: 'R3', hiddenBy: ['R1'], takenBy: 'R1', example: { countryCode: 'DE' } },
    ]);
  });

  test('that hide a later one together are named, and no other one', async () => {
    const { neverMatching } = await analyseRules(
      rules({ weight: up(5) }, { countries: ['FR'] }, { weight: over(4) }, { countries: ['DE'], postalAreas: ['10'] }),
    );
    expect(neverMatching).toMatchObject([{ rule: 'R4', hiddenBy: ['R1', 'R3'] }]);
  });

  test('that write one bound in kilograms and in pounds are cut at the same place', async () => {
    const pounds = { upTo: 10, units: 'LB' as const };
    const exact = { above: 4.5359237, units: 'KG' as const };
    expect((await analyseRules(rules({ weight: pounds }, { weight: exact }))).uncovered).toEqual([]);
    const { uncovered } = await analyseRules(rules({ weight: pounds }, { weight: over(4.5359238) }));
    expect(uncovered).toMatchObject([{ weight: { units: 'KG', value: 4.5359238 } }]);
  });

  test('that overlap and choose differently are named with a shipment that both match; a special case is told from a clash', async () => {
    const { overlaps } = await analyseRules(
      rules({ countries: ['DE'], weight: up(2) }, { countries: ['DE'] }, { skus: ['MUG-BLUE'] }),
    );
    expect(overlaps).toMatchObject([
      { first: 'R1', second: 'R2', isSpecialCase: true, example: { countryCode: 'DE', skus: [] } },
      { first: 'R1', second: 'R3', isSpecialCase: false, example: { countryCode: 'DE', skus: ['MUG-BLUE'] } },
      { first: 'R2', second: 'R3', isSpecialCase: false, example: { weight: { value: 3 } } },
    ]);
    const same = [rule('one', { countries: ['DE'] }, 'S'), rule('two', { weight: up(1) }, 'S')];
    expect((await analyseRules(same)).overlaps).toEqual([]);
  });

  test('without which every shipment is covered, and with none at all none is', async () => {
    expect((await analyseRules(rules({ countries: ['DE'] }, {}))).uncovered).toEqual([]);
    expect((await analyseRules([])).uncovered).toHaveLength(1);
  });
});

/** Few words and bounds, so that all shipments that rules can tell apart can be gone through. */
const SIDES = [null, 5, 6] as const;
const amounts = (currency: string) => [20, 21].map((amount) => ({ amount, currency }));
const VALUES: SelectionFacts['value'][] = [null, ...amounts('EUR'), ...amounts('USD')];
const universe: SelectionFacts[] = ['DE', 'FR', 'US'].flatMap((countryCode) =>
  ['', '1', '10', '2'].flatMap((zipCode) =>
    [1, 2, 3].flatMap((weight) =>
      SIDES.flatMap((side) =>
        VALUES.flatMap((value) =>
          [[], ['a'], ['b'], ['a', 'b']].flatMap((skus) =>
            [[], ['t']].flatMap((tags) =>
              [null, 'Express'].map((shippingMethod) => ({
                ...{ countryCode, zipCode, value, skus, tags, shippingMethod },
                weight: { units: 'KG' as const, value: weight },
                longestSide: side === null ? null : { units: 'CM' as const, value: side },
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const range = (bounds: readonly number[]) =>
  fc.oneof(
    ...[fc.constantFrom(...bounds).map((above) => ({ above })), fc.constantFrom(...bounds).map((upTo) => ({ upTo }))],
  );
const conditions: fc.Arbitrary<SelectionConditions> = fc.record(
  {
    countries: some(['DE', 'FR']),
    postalAreas: some(['1', '10', '2']),
    weight: range([1, 2]).map((each) => ({ ...each, units: 'KG' as const })),
    longestSide: range([5]).map((each) => ({ ...each, units: 'CM' as const })),
    value: fc.tuple(range([20]), fc.constantFrom('EUR', 'USD')).map(([each, currency]) => ({ ...each, currency })),
    skus: some(['a', 'b']),
    tags: fc.constant(['t']),
    shippingMethods: fc.constant(['Express']),
  },
  { requiredKeys: [] },
);

/** Which shipments of the universe each rule matches, and which rule chooses for each. */
class GoneThrough {
  readonly matching: Map<string, boolean[]>;
  readonly choosing: (string | null)[];

  constructor(tried: readonly SelectionRule[]) {
    this.matching = new Map(tried.map((each) => [each.name, universe.map((facts) => meets(each.conditions, facts))]));
    this.choosing = this.chosenAmong(tried.map(({ name }) => name));
  }

  chosenAmong = (names: readonly string[]) =>
    universe.map((_, index) => names.find((name) => this.matching.get(name)?.[index]) ?? null);

  clashes(names: readonly string[]): string[] {
    return names
      .flatMap((first, index) => names.slice(index + 1).map((second) => [first, second] as const))
      .filter(([, second]) => this.choosing.includes(second))
      .filter(([first, second]) =>
        this.choosing.some((name, index) => name === first && this.matching.get(second)?.[index]),
      )
      .map(([first, second]) => {
        const ofSecond = this.matching.get(second);
        const isInside = this.matching.get(first)?.every((isMatched, index) => !isMatched || ofSecond?.[index]);
        return `${first} ${second} ${isInside}`;
      })
      .sort();
  }
}

type Found = Omit<SelectionAnalysis, 'broken'>;

test('whatever the rules are, what is said of them is what going through all shipments shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(conditions, { maxLength: 6 }), async (all) => {
      const tried = rules(...all);
      const names = tried.map(({ name }) => name);
      const found = await analyseRules(tried);
      const gone = new GoneThrough(tried);
      expect(found.isComplete).toBe(true);
      expect(found.neverMatching.map((each) => each.rule)).toEqual(
        names.filter((name) => !gone.choosing.includes(name)),
      );
      expect(found.uncovered.length > 0).toBe(gone.choosing.includes(null));
      const pairs = found.overlaps.map(({ first, second, isSpecialCase }) => `${first} ${second} ${isSpecialCase}`);
      expect(pairs.sort()).toEqual(gone.clashes(names));
      expectTrueExamples(tried, found);
      expectNeededHiders(gone, found);
    }),
    { numRuns: runs(2_000) },
  );
});

/** Each example is a shipment with which the rules do what is said of it. */
function expectTrueExamples(tried: readonly SelectionRule[], { neverMatching, overlaps, uncovered }: Found): void {
  const conditionsOf = (name: string) => tried.find((each) => each.name === name)?.conditions ?? {};
  for (const { rule: name, example, takenBy } of neverMatching) {
    expect([meets(conditionsOf(name), example), chosen(tried, example)]).toEqual([true, takenBy]);
  }
  for (const { first, second, example } of overlaps) {
    expect([chosen(tried, example), meets(conditionsOf(second), example)]).toEqual([first, true]);
  }
  expect(uncovered.map((facts) => chosen(tried, facts))).toEqual(uncovered.map(() => null));
}

/** Those that are named hide the rule, and none of them can be spared. */
function expectNeededHiders(gone: GoneThrough, { neverMatching }: Found): void {
  for (const { rule: name, hiddenBy } of neverMatching) {
    expect(gone.chosenAmong([...hiddenBy, name])).not.toContain(name);
    for (const spared of hiddenBy) {
      const rest = hiddenBy.filter((other) => other !== spared);
      expect(gone.chosenAmong([...rest, name])).toContain(name);
    }
  }
}

test('five hundred rules as shops have them are looked through within the budget', async () => {
  const many = rules(
    ...Array.from({ length: 499 }, (_, index): SelectionConditions => ({
      countries: [['DE', 'FR', 'US', 'GB', 'AT'][index % 5] ?? 'DE'],
      weight: { above: (index % 25) + 1, upTo: (index % 25) + 2, units: index % 2 === 0 ? 'KG' : 'LB' },
      ...(index % 3 === 0 && { postalAreas: [String(index % 90)] }),
      ...(index % 4 === 0 && { skus: [`SKU-${index}`] }),
    })),
    {},
  );
  const found = await analyseRules(many);
  expect([found.isComplete, found.uncovered]).toEqual([true, []]);
});

test('rules that have too many cases are looked through as far as that goes, and it is said that this is not all', async () => {
  const found = await analyseRules(rules({ countries: ['DE'] }, { tags: ['x'] }, { countries: ['DE'] }), 2);
  expect(found.isComplete).toBe(false);
});
