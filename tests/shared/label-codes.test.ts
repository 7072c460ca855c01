import { expect, test } from 'vitest';
import { isCodeOf, isRouting, numberIn, numbersIn } from '#shared/scan/label-codes.ts';
import { makeLinear } from '#electron/labels/symbols/linear.ts';

test.each([
  ['TESTPB00000000017', ['TESTPB00000000017']],
  [' 1Z999AA10123456784\r', ['1Z999AA10123456784']],
  [']C01Z999AA10123456784', ['1Z999AA10123456784']],
  ['00340434161094021501', ['00340434161094021501', '340434161094021501']],
  [']C100340434161094021501', ['00340434161094021501', '340434161094021501']],
  ['(00)340434161094021501', ['(00)340434161094021501', '340434161094021501']],
  [']d20039521234560000001342097209', ['0039521234560000001342097209', '395212345600000013']],
  ['420900019400110299811234567890', ['420900019400110299811234567890', '9400110299811234567890']],
  ['4209000112349400110299811234567890', ['4209000112349400110299811234567890', '9400110299811234567890']],
  ['1001901781990001234500794644790138', ['1001901781990001234500794644790138', '794644790138']],
  ['401-77', ['401-77']],
])('%j may be the number(s) %j', (code, numbers) => {
  expect(numbersIn(code)).toEqual(numbers);
});

test.each([
  ['GS1_128', '340434161094021501'],
  ['GS1_128', 'RA000000017'],
  ['INTERLEAVED_2_OF_5', '12345678'],
  ['CODE128', 'TESTPB00000000017'],
] as const)(
  'the barcode that we draw in %s of %s, and what stands below it, are its codes, in either case',
  (symbology, number) => {
    const { data, text } = makeLinear(symbology, number);
    expect([data, text, data.toLowerCase()].map((code) => isCodeOf(code, [number]))).toEqual([true, true, true]);
    expect(isCodeOf(data, [`9${number}`])).toBe(false);
  },
);

test.each([
  [']C100340434161094021501', '340434161094021501'],
  ['00395212345600000013400PO-2026-00417\x1d42097209', '395212345600000013'],
  ['420900019400110299881234567890', '9400110299881234567890'],
  ['401234567890', '401234567890'],
  ['1Z999AA10123456784', '1Z999AA10123456784'],
])('of a label that nobody knows yet, the number in %j is %j', (code, number) => {
  expect(numberIn(code)).toBe(number);
});

/** What stands in it between its fields, and without that, as most scanners hand it over. */
const MESSAGE = '[)>\x1e01\x1d96900010000\x1d840\x1d\x1dTESTPB00000000017\x1d\x1d\x1d334\x1d\x1d1/1\x1d3\x1dN\x1e\x04';

test('a two-dimensional symbol of a label is its code, and of no other', () => {
  for (const code of [MESSAGE, MESSAGE.replaceAll(/[\x00-\x1f]/g, '')]) {
    expect(isCodeOf(code, ['TESTPB00000000017'])).toBe(true);
    expect(isCodeOf(code, ['TESTPB00000000025'])).toBe(false);
    expect(isRouting(code, '90001')).toBe(true);
    // Of a range that begins with 1, as Z1, Z2 and so on.
    expect(isCodeOf(code.replace('TESTPB00000000017', 'Z12'), ['Z1'])).toBe(false);
  }
});

test.each([
  ['42090001', '90001', true],
  [']C1421826SW1A1AA', 'SW1A 1AA', true],
  ['42090001', '90001-1234', true],
  ['42090001-1234', '90001-1234', true],
  ['42000-950', '00-950', true],
  ['42090002', '90001', false],
  ['ORDER-1', '90001', false],
  ['420', '', false],
])('%j on a label to %j is where it goes: %j', (code, zip, expected) => {
  expect(isRouting(code, zip)).toBe(expected);
});
