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

test('files of which none may be left out are always chosen, of others a half, and one of a few more', () => {
  const { starting } = sortTests();
  const chosen = chosenOf(starting, { isShort: true });

  expect(chosen).toEqual(expect.arrayContaining(['tests/process/kill.test.ts', 'tests/api/shipping/void.test.ts']));
  expect(chosen.length).toBeLessThan(starting.length);
  const five = ['one', 'two', 'three', 'four', 'five'];
  const chosenIn = (folder: string) =>
    chosenOf(
      five.map((name) => `tests/${folder}${name}.test.ts`),
      { isShort: true },
    );
  expect(['', 'adapters/ups/', 'fault/'].map((folder) => chosenIn(folder).length)).toEqual([1, 3, 5]);
  expect(chosenOf(starting, { isShort: false }).toSorted()).toEqual(starting);
});
