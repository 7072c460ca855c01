import { describe, expect, test } from 'vitest';
import { toFound } from '#electron/adapters/ups/map-response.ts';
import { ACCOUNT, errors, labelOf } from './fake.ts';
import { useUps, type UpsOrder } from './ups.ts';

const ups = useUps();

/** A purchase that UPS made and whose answer was lost. */
async function lost(changes: UpsOrder = {}) {
  const order = ups.order({ timeoutMs: 20_000, ...changes });
  ups.fake.fail('ship', 'reset');
  expect((await ups.adapter.purchase(order)).kind).toBe('unknown');
  return { order, sale: ups.fake.sales().at(-1) };
}

describe('a purchase whose answer was lost', () => {
  test.each([[['a']], [['a', 'b', 'c']]])(
    'of %j is found by our own reference, with numbers and labels',
    async (items) => {
      const { order, sale } = await lost({ items });
      const found = await ups.adapter.lookup(order);
      expect(found).toMatchObject({
        kind: 'purchased',
        trackingNumbers: sale?.trackingNumbers,
        notes: { shipmentId: sale?.shipmentId, trackingNumbers: sale?.trackingNumbers },
      });
      const labels = found.kind === 'purchased' ? (found.documents ?? []) : [];
      expect(labels.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
        sale?.trackingNumbers.map((number) => labelOf(number, 'ZPL').toString()),
      );
      expect(ups.sent('recovery').LabelRecoveryRequest.ReferenceValues).toEqual({
        ReferenceNumber: { Value: order.attempt.ownId },
        ShipperNumber: ACCOUNT,
      });
    },
  );

  test('has its PDF fetched after it was found', async () => {
    const { order } = await lost({ imageType: 'PDF' });
    const found = await ups.adapter.lookup(order);
    expect(found).toMatchObject({ kind: 'purchased', documents: [], documentSources: [] });
  });

  test('is for a person where UPS finds nothing, with what to look for', async () => {
    const { order } = await lost();
    ups.fake.recoverAs('nothing');
    expect(await ups.adapter.lookup({ ...order, ageMs: 24 * 3_600_000 })).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'UPS_NOT_FOUND', values: { reference: order.attempt.ownId, account: ACCOUNT } },
    });
  });

  test('of several packages is for a person where UPS only names numbers', async () => {
    const { order, sale } = await lost({ items: ['a', 'b'] });
    ups.fake.recoverAs('candidates');
    expect(await ups.adapter.lookup(order)).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'REFERENCE_FOUND_OTHERWISE', values: { numbers: sale?.trackingNumbers.join(', ') } },
    });
  });

  test('of one package is found where UPS only names its number', async () => {
    const { order, sale } = await lost();
    ups.fake.recoverAs('candidates');
    expect(await ups.adapter.lookup(order)).toMatchObject({
      kind: 'purchased',
      trackingNumbers: sale?.trackingNumbers,
      documentSources: [],
    });
  });

  test('has each label with its own number, however often a number is listed', () => {
    const order = ups.order({ items: ['a', 'b'] });
    const [first, second] = ['1ZA1B2C30300000001', '1ZA1B2C30300000002'] as const;
    const resultOf = (TrackingNumber: string) => ({
      TrackingNumber,
      LabelImage: {
        LabelImageFormat: { Code: 'ZPL' },
        GraphicImage: labelOf(TrackingNumber, 'ZPL').toString('base64'),
      },
    });
    const LabelResults = [resultOf(first), resultOf(first), resultOf(second)];
    const json = { LabelRecoveryResponse: { ShipmentIdentificationNumber: first, LabelResults } };
    const body = Buffer.from(JSON.stringify(json));
    const found = toFound({ status: 200, contentType: 'application/json', headers: {}, body }, order);
    const labels = found.kind === 'purchased' ? (found.documents ?? []) : [];
    expect(labels.map(({ packageNumber, bytes }) => [packageNumber, Buffer.from(bytes).toString()])).toEqual([
      [1, labelOf(first, 'ZPL').toString()],
      [2, labelOf(second, 'ZPL').toString()],
    ]);
  });

  test('that sold a part is for a person', async () => {
    ups.fake.sellFirstOnly();
    const { order } = await lost({ items: ['a', 'b'] });
    expect(await ups.adapter.lookup(order)).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'REFERENCE_FOUND_OTHERWISE' },
    });
  });

  test('is not looked for where the shipper’s references left no place, and that is said', async () => {
    const itemLines = [
      {
        itemTransactionId: 'a',
        weight: { units: 'LB' as const, value: 1 },
        customerReference: { ref1: 'PO', ref2: 'Order' },
      },
    ];
    const { order } = await lost({ request: { itemLines } });
    const { length } = ups.fake.calls;
    expect(await ups.adapter.lookup(order)).toMatchObject({ kind: 'unknown', trouble: { code: 'UPS_NO_REFERENCE' } });
    expect(ups.fake.calls).toHaveLength(length);
  });

  test.each(['silent', 'reset', 'server-error', 'half-json', 'too-many-for-7-seconds', 'redirect'] as const)(
    'stays in doubt where the look-up is %s',
    async (fault) => {
      const { order } = await lost();
      ups.fake.fail('recovery', fault, true);
      const { length } = ups.fake.sales();
      const found = await ups.adapter.lookup({ ...order, signal: AbortSignal.timeout(300) });
      expect(found).toMatchObject({ kind: 'unknown' });
      if (fault === 'too-many-for-7-seconds') expect(found).toMatchObject({ waitMs: 7000 });
      expect(ups.fake.sales()).toHaveLength(length);
    },
  );
});

describe('a void', () => {
  async function bought(items = ['a'], changes: UpsOrder = {}) {
    const order = ups.order({ items, ...changes });
    const outcome = await ups.adapter.purchase(order);
    if (outcome.kind !== 'purchased') throw new Error(outcome.reason);
    await order.attempt.note(outcome.notes ?? {});
    return { ...order, trackingNumbers: outcome.trackingNumbers };
  }
  const status = (Code: string, Description: string) => ({ Status: { Code, Description } });

  test('is of the whole shipment, and the money is asked for', async () => {
    const order = await bought(['a', 'b']);
    expect(await ups.adapter.void(order)).toEqual({ kind: 'voided', consequence: 'CREDIT_REQUESTED' });
    expect(ups.fake.sales().at(-1)?.voided).toBe(true);
  });

  test('that was made already is one', async () => {
    const order = await bought();
    await ups.adapter.void(order);
    expect((await ups.adapter.void(order)).kind).toBe('voided');
  });

  test('is of the numbers that a person found, where others were noted', async () => {
    const noted = await bought();
    const found = await bought();
    expect((await ups.adapter.void({ ...noted, trackingNumbers: found.trackingNumbers })).kind).toBe('voided');
    expect(
      ups.fake
        .sales()
        .map(({ voided }) => voided)
        .slice(-2),
    ).toEqual([false, true]);
  });

  test('at the test host is understood through what that puts in front of it, and cost nothing', async () => {
    const order = await bought(['a'], { config: { host: 'wwwcie.ups.com' } });
    const VoidShipmentResponse = { SummaryResult: status('&#xD;&#xD;1', '&#xD;Voided') };
    ups.fake.answerVoid({ json: { VoidShipmentResponse } });
    expect(await ups.adapter.void(order)).toEqual({ kind: 'voided', consequence: 'NOTHING_CHARGED' });
    ups.fake.violations.length = 0;
  });

  test('that UPS refuses is refused in its words', async () => {
    const order = await bought();
    ups.fake.answerVoid(errors('190102', 'No shipment found within the allowed void period'));
    expect(await ups.adapter.void(order)).toEqual({
      kind: 'refused',
      reason: 'No shipment found within the allowed void period (190102)',
    });
  });

  test('that UPS refuses without a word is said to be so', async () => {
    const order = await bought();
    ups.fake.answerVoid({ json: { VoidShipmentResponse: { SummaryResult: status('0', '') } } });
    const reason = 'UPS gives no reason.';
    expect(await ups.adapter.void(order)).toEqual({
      kind: 'refused',
      reason,
      trouble: { code: 'NO_REASON_GIVEN', values: { at: 'UPS' } },
    });
    ups.fake.violations.length = 0;
  });

  test.each([
    [
      'of a part',
      {
        SummaryResult: status('1', 'Partial'),
        PackageLevelResults: [
          { TrackingNumber: '1', ...status('1', '') },
          { TrackingNumber: '2', ...status('0', '') },
        ],
      },
      'Some of the packages were voided, and not 2.',
    ],
    ['without a result', {}, 'does not say what it did'],
  ])('%s is not certain', async (_, VoidShipmentResponse, words) => {
    const order = await bought(['a', 'b']);
    ups.fake.answerVoid({ json: { VoidShipmentResponse } });
    await expect(ups.adapter.void(order)).rejects.toThrow(words);
    ups.fake.violations.length = 0;
  });

  test.each(['reset', 'server-error', 'half-json', 'redirect', 'too-many'] as const)(
    '%s is not certain',
    async (fault) => {
      const order = await bought();
      ups.fake.fail('void', fault);
      await expect(ups.adapter.void(order)).rejects.toThrow();
    },
  );
});
