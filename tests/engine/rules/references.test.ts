import { expect, test } from 'vitest';
import { errorsOf, listed, party, shipmentOf, validate } from './request.ts';

const AT = '/itemLines/0/customerReference';
const COUNTRIES: Readonly<Record<string, string>> = {
  a: 'US',
  b: 'US',
  c: 'GB',
  d: 'GB',
  e: 'GB',
  f: 'DE',
  g: 'DE',
  h: 'BE',
  i: 'US',
};
const SERVICES: Readonly<Record<string, string>> = {
  a: 'A_GROUND',
  b: '03',
  c: 'C24',
  d: 'D24',
  e: '1^12',
  f: '101',
  g: 'PARCEL',
  h: 'H_FREIGHT',
  i: 'I_GROUND',
};
const referring = (carrier: string, customerReference: unknown) => ({
  ...shipmentOf({ weight: { units: 'KG', value: 1 }, customerReference }),
  carrierId: `test-${carrier}`,
  serviceType: SERVICES[carrier],
  recipient: party(COUNTRIES[carrier]),
});
const x = (length: number) => 'x'.repeat(length);

// The table of the specification, "Customer reference (label messages)".
test.each([
  ['a', 'ref1', 40],
  ['a', 'ref2', 40],
  ['a', 'ref3', 40],
  ['a', 'ref4', 40],
  ['a', 'ref5', 20],
  ['h', 'ref1', 100],
  ['h', 'ref2', 100],
  ['f', 'ref1', 35],
  ['f', 'ref2', 35],
  ['e', 'ref1', 25],
  ['e', 'ref2', 25],
  ['e', 'ref3', 25],
  ['c', 'ref1', 32],
  ['g', 'ref1', 50],
  ['g', 'ref2', 50],
  ['g', 'ref3', 40],
  ['d', 'ref1', 35],
  ['d', 'ref2', 35],
  ['b', 'reference1', 35],
  ['b', 'reference2', 35],
  ['b', 'ref1', 35],
  ['b', 'ref2', 35],
])('carrier %s prints %s with up to %i characters', (carrier, key, limit) => {
  expect(errorsOf(referring(carrier, { [key]: x(limit) }))).toEqual([]);
  expect(validate(referring(carrier, { [key]: x(limit + 1) })).errors).toMatchObject([
    { code: 'REFERENCE_TOO_LONG', pointer: `${AT}/${key}`, actual: limit + 1, limit, unit: 'characters' },
  ]);
});

test.each([
  ['a', 5],
  ['b', 2],
  ['c', 1],
  ['d', 2],
  ['e', 3],
  ['f', 2],
  ['g', 3],
  ['h', 2],
  ['i', 0],
])('carrier %s has %i label messages; others are refused where they say something', (carrier, count) => {
  const beyond = ['ref1', 'ref2', 'ref3', 'ref4', 'ref5', 'ref6'].slice(count);
  const filled = Object.fromEntries(beyond.map((key) => [key, 'text']));
  expect(errorsOf(referring(carrier, filled))).toEqual(beyond.map((key) => `REFERENCE_NOT_SUPPORTED ${AT}/${key}`));
  const nothing = Object.fromEntries(beyond.map((key, index) => [key, index % 2 === 0 ? null : '']));
  expect(errorsOf(referring(carrier, nothing))).toEqual([]);
});

test('B takes ref1 and reference1 as one message; both given must agree', () => {
  const agreeing = validate(referring('b', { ref1: 'PO-1', reference1: 'PO-1', reference2: 'X', ref2: '' }));
  expect(agreeing.errors).toEqual([]);
  expect(agreeing.prepared?.packages[0]?.references).toEqual([
    { key: 'ref1', label: 'Customer reference', value: 'PO-1' },
    { key: 'ref2', label: 'Customer reference', value: 'X' },
  ]);
  expect(errorsOf(referring('b', { ref1: 'PO-1', reference1: 'PO-2' }))).toEqual([`FIELD_CONFLICT ${AT}/reference1`]);
});

test('only B knows the other spelling', () => {
  expect(errorsOf(referring('a', { reference1: 'x' }))).toEqual([`REFERENCE_NOT_SUPPORTED ${AT}/reference1`]);
});

test('length counts code points of the composed text, and the composed text is what is printed', () => {
  const decomposed = 'u\u0308'.repeat(25);
  const { errors, prepared } = validate(referring('e', { ref1: decomposed, ref2: '📦'.repeat(25) }));
  expect(errors).toEqual([]);
  expect(prepared?.packages[0]?.references.map(({ value }) => value)).toEqual(['ü'.repeat(25), '📦'.repeat(25)]);
  expect(errorsOf(referring('e', { ref1: '📦'.repeat(26) }))).toEqual([`REFERENCE_TOO_LONG ${AT}/ref1`]);
});

test('messages come in the order of the carrier with its name of the field', () => {
  const { prepared } = validate(referring('g', { ref3: 'third', ref1: 'first' }));
  expect(prepared?.packages[0]?.references).toEqual([
    { key: 'ref1', label: 'Customer reference', value: 'first' },
    { key: 'ref3', label: 'Shipment reference', value: 'third' },
  ]);
});

test('a key with characters of the pointer syntax is escaped', () => {
  expect(errorsOf(referring('a', { 'ref/1~': 'x' }))).toEqual([`REFERENCE_NOT_SUPPORTED ${AT}/ref~11~0`]);
});

test('one ill-typed message hides no fault of another', () => {
  expect(errorsOf(referring('a', { ref1: 5, ref5: x(21), ref9: 'x' }))).toEqual([
    `FIELD_INVALID ${AT}/ref1`,
    `REFERENCE_NOT_SUPPORTED ${AT}/ref9`,
    `REFERENCE_TOO_LONG ${AT}/ref5`,
  ]);
});

test('each package carries its own messages', () => {
  const itemLines = ['a', 'b'].map((ref1, index) => ({
    itemTransactionId: `p${index}`,
    weight: { units: 'LB', value: 1 },
    customerReference: { ref1 },
  }));
  const { prepared } = validate({ ...referring('a', {}), itemLines });
  expect(prepared?.packages.map(({ references }) => references[0]?.value)).toEqual(['a', 'b']);
});

test('what a carrier account has to say on messages is refused with its own code', () => {
  expect(listed(validate(referring('i', { ref1: 'x' })).errors)).toEqual([`REFERENCE_NOT_SUPPORTED ${AT}/ref1`]);
  expect(validate(referring('c', { ref2: 'x' })).errors).toMatchObject([
    { allowed: ['ref1'], carrierCode: 'CARRIER_C' },
  ]);
});
