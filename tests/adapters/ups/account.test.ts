import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { createUpsAdapter } from '#electron/adapters/ups/index.ts';
import { addressOf } from '#electron/adapters/http/site.ts';
import { upsDefinition } from '#electron/adapters/ups/definition.ts';
import { secretsOf } from '../connectors/order.ts';
import { ACCOUNT, errors, KEYS } from './fake.ts';
import { BERLIN, config, GROUND, useUps } from './ups.ts';

const ups = useUps();
const account = (changes = {}) =>
  ({ carrierId: 'mine', adapter: config(changes), shipFrom: ups.order().shipment.shipper }) as unknown as Account;
const signal = AbortSignal.timeout(20_000);

test('whether labels are to ship with is told from the host, and keys go to that host alone', () => {
  const { isTest, secrets } = upsDefinition();
  const told = (host: 'onlinetools.ups.com' | 'wwwcie.ups.com') =>
    typeof isTest === 'function' && isTest(config({ host }), null);
  expect([told('onlinetools.ups.com'), told('wwwcie.ups.com')]).toEqual([false, true]);
  expect(secrets?.origin(config({ host: 'wwwcie.ups.com' }))).toBe('https://wwwcie.ups.com');
  expect(addressOf('onlinetools.ups.com')).toBe('https://onlinetools.ups.com');
});

describe('the test of an account', () => {
  test('asks for prices, and buys nothing', async () => {
    const { length } = ups.fake.sales();
    expect(await ups.adapter.test(account(), signal)).toMatchObject({ result: 'ACCEPTED', works: true, trouble: null });
    expect(await ups.adapter.test({ ...account(), shipFrom: null }, signal)).toMatchObject({ result: 'ACCEPTED' });
    expect(ups.fake.sales()).toHaveLength(length);
  });

  test.each([
    [errors('111210', 'The requested service is unavailable between the selected locations.'), 'ACCEPTED', null],
    [errors('111580', 'Invalid shipper number'), 'ACCOUNT_UNKNOWN', 'UPS_ACCOUNT_REFUSED'],
    [errors('250003', 'Blocked Merchant', 403), 'REFUSED', 'ACCOUNT_REFUSED'],
    [errors('1', 'Too many', 429), 'NOT_REACHED', 'SERVICE_TAKES_NO_MORE'],
  ])('%j is %s', async (answer, result, code) => {
    ups.fake.answerRates(answer);
    const said = await ups.adapter.test(account(), signal);
    expect([said.result, said.trouble?.code ?? null]).toEqual([result, code]);
  });

  test('says that keys are refused, and that nobody answers', async () => {
    const wrong = await ups.showing({ clientSecret: 'another' });
    expect(await wrong.test(account(), signal)).toMatchObject({
      result: 'REFUSED',
      trouble: { code: 'KEYS_REFUSED' },
    });
    ups.fake.fail('rates', 'reset');
    expect(await ups.adapter.test(account(), signal)).toMatchObject({ result: 'NOT_REACHED' });
  });
});

test('keys that UPS refuses buy nothing', async () => {
  const wrong = await ups.showing({ clientSecret: 'another' });
  expect(await wrong.purchase(ups.order())).toMatchObject({
    kind: 'not_sent',
    trouble: { code: 'KEYS_REFUSED' },
  });
});

describe('the import', () => {
  test('takes keys that were only typed, and brings services and packagings', async () => {
    const typed = { origin: ups.fake.url, ...KEYS };
    const { adapter, ...rest } = account({ clientSecret: KEYS.clientSecret });
    const empty = createUpsAdapter({ secrets: await secretsOf(ups.fake.url, {}) }, ups.fake.url);
    const found = await empty.importCarriers?.({ account: { ...rest, adapter }, typed }, signal);
    expect(found).toMatchObject({
      kind: 'imported',
      carriers: [{ carrierCode: 'UPS', adapter: { accountNumber: ACCOUNT } }],
    });
    const [carrier] = found?.kind === 'imported' ? found.carriers : [];
    expect(carrier?.services.find(({ serviceCode }) => serviceCode === '03')).toMatchObject({
      name: 'UPS Ground',
      domestic: true,
    });
    expect(carrier?.packages).toContainEqual({ packageCode: '02', name: 'Own packaging' });
  });

  test('fails where UPS does not know the account', async () => {
    const found = await ups.adapter.importCarriers(
      { account: account({ accountNumber: 'ZZZZZZ' }), typed: null },
      signal,
    );
    expect(found).toMatchObject({
      kind: 'failed',
      result: 'ACCOUNT_UNKNOWN',
      trouble: { code: 'UPS_ACCOUNT_REFUSED' },
    });
  });
});

describe('prices', () => {
  const nextDay = { ...GROUND, serviceCode: '01', name: 'Next Day Air' };
  const ask = (services = [GROUND, nextDay]) => ups.adapter.rates({ shipment: ups.order().shipment, services, signal });

  test('are those that UPS quotes, by the contract where it says them, with the day of delivery', async () => {
    const unknown = { ...GROUND, serviceCode: '14' };
    expect(await ask([GROUND, nextDay, unknown])).toEqual({
      kind: 'quoted',
      quotes: [
        {
          serviceCode: '03',
          cost: { amount: '11.05', currency: 'USD' },
          delivery: { days: 2, date: '2026-11-25', words: 'UPS Ground' },
        },
        {
          serviceCode: '01',
          cost: { amount: '62.10', currency: 'USD' },
          delivery: { days: 1, date: '2026-11-25', words: 'UPS Next Day Air' },
        },
      ],
      refused: [],
    });
  });

  test('that UPS does not give are said in its words', async () => {
    ups.fake.answerRates(errors('111286', 'The postal code is invalid.'));
    expect(await ask()).toMatchObject({ kind: 'failed', reason: 'The postal code is invalid. (111286)' });
    ups.fake.fail('rates', 'reset');
    expect(await ask()).toMatchObject({ kind: 'failed' });
  });

  test('across a border are asked for with the value and the whole weight', async () => {
    const customs = { customsItems: [{ description: 'Cup', quantity: 2, value: { amount: 0.1, currency: 'USD' } }] };
    const request = { recipient: BERLIN, customs };
    const { shipment } = ups.order({ items: ['a', 'b'], request, shipment: { international: true } });
    await ups.adapter.rates({ shipment, services: [GROUND], signal });
    expect(ups.sent('rating').RateRequest.Shipment).toMatchObject({
      InvoiceLineTotal: { CurrencyCode: 'USD', MonetaryValue: '0.2' },
      ShipmentTotalWeight: { UnitOfMeasurement: { Code: 'LBS' } },
    });
  });
});
