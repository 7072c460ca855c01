import { afterEach, describe, expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { ORDER_FIELD_NAMES } from '#shared/schema/orders/source-fields.ts';
import { orderFaultWords, orderFieldName, sourceTroubleWords } from '#renderer/features/sources/field-words.ts';
import { sourceErrors } from '#renderer/features/sources/form/source-faults.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { diagnosticWords } from '#renderer/messages/problem-words.ts';

afterEach(() => (i18n.global.locale.value = 'en'));
const violation = (changes: Partial<Violation>): Violation => ({
  ...{ code: 'FIELD_INVALID', pointer: '/connection/host', message: 'In the words of the station' },
  ...changes,
});
const said = (changes: Partial<Violation>) => Object.values(sourceErrors([violation(changes)])).flat();

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test('every field of an order has a name of its own among those of its part', () => {
    i18n.global.locale.value = language;
    const named = ORDER_FIELD_NAMES.map((field) => [field.split('.')[0], orderFieldName(field)].join(' '));
    expect(new Set(named).size).toBe(new Set(ORDER_FIELD_NAMES).size);
    expect(named.filter((words) => words.includes(t('fields.other')))).toEqual([]);
  });
});

test('why rows make no order is said of the field and the line, in the language of the window', () => {
  const unit = violation({ pointer: '/lines/1/weightUnits', trouble: diagnostic('SOURCE_UNIT_MISSING') });
  expect(orderFaultWords(unit)).toBe(
    'Unit of weight, line 2: Nothing says which unit or currency it is in; choose one for the source.',
  );
  const missing = violation({ code: 'FIELD_REQUIRED', pointer: '/recipient/address/city' });
  expect(orderFaultWords(missing)).toBe('City must be given.');
  expect(orderFaultWords(violation({ pointer: '/lines/0/quantity', actual: 'two' }))).toBe(
    'Quantity, line 1 must be a number; it is “two”.',
  );
  i18n.global.locale.value = 'de';
  expect(orderFaultWords(missing)).toBe('Ort: Angabe fehlt.');
});

test('a column that is gone is said with the name that its field has here', () => {
  const trouble = diagnostic('SOURCE_COLUMN_GONE', { column: 'Qty', field: 'line.quantity' });
  expect(sourceTroubleWords(trouble)).toBe('There is no column “Qty”, which should be Quantity.');
});

test('an order that was left out is said with the field that is wrong in it, and why, in the language of the window', () => {
  const left = diagnostic('SOURCE_ORDERS_LEFT_AT', { count: 1, number: 'W-2', field: '/lines/0/quantity' });
  const because = diagnostic('SOURCE_FIELD_WRONG', { actual: 'one' });
  expect(sourceTroubleWords({ ...left, because })).toMatch(
    /In the first, W-2, Quantity, line 1 is wrong\. It cannot be “one”\.$/,
  );
  i18n.global.locale.value = 'de';
  expect(sourceTroubleWords({ ...left, because })).toMatch(
    /In der ersten, W-2, stimmt Menge, Position 1 nicht\. Das Feld kann nicht „one“ sein\.$/,
  );
  const city = { ...left, values: { ...left.values, field: '/recipient/address/city' } };
  expect(diagnosticWords({ ...city, because: diagnostic('SOURCE_FIELD_MISSING') })).toMatch(
    /stimmt Ort nicht\. Das Feld fehlt\.$/,
  );
});

test.each([
  [{ actual: 'a b' }, 'Give the name or the number of the server, such as db.shop.example.'],
  [{ actual: '' }, 'Host must be given.'],
  [{ pointer: '/writeBack/connection/path', actual: 'shop.db' }, 'Give the whole path, such as /srv/orders.csv'],
  [{ pointer: '/connection/port', actual: 70_000, limit: 65_535 }, 'A port is a whole number from 1 to 65,535.'],
  [
    { code: 'FIELD_REQUIRED', pointer: '/connection/password' } as const,
    'The password is stored for the place as it was.',
  ],
  [{ pointer: '/writeBack/sold', actual: 0, limit: 1, unit: 'characters' }, 'Told of a sale must be given.'],
  [{ pointer: '/statement', trouble: diagnostic('SOURCE_STATEMENT_NO_KEY') }, 'A source that is looked up needs :key'],
])('what the station refuses stands at its field in the words of the form: %o', (changes, words) => {
  const pointer = 'pointer' in changes ? changes.pointer : '/connection/host';
  expect(Object.keys(sourceErrors([violation(changes)]))).toEqual([pointer]);
  expect(said(changes)[0]).toContain(words);
});

test('a name that can be none stands at the name, which is sent in the address', () => {
  expect(sourceErrors([violation({ pointer: '/path/source', actual: 'a b' })])).toEqual({
    '/source': ['Use 1 to 64 letters, digits, dots, hyphens or underscores.'],
  });
});
