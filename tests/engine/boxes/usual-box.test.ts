import { expect, test } from 'vitest';
import type { Preset } from '#shared/schema/station/preset.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import { presetNameOf, usualBox } from '#electron/engine/boxes/usual-box.ts';

const box = (length: number, width: number, height: number, units: BoxSides['units'] = 'CM'): BoxSides => ({
  ...{ units, length, width, height },
});
const M = box(30, 20, 15);
const L = box(60, 40, 40);
const preset = (name: string, dimensions?: Partial<BoxSides>): Preset => ({
  ...{ id: name, name, kind: 'PACKAGE', createdAt: '', updatedAt: '' },
  shipment: { itemLines: [{ ...(dimensions && { dimensions }) }] },
});
const times = (n: number, sides: BoxSides) => Array.from({ length: n }, () => sides);

test('the box that more than half of the parcels went into is usual, with how many of how many', () => {
  expect(usualBox([L, ...times(14, M)], [preset('M', M)])).toEqual({ dimensions: M, preset: 'M', parcels: 14, of: 15 });
  expect(usualBox([M, L, M], [])).toEqual({ dimensions: M, preset: null, parcels: 2, of: 3 });
});

test('two parcels are no habit, and boxes that differ are none', () => {
  expect(usualBox([M, M], [])).toBeNull();
  expect(usualBox([M, L, M, L], [])).toBeNull();
  expect(usualBox([M, L, box(1, 1, 1)], [])).toBeNull();
});

test('a box is the same however it is turned and in whichever unit it is measured; it is given as the newest has it', () => {
  const turned = box(15, 30, 20);
  const inInches = box(30.48, 20, 15);
  expect(usualBox([turned, M, L, M], [])).toMatchObject({ dimensions: turned, parcels: 3, of: 4 });
  expect(usualBox([box(12, 10, 10, 'IN'), ...times(2, box(30.48, 25.4, 25.4))], [])).toMatchObject({ parcels: 3 });
  expect(usualBox([inInches, M, L], [])).toBeNull();
});

test('a preset without all three sides is the name of no box', () => {
  const presets = [preset('none'), preset('two', { length: 30, width: 20 }), preset('M', { ...M, height: 15 })];
  expect([presetNameOf(M, presets), presetNameOf(L, presets)]).toEqual(['M', null]);
  expect(presetNameOf(M, [preset('turned', { units: 'CM', length: 15, width: 20, height: 30 })])).toBe('turned');
});
