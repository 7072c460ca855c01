import { expect, test } from 'vitest';
import { isAfter } from '#electron/engine/sources/mapping/is-after.ts';

test.each([
  ['10', '9'],
  ['b', 'a'],
  ['2026-03-02T10:00:00.500Z', '2026-03-02T10:00:00Z'],
  ['2026-03-02T10:00:00.55Z', '2026-03-02T10:00:00.5000Z'],
  ['2026-03-02T10:00:00.000002Z', '2026-03-02T10:00:00.000001Z'],
  ['2026-10-25T02:05:00+01:00', '2026-10-25T02:59:00+02:00'],
  ['2026-10-25 02:05:00+01', '2026-10-25 02:59:00.7+02'],
  ['2026-10-25T01:00:01Z', '2026-10-25T02:00:00+0100'],
  ['2026-03-02 10:00:01', '2026-03-02 10:00:00.5'],
])('the mark %s comes after %s', (one, other) => {
  expect([isAfter(one, other), isAfter(other, one), isAfter(one, one)]).toEqual([true, false, false]);
});

test('one instant in two ways of writing comes neither before nor after itself', () => {
  const [one, other] = ['2026-03-02T10:00:00.50Z', '2026-03-02T11:00:00.5+01:00'];
  expect([isAfter(one, other), isAfter(other, one)]).toEqual([false, false]);
});
