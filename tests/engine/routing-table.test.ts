import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRouting, readRoutingRow, routingColumns, type RoutingRow } from '#electron/engine/routing/index.ts';
import { sortingAt, type RoutingStep } from '#electron/engine/routing/compile-routing.ts';
import { wholeKey } from '#electron/engine/routing/postal-key.ts';
import { runs } from '../forms.ts';

type Line = [country: string, from: string, to: string, depot: string];

const columns = routingColumns(['country', 'from', 'to', 'depot']);

function rowsOf(lines: readonly Line[]): RoutingRow[] {
  return lines.map((cells, i) => {
    const row = readRoutingRow({ line: i + 2, cells }, columns);
    if ('code' in row) throw new Error(row.code);
    return row;
  });
}

/** The depot of a postal code, as a station looks it up: the page with the greatest first key, then its steps. */
function depotIn(lines: readonly Line[]) {
  const { pages, faults } = compileRouting(rowsOf(lines), 100);
  if (faults) throw new Error(faults.map(({ code }) => code).join());
  return (country: string, code: string) => {
    const key = wholeKey(country, code);
    if (key === null) return null;
    const page = pages.filter((each) => each.country === country && each.first <= key).at(-1);
    return page ? (sortingAt(JSON.parse(page.steps) as RoutingStep[], key)?.depot ?? null) : null;
  };
}

test('a range holds from its first to its last code, with the nine-digit ones of both', () => {
  const depot = depotIn([['US', '90001', '90099', 'LA']]);
  for (const code of ['90001', '90050', '90099', '90099-1234', '900991234']) expect(depot('US', code)).toBe('LA');
  for (const code of ['90000', '90100', '9009', '', 'ABC']) expect(depot('US', code)).toBeNull();
});

test('the beginning of a code stands for all that begin so', () => {
  const depot = depotIn([
    ['DE', '1', '', 'Berlin'],
    ['DE', '8', '85', 'Munich'],
  ]);
  expect(['10115', '19999', '80331', '85999'].map((code) => depot('DE', code))).toEqual([
    'Berlin',
    'Berlin',
    'Munich',
    'Munich',
  ]);
  expect(depot('DE', '86150')).toBeNull();
  expect(depot('AT', '1010')).toBeNull();
});

test('a row of a nine-digit code holds for it alone', () => {
  const depot = depotIn([
    ['US', '10001', '', 'City'],
    ['US', '10001-2000', '10001-2999', 'Tower'],
  ]);
  expect(['10001', '10001-1999', '10001-2000', '10001-2999', '10001-3000'].map((code) => depot('US', code))).toEqual([
    'City',
    'City',
    'Tower',
    'Tower',
    'City',
  ]);
});

test.each([
  ['SW1A 1AA', 'SW1A'],
  ['SW1P 3JX', 'SW1'],
  ['SW10 0AA', 'SW'],
  ['sw1a1aa', 'SW1A'],
  ['E1 6AN', 'E'],
  ['EC1A 1BB', null],
  ['M1 1AE', 'M1'],
  ['M11 1AA', null],
  ['AB55 6XX', 'AB'],
])('of British codes, %s is in %s', (code, depot) => {
  const find = depotIn([
    ['GB', 'SW', '', 'SW'],
    ['GB', 'SW1', '', 'SW1'],
    ['GB', 'SW1A', '', 'SW1A'],
    ['GB', 'E', '', 'E'],
    ['GB', 'M1', '', 'M1'],
    ['GB', 'AB10', 'AB56', 'AB'],
  ]);
  expect(find('GB', code)).toBe(depot);
});

test('codes of letters and digits are looked up without spaces, and those with the country before them without it', () => {
  const depot = depotIn([
    ['NL', '1011 AA', '1011 ZZ', 'Amsterdam'],
    ['CA', 'K1A', '', 'Ottawa'],
    ['LV', '1010', '', 'Riga'],
  ]);
  expect([depot('NL', '1011AB'), depot('CA', 'K1A 0B6'), depot('LV', 'LV-1010')]).toEqual([
    'Amsterdam',
    'Ottawa',
    'Riga',
  ]);
  expect(depot('NL', '1012 AB')).toBeNull();
});

test('the narrower of two rows that lie within one another holds', () => {
  const depot = depotIn([
    ['US', '90000', '99999', 'West'],
    ['US', '902', '', 'Beverly Hills'],
    ['US', '90210', '', 'One street'],
  ]);
  expect(['90100', '90200', '90210', '90211', '90300'].map((code) => depot('US', code))).toEqual([
    'West',
    'Beverly Hills',
    'One street',
    'Beverly Hills',
    'West',
  ]);
});

test('rows that overlap otherwise, and rows of the same codes, are named with both lines', () => {
  const lines: Line[] = [
    ['DE', '10', '20', 'A'],
    ['DE', '15', '25', 'B'],
    ['GB', 'SW1', '', 'C'],
    ['GB', 'sw1', '', 'D'],
  ];
  expect(compileRouting(rowsOf(lines), 100).faults).toMatchObject([
    { code: 'ROUTING_ROWS_OVERLAP', values: { line: 3, other: 2 } },
    { code: 'ROUTING_ROWS_OVERLAP', values: { line: 5, other: 4 } },
  ]);
});

describe('a line that says nothing sensible is named', () => {
  test.each([
    [['XX', '1', '', 'A'], 'ROUTING_COUNTRY_WRONG'],
    [['DE', '', '', 'A'], 'ROUTING_CODE_WRONG'],
    [['GB', '123', '', 'A'], 'ROUTING_CODE_WRONG'],
    [['DE', '20', '10', 'A'], 'ROUTING_RANGE_BACKWARDS'],
    [['DE', '20', '', ''], 'ROUTING_ROW_EMPTY'],
    [['DE', '20', '', 'A'.repeat(21)], 'ROUTING_TEXT_TOO_LONG'],
    [['DE', '20', '', 'Münch'], 'ROUTING_TEXT_NOT_ASCII'],
  ])('%j: %s', (cells, code) => {
    expect(readRoutingRow({ line: 7, cells }, columns)).toMatchObject({ code, values: { line: 7 } });
  });
});

test('a number of a spreadsheet has its zeros back', () => {
  expect(readRoutingRow({ line: 2, cells: ['US', 2138, '', 'Boston'] }, columns)).toMatchObject({ from: '02138' });
});

test('whatever the ranges, a code is in the narrowest row that has it, on whichever page that is', () => {
  const range = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 2000 }));
  fc.assert(
    fc.property(
      fc.array(range, { minLength: 1, maxLength: 700 }),
      fc.integer({ min: 0, max: 99_999 }),
      (ranges, code) => {
        const five = (n: number) => String(n).padStart(5, '0');
        const kept: { from: number; to: number }[] = [];
        for (const [from, length] of ranges) {
          const to = Math.min(99_999, from + length);
          const isNested = kept.every(
            (k) =>
              k.to < from ||
              k.from > to ||
              (k.from <= from && to <= k.to && k.to - k.from > to - from) ||
              (from <= k.from && k.to <= to && to - from > k.to - k.from),
          );
          if (isNested) kept.push({ from, to });
        }
        const depot = depotIn(kept.map(({ from, to }): Line => ['FR', five(from), five(to), `${from}-${to}`]));
        const [narrowest] = kept
          .filter((k) => k.from <= code && code <= k.to)
          .sort((a, b) => a.to - a.from - (b.to - b.from));
        expect(depot('FR', five(code))).toBe(narrowest ? `${narrowest.from}-${narrowest.to}` : null);
      },
    ),
    { numRuns: runs(300) },
  );
});

test('100,000 rows are put in order at once, and a lookup reads one short page', () => {
  const lines = Array.from({ length: 100_000 }, (_, i): Line => ['US', String(i).padStart(5, '0'), '', `D${i % 97}`]);
  const { pages } = compileRouting(rowsOf(lines), 100);
  expect(pages?.length).toBeGreaterThan(300);
  expect(Math.max(...(pages ?? []).map(({ steps }) => steps.length))).toBeLessThan(20_000);
});
