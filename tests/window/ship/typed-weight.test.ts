import { describe, expect, test } from 'vitest';
import { parseWeight, poundsAndOunces } from '#renderer/format/typed-weight.ts';

describe('a weight as it is typed', () => {
  test.each([
    ['2.5', 'LB', 2.5],
    ['2 lb 3 oz', 'LB', 2.1875],
    ['2lbs3.5oz', 'LB', 2.21875],
    ['2 LB, 3 oz', 'LB', Number.NaN],
    ['35 oz', 'LB', 2.1875],
    ['1 lb', 'KG', 0.45359237],
    ['500 g', 'KG', 0.5],
    ['500g', 'LB', 1.10231131],
    ['1,2 kg', 'KG', 1.2],
    ['', 'KG', null],
    ['two', 'LB', Number.NaN],
    ['2 lb 3', 'LB', Number.NaN],
  ] as const)('%s in a form in %s', (typed, unit, value) => {
    expect(parseWeight(typed, unit)).toBe(value);
  });

  test('is shown in whole pounds and ounces', () => {
    expect([2.1875, 0.5, 2.9999, 0.01].map(poundsAndOunces)).toEqual([
      { pounds: 2, ounces: 3 },
      { pounds: 0, ounces: 8 },
      { pounds: 3, ounces: 0 },
      { pounds: 0, ounces: 0.16 },
    ]);
  });
});
