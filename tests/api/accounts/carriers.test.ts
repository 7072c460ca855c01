import { beforeAll, describe, expect, test } from 'vitest';
import type { Carrier } from '#shared/schema/accounts/carrier.ts';
import { rawCall } from '../../helpers/raw.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const PATH = '/cloud-boot-manager/api/v1/carriers';
const list = async (query = ''): Promise<Carrier[]> => (await station.api.get(PATH + query)).body.data;
const idsOf = async (query: string) => (await list(query)).map(({ carrierId }) => carrierId);
const keys = (value: object) => Object.keys(value).sort();

describe('a first start', () => {
  /** carrierId, services as `code: domestic international multi` (contract, section 8). */
  const ACCOUNTS: Record<string, string[]> = {
    'test-a': ['A_GROUND: d m', 'A_EXPRESS_SAVER: d m', 'A_EXPRESS_INTERNATIONAL: i m', 'A_EXPRESS_FREIGHT: d'],
    'test-b': ['03: d m', '01: d m', '08: i m'],
    'test-c': ['C24: d', 'C48: d'],
    'test-d': ['D24: d', 'D48L: d', 'DINT: i'],
    'test-e': ['1^12: d m', '1^19: d m', '1^71: i m'],
    'test-f': ['101: d i m', '179: d i m'],
    'test-g': ['PARCEL: d i m', 'EXPRESS: d i m'],
    'test-h': ['H_FREIGHT: d i m', 'H_PREMIUM: d i m'],
    'test-i': ['I_GROUND: d'],
  };

  test('has one account per carrier, with the services of the contract', async () => {
    const carriers = await list();
    const flags = (flag: boolean, letter: string) => (flag ? ` ${letter}` : '');
    const services = carriers.map(({ carrierId, services: all }) => [
      carrierId,
      all.map(
        (one) =>
          `${one.serviceCode}:${flags(one.domestic, 'd')}${flags(one.international, 'i')}${flags(one.isMultiPackageSupported, 'm')}`,
      ),
    ]);

    expect(Object.fromEntries(services)).toEqual(ACCOUNTS);
    expect(carriers.map(({ carrierCode }) => carrierCode)).toEqual(
      [...'ABCDEFGHI'].map((letter) => `CARRIER_${letter}`),
    );
  });

  test('says which carriers support label messages: all but I', async () => {
    const without = (await list()).filter(({ supportsLabelMessages }) => !supportsLabelMessages);

    expect(without.map(({ carrierCode }) => carrierCode)).toEqual(['CARRIER_I']);
  });

  test('says which carriers have services for several packages', async () => {
    const without = (await list()).filter((carrier) => !carrier.hasMultiPackageSupportingServices);

    expect(without.map(({ carrierId }) => carrierId)).toEqual(['test-c', 'test-d', 'test-i']);
  });
});

describe('the answer', () => {
  test("has exactly the specification's fields", async () => {
    const { body } = await station.api.get(PATH);

    expect(keys(body)).toEqual(['data', 'success']);
    expect(body.success).toBe(true);
    for (const carrier of body.data as Carrier[]) {
      expect(keys(carrier)).toEqual(
        'balance carrierCode carrierId friendlyName hasMultiPackageSupportingServices nickname options packages primary requiresFundedAmount services supportsLabelMessages'.split(
          ' ',
        ),
      );
      for (const service of carrier.services) {
        expect(keys(service)).toEqual(
          'carrierCode carrierId domestic international isMultiPackageSupported name serviceCode'.split(' '),
        );
        expect(service).toMatchObject({ carrierId: carrier.carrierId, carrierCode: carrier.carrierCode });
      }
      expect([carrier.packages, carrier.options]).toEqual([[], []]);
    }
  });

  test.each([PATH, `${PATH}/`, `/gw${PATH}`, `/gw${PATH}/`])('is the same at %s, without a redirect', async (path) => {
    const answer = await rawCall(station.baseUrl, { path, headers: { authorization: `Bearer ${station.api.token}` } });

    expect(answer.status).toBe(200);
    expect(answer.json.data).toEqual(await list());
  });

  test('POST is 405 and says that it takes GET', async () => {
    const answer = await station.api.call('POST', PATH, { body: {} });

    expect([answer.status, answer.body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(answer.headers.get('allow')).toMatch(/GET/);
  });
});

describe('the query', () => {
  beforeAll(async () => {
    const { body } = await station.api.get('/station/v1/accounts');
    const account = body.accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-d');
    const second = {
      ...account,
      carrierId: 'second-d',
      carrierCode: 'Parcel-D UK',
      primary: false,
      packages: [{ code: 'BAG' }],
    };
    await station.api.post('/station/v1/accounts', second);
  });

  test.each(['CARRIER_B', 'carrier_b', 'Carrier-B', 'carrierb', 'CARRIER%20B'])(
    'carrierCode=%s finds carrier B',
    async (code) => {
      expect(await idsOf(`?carrierCode=${code}`)).toEqual(['test-b']);
    },
  );

  test.each(['Parcel-D%20UK', 'PARCEL_D_UK', 'parceldUK'])(
    "carrierCode=%s finds an account's own code in any spelling, answered in one",
    async (code) => {
      const found = await list(`?carrierCode=${code}`);

      expect(found.map(({ carrierId, carrierCode }) => [carrierId, carrierCode])).toEqual([
        ['second-d', 'Parcel-D UK'],
      ]);
      expect(found[0]?.services.every(({ carrierCode }) => carrierCode === 'Parcel-D UK')).toBe(true);
      expect(found[0]?.packages).toEqual([{ code: 'BAG' }]);
    },
  );

  test('carrierId finds one account, and only by its exact id', async () => {
    expect(await idsOf('?carrierId=test-c')).toEqual(['test-c']);
    expect(await idsOf('?carrierId=TEST-C')).toEqual([]);
  });

  test('primary and supportsLabelMessages filter by true and by false', async () => {
    expect(await idsOf('?primary=false')).toEqual(['second-d']);
    expect(await idsOf('?primary=true')).toHaveLength(9);
    expect(await idsOf('?supportsLabelMessages=false')).toEqual(['test-i']);
    expect(await idsOf('?supportsLabelMessages=true')).toHaveLength(9);
  });

  test('filters hold together', async () => {
    expect(await idsOf('?supportsLabelMessages=true&primary=true&carrierCode=CARRIER_D')).toEqual(['test-d']);
    expect(await idsOf('?carrierId=test-c&carrierCode=CARRIER_D')).toEqual([]);
  });

  test('a parameter that is not known is ignored', async () => {
    expect(await idsOf('?page=7&x[]=1&__proto__=1')).toHaveLength(10);
  });

  test.each([
    'primary=yes',
    'primary=TRUE',
    'primary=',
    'primary=1',
    'supportsLabelMessages=null',
    'primary=true&primary=true',
  ])('?%s is 400 FIELD_INVALID and names the parameter', async (query) => {
    const { status, body } = await station.api.get(`${PATH}?${query}`);

    expect([status, body.code, body.purchase]).toEqual([400, 'FIELD_INVALID', 'not_made']);
    expect(body.errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: `/query/${query.split('=')[0]}` }]);
    expect(body.detail).toContain(query.split('=')[0]);
  });
});
