import { expect, test } from 'vitest';
import { defaultAccount, errorsOf, shipment, shipmentOf, validate } from '../request.ts';

const weighing = (units: string, value: number, carrier: object = {}) => ({
  ...shipmentOf({ weight: { units, value } }),
  ...carrier,
});
const B = { carrierId: 'test-b', serviceType: '03' };

test('a weight over the limit names the value, the limit, the unit and the carrier', () => {
  expect(validate(weighing('LB', 151)).errors).toEqual([
    {
      code: 'WEIGHT_OVER_LIMIT',
      pointer: '/itemLines/0/weight/value',
      message: 'The weight is 151 lb; Carrier A (test) takes at most 150 lb.',
      actual: 151,
      limit: 150,
      unit: 'LB',
      carrierCode: 'CARRIER_A',
    },
  ]);
});

test('a weight that only rounding brings over the limit is refused once, with both numbers', () => {
  const [error, ...others] = validate(weighing('LB', 150.5, B)).errors;
  expect(others).toEqual([]);
  expect(error).toMatchObject({ code: 'WEIGHT_OVER_LIMIT', actual: 151, limit: 150 });
  expect(error?.message).toContain('150.5 lb, which is sent as 151 lb');
});

test('where the unit has no limit the other one is converted, and the message gives it in both', () => {
  const I = { carrierId: 'test-i', serviceType: 'I_GROUND' };
  const { errors } = validate(weighing('KG', 22.68, I));
  expect(errors).toMatchObject([{ code: 'WEIGHT_OVER_LIMIT', limit: 50, unit: 'LB' }]);
  expect(errors[0]?.actual).toBeCloseTo(50.00084, 5);
  expect(errors[0]?.message).toContain('at most 50 lb (22.6796 kg)');
});

test('every package is held against the limit on its own', () => {
  const itemLines = [100, 151, 150, 200].map((value, index) => ({
    itemTransactionId: `p${index}`,
    weight: { units: 'lb', value },
  }));
  expect(errorsOf(shipment({ itemLines }))).toEqual([
    'WEIGHT_OVER_LIMIT /itemLines/1/weight/value',
    'WEIGHT_OVER_LIMIT /itemLines/3/weight/value',
  ]);
});

test('a weight is too small whatever its unit is', () => {
  expect(errorsOf(weighing('STONE', -1))).toEqual([
    'VALUE_NOT_ALLOWED /itemLines/0/weight/units',
    'WEIGHT_TOO_SMALL /itemLines/0/weight/value',
  ]);
});

test('binary floating point decides nothing: 0.1 + 0.2 style sums stay out of the way', () => {
  const limited = { ...defaultAccount('test-d'), carrierId: 'mine' };
  limited.services = [
    {
      serviceCode: 'X',
      name: 'X',
      domestic: true,
      international: false,
      isMultiPackageSupported: false,
      limits: { weight: { value: 0.3, units: 'KG' } },
    },
  ];
  const body = (value: number) => weighing('KG', value, { carrierId: 'mine', serviceType: 'X', recipient: GB });
  expect(validate(body(0.3), { accounts: [limited] }).errors).toEqual([]);
  expect(validate(body(0.1 + 0.2), { accounts: [limited] }).errors).toMatchObject([{ actual: 0.30000000000000004 }]);
});

const GB = {
  address: { countryCode: 'GB', city: 'Leeds', streetLine1: '1 Main St' },
  contact: { companyName: 'Roe Ltd' },
};
