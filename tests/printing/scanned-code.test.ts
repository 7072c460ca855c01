import { expect, test } from 'vitest';
import { numbersIn } from '#electron/engine/printing/confirm-print.ts';

test.each([
  ['TESTPB00000000017', ['TESTPB00000000017']],
  [' 1Z999AA10123456784\r', ['1Z999AA10123456784']],
  [']C01Z999AA10123456784', ['1Z999AA10123456784']],
  ['00340434161094021501', ['00340434161094021501', '340434161094021501']],
  [']C100340434161094021501', ['00340434161094021501', '340434161094021501']],
  ['(00)340434161094021501', ['(00)340434161094021501', '340434161094021501']],
])('%j may be the number(s) %j', (code, numbers) => {
  expect(numbersIn(code)).toEqual(numbers);
});
