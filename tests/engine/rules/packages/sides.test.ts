import { expect, test } from 'vitest';
import { errorsOf, listed, party, shipmentOf, validate, warningsOf } from '../request.ts';

const ON = '/itemLines/0/dimensions';
const box = (length: unknown, width: unknown, height: unknown, units = 'IN') => ({ units, length, width, height });
const A = (dimensions: unknown, changes: object = {}) => ({ ...shipmentOf({ dimensions }), ...changes });
const H = (dimensions: unknown) =>
  A(dimensions, { carrierId: 'test-h', serviceType: 'H_FREIGHT', recipient: party('BE') });
const F = (dimensions: unknown) => A(dimensions, { carrierId: 'test-f', serviceType: '101', recipient: party('DE') });

test('sides go longest first to a carrier that sorts them, with a warning that says so', () => {
  const { packages, warnings } = validate(A(box(8, 30, 12)));
  expect(packages[0]?.entered.dimensions).toEqual({ units: 'IN', length: 8, width: 30, height: 12 });
  expect(packages[0]?.transmitted.dimensions).toEqual({ units: 'IN', length: 30, width: 12, height: 8 });
  expect(warnings).toEqual([
    {
      code: 'SIDES_REORDERED',
      pointer: ON,
      message: 'itemLines[0].dimensions goes longest side first to Carrier A (test): 30 x 12 x 8.',
    },
  ]);
});

test('equal sides are in order', () => {
  expect(warningsOf(A(box(8, 8, 8)))).toEqual([]);
});

test('a limit is reported at the field that was sent, also where sorting made another side of it', () => {
  const { errors } = validate(A(box(5, 109, 5)));
  expect(listed(errors)).toEqual([`LENGTH_OVER_LIMIT ${ON}/width`]);
  expect(errors[0]?.message).toContain('The length, sent as width, is 109 in');
});

test('H takes its sides as axes: neither sorted nor warned about', () => {
  const { errors, warnings, packages } = validate(H(box(100, 150, 225, 'CM')));
  expect([errors, warnings]).toEqual([[], []]);
  expect(packages[0]?.transmitted.dimensions).toEqual({ units: 'CM', length: 100, width: 150, height: 225 });
  expect(errorsOf(H(box(225, 201, 10, 'CM')))).toEqual([`WIDTH_OVER_LIMIT ${ON}/width`]);
});

test.each([
  ['test-c', 'C24', 'GB'],
  ['test-e', '1^12', 'GB'],
  ['test-g', 'PARCEL', 'DE'],
])('%s states no rule of sides: they pass as they are', (carrierId, serviceType, country) => {
  const sides = box(1, 5000.12345, 2, 'CM');
  const { errors, warnings, packages } = validate(A(sides, { carrierId, serviceType, recipient: party(country) }));
  expect([errors, warnings]).toEqual([[], []]);
  expect(packages[0]?.transmitted.dimensions).toEqual(sides);
});

test('raw and rounded sides over the same limit are one violation', () => {
  expect(errorsOf(A(box(109.7, 10, 10)))).toEqual([`LENGTH_OVER_LIMIT ${ON}/length`]);
});

test('a side that only its fraction brings over the limit is over it, although A rounds down', () => {
  expect(errorsOf(A(box(108.4, 10, 10)))).toEqual([`LENGTH_OVER_LIMIT ${ON}/length`]);
});

test('a side in centimetres is converted exactly, and the error is in the unit of the limit', () => {
  expect(errorsOf(A(box(274.32, 10, 10, 'cm')))).toEqual([]);
  const { errors } = validate(A(box(274.33, 10, 10, 'cm')));
  expect(errors).toMatchObject([{ code: 'LENGTH_OVER_LIMIT', limit: 108, unit: 'IN', carrierCode: 'CARRIER_A' }]);
  expect(errors[0]?.actual).toBeCloseTo(108.003937, 6);
  expect(errors[0]?.message).toBe('The length is 274.33 cm; Carrier A (test) takes at most 108 in (274.32 cm).');
});

test.each([0, -3, 0.9])('a side of %d in is too small for A', (height) => {
  expect(errorsOf(A(box(5, 5, height)))).toEqual([`DIMENSION_TOO_SMALL ${ON}/height`]);
});

test('every side that is too small is named', () => {
  expect(errorsOf(A(box(0, -1, 0)))).toEqual([
    `DIMENSION_TOO_SMALL ${ON}/length`,
    `DIMENSION_TOO_SMALL ${ON}/width`,
    `DIMENSION_TOO_SMALL ${ON}/height`,
  ]);
});

test('a side below zero makes no room for the others', () => {
  expect(errorsOf(A(box(105, 40, -40)))).toEqual([
    `DIMENSION_TOO_SMALL ${ON}/height`,
    `LENGTH_PLUS_GIRTH_OVER_LIMIT ${ON}`,
  ]);
});

test('an ill-typed side hides nothing that the others break for certain', () => {
  expect(errorsOf(A(box(200, 'wide', 5)))).toEqual([
    `FIELD_INVALID ${ON}/width`,
    `LENGTH_OVER_LIMIT ${ON}/length`,
    `LENGTH_PLUS_GIRTH_OVER_LIMIT ${ON}`,
  ]);
});

test('a missing unit of the sides hides no side that is too small', () => {
  expect(errorsOf(A({ length: 5, width: 5, height: 0 }))).toEqual([
    `FIELD_REQUIRED ${ON}/units`,
    `DIMENSION_TOO_SMALL ${ON}/height`,
  ]);
});

test('all of units, length, width and height are required where dimensions are given; null dimensions are none', () => {
  expect(errorsOf(A({}))).toEqual(
    ['units', 'length', 'width', 'height'].map((field) => `FIELD_REQUIRED ${ON}/${field}`),
  );
  expect(errorsOf(A(null))).toEqual([]);
});

test('girth is one figure for A, B and I, reported at the dimensions', () => {
  expect(errorsOf(A(box(105, 15, 15)))).toEqual([]);
  const { errors } = validate(A(box(105, 16, 15)));
  expect(errors).toEqual([
    {
      code: 'LENGTH_PLUS_GIRTH_OVER_LIMIT',
      pointer: ON,
      message: 'Length plus girth, L + 2W + 2H, is 167 in; Carrier A (test) takes at most 165 in.',
      actual: 167,
      limit: 165,
      unit: 'IN',
      carrierCode: 'CARRIER_A',
    },
  ]);
});

test('F limits the circumference and only warns where length plus girth is over 300 cm', () => {
  expect(listed(validate(F(box(80, 75, 75, 'CM'))).warnings)).toEqual([`GIRTH_MAY_BE_REFUSED ${ON}`]);
  const { errors, warnings } = validate(F(box(80, 76, 75, 'CM')));
  expect(errors).toMatchObject([{ code: 'GIRTH_OVER_LIMIT', pointer: ON, actual: 302, limit: 300, unit: 'CM' }]);
  expect(listed(warnings)).toEqual([`GIRTH_MAY_BE_REFUSED ${ON}`]);
  expect(warningsOf(F(box(100, 50, 50, 'CM')))).toEqual([]);
});
