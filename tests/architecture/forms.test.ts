import { expect, test } from 'vitest';
import { chosenOf } from '../chosen-files.ts';
import { some } from '../forms.ts';
import { sortTests } from '../sort-tests.ts';

const WAYS = ['a', 'b', 'c', 'd', 'e'];
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

test('in the short form chance picks so many, the same for the same seed, and in time each of them', () => {
  const picks = seeds.map((seed) => some(WAYS, 2, { isShort: true, seed }));

  expect(picks.every((picked) => picked.length === 2 && picked.join() === picked.toSorted().join())).toBe(true);
  expect(some(WAYS, 2, { isShort: true, seed: 7 })).toEqual(picks[6]);
  expect(new Set(picks.flat())).toEqual(new Set(WAYS));
  expect(some(WAYS, 9, { isShort: true, seed: 7 })).toEqual(WAYS);
});

test('in every other form nothing is left out', () => {
  expect(some(WAYS, 2, { isShort: false })).toEqual(WAYS);
});

test('files of which none may be left out are always chosen, and one of a few others', () => {
  const { starting } = sortTests();
  const chosen = chosenOf(starting, { isShort: true });

  expect(chosen).toEqual(expect.arrayContaining(['tests/process/kill.test.ts', 'tests/api/shipping/void.test.ts']));
  expect(chosen.length).toBeLessThan(starting.length);
  expect(
    chosenOf(
      ['one', 'two', 'three', 'four', 'five'].map((name) => `tests/${name}.test.ts`),
      { isShort: true },
    ),
  ).toHaveLength(1);
  expect(chosenOf(starting, { isShort: false }).toSorted()).toEqual(starting);
});
