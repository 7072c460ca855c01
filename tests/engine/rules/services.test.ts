import { expect, test } from 'vitest';
import { defaultAccount, errorsOf, line, listed, party, shipment, validate } from './request.ts';

test('an unknown account is named, and what depends on no carrier is checked all the same', () => {
  const body = shipment({
    carrierId: 'nobody',
    recipient: { ...party(), contact: {} },
    itemLines: [line({ weight: { units: 'LB', value: -1 } }), line({ weight: { units: 'LB', value: 1e6 } })],
  });
  const { errors } = validate(body);
  expect(listed(errors)).toEqual([
    'CARRIER_NOT_FOUND /carrierId',
    'FIELD_REQUIRED /recipient/contact/personName',
    'ITEM_TRANSACTION_ID_DUPLICATE /itemLines/1/itemTransactionId',
    'WEIGHT_TOO_SMALL /itemLines/0/weight/value',
  ]);
  expect(errors[0]).toMatchObject({ actual: 'nobody' });
});

test('an unknown service lists those that the account has', () => {
  expect(validate(shipment({ serviceType: 'a_ground' })).errors).toEqual([
    {
      code: 'SERVICE_NOT_FOUND',
      pointer: '/serviceType',
      message:
        'Carrier A (test) has no service "a_ground"; it has A_GROUND, A_EXPRESS_SAVER, A_EXPRESS_INTERNATIONAL, A_EXPRESS_FREIGHT.',
      actual: 'a_ground',
      allowed: ['A_GROUND', 'A_EXPRESS_SAVER', 'A_EXPRESS_INTERNATIONAL', 'A_EXPRESS_FREIGHT'],
      carrierCode: 'CARRIER_A',
    },
  ]);
});

test.each([
  ['A_GROUND', 'US', []],
  ['A_GROUND', 'CA', ['SERVICE_NOT_AVAILABLE /serviceType']],
  ['A_EXPRESS_INTERNATIONAL', 'CA', []],
  ['A_EXPRESS_INTERNATIONAL', 'us', ['SERVICE_NOT_AVAILABLE /serviceType']],
])('%s to %s', (serviceType, country, expected) => {
  expect(errorsOf(shipment({ serviceType, recipient: party(country) }))).toEqual(expected);
});

test('the shipper of the request decides, not the account, where both are there', () => {
  expect(errorsOf(shipment({ shipper: party('CA') }))).toEqual(['SERVICE_NOT_AVAILABLE /serviceType']);
  expect(errorsOf(shipment({ shipper: party('CA'), recipient: party('CA') }))).toEqual([]);
});

test('where a country is not known nothing is said of the route', () => {
  expect(errorsOf(shipment({ recipient: party('XX') }))).toEqual(['FIELD_INVALID /recipient/address/countryCode']);
  expect(errorsOf(shipment({ shipper: { ...party('CA'), address: 'Toronto' } }))).toEqual([
    'FIELD_INVALID /shipper/address',
  ]);
});

test('the code in errors is the one that the account set', () => {
  const mine = {
    ...defaultAccount('test-a'),
    carrierId: 'mine',
    carrierCode: 'BIG_EXPRESS',
    friendlyName: 'Big Express',
  };
  const { errors } = validate(shipment({ carrierId: 'mine', serviceType: 'X' }), { accounts: [mine] });
  expect(errors).toMatchObject([{ carrierCode: 'BIG_EXPRESS' }]);
  expect(errors[0]?.message).toMatch(/^Big Express has no service/);
});
