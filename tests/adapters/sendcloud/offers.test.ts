import { describe, expect, test } from 'vitest';
import type { AccountService } from '#shared/schema/accounts/account.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { SECRET_MASK } from '#shared/schema/accounts/account.ts';
import { KEYS } from './fake.ts';
import { SERVICES } from './orders.ts';
import { useSendcloud } from './sendcloud.ts';

const sendcloud = useSendcloud();
const signal = () => AbortSignal.timeout(3000);

describe('the import', () => {
  const importWith = (secrets: Partial<typeof KEYS> = {}) => {
    const typed = { ...KEYS, ...secrets, origin: sendcloud.fake.url };
    const { publicKey } = KEYS;
    const account = { carrierId: '', adapter: { type: 'sendcloud', publicKey, secretKey: SECRET_MASK } };
    return sendcloud.adapter.importCarriers({ account, typed }, signal());
  };

  test('brings the carriers of the keys that were typed, each contract for itself, with what can be bought', async () => {
    const outcome = await importWith();
    if (outcome.kind !== 'imported') throw new Error(outcome.reason);
    const { carriers } = outcome;
    expect(carriers.map(({ adapter, carrierCode, name, nickname }) => [adapter, carrierCode, name, nickname])).toEqual([
      [{ contractId: 517 }, 'postnl', 'PostNL', 'PostNL of ours'],
      [{ contractId: 518 }, 'postnl', 'PostNL', 'PostNL of ours'],
      [{ contractId: 9 }, 'sendcloud', 'Sendcloud', 'Unstamped'],
    ]);
    const letter = { ...{ domestic: true, international: true }, isMultiPackageSupported: false };
    expect(carriers[0]?.services).toEqual([
      {
        ...{ serviceCode: 'postnl:standard', name: 'PostNL Standard' },
        ...{ domestic: true, international: false, isMultiPackageSupported: true },
        limits: { weight: { value: 23.001, units: 'KG' }, sides: { length: 175, width: 78, height: 58, units: 'CM' } },
      },
      {
        ...{ serviceCode: 'postnl:standard/signature', name: 'PostNL with signature' },
        ...{ domestic: false, international: true, isMultiPackageSupported: false },
        limits: { weight: { value: 0.5, units: 'KG' }, sides: { length: 30.5, width: 2, height: 1, units: 'CM' } },
      },
    ]);
    expect(carriers[2]?.services).toEqual([{ serviceCode: 'sendcloud:letter', name: 'Unstamped letter', ...letter }]);
    expect(carriers[0]?.packages).toContainEqual({ packageCode: 'tube', name: 'Tube' });
  });

  test('with a wrong secret key says so', async () => {
    expect(await importWith({ secretKey: 'another' })).toMatchObject({
      kind: 'failed',
      result: 'REFUSED',
      trouble: { code: 'ACCOUNT_REFUSED', values: { words: 'Invalid username/password.' } },
    });
  });

  test.each(['too-many', 'server-error', 'reset', 'half-json'] as const)('fails by %s', async (fault) => {
    sendcloud.fake.fail('options', fault);
    expect(await importWith()).toMatchObject({ kind: 'failed', result: 'NOT_REACHED' });
  });
});

describe('rates', () => {
  const ratesOf = (codes: string[], config = {}, shipment = (given: PreparedShipment) => given) => {
    const order = sendcloud.order({ config, shipment, items: ['p1', 'p2'] });
    const services = codes.map((code) => SERVICES.find(({ serviceCode }) => serviceCode === code) as AccountService);
    return sendcloud.adapter.rates({ shipment: order.shipment, services, signal: signal() });
  };

  test('are as quoted, for the whole shipment, in one call', async () => {
    const declared = (shipment: PreparedShipment) => ({
      ...shipment,
      packages: shipment.packages.map((each) => ({ ...each, declaredInfo: { amount: 9.5, currency: 'EUR' } })),
    });
    const codes = SERVICES.map(({ serviceCode }) => serviceCode);
    expect(await ratesOf(codes, { contractId: 517 }, declared)).toEqual({
      kind: 'quoted',
      refused: [],
      quotes: [
        {
          ...{ serviceCode: 'postnl:standard', cost: { amount: '6.75', currency: 'EUR' } },
          delivery: { days: 1, date: null, words: null },
        },
        {
          ...{ serviceCode: 'postnl:standard/signature', cost: { amount: '7.05', currency: 'EUR' } },
          delivery: { days: null, date: null, words: '30 h' },
        },
      ],
    });
    expect(sendcloud.fake.calls.map(({ json }) => json)).toEqual([
      {
        ...{ from_country_code: 'US', from_postal_code: '38118', to_country_code: 'US', to_postal_code: '04101' },
        ...{ contract_id: 517, calculate_quotes: true },
        parcels: Array.from({ length: 2 }, () => ({
          ...{ weight: { value: '2.5', unit: 'lbs' }, additional_insured_price: 9.5 },
        })),
      },
    ]);
    expect(sendcloud.fake.booked()).toEqual([]);
  });

  test('of a service with two contracts, where the account names none, are not guessed', async () => {
    expect(await ratesOf(['postnl:standard'])).toEqual({ kind: 'quoted', quotes: [], refused: [] });
    expect(sendcloud.fake.calls[0]?.json).toMatchObject({ shipping_option_code: 'postnl:standard' });
  });

  test.each([
    ['too-many-for-7-seconds', 'SERVICE_ASKS_TO_WAIT'],
    ['unauthorized-once', 'ACCOUNT_REFUSED'],
    ['server-error', 'SERVICE_HAS_FAULT'],
    ['reset', 'ANSWER_LOST'],
  ] as const)('that fail by %s say so', async (fault, code) => {
    sendcloud.fake.fail('options', fault);
    expect(await ratesOf(['postnl:standard'])).toMatchObject({ kind: 'failed', trouble: { code } });
  });
});

describe('the test of an account', () => {
  const tested = async (secrets: Partial<typeof KEYS>, contractId?: number) => {
    const adapter = await sendcloud.showing(secrets);
    const { shipment } = sendcloud.order({ config: { ...(contractId && { contractId }) } });
    return adapter.test({ ...shipment.account } as Parameters<typeof adapter.test>[0], signal());
  };

  test('asks for nothing that costs', async () => {
    expect(await tested({}, 517)).toMatchObject({ result: 'ACCEPTED', works: true });
    expect(sendcloud.asked()).toEqual(['GET /user/auth/metadata', 'GET /contracts/517']);
  });

  test('tells a wrong key from a contract that is not there, and from a service that cannot be reached', async () => {
    expect(await tested({ secretKey: 'x' })).toMatchObject({ result: 'REFUSED', trouble: { code: 'ACCOUNT_REFUSED' } });
    expect(await tested({}, 99)).toMatchObject({ result: 'ACCOUNT_UNKNOWN', trouble: { code: 'ACCOUNT_NOT_THERE' } });
    sendcloud.fake.fail('account', 'server-error');
    expect(await tested({})).toMatchObject({ result: 'NOT_REACHED', trouble: { code: 'SERVICE_HAS_FAULT' } });
  });
});
