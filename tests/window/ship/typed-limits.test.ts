import { expect, test } from 'vitest';
import { inTypedUnit, type RuleRow } from '#renderer/features/ship/rules/rule-rows.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { violationWords } from '#renderer/messages/problem-words.ts';

const length: RuleRow = { measure: 'LENGTH', limit: 108, unit: 'IN', actual: 30 / 2.54, headroom: 108 - 30 / 2.54 };

test('a limit in inches is shown in centimetres to whoever types these', () => {
  const expected = { measure: 'LENGTH', limit: 274.32, unit: 'CM', actual: 30, headroom: 244.32 };
  expect(inTypedUnit(length, 'CM')).toEqual(expected);
  expect(inTypedUnit(length, 'IN')).toBe(length);
  expect(inTypedUnit({ ...length, actual: null, headroom: null }, 'CM')).toMatchObject({
    actual: null,
    headroom: null,
  });
});

test('what is over its limit by a hair is not rounded to be within', () => {
  const over = inTypedUnit({ ...length, actual: 108.00001, headroom: -0.00001 }, 'CM');
  expect(over.headroom).toBeLessThan(0);
  expect(over.actual).toBeGreaterThan(over.limit);
});

test('a weight stays in its unit', () => {
  const weight: RuleRow = { measure: 'WEIGHT', limit: 68, unit: 'KG', actual: 2, headroom: 66 };
  expect(inTypedUnit(weight, 'IN')).toBe(weight);
});

test('the sentence says the side as it was typed, and the limit in both units', () => {
  const measure = (value: number, unit: string) => `${value} ${unit.toLowerCase()}`;
  const context = { measure, number: String, accountName: 'Carrier A' };
  const violation: Violation = {
    code: 'LENGTH_OVER_LIMIT',
    pointer: '/itemLines/0/dimensions/length',
    message: '',
    actual: 120,
    limit: 108,
    unit: 'IN',
  };
  expect(violationWords(violation, 1, { ...context, lengthUnit: 'CM' })).toBe(
    'Length 304.8 cm: Carrier A allows a length of 274.32 cm (108 in).',
  );
  for (const unit of [{}, { lengthUnit: 'IN' }] as const)
    expect(violationWords(violation, 1, { ...context, ...unit })).toBe(
      'Length 120 in: Carrier A allows a length of 108 in.',
    );
});
