import { expect, test } from 'vitest';
import { errorsOf, party, shipmentOf, validate } from '../request.ts';

const D = (serviceType: string, line: object, recipient = party('GB')) => ({
  ...shipmentOf({ weight: { units: 'KG', value: 1 }, ...line }),
  carrierId: 'test-d',
  serviceType,
  recipient,
});
const box = (length: number, width: number, height: number) => ({
  dimensions: { units: 'CM', length, width, height },
});

test('each service of D has the limits that the account sets for it', () => {
  const thick = box(45, 35, 17);
  expect(errorsOf(D('D24', thick))).toEqual([]);
  expect(errorsOf(D('D48L', thick))).toEqual(['HEIGHT_OVER_LIMIT /itemLines/0/dimensions/height']);
  expect(errorsOf(D('DINT', thick, party('FR')))).toEqual([]);
  const heavy = { weight: { units: 'KG', value: 2.001 } };
  expect(errorsOf(D('D24', heavy))).toEqual([]);
  expect(errorsOf(D('D48L', heavy))).toEqual(['WEIGHT_OVER_LIMIT /itemLines/0/weight/value']);
});

test('every side has its own limit, and all that are broken are named', () => {
  expect(errorsOf(D('D24', box(70, 60, 50)))).toEqual([
    'LENGTH_OVER_LIMIT /itemLines/0/dimensions/length',
    'WIDTH_OVER_LIMIT /itemLines/0/dimensions/width',
    'HEIGHT_OVER_LIMIT /itemLines/0/dimensions/height',
  ]);
});

test('a service that is not known leaves the limits of services out and the rest of the checks in', () => {
  const line = { ...box(500, 500, 0), customerReference: { ref9: 'x' } };
  expect(errorsOf(D('D99', line))).toEqual([
    'SERVICE_NOT_FOUND /serviceType',
    'DIMENSION_TOO_SMALL /itemLines/0/dimensions/height',
    'REFERENCE_NOT_SUPPORTED /itemLines/0/customerReference/ref9',
  ]);
  expect(validate(D('D99', line)).packages[0]?.headroom).toEqual([]);
});
