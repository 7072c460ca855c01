import { expect, test } from 'vitest';
import { gramsOf, isUnusual, usualWeight } from '#electron/engine/weights/usual-weight.ts';

test('what is usual is the median, so that one mistake does not move it', () => {
  expect(usualWeight([1200, 1190, 9000, 1210, 1200], 'KG')).toEqual({
    weight: { units: 'KG', value: 1.2 },
    parcels: 5,
  });
  expect(usualWeight([1000, 1000, 1001, 1001], 'KG')?.weight.value).toBe(1.001);
  expect(usualWeight([1200, 1200, 1200], 'LB')).toEqual({ weight: { units: 'LB', value: 2.65 }, parcels: 3 });
});

test('two parcels are no habit', () => {
  expect(usualWeight([1200, 1200], 'KG')).toBeNull();
  expect(isUnusual({ value: 9, units: 'KG' }, [1200, 1200])).toBe(false);
});

test.each([
  [200, 0.25, false, '50 g more than 200 g'],
  [200, 0.251, true, '51 g more than 200 g'],
  [200, 0.149, true, '51 g less than 200 g'],
  [2000, 2.2, false, '10 % more than 2 kg'],
  [2000, 2.201, true, 'more than 10 % more than 2 kg'],
  [2000, 1.799, true, 'more than 10 % less than 2 kg'],
])('usually %i g: %d kg is unusual: %s (%s)', (usual, value, expected) => {
  expect(isUnusual({ value, units: 'KG' }, [usual, usual, usual])).toBe(expected);
});

test('pounds are grams, exactly', () => {
  expect(gramsOf({ value: 100, units: 'LB' })).toBe(45359);
  expect(isUnusual({ value: 2.65, units: 'LB' }, [1200, 1200, 1200])).toBe(false);
});
