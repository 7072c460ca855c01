import { expect, test } from 'vitest';
import { defaultAccount, errorsOf, listed, party, shipment, validate } from './request.ts';

const to = (address: object, contact: object = { personName: 'Jane Roe' }) =>
  shipment({ recipient: { address: { ...(party().address as object), ...address }, contact } });

test('country, city, street and a name are required of a recipient; nothing else is', () => {
  expect(errorsOf(shipment({ recipient: { address: {}, contact: {} } }))).toEqual([
    'FIELD_REQUIRED /recipient/address/countryCode',
    'FIELD_REQUIRED /recipient/address/city',
    'FIELD_REQUIRED /recipient/address/streetLine1',
    'FIELD_REQUIRED /recipient/contact/personName',
  ]);
  const address = { countryCode: 'US', city: 'Reno', streetLine1: '1 Main St' };
  expect(errorsOf(shipment({ recipient: { address, contact: { personName: 'Jane' } } }))).toEqual([]);
});

test('a missing address or contact is reported as such', () => {
  expect(errorsOf(shipment({ recipient: {} }))).toEqual([
    'FIELD_REQUIRED /recipient/address',
    'FIELD_REQUIRED /recipient/contact',
  ]);
});

test.each([
  [{ personName: 'Jane' }, []],
  [{ companyName: 'Roe Ltd' }, []],
  [{ personName: '', companyName: 'Roe Ltd' }, []],
  [{ personName: ' ', companyName: '' }, ['FIELD_REQUIRED /recipient/contact/personName']],
  [{ phoneNumber: '1' }, ['FIELD_REQUIRED /recipient/contact/personName']],
  [{ personName: 7 }, ['FIELD_INVALID /recipient/contact/personName']],
  [{ personName: '', companyName: 7 }, ['FIELD_INVALID /recipient/contact/companyName']],
])('the contact %j', (contact, expected) => {
  expect(errorsOf(to({}, contact))).toEqual(expected);
});

test.each(['', '  '])('a required field that holds "%s" is as good as missing', (blank) => {
  expect(errorsOf(to({ city: blank, streetLine1: blank, countryCode: blank }))).toEqual([
    'FIELD_REQUIRED /recipient/address/countryCode',
    'FIELD_REQUIRED /recipient/address/city',
    'FIELD_REQUIRED /recipient/address/streetLine1',
  ]);
});

test('optional fields may be empty', () => {
  expect(errorsOf(to({ stateOrProvinceCode: '', zipCode: '', streetLine2: '' }))).toEqual([]);
});

test.each(['USA', 'ZZ', 'U1', 'UK'])('%s is no country code', (countryCode) => {
  expect(validate(to({ countryCode })).errors).toMatchObject([
    { code: 'FIELD_INVALID', pointer: '/recipient/address/countryCode', actual: countryCode },
  ]);
});

test('country codes come in any case and go on in upper case', () => {
  const { errors, prepared } = validate(to({ countryCode: 'us' }));
  expect(errors).toEqual([]);
  expect(prepared?.request.recipient.address.countryCode).toBe('US');
});

test('without a shipper the account ships from its own address', () => {
  const own = defaultAccount('test-a').shipFrom;
  expect(validate(shipment()).prepared?.shipper).toEqual(own);
  expect(validate(shipment({ shipper: party('US') })).prepared?.shipper).toEqual(party('US'));
  expect(validate(shipment({ shipper: null })).prepared?.shipper).toEqual(own);
});

test('an account without an address needs a shipper', () => {
  const homeless = { ...defaultAccount('test-a'), carrierId: 'homeless', shipFrom: null };
  const errors = (changes: object) =>
    listed(validate(shipment({ carrierId: 'homeless', ...changes }), { accounts: [homeless] }).errors);
  expect(errors({})).toEqual(['FIELD_REQUIRED /shipper']);
  expect(errors({ shipper: 5 })).toEqual(['FIELD_INVALID /shipper']);
  expect(errors({ shipper: party() })).toEqual([]);
});

test('a shipper or return address that is given is as complete as the recipient', () => {
  const incomplete = { address: { countryCode: 'US', city: 'Reno' }, contact: {} };
  expect(errorsOf(shipment({ shipper: incomplete, returnAddress: incomplete }))).toEqual([
    'FIELD_REQUIRED /shipper/address/streetLine1',
    'FIELD_REQUIRED /returnAddress/address/streetLine1',
    'FIELD_REQUIRED /shipper/contact/personName',
    'FIELD_REQUIRED /returnAddress/contact/personName',
  ]);
});
