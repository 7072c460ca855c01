import { describe, expect, test } from 'vitest';
import type { CheckResult } from '#shared/schema/shipping/check.ts';
import { internationalRequest, line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const check = async (body: unknown): Promise<CheckResult> => (await station.api.check(body)).body;
const checkLine = (changes: Record<string, unknown>, carrier: object = {}) =>
  check(request({ ...carrier, itemLines: [line(changes)] }));
const found = (all: { code: string; pointer: string }[]) => all.map(({ code, pointer }) => `${code} ${pointer}`);
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
    ['A down', { units: 'LB', value: 2.99 }, {}, 2],
    ['B up', { units: 'LB', value: 2.01 }, B, 3],
    ['a European carrier to the nearest, half up', { units: 'KG', value: 2.5 }, F, 3],
    ['a European carrier to the nearest', { units: 'KG', value: 2.49 }, F, 2],
  ])('bills whole units: %s', async (_name, weight, carrier, billed) => {
    const { packages } = await checkLine({ weight }, carrier);

    expect(packages[0]?.billed.weight).toEqual({ units: weight.units, value: billed });
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
  const warningsOf = async (body: unknown) => found((await check(body)).warnings);

  test('a value that is rounded, with both numbers', async () => {
    const { warnings } = await checkLine({ weight: { units: 'LB', value: 2.349 } });

    expect(found(warnings)).toEqual(['VALUE_ROUNDED /itemLines/0/weight/value']);
    expect(warnings[0]?.message).toMatch(/2\.349.*2\.34\b/);
  });

  test('sides that are put in order, and which limits they then meet', async () => {
    const { warnings, errors, packages } = await checkLine({ dimensions: inches(4, 109, 5) });

    expect(found(warnings)).toEqual(['SIDES_REORDERED /itemLines/0/dimensions']);
    expect(found(errors)).toEqual(['LENGTH_OVER_LIMIT /itemLines/0/dimensions/width']);
    expect(packages[0]?.transmitted.dimensions).toEqual(inches(109, 5, 4));
  });

  test('a customs border without customs, and none inside the European Union or with customs', async () => {
    const toSwitzerland = { ...F, recipient: recipientIn('CH') };
    const toBelgium = { ...F, recipient: recipientIn('BE') };

    expect(await warningsOf(request(toSwitzerland))).toEqual(['CUSTOMS_MISSING /customs']);
    expect(await warningsOf(request(toBelgium))).toEqual([]);
    expect(await warningsOf(internationalRequest())).toEqual([]);
  });

  test("carrier A's express limits outside the US, where they are refused inside", async () => {
    const item = { itemLines: [line({ dimensions: inches(120, 5, 5) })] };

    expect(found((await check(request({ serviceType: 'A_EXPRESS_SAVER', ...item }))).errors)).toEqual([
      'LENGTH_OVER_LIMIT /itemLines/0/dimensions/length',
    ]);
    const abroad = await check(internationalRequest(item));
    expect([abroad.valid, found(abroad.warnings)]).toEqual([
      true,
      ['LENGTH_OVER_LIMIT /itemLines/0/dimensions/length'],
    ]);
  });

  test("carrier F's length plus circumference over 300 cm", async () => {
    const result = await checkLine({ dimensions: { units: 'CM', length: 150, width: 60, height: 40 } }, F);

    expect([result.valid, found(result.warnings)]).toEqual([true, ['GIRTH_MAY_BE_REFUSED /itemLines/0/dimensions']]);
  });
});

describe('what is the same under two names', () => {
  const references = (customerReference: object) => checkLine({ customerReference }, B);

  test('carrier B takes ref1 and reference1 as one; both may be given if they agree', async () => {
    expect((await references({ reference1: 'PO-1', reference2: 'X' })).valid).toBe(true);
    expect((await references({ reference1: 'PO-1', ref1: 'PO-1' })).valid).toBe(true);
    const differing = await references({ reference1: 'PO-1', ref1: 'PO-2' });
    expect(differing.errors.map(({ code }) => code)).toEqual(['FIELD_CONFLICT']);
  });

  test('declaredInfo of the item line and of its special service may both be given if they agree', async () => {
    const declaredInfo = { amount: 5, currency: 'USD' };

    expect((await checkLine({ declaredInfo, itemSpecialService: { declaredInfo } })).valid).toBe(true);
    expect((await checkLine({ itemSpecialService: { declaredInfo } })).valid).toBe(true);
  });

  test('a reference is counted in characters of its composed form', async () => {
    const e = (count: number) => 'e\u0301'.repeat(count);

    expect((await references({ ref1: e(35) })).valid).toBe(true);
    expect((await references({ ref1: '📦'.repeat(35) })).valid).toBe(true);
    expect(found((await references({ ref1: e(36) })).errors)).toEqual([
      'REFERENCE_TOO_LONG /itemLines/0/customerReference/ref1',
    ]);
  });
});

describe('exact decimals', () => {
  test.each([
    ['70 kg of carrier B', { units: 'KG', value: 70 }, B, true],
    ['150 lb of carrier B', { units: 'LB', value: 150 }, B, true],
    ['150.5 lb of carrier B', { units: 'LB', value: 150.5 }, B, false],
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
