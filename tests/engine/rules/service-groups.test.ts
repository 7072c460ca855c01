import { expect, test } from 'vitest';
import { errorsOf, listed, party, shipmentOf, validate } from './request.ts';

const ON = '/itemLines/0/dimensions';
const long = (length: number) => ({ dimensions: { units: 'IN', length, width: 5, height: 5 } });
const A = (serviceType: string, line: object, changes: object = {}) => ({
  ...shipmentOf({ ...line }),
  serviceType,
  ...changes,
});

test('ground takes 108 in, express 119 in within the US', () => {
  expect(errorsOf(A('A_GROUND', long(109)))).toEqual([`LENGTH_OVER_LIMIT ${ON}/length`]);
  expect(errorsOf(A('A_EXPRESS_SAVER', long(119)))).toEqual([]);
  expect(errorsOf(A('A_EXPRESS_SAVER', long(119.5)))).toEqual([`LENGTH_OVER_LIMIT ${ON}/length`]);
});

test('express out of the US only warns about what would be refused within it', () => {
  const { errors, warnings } = validate(A('A_EXPRESS_INTERNATIONAL', long(160), { recipient: party('CA') }));
  expect(errors).toEqual([]);
  expect(listed(warnings)).toEqual([
    `LENGTH_OVER_LIMIT ${ON}/length`,
    `LENGTH_PLUS_GIRTH_OVER_LIMIT ${ON}`,
    'CUSTOMS_MISSING /customs',
  ]);
});

test('express from elsewhere into the US only warns too', () => {
  const { errors, warnings } = validate(A('A_EXPRESS_INTERNATIONAL', long(120), { shipper: party('CA') }));
  expect(errors).toEqual([]);
  expect(listed(warnings)).toContain(`LENGTH_OVER_LIMIT ${ON}/length`);
});

test('the weight limit of A holds for every service, also where its sides only warn', () => {
  const heavy = { weight: { units: 'LB', value: 151 } };
  expect(errorsOf(A('A_EXPRESS_INTERNATIONAL', heavy, { recipient: party('CA') }))).toEqual([
    'WEIGHT_OVER_LIMIT /itemLines/0/weight/value',
  ]);
});

test.each([[{}], [{ dimensions: null }]])('express freight needs dimensions: %j', (line) => {
  expect(errorsOf(A('A_EXPRESS_FREIGHT', line))).toEqual([`DIMENSIONS_REQUIRED ${ON}`]);
});

test('dimensions that are there but ill-formed are not also missing', () => {
  expect(errorsOf(A('A_EXPRESS_FREIGHT', { dimensions: 'big' }))).toEqual([`FIELD_INVALID ${ON}`]);
});

test('express freight has the limits of express', () => {
  expect(errorsOf(A('A_EXPRESS_FREIGHT', long(120)))).toEqual([`LENGTH_OVER_LIMIT ${ON}/length`]);
});
