import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { findings, line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

const service = { domestic: true, international: false, isMultiPackageSupported: true };
const limits = {
  weight: { value: 10, units: 'KG' },
  sides: { length: 60, width: 40, height: 40, units: 'CM' },
} as const;

beforeAll(async () => {
  const { accounts } = (await station.api.get('/station/v1/accounts')).body as { accounts: Account[] };
  const account = {
    ...accounts[0],
    ...{ carrierId: 'postnl', carrier: 'OTHER', carrierCode: 'postnl', friendlyName: 'PostNL' },
    services: [
      { ...service, serviceCode: 'open', name: 'Open' },
      { ...service, serviceCode: 'limited', name: 'Limited', limits },
    ],
  };
  const { body } = await station.api.post('/station/v1/accounts', account);
  expect(body.account).toMatchObject({ carrier: 'OTHER', carrierCode: 'postnl' });
});

const to = (serviceType: string, changes: Record<string, unknown> = {}) =>
  request({ carrierId: 'postnl', serviceType, itemLines: [line(changes)] });

describe('an account of a carrier that the specification does not name', () => {
  test('is bought from, and the answer says that no rules are known', async () => {
    const { status, body } = await station.api.ship('other-1', to('open', { weight: { units: 'KG', value: 900 } }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ carrierCode: 'postnl', serviceType: 'open' });
    expect(findings(body.warnings)).toEqual(['NO_RULES_KNOWN /serviceType']);
    expect(body.warnings[0].message).toContain('the carrier decides');
  });

  test('has the limits that its own list of services gives, whichever side is the longest', async () => {
    const sides = (length: number, width: number, height: number) => ({
      weight: { units: 'KG', value: 10 },
      dimensions: { units: 'CM', length, width, height },
    });
    expect(findings((await station.api.check(to('limited', sides(40, 60, 40)))).body.errors)).toEqual([]);
    const heavy = await station.api.check(to('limited', { weight: { units: 'KG', value: 10.1 } }));
    expect(findings(heavy.body.errors)).toEqual(['WEIGHT_OVER_LIMIT /itemLines/0/weight/value']);
    expect(heavy.body.warnings).toEqual([]);
    const long = await station.api.check(to('limited', sides(61, 40, 40)));
    expect(findings(long.body.errors)).toEqual(['LENGTH_OVER_LIMIT /itemLines/0/dimensions/length']);
  });

  test('is in the list of carriers under its own code', async () => {
    const { body } = await station.api.get('/cloud-boot-manager/api/v1/carriers?carrierCode=PostNL');
    expect(body.data).toMatchObject([{ carrierId: 'postnl', carrierCode: 'postnl', supportsLabelMessages: true }]);
  });
});
