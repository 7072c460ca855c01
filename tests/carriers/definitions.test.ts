import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import { Account } from '#shared/schema/accounts/account.ts';
import { CARRIERS, RULED_BY } from '#shared/schema/accounts/carrier.ts';
import { isCountryCode } from '#shared/schema/country.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';

const isAccount = formats.default(new Ajv({ allowUnionTypes: true, keywords: OWN_KEYWORDS })).compile(Account);

test('there is one definition for each carrier of the specification, in its order', () => {
  expect(CARRIER_DEFINITIONS.map(({ key }) => key)).toEqual([...RULED_BY]);
});

test('definitions are data: they survive being written down', () => {
  expect(JSON.parse(JSON.stringify(CARRIER_DEFINITIONS))).toEqual(CARRIER_DEFINITIONS);
});

test('only carrier I has no label messages', () => {
  expect(CARRIER_DEFINITIONS.filter(({ references }) => references.length === 0).map(({ key }) => key)).toEqual([
    'CARRIER_I',
  ]);
});

test('there is one test account for each carrier, in the same order', () => {
  expect(TEST_ACCOUNTS.map(({ carrier }) => carrier)).toEqual([...CARRIERS]);
});

describe.each(TEST_ACCOUNTS)('the test account of $carrier', (account) => {
  test('is a sound account in test mode with a complete address to ship from', () => {
    isAccount(account);
    expect(isAccount.errors).toBeNull();
    expect(account).toMatchObject({ carrierCode: account.carrier, primary: true, adapter: { type: 'test' } });
    const { address, contact } = account.shipFrom ?? {};
    expect(isCountryCode(address?.countryCode ?? '')).toBe(true);
    for (const text of [
      address?.city,
      address?.zipCode,
      address?.streetLine1,
      contact?.companyName,
      contact?.phoneNumber,
    ]) {
      expect(text).toMatch(/\S/);
    }
  });

  test("offers each service once, with the group or the limits that the carrier's rules want", () => {
    const rules = CARRIER_DEFINITIONS.find(({ key }) => key === account.carrier);
    expect(new Set(account.services.map(({ serviceCode }) => serviceCode)).size).toBe(account.services.length);
    for (const { group, limits } of account.services)
      expect([group !== undefined, limits !== undefined]).toEqual([
        rules?.sizeByGroup !== null,
        rules?.limitsPerService,
      ]);
  });
});

// The table of the contract, section 8: d domestic, i international, m several packages.
test('the test accounts offer the services of the contract and ship from its countries', () => {
  const table = TEST_ACCOUNTS.map(({ carrierId, shipFrom, services }) => [
    carrierId,
    shipFrom?.address.countryCode,
    services.map(({ serviceCode, domestic, international, isMultiPackageSupported: multi }) =>
      [serviceCode, ' ', domestic ? 'd' : '', international ? 'i' : '', multi ? 'm' : ''].join(''),
    ),
  ]);
  expect(table).toEqual([
    ['test-a', 'US', ['A_GROUND dm', 'A_EXPRESS_SAVER dm', 'A_EXPRESS_INTERNATIONAL im', 'A_EXPRESS_FREIGHT d']],
    ['test-b', 'US', ['03 dm', '01 dm', '08 im']],
    ['test-c', 'GB', ['C24 d', 'C48 d']],
    ['test-d', 'GB', ['D24 d', 'D48L d', 'DINT i']],
    ['test-e', 'GB', ['1^12 dm', '1^19 dm', '1^71 im']],
    ['test-f', 'DE', ['101 dim', '179 dim']],
    ['test-g', 'DE', ['PARCEL dim', 'EXPRESS dim']],
    ['test-h', 'BE', ['H_FREIGHT dim', 'H_PREMIUM dim']],
    ['test-i', 'US', ['I_GROUND d']],
  ]);
});

test("carrier A's services each have their group", () => {
  const groups = TEST_ACCOUNTS[0]?.services.map(({ group }) => group);
  expect(groups).toEqual(['GROUND', 'EXPRESS', 'EXPRESS', 'EXPRESS_FREIGHT']);
});
