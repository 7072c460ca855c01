import { describe, expect, test } from 'vitest';
import type { CheckResult } from '#shared/schema/shipping/check.ts';
import { findings, internationalRequest, line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const check = async (body: unknown): Promise<CheckResult> => (await station.api.check(body)).body;
const checkLine = (changes: Record<string, unknown>, carrier: object = {}) =>
  check(request({ ...carrier, itemLines: [line(changes)] }));
const B = { carrierId: 'test-b', serviceType: '03' };
const F = { carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE') };
const inches = (length: number, width: number, height: number) => ({ units: 'IN', length, width, height });

test('the dry run needs no transactionId and leaves nothing behind', async () => {
  expect(await check(request())).toMatchObject({ valid: true, errors: [], warnings: [] });
  expect((await station.api.get('/station/v1/shipments')).body.shipments).toEqual([]);
  expect((await station.ledger.shipments.verifyJournal()).lines).toBe(0);
});

describe('what it says of each package', () => {
  test('is what was entered, what goes to the carrier, what is billed and how far the limits are', async () => {
    const { packages } = await checkLine({ weight: { units: 'LB', value: 2.349 }, dimensions: inches(10.9, 8, 4) });

    expect(packages).toHaveLength(1);
    expect(packages[0]).toMatchObject({
      itemTransactionId: 'p1',
      entered: { weight: { units: 'LB', value: 2.349 }, dimensions: inches(10.9, 8, 4) },
      transmitted: { weight: { units: 'LB', value: 2.34 }, dimensions: inches(10, 8, 4) },
      billed: { weight: { units: 'LB', value: 2 } },
    });
    expect(packages[0]?.headroom).toEqual(
      expect.arrayContaining([
        { measure: 'WEIGHT', actual: 2.349, limit: 150, headroom: 147.651, unit: 'LB' },
        { measure: 'LENGTH', actual: 10.9, limit: 108, headroom: 97.1, unit: 'IN' },
        { measure: 'LENGTH_PLUS_GIRTH', actual: 34.9, limit: 165, headroom: 130.1, unit: 'IN' },
      ]),
    );
  });

  test('is negative headroom where a limit is broken', async () => {
    const { packages } = await checkLine({ weight: { units: 'LB', value: 150.01 } });

    expect(packages[0]?.headroom).toContainEqual({
      measure: 'WEIGHT',
      actual: 150.01,
      limit: 150,
      headroom: -0.01,
      unit: 'LB',
    });
  });

  test.each([
    ['A down', 'test-a', 'A_GROUND', 'US', 2.999, 2],
    ['B up', 'test-b', '03', 'US', 2.001, 3],
    ['C to the nearest, half up', 'test-c', 'C24', 'GB', 2.5, 3],
    ['E from what is transmitted', 'test-e', '1^12', 'GB', 2.4999, 3],
    ['G from what passes as it is', 'test-g', 'PARCEL', 'DE', 2.4999, 2],
    ['H to the nearest, half up', 'test-h', 'H_FREIGHT', 'BE', 12.5, 13],
  ] as const)('bills whole units: %s', async (_name, carrierId, serviceType, country, value, billed) => {
    const to = { carrierId, serviceType, recipient: recipientIn(country) };
    const { packages } = await checkLine({ weight: { units: 'KG', value } }, to);

    expect(packages[0]?.billed.weight).toEqual({ units: 'KG', value: billed });
  });

  test('bills nothing where the carrier states no rule of it: I', async () => {
    const to = { carrierId: 'test-i', serviceType: 'I_GROUND' };
    const { packages } = await checkLine({ weight: { units: 'LB', value: 2.5 } }, to);

    expect(packages[0]?.billed.weight).toBeNull();
  });

  test('is said of a request with errors as well, as far as it can be read', async () => {
    const { valid, packages } = await check(
      request({ carrierId: 'nobody', itemLines: [line({ weight: { units: 'KG', value: 3 } }), {}] }),
    );

    expect(valid).toBe(false);
    expect(packages.map(({ entered }) => entered.weight)).toEqual([{ units: 'KG', value: 3 }, null]);
  });
});

describe('what it warns of', () => {
  const warningsOf = async (body: unknown) => findings((await check(body)).warnings);

  test('a customs border without customs, and none inside the European Union or with customs', async () => {
    const toSwitzerland = { ...F, recipient: recipientIn('CH') };
    const toBelgium = { ...F, recipient: recipientIn('BE') };

    expect(await warningsOf(request(toSwitzerland))).toEqual(['CUSTOMS_MISSING /customs']);
    expect(await warningsOf(request(toBelgium))).toEqual([]);
    expect(await warningsOf(internationalRequest())).toEqual([]);
  });

  test("carrier A's express limits outside the US, where they are refused inside", async () => {
    const item = { itemLines: [line({ dimensions: inches(120, 5, 5) })] };

    expect(findings((await check(request({ serviceType: 'A_EXPRESS_SAVER', ...item }))).errors)).toEqual([
      'LENGTH_OVER_LIMIT /itemLines/0/dimensions/length',
    ]);
    const abroad = await check(internationalRequest(item));
    expect([abroad.valid, findings(abroad.warnings)]).toEqual([
      true,
      ['LENGTH_OVER_LIMIT /itemLines/0/dimensions/length'],
    ]);
  });
});

describe('what is the same under two names', () => {
  test('declaredInfo of the item line and of its special service may both be given if they agree', async () => {
    const declaredInfo = { amount: 5, currency: 'USD' };

    expect((await checkLine({ declaredInfo, itemSpecialService: { declaredInfo } })).valid).toBe(true);
    expect((await checkLine({ itemSpecialService: { declaredInfo } })).valid).toBe(true);
  });
});

describe('exact decimals', () => {
  test.each([
    ['70.0000001 kg of carrier B', { units: 'KG', value: 70.0000001 }, B, false],
    [
      '22.6796185 kg of carrier I, which are 50 lb',
      { units: 'KG', value: 22.6796185 },
      { carrierId: 'test-i', serviceType: 'I_GROUND' },
      true,
    ],
    [
      '22.6796186 kg of carrier I',
      { units: 'KG', value: 22.6796186 },
      { carrierId: 'test-i', serviceType: 'I_GROUND' },
      false,
    ],
  ])('%s: valid is %s', async (_name, weight, carrier, valid) => {
    expect((await checkLine({ weight }, carrier)).valid).toBe(valid);
  });
});
