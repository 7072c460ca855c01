import { describe, expect, test } from 'vitest';
import { readExactly } from '#electron/adapters/http/read-json.ts';
import { totalOf } from '#electron/adapters/shipengine/total.ts';
import { configFor } from './account.ts';
import { useShipengine } from './connected.ts';
import { LIVE_KEY } from './fake.ts';

const soon = () => AbortSignal.timeout(5000);
const money = (amount: string, currency = 'usd') => ({ amount, currency });

test('amounts are kept as they were written, and added up exactly', () => {
  const body = readExactly(Buffer.from('{"a":{"amount":12.30,"currency":"usd"},"b":[0.1]}'));
  expect(body).toEqual({ a: money('12.30'), b: ['0.1'] });
  expect(totalOf([money('0.1'), money('0.20'), money('0')])).toEqual(money('0.30', 'USD'));
  expect(totalOf([money('7.33'), undefined, null])).toEqual(money('7.33', 'USD'));
  expect(totalOf([money('0'), money('0.00')])).toEqual(money('0', 'USD'));
  expect(totalOf([money('1'), money('1', 'cad')])).toBeNull();
  expect(totalOf([money('1'), money('1e9')])).toBeNull();
  expect(totalOf([])).toBeNull();
});

describe.each(['SHIPENGINE', 'SHIPSTATION'] as const)('%s', (profile) => {
  const connected = useShipengine(profile);
  const login = (typed: { apiKey: string; origin: string } | null = null) => ({
    account: { carrierId: 'mine', adapter: configFor(profile) },
    typed,
  });

  test('brings the carriers of a key that is only typed, with services and packagings', async () => {
    const { origin } = new URL(connected.fake.url);
    const live = await connected.adapter.importCarriers(login({ apiKey: LIVE_KEY, origin }), soon());
    expect(live).toMatchObject({ carriers: [{ adapter: { carrierId: 'se-999999' } }] });
    const found = await connected.adapter.importCarriers(login(), soon());
    expect(found).toMatchObject({
      kind: 'imported',
      carriers: [
        {
          adapter: { carrierId: 'se-111111' },
          ...{ carrierCode: 'fedex', name: 'FEDEX', nickname: 'fedex of the fake', requiresFundedAmount: false },
          packages: [{ package_code: 'package' }],
        },
        { adapter: { carrierId: 'se-222222' }, carrierCode: 'stamps_com' },
      ],
    });
    expect(found).toHaveProperty('carriers.0.services.0', {
      ...{ serviceCode: 'fedex_ground', name: 'FedEx Ground', domestic: true, international: false },
      isMultiPackageSupported: true,
    });
  });

  test('says why there are none', async () => {
    const failed = await connected.adapter.importCarriers(
      login({ apiKey: 'nobody', origin: new URL(connected.fake.url).origin }),
      soon(),
    );
    expect(failed).toMatchObject({ kind: 'failed', result: 'REFUSED', trouble: { code: 'KEYS_REFUSED' } });
    connected.fake.fail('carriers', 'too-many-for-7-seconds');
    expect(await connected.adapter.importCarriers(login(), soon())).toMatchObject({
      ...{ result: 'NOT_REACHED', trouble: { values: { seconds: 7 } } },
    });
    connected.fake.fail('carriers', 'server-error');
    expect(await connected.adapter.importCarriers(login(), soon())).toMatchObject({ result: 'NOT_REACHED' });
  });

  const quoted = (codes: string[]) => {
    const { shipment } = connected.order({
      shipment(prepared) {
        const { recipient } = prepared.request;
        const contact = { ...recipient.contact, phoneNumber: '1' };
        return { ...prepared, request: { ...prepared.request, recipient: { ...recipient, contact } } };
      },
    });
    const services = codes.map((serviceCode) => ({ ...shipment.service, serviceCode }));
    return connected.adapter.rates({ shipment, services, signal: soon() });
  };

  test('quotes whole prices, and says which service does not go there', async () => {
    expect(await quoted(['fedex_ground', 'fedex_2day', 'fedex_international_economy'])).toEqual({
      kind: 'quoted',
      quotes: [
        {
          serviceCode: 'fedex_ground',
          // 10.1 + 0 + 2.2 + 0.05; not the 3 of a box of theirs, nor the 7 of tariffs.
          cost: { amount: '12.35', currency: 'USD' },
          delivery: { days: 3, date: '2026-03-05T00:00:00Z', words: '3' },
        },
      ],
      refused: [{ serviceCode: 'fedex_2day', reason: 'The service does not go there.' }],
    });
    expect(JSON.stringify(connected.fake.calls.at(-1)?.json)).not.toContain('external_shipment_id');
    expect(connected.fake.sales()).toEqual([]);
  });

  test('quotes nothing where the call fails', async () => {
    connected.fake.fail('rates', 'too-many');
    expect(await quoted(['fedex_ground'])).toMatchObject({ kind: 'failed' });
  });
});
