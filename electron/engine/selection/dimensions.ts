import { COUNTRY_CODES } from '#shared/schema/country.ts';
import type { SelectionFacts } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionConditions } from '#shared/schema/orders/selection-rule.ts';
import { decimal, inCentimetres, inKilograms } from '../rules/index.ts';
import { plainCode, plainPostalCode, plainWord } from './conditions.ts';
import {
  cell,
  type Cells,
  cellsBetween,
  cellsDomain,
  type Domain,
  firstCell,
  noCells,
  type Words,
  wordsDomain,
} from './domains.ts';
import { cutLine } from './ranges.ts';

/** One thing that rules ask for. Its cells are cut by the rules' own words and bounds; of two values in a cell all rules say the same. */
export interface Dimension<State = unknown, Asked = unknown> {
  domain: Domain<State, Asked>;
  /** What the conditions ask of it; null where they leave it open. */
  asked(conditions: SelectionConditions): Asked | null;
  /** Its share in an example of the case. */
  example(state: State): Partial<SelectionFacts>;
}

type All = readonly SelectionConditions[];
type Listed = (conditions: SelectionConditions) => readonly string[] | undefined;

export const dimensionsOf = (all: All): Dimension[] =>
  [
    countries(all),
    postalAreas(all),
    weights(all),
    sides(all),
    values(all),
    presence(all, 'skus'),
    presence(all, 'tags'),
    shippingMethods(all),
  ] as Dimension[];

/** The words of all rules as they are compared, each with its first spelling. */
function spellings(all: All, listed: Listed, plain: (word: string) => string): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of all.flatMap((each) => listed(each) ?? [])) {
    if (!words.has(plain(word))) words.set(plain(word), word);
  }
  return words;
}

const union = (cells: readonly Cells[]) => cells.reduce((all, each) => all | each, noCells);

function countries(all: All): Dimension<Cells, Cells> {
  const named = [...spellings(all, ({ countries }) => countries, plainCode).keys()];
  const other = ['US', 'DE', 'GB', ...COUNTRY_CODES].find((code) => !named.includes(code));
  const numbers = new Map(named.map((code, index) => [code, index + 1]));
  return {
    // Cell 0 is every country that is not named, where there is one.
    domain: cellsDomain(cellsBetween(other === undefined ? 1 : 0, named.length)),
    asked: ({ countries }) =>
      countries ? union(countries.map((code) => cell(numbers.get(plainCode(code)) ?? 0))) : null,
    example: (state) => ({ countryCode: named[firstCell(state) - 1] ?? other ?? '' }),
  };
}

/** A cell for the codes that begin with an area, and with no longer one that is named; cell 0 is all others. */
function postalAreas(all: All): Dimension<Cells, Cells> {
  const named = [...spellings(all, ({ postalAreas }) => postalAreas, plainPostalCode).keys()];
  const within = (area: string) => named.flatMap((each, index) => (each.startsWith(area) ? [cell(index + 1)] : []));
  return {
    domain: cellsDomain(cellsBetween(0, named.length)),
    asked: ({ postalAreas }) =>
      postalAreas ? union(postalAreas.flatMap((area) => within(plainPostalCode(area)))) : null,
    example: (state) => ({ zipCode: named[firstCell(state) - 1] ?? '' }),
  };
}

/** Cell 0 is none, and whatever no rule names. */
function shippingMethods(all: All): Dimension<Cells, Cells> {
  const named = spellings(all, ({ shippingMethods }) => shippingMethods, plainWord);
  const numbers = new Map([...named.keys()].map((word, index) => [word, index + 1]));
  const spelled = [...named.values()];
  return {
    domain: cellsDomain(cellsBetween(0, named.size)),
    asked: ({ shippingMethods }) =>
      shippingMethods ? union(shippingMethods.map((word) => cell(numbers.get(plainWord(word)) ?? 0))) : null,
    example: (state) => ({ shippingMethod: spelled[firstCell(state) - 1] ?? null }),
  };
}

function weights(all: All): Dimension<Cells, Cells> {
  const line = cutLine(
    all.flatMap(({ weight }) => weight ?? []),
    (value, units) => inKilograms({ value, units }),
  );
  return {
    domain: cellsDomain(cellsBetween(0, line.count - 1)),
    asked: ({ weight }) => (weight ? line.within(weight, weight.units) : null),
    example: (state) => ({ weight: line.example(firstCell(state), 'KG') }),
  };
}

/** Cell 0 is a parcel that does not say its sides. */
function sides(all: All): Dimension<Cells, Cells> {
  const line = cutLine(
    all.flatMap(({ longestSide }) => longestSide ?? []),
    (value, units) => inCentimetres({ value, units }),
  );
  return {
    domain: cellsDomain(cellsBetween(0, line.count)),
    asked: ({ longestSide }) => (longestSide ? line.within(longestSide, longestSide.units) << 1n : null),
    example: (state) => {
      const number = firstCell(state);
      return { longestSide: number === 0 ? null : line.example(number - 1, 'CM') };
    },
  };
}

/** Each currency that is named has the cells of its ranges; cell 0 is no value, and every other currency. */
function values(all: All): Dimension<Cells, Cells> {
  const ranges = all.flatMap(({ value }) => (value ? [{ ...value, units: plainCode(value.currency) }] : []));
  let next = 1;
  const lines = [...Map.groupBy(ranges, ({ units }) => units)].map(([currency, own]) => {
    const line = cutLine(own, (value) => decimal(value));
    const first = next;
    next += line.count;
    return { currency, first, line };
  });
  return {
    domain: cellsDomain(cellsBetween(0, next - 1)),
    asked: ({ value }) => {
      if (!value) return null;
      const own = lines.find(({ currency }) => currency === plainCode(value.currency));
      return own ? own.line.within(value, own.currency) << BigInt(own.first) : noCells;
    },
    example: (state) => {
      const number = firstCell(state);
      const own = lines.findLast(({ first }) => first <= number);
      if (!own) return { value: null };
      return { value: { amount: own.line.example(number - own.first, own.currency).value, currency: own.currency } };
    },
  };
}

/** Articles or tags, of which any number may be there. */
function presence(all: All, fact: 'skus' | 'tags'): Dimension<Words, ReadonlySet<string>> {
  const spelled = spellings(all, (conditions) => conditions[fact], plainWord);
  return {
    domain: wordsDomain,
    asked: ({ [fact]: words }) => (words ? new Set(words.map(plainWord)) : null),
    example: ({ oneOf, without }) => {
      const there = new Set<string>();
      for (const each of oneOf) {
        const open = [...each].filter((word) => !without.has(word));
        if (open[0] !== undefined && !open.some((word) => there.has(word))) there.add(open[0]);
      }
      return { [fact]: [...there].map((word) => spelled.get(word) ?? word) };
    },
  };
}
