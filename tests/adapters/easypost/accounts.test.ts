import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { CARRIER_ACCOUNT, LIVE_KEY, TEST_KEY } from './stock.ts';
import { useEasypost } from './use-easypost.ts';

const used = useEasypost();
const live = () => used.showing({ apiKey: LIVE_KEY });

const signal = new AbortController().signal;
const accountOf = (mode: 'TEST' | 'LIVE', carrierAccountId = CARRIER_ACCOUNT) =>
  ({ ...used.order({ config: { mode, carrierAccountId } }).shipment.account }) as unknown as Account;

describe('what a parcel would cost', () => {
  const services = ['A_GROUND', 'PRIORITY', 'EXPRESS'].map((serviceCode) => ({
    ...{ serviceCode, name: serviceCode, domestic: true, international: false, isMultiPackageSupported: true },
  }));

  test('is as quoted, with what the carrier says of the others; nothing is created', async () => {
    used.fake.offers.set('PRIORITY', '6.90');
    used.fake.says.push('EXPRESS is not available.');
    const calls = used.fake.calls.length;
    const { shipment } = used.order();
    const quote = (serviceCode: string, amount: string) => ({
      ...{ serviceCode, cost: { amount, currency: 'USD' }, delivery: { days: 3, date: null, words: null } },
    });
    expect(await used.adapter.rates({ shipment, services, signal })).toEqual({
      kind: 'quoted',
      quotes: [quote('A_GROUND', '5.93'), quote('PRIORITY', '6.90')],
      refused: [{ serviceCode: 'EXPRESS', reason: 'EXPRESS is not available.' }],
    });
    expect(used.fake.calls.slice(calls).map(({ path }) => path)).toEqual(['/beta/rates']);
    expect(used.fake.violations).toEqual([]);
  });

  test('of several packages is what they cost together', async () => {
    const { shipment } = used.order({ items: ['a', 'b'] });
    const outcome = await used.adapter.rates({ shipment, services, signal });
    expect(outcome).toMatchObject({ quotes: [{ cost: { amount: '11.86' } }, { cost: { amount: '13.80' } }] });
    expect(used.fake.sales()).toEqual([]);
  });

  test('is not known where the service is away', async () => {
    used.fake.fail('quote', 'server-error');
    const outcome = await used.adapter.rates({ shipment: used.order().shipment, services, signal });
    expect(outcome).toMatchObject({ kind: 'failed', trouble: { code: 'ANSWER_PROVES_NOTHING' } });
  });
});

describe('the test of an account buys nothing', () => {
  test('a key for tests', async () => {
    expect(await used.adapter.test(accountOf('TEST'), signal)).toMatchObject({ result: 'ACCEPTED', works: true });
  });

  test('a key for shipping, with its carrier account and with another', async () => {
    expect(await (await live()).test(accountOf('LIVE'), signal)).toMatchObject({ result: 'ACCEPTED' });
    const other = await (await live()).test(accountOf('LIVE', 'ca_other'), signal);
    expect(other).toMatchObject({ result: 'ACCOUNT_UNKNOWN', works: false, trouble: { code: 'ACCOUNT_NOT_THERE' } });
  });

  test('a wrong key', async () => {
    const wrong = await used.showing({ apiKey: 'EZAKwrong' });
    const test = await wrong.test(accountOf('LIVE'), signal);
    expect(test).toMatchObject({ result: 'REFUSED', trouble: { code: 'KEYS_REFUSED' } });
  });

  test('a service that asks to wait', async () => {
    used.fake.fail('accounts', 'too-many-for-7-seconds');
    expect(await (await live()).test(accountOf('LIVE'), signal)).toMatchObject({
      result: 'NOT_REACHED',
      trouble: { code: 'SERVICE_ASKS_TO_WAIT', values: { seconds: 7 } },
    });
  });

  test('a service that is away', async () => {
    used.fake.fail('accounts', 'server-error');
    expect(await (await live()).test(accountOf('LIVE'), signal)).toMatchObject({ result: 'NOT_REACHED', works: false });
  });
});

describe('the import', () => {
  const account = { carrierId: 'new', adapter: { type: 'easypost' } };

  test('brings the carrier accounts with services and packagings, with a key that was only typed', async () => {
    const typed = { origin: new URL(used.fake.url).origin, apiKey: LIVE_KEY };
    const outcome = await (await live()).importCarriers({ account, typed }, signal);
    const service = { domestic: true, international: true, isMultiPackageSupported: true };
    expect(outcome).toEqual({
      kind: 'imported',
      carriers: [
        {
          ...{ adapter: { carrierAccountId: CARRIER_ACCOUNT }, carrierCode: 'fedex', name: 'FedEx', nickname: 'Depot' },
          ...{ requiresFundedAmount: true, balance: null },
          services: [
            { ...service, serviceCode: 'FEDEX_GROUND', name: 'FedEx Ground®' },
            { ...service, serviceCode: 'INTERNATIONAL_PRIORITY', name: 'INTERNATIONAL_PRIORITY', domestic: false },
          ],
          packages: [{ packageCode: 'FedExPak', name: 'Pak', dimensions: ['12in x 15.5in'] }],
        },
        {
          ...{ adapter: { carrierAccountId: 'ca_2' }, carrierCode: 'odd', name: 'Odd Carrier', nickname: null },
          ...{ requiresFundedAmount: true, balance: null, services: [], packages: [] },
        },
      ],
    });
    expect(used.fake.violations).toEqual([]);
  });

  test('with a key for tests, which is not shown the list, brings those that quote for a sample', async () => {
    const typed = { origin: new URL(used.fake.url).origin, apiKey: TEST_KEY };
    const calls = used.fake.calls.length;
    const outcome = await used.adapter.importCarriers({ account, typed }, signal);
    expect(outcome).toMatchObject({
      kind: 'imported',
      carriers: [{ adapter: { carrierAccountId: CARRIER_ACCOUNT }, carrierCode: 'fedex', name: 'FedEx' }],
    });
    expect(used.fake.calls.slice(calls).map(({ path }) => path)).toEqual([
      '/v2/carrier_accounts',
      '/beta/rates',
      '/v2/metadata/carriers',
    ]);
    expect(used.fake.violations).toEqual([]);
  });

  test('says so where none does', async () => {
    used.fake.offers.clear();
    const typed = { origin: new URL(used.fake.url).origin, apiKey: TEST_KEY };
    const outcome = await used.adapter.importCarriers({ account, typed }, signal);
    expect(outcome).toMatchObject({ kind: 'failed', result: 'REFUSED', trouble: { code: 'KEY_FOR_TESTS' } });
  });
});
