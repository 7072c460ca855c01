import { expect, test } from 'vitest';
import { samePerson } from '#electron/engine/erasure/same-person.ts';

const jane = {
  address: { countryCode: 'DE', city: 'Köln', zipCode: '50 667', streetLine1: 'Domstraße 1' },
  contact: { personName: 'Jane Roe', phoneNumber: '+49 221 123', emailAddress: 'jane@example.com' },
};
const isJane = samePerson(jane);
const other = (address: object, contact: object = {}) => ({ address, contact: { personName: 'JANE ROE', ...contact } });

test('a person is the same by name, and by postal code, telephone number or e-mail address beside it', () => {
  expect(isJane(jane)).toBe(true);
  expect(isJane(other({ countryCode: 'de', zipCode: '50667', city: 'Cologne' }))).toBe(true);
  expect(isJane(other({}, { phoneNumber: '+49 (221) 123' }))).toBe(true);
  expect(isJane(other({}, { emailAddress: ' JANE@example.com' }))).toBe(true);
});

test('a namesake, somebody else at the same place, and nobody are not', () => {
  expect(isJane(other({ countryCode: 'AT', zipCode: '50667' }))).toBe(false);
  expect(isJane(other({}, { companyName: 'Roe Ltd', phoneNumber: '+49 221 123' }))).toBe(false);
  expect(isJane({ ...jane, contact: { ...jane.contact, personName: 'John Roe' } })).toBe(false);
  expect([isJane(null), isJane(undefined), isJane({}), isJane(other({}))]).toEqual([false, false, false, false]);
});

test('where addresses have no postal code, the city stands in its place', () => {
  const isZoe = samePerson({
    address: { countryCode: 'HK', city: 'Kowloon', streetLine1: '1' },
    contact: { companyName: 'Zoë' },
  });
  expect(isZoe({ address: { countryCode: 'HK', city: 'KOWLOON' }, contact: { companyName: 'zoë' } })).toBe(true);
  expect(isZoe({ address: { countryCode: 'HK', city: 'Central' }, contact: { companyName: 'zoë' } })).toBe(false);
});
