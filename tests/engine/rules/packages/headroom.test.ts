import { expect, test } from 'vitest';
import { party, shipmentOf, validate } from '../request.ts';

const headroomOf = (body: unknown) => validate(body).packages[0]?.headroom;
const F = (line: object) => ({
  ...shipmentOf({ weight: { units: 'KG', value: 31.4 }, ...line }),
  carrierId: 'test-f',
  serviceType: '101',
  recipient: party('DE'),
});

test('every limit of the package says how far it is away, in exact decimals', () => {
  const dimensions = { units: 'CM', length: 174.9, width: 60.1, height: 30.3 };
  expect(headroomOf(F({ dimensions }))).toEqual([
    { measure: 'WEIGHT', actual: 31.4, limit: 31.5, headroom: 0.1, unit: 'KG' },
    { measure: 'LENGTH', actual: 174.9, limit: 175, headroom: 0.1, unit: 'CM' },
    { measure: 'GIRTH', actual: 180.8, limit: 300, headroom: 119.2, unit: 'CM' },
  ]);
});

test('a broken limit has less than nothing left', () => {
  expect(headroomOf(F({ weight: { units: 'KG', value: 31.501 } }))).toEqual([
    { measure: 'WEIGHT', actual: 31.501, limit: 31.5, headroom: -0.001, unit: 'KG' },
  ]);
});

test('the worse of raw and rounded counts', () => {
  const B = { ...shipmentOf({ weight: { units: 'LB', value: 148.2 } }), carrierId: 'test-b', serviceType: '03' };
  expect(headroomOf(B)).toEqual([{ measure: 'WEIGHT', actual: 149, limit: 150, headroom: 1, unit: 'LB' }]);
  const A = shipmentOf({ weight: { units: 'LB', value: 148.209 } });
  expect(headroomOf(A)).toMatchObject([{ actual: 148.209, headroom: 1.791 }]);
});

test('headroom is in the unit of the limit', () => {
  const dimensions = { units: 'CM', length: 25.4, width: 25, height: 25 };
  expect(headroomOf(shipmentOf({ dimensions }))).toContainEqual({
    measure: 'LENGTH',
    actual: 10,
    limit: 108,
    headroom: 98,
    unit: 'IN',
  });
});

test('limits that only warn are not counted', () => {
  const dimensions = { units: 'IN', length: 10, width: 9, height: 8 };
  const body = { ...shipmentOf({ dimensions }), serviceType: 'A_EXPRESS_INTERNATIONAL', recipient: party('CA') };
  expect(headroomOf(body)?.map(({ measure }) => measure)).toEqual(['WEIGHT']);
});

test('a side that cannot be read leaves no headroom of size to tell', () => {
  const dimensions = { units: 'IN', length: 10, width: null, height: 8 };
  const [checked] = validate(shipmentOf({ dimensions })).packages;
  expect(checked?.headroom.map(({ measure }) => measure)).toEqual(['WEIGHT']);
  expect(checked?.entered.dimensions).toBeNull();
});
