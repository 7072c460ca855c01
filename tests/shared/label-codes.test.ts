import { expect, test } from 'vitest';
import { isCodeOf, numberIn, numbersIn } from '#shared/scan/label-codes.ts';
import { makeLinear } from '#electron/labels/symbols/linear.ts';

test.each([
  ['TESTPB00000000017', ['TESTPB00000000017']],
  [' 1Z999AA10123456784\r', ['1Z999AA10123456784']],
  [']C01Z999AA10123456784', ['1Z999AA10123456784']],
  ['00340434161094021501', ['00340434161094021501', '340434161094021501']],
  [']C100340434161094021501', ['00340434161094021501', '340434161094021501']],
  ['(00)340434161094021501', ['(00)340434161094021501', '340434161094021501']],
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
  ['420900019400110299881234567890', '9400110299881234567890'],
  ['401234567890', '401234567890'],
  ['1Z999AA10123456784', '1Z999AA10123456784'],
])('of a label that nobody knows yet, the number in %j is %j', (code, number) => {
  expect(numberIn(code)).toBe(number);
});
