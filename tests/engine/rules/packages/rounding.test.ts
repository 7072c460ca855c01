import { expect, test } from 'vitest';
import { defaultAccount, listed, party, shipmentOf, validate } from '../request.ts';

const kilograms = (carrierId: string, serviceType: string, country: string, value: number) => ({
  ...shipmentOf({ weight: { units: 'KG', value } }),
  carrierId,
  serviceType,
  recipient: party(country),
});

test.each([
  ['test-a', 'A_GROUND', 'US', 2.349, 2.34],
  ['test-b', '03', 'US', 2.01, 3],
  ['test-c', 'C24', 'GB', 2.345, 2.35],
  ['test-d', 'D24', 'GB', 1.0005, 1.001],
  ['test-e', '1^12', 'GB', 1.0004, 1],
  ['test-f', '101', 'DE', 31.4995, 31.5],
  ['test-h', 'H_FREIGHT', 'BE', 1.0049999, 1.005],
])(
  '%s brings a weight to its decimal places its own way, and says so',
  (carrierId, serviceType, country, value, kept) => {
    const { packages, warnings } = validate(kilograms(carrierId, serviceType, country, value));
    expect(packages[0]).toMatchObject({
      entered: { weight: { units: 'KG', value } },
      transmitted: { weight: { units: 'KG', value: kept } },
    });
    expect(listed(warnings)).toEqual(['VALUE_ROUNDED /itemLines/0/weight/value']);
    expect(warnings[0]?.message).toContain(`${value} kg and is sent as ${kept} kg`);
  },
);

test.each([
  ['test-g', 'PARCEL', 'DE'],
  ['test-i', 'I_GROUND', 'US'],
])('%s has no rule of decimals: the value passes as it is', (carrierId, serviceType, country) => {
  const { packages, warnings } = validate(kilograms(carrierId, serviceType, country, 1.23456789));
  expect(packages[0]?.transmitted.weight?.value).toBe(1.23456789);
  expect(warnings).toEqual([]);
});

test('each side is rounded by itself: B to the nearest, half up; F to two places', () => {
  const dimensions = { units: 'IN', length: 10.5, width: 9.49, height: 8 };
  const b = validate({ ...shipmentOf({ dimensions }), carrierId: 'test-b', serviceType: '03' });
  expect(b.packages[0]?.transmitted.dimensions).toEqual({ units: 'IN', length: 11, width: 9, height: 8 });
  expect(listed(b.warnings)).toEqual([
    'VALUE_ROUNDED /itemLines/0/dimensions/length',
    'VALUE_ROUNDED /itemLines/0/dimensions/width',
  ]);
  const f = {
    ...shipmentOf({ dimensions: { ...dimensions, length: 10.005 } }),
    carrierId: 'test-f',
    serviceType: '101',
  };
  const { packages } = validate({ ...f, recipient: party('DE') });
  expect(packages[0]?.transmitted.dimensions?.length).toBe(10.01);
});

test('1.005 is a decimal that ends in five, not the binary fraction just below it', () => {
  const { packages } = validate(kilograms('test-c', 'C24', 'GB', 1.005));
  expect(packages[0]?.transmitted.weight?.value).toBe(1.01);
});

test('an account with strictDecimals refuses what would have to be rounded, and rounds nothing', () => {
  const strict = { ...defaultAccount('test-b'), carrierId: 'strict', strictDecimals: true };
  const dimensions = { units: 'IN', length: 105, width: 15.5, height: 14.5 };
  const body = {
    ...shipmentOf({ weight: { units: 'LB', value: 149.5 }, dimensions }),
    carrierId: 'strict',
    serviceType: '03',
  };
  const { errors, warnings, packages } = validate(body, { accounts: [strict] });
  expect(listed(errors)).toEqual([
    'DECIMAL_PLACES_EXCEEDED /itemLines/0/weight/value',
    'DECIMAL_PLACES_EXCEEDED /itemLines/0/dimensions/width',
    'DECIMAL_PLACES_EXCEEDED /itemLines/0/dimensions/height',
  ]);
  expect(errors[0]).toMatchObject({ actual: 149.5, limit: 0, carrierCode: 'CARRIER_B' });
  expect(warnings).toEqual([]);
  expect(packages[0]?.transmitted).toEqual(packages[0]?.entered);
});
