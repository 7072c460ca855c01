import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSendcloudAdapter } from '#electron/adapters/sendcloud/index.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { KEYS, startSendcloud, type SendcloudFake } from './fake.ts';

const ACCOUNTS = '/station/v1/accounts';
let fake: SendcloudFake;
let station: TestStation;

beforeAll(async () => {
  fake = await startSendcloud();
  station = await startTestStation({ adapters: [(ports) => createSendcloudAdapter(ports, fake.address)] });
});
afterAll(async () => {
  expect(fake.violations).toEqual([]);
  await station.dispose();
  await fake.close();
});

/** The account that a person makes of one of the carriers that the keys bring. */
async function connect(carrierId: string, isMeant: (carrier: { adapter: { contractId?: number } }) => boolean) {
  const { body } = await station.api.post(`${ACCOUNTS}/import`, { adapter: { type: 'sendcloud', ...KEYS } });
  const { carrierCode, name, services, packages, adapter } = body.carriers.find(isMeant);
  const [template] = (await station.api.get(ACCOUNTS)).body.accounts;
  const account = {
    ...template,
    ...{ carrierId, carrier: 'OTHER', carrierCode, friendlyName: name, services, packages },
    adapter: { type: 'sendcloud', ...KEYS, ...adapter },
  };
  const created = await station.api.post(ACCOUNTS, account);
  expect(created.body.errors ?? []).toEqual([]);
  return created.body.account;
}

test('a carrier that the keys bring is picked, compared, bought from with its messages, and read again', async () => {
  const made = await connect('postnl-517', ({ adapter }) => adapter.contractId === 517);
  expect(made).toMatchObject({ carrierCode: 'postnl', adapter: { contractId: 517, secretKey: '********' } });

  const { accounts } = (await station.api.post('/station/v1/shipments/rates', request({ carrierId: undefined }))).body;
  const own = accounts.find((each: { carrierId: string }) => each.carrierId === 'postnl-517');
  expect(own).toMatchObject({
    result: 'QUOTED',
    quotes: [{ serviceCode: 'postnl:standard', cost: { amount: '6.75', currency: 'EUR' }, delivery: { days: 1 } }],
  });

  const itemLines = [{ weight: { units: 'KG', value: 1.25 }, customerReference: { ref1: 'PO-1', ref5: 'For Ada' } }];
  const bought = await station.api.ship(
    'other-1',
    request({ carrierId: 'postnl-517', serviceType: 'postnl:standard', itemLines }),
  );
  expect([bought.status, bought.body.detail ?? '']).toEqual([200, '']);
  expect(fake.booked().at(-1)?.asked).toMatchObject({
    ship_with: { properties: { contract_id: 517, shipping_option_code: 'postnl:standard' } },
    parcels: [{ weight: { value: '1.25', unit: 'kg' }, label_notes: ['PO-1', 'For Ada'] }],
  });

  const { body } = await station.api.post(`${ACCOUNTS}/postnl-517/import`, {});
  expect(body).toMatchObject({ works: true, leftOut: [], account: { services: made.services } });
});

test('limits that the service gives its options hold, before anything is sent', async () => {
  await connect('postnl-limits', ({ adapter }) => adapter.contractId === 517);
  const calls = fake.calls.length;
  const heavy = request({
    ...{ carrierId: 'postnl-limits', serviceType: 'postnl:standard' },
    itemLines: [{ weight: { units: 'KG', value: 23.002 } }],
  });
  const { body } = await station.api.ship('heavy-1', heavy);
  expect(body.errors).toMatchObject([{ code: 'WEIGHT_OVER_LIMIT', limit: 23.001 }]);
  expect(fake.calls).toHaveLength(calls);
});
