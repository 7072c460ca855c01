import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { KEY, startCorner, type CornerFake } from '../../adapters/connectors/example/fake.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { CUSTOMS_ITEM, findings, line, request } from '../../helpers/requests.ts';
import { handClock, startTestStation, type TestStation } from '../../helpers/station.ts';

const ACCOUNTS = '/station/v1/accounts';
const IMPORT = `${ACCOUNTS}/import`;
const clock = handClock();
let corner: CornerFake;
let station: TestStation;
let template: Account;
/** What somebody does while a service is asked for its list. */
let meanwhile = async () => {};

function createAskedCorner(ports: Parameters<typeof createCorner>[0]) {
  const adapter = createCorner(ports, corner.url);
  const importCarriers: typeof adapter.importCarriers = async (...asked) => {
    const found = await adapter.importCarriers?.(...asked);
    await meanwhile();
    return found as NonNullable<typeof found>;
  };
  return { ...adapter, importCarriers };
}

beforeAll(async () => {
  corner = await startCorner();
  station = await startTestStation({ adapters: [createAskedCorner], clock });
  template = (await station.api.get(ACCOUNTS)).body.accounts[0];
});
afterAll(async () => {
  await station.dispose();
  await corner.close();
});

/** Sets an account up as a person does: the key, the carriers that it brings, one of them. */
async function connect(carrierId: string, changes: Partial<Account> = {}): Promise<Account> {
  const { body } = await station.api.post(IMPORT, { adapter: { type: 'corner', apiKey: KEY } });
  const [found] = body.carriers;
  const account = {
    ...template,
    ...{ carrierId, carrier: 'OTHER', carrierCode: found.carrierCode, friendlyName: found.name },
    ...{ services: found.services, packages: found.packages },
    adapter: { type: 'corner', apiKey: KEY, ...found.adapter },
    ...changes,
  };
  const created = await station.api.post(ACCOUNTS, account);
  expect(created.body.errors ?? []).toEqual([]);
  return created.body.account;
}

describe('the carriers that a key opens', () => {
  test('are not asked for with a key that cannot be one, and the answer does not repeat it', async () => {
    const { status, body } = await station.api.post(IMPORT, { adapter: { type: 'corner', apiKey: 'hidden key' } });
    expect([status, findings(body.errors)]).toEqual([422, ['FIELD_INVALID /adapter/apiKey']]);
    expect(JSON.stringify(body)).not.toContain('hidden');
  });

  test('are listed before there is an account, with services and packagings, and nothing is stored', async () => {
    const before = (await station.api.get(ACCOUNTS)).body.accounts.length;
    const { status, body } = await station.api.post(IMPORT, { adapter: { type: 'corner', apiKey: KEY } });
    expect([status, body.result, body.works]).toEqual([200, 'ACCEPTED', true]);
    expect(body.carriers).toMatchObject([
      {
        ...{ adapter: { carrier: 'c-1' }, carrierCode: 'legs', name: 'Legs & Wheels' },
        services: [{ serviceCode: 'walk', limits: { weight: { value: 20, units: 'LB' } } }, { serviceCode: 'bike' }],
        packages: [{ packageCode: 'box' }],
      },
    ]);
    expect((await station.api.get(ACCOUNTS)).body.accounts).toHaveLength(before);
  });

  test('a wrong key is said to be refused', async () => {
    const { body } = await station.api.post(IMPORT, { adapter: { type: 'corner', apiKey: 'TEST_wrong' } });
    expect(body).toMatchObject({ result: 'REFUSED', works: false, carriers: [], trouble: { code: 'ACCOUNT_REFUSED' } });
  });

  test('a mask is no key', async () => {
    const { body } = await station.api.post(IMPORT, { adapter: { type: 'corner', apiKey: '********' } });
    expect(findings(body.errors)).toEqual(['FIELD_REQUIRED /adapter/apiKey']);
  });

  test('a way of buying without such a list says so', async () => {
    const { body } = await station.api.post(IMPORT, { adapter: { type: 'test' } });
    expect(body.code).toBe('OPERATION_NOT_SUPPORTED');
  });

  test('make an account that buys; test mode is told from the key', async () => {
    const { adapter } = await connect('legs');
    expect(adapter).toEqual({ type: 'corner', apiKey: '********', carrier: 'c-1', mode: 'TEST' });
    expect((await station.api.get(ACCOUNTS)).body.inTestMode).toContain('legs');
    const { body } = await station.api.ship('legs-1', request({ carrierId: 'legs', serviceType: 'walk' }));
    expect(body.data).toMatchObject({ carrierCode: 'legs' });
  });
});

describe('taking services over into an account', () => {
  test('puts those of its carrier in the place of its own', async () => {
    const { services } = await connect('imported', { services: [{ ...bare('walk'), name: 'Old name' }] });
    expect(services).toHaveLength(1);
    const { body } = await station.api.post(`${ACCOUNTS}/imported/import`, {});
    expect(body.account.services.map(({ serviceCode, name }: Account['services'][0]) => [serviceCode, name])).toEqual([
      ['walk', 'On foot'],
      ['bike', 'By bicycle'],
    ]);
    expect(body.leftOut).toEqual([]);
  });

  test('leaves the nine their own rules: no limits, and the groups that a person chose', async () => {
    const services = [{ ...bare('walk'), group: 'GROUND' as const }];
    await connect('nine', { carrier: 'CARRIER_A', carrierCode: 'CARRIER_A', services });
    const { body } = await station.api.post(`${ACCOUNTS}/nine/import`, {});
    expect(body.account.services).toEqual([{ ...bare('walk'), name: 'On foot', group: 'GROUND' }]);
    expect(body.leftOut).toEqual(['bike']);
  });

  test('keeps what was changed of the account while its service was asked', async () => {
    const account = await connect('changed');
    meanwhile = async () => {
      const changed = { ...account, friendlyName: 'Renamed', strictDecimals: true };
      expect((await station.api.call('PUT', `${ACCOUNTS}/changed`, { body: changed })).status).toBe(200);
    };
    const { body } = await station.api.post(`${ACCOUNTS}/changed/import`, {});
    meanwhile = async () => {};
    expect(body.account).toMatchObject({ friendlyName: 'Renamed', strictDecimals: true });
  });

  test('changes nothing where its carrier is not among them', async () => {
    await connect('strange', { adapter: { type: 'corner', apiKey: KEY, carrier: 'c-2' } });
    const { body } = await station.api.post(`${ACCOUNTS}/strange/import`, {});
    expect(body).toMatchObject({ result: 'ACCOUNT_UNKNOWN', works: false, account: null });
  });
});

const bare = (serviceCode: string) => ({
  ...{ serviceCode, name: serviceCode, domestic: true, international: false, isMultiPackageSupported: true },
});

describe('prices', () => {
  const rates = async (changes: Record<string, unknown> = {}) =>
    (await station.api.post('/station/v1/shipments/rates', request({ carrierId: undefined, ...changes }))).body
      .accounts;
  const of = (accounts: { carrierId: string }[], carrierId: string) =>
    accounts.find((each) => each.carrierId === carrierId);

  beforeAll(() => connect('priced'));

  test('are as the carrier quotes them, with when, and why its other services have none', async () => {
    const accounts = await rates();
    expect(of(accounts, 'priced')).toMatchObject({
      ...{ result: 'QUOTED', test: true, quotedAt: new Date(clock.now()).toISOString(), detail: null },
      quotes: [
        {
          ...{ serviceCode: 'walk', serviceName: 'On foot', cost: { amount: '8.50', currency: 'USD' } },
          delivery: { days: 2, date: null, words: null },
        },
      ],
      notQuoted: [{ serviceCode: 'bike', errors: [], reason: 'Not from this corner.' }],
    });
    expect(accounts[0].result).toBe('QUOTED');
  });

  test('are quoted for customs lines that name packages by the id that the shipment will have', async () => {
    const accounts = await rates({
      ...{ transactionId: 'order-7', itemLines: [line({ itemTransactionId: undefined })] },
      customs: { customsItems: [{ ...CUSTOMS_ITEM, referToItemTransactionId: 'order-7-1' }] },
    });
    expect(of(accounts, 'priced')).toMatchObject({ result: 'QUOTED', quotes: [{ serviceCode: 'walk' }] });
  });

  test('stand beside the accounts that cannot quote, and those whose rules it breaks', async () => {
    const accounts = await rates({ itemLines: [line({ weight: { units: 'LB', value: 30 } })] });
    expect(of(accounts, 'test-a')).toMatchObject({ result: 'CANNOT_QUOTE', quotes: [], quotedAt: null });
    expect(of(accounts, 'test-a')).toMatchObject({ detail: expect.stringContaining('cannot quote') });
    expect(of(accounts, 'test-c')).toMatchObject({ result: 'CANNOT_CARRY' });
    expect(of(accounts, 'priced')).toMatchObject({
      result: 'FAILED',
      notQuoted: [{ serviceCode: 'bike' }, { serviceCode: 'walk', errors: [{ code: 'WEIGHT_OVER_LIMIT' }] }],
    });
  });

  test('a service that does not answer is one account that failed', async () => {
    corner.fail('rates', 'too-many-for-7-seconds', true);
    const accounts = await rates();
    corner.heal();
    expect(of(accounts, 'priced')).toMatchObject({ result: 'FAILED', detail: expect.stringContaining('7 seconds') });
    expect(accounts.length).toBeGreaterThan(9);
  });
});

test('what a purchase cost is kept, exported, and summed by account and day', async () => {
  await connect('costly');
  const ship = (id: string) => station.api.ship(id, request({ carrierId: 'costly', serviceType: 'walk' }));
  await ship('cost-1');
  clock.turn(24 * 3_600_000);
  await station.api.renew();
  await ship('cost-2');
  await ship('cost-3');
  const { shipments } = (await station.api.get('/station/v1/shipments?carrierId=costly')).body;
  expect(shipments.map(({ cost }: { cost: unknown }) => cost)).toEqual(
    Array(3).fill({ amount: '8.50', currency: 'USD' }),
  );
  const { costs } = (await station.api.get('/station/v1/shipments/totals?carrierId=costly')).body;
  expect(costs).toMatchObject([
    { carrierId: 'costly', cost: { amount: '17.00', currency: 'USD' }, shipments: 2 },
    { carrierId: 'costly', cost: { amount: '8.50', currency: 'USD' }, shipments: 1 },
  ]);
  expect(costs[0].day > costs[1].day).toBe(true);
  const searched = await station.api.get('/station/v1/shipments/totals?carrierId=costly&text=Jane');
  expect(searched.body.costs).toEqual(costs);
  const { body } = await station.api.get('/station/v1/shipments/export?carrierId=costly');
  const rows = parse(Buffer.from(body).toString('utf8'), { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.map(({ cost, currency }) => [cost, currency])).toEqual(Array(3).fill(['8.50', 'USD']));
});
