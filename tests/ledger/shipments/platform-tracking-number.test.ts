import { expect, test } from 'vitest';
import { isMod37_36 } from '#shared/barcode/check-digits.ts';
import { platformTrackingNumber } from '#electron/ledger/platform-tracking-number.ts';

test('a number is PB, the station, ten digits and a check character over all of them', () => {
  const number = platformTrackingNumber('7K', 42);
  expect(number).toMatch(/^PB7K0000000042[0-9A-Z]$/);
  expect(isMod37_36(number)).toBe(true);
});

test.each([0, -1, 1.5, 10_000_000_000])('%s is no sequence', (sequence) => {
  expect(() => platformTrackingNumber('7K', sequence)).toThrow(RangeError);
});
