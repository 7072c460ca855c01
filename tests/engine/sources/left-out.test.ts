import { expect, test } from 'vitest';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { leftOutOf, refused, unreadable } from '#electron/engine/sources/left-out.ts';

const order = (...errors: Violation[]) => ({ orderNumber: 'W-2', draft: {}, errors, mark: null });
const fault = (changes: Partial<Violation>): Violation => ({
  ...{ code: 'FIELD_INVALID', pointer: '/lines/0/quantity', message: 'In the words of the station' },
  ...changes,
});

test.each<[string, Violation, string]>([
  ['a field that is missing', fault({ code: 'FIELD_REQUIRED' }), ' It is missing.'],
  ['a value that is none', fault({ actual: 'one' }), ' It cannot be “one”.'],
  [
    'a text that is too long',
    fault({ actual: 300, limit: 200, unit: 'characters' }),
    ' It may have at most 200 characters.',
  ],
  ['what has a sentence already', fault({ trouble: diagnostic('SOURCE_UNIT_MISSING') }), ' Nothing says which unit'],
  ['what nobody can say shortly', fault({}), ''],
])('an order that cannot be read says why, with a code: %s', (_, violation, because) => {
  const said = leftOutOf(unreadable(order(violation)), 3);
  expect(said).toMatchObject({
    code: 'SOURCE_ORDERS_LEFT_AT',
    values: { count: 3, number: 'W-2', field: '/lines/0/quantity' },
  });
  expect(inEnglish(said)).toContain(`In the first, W-2, /lines/0/quantity is wrong.${because}`);
});

test('an order that the order book refuses says why, in its own words where it has no code', () => {
  const trouble = diagnostic('ORDER_BUSY', { number: 'W-2' });
  const busy = leftOutOf(refused(order(), new EngineError('STATE_CONFLICT', inEnglish(trouble), { trouble })));
  expect(busy).toMatchObject({ code: 'SOURCE_ORDERS_LEFT', because: { code: 'ORDER_BUSY' } });
  const other = leftOutOf(refused(order(), new EngineError('STATE_CONFLICT', 'It is elsewhere.')));
  expect(inEnglish(other)).toMatch(/The first is W-2\. .*It is elsewhere\./);
});
