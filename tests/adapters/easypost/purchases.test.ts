import { describe, expect, test } from 'vitest';
import { toSale } from '#electron/adapters/easypost/map-sale.ts';
import { readPurchase } from '#electron/adapters/easypost/read-answer.ts';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostics as de } from '#shared/diagnostics/de.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { CARRIER_ACCOUNT, LIVE_KEY } from './stock.ts';
import { useEasypost, type OrderChange } from './use-easypost.ts';

const used = useEasypost();

const buy = (changes?: OrderChange) => used.adapter.purchase(used.order(changes));

describe('a purchase', () => {
  test('brings number, label, price as quoted, and the ids that it is asked for by', async () => {
    const outcome = await buy();
    const [sale] = used.fake.sales().slice(-1);
    expect(outcome).toMatchObject({
      kind: 'purchased',
      trackingNumbers: sale?.trackingNumbers,
      cost: { amount: '5.93', currency: 'USD' },
      documentSources: [{ packageNumber: 1, contentType: 'LABEL', imageType: 'pdf' }],
      notes: { shipmentIds: [expect.stringMatching(/^shp_/)] },
    });
    expect(used.fake.violations).toEqual([]);
  });

  test('of several packages costs what their order was quoted', async () => {
    const outcome = await buy({ items: ['a', 'b', 'c'] });
    expect(outcome).toMatchObject({
      kind: 'purchased',
      cost: { amount: '17.79' },
      notes: { orderId: expect.stringMatching(/^order_/) },
    });
    expect(outcome.kind === 'purchased' && outcome.trackingNumbers).toHaveLength(3);
  });

  test('notes the id of its first step before it sends the second; where that fails, nothing is bought', async () => {
    const before = used.fake.sales().length;
    const order = used.order();
    const seen: string[] = [];
    order.attempt.note = async (notes) => {
      seen.push(...(notes['shipmentIds'] as string[]), ...used.fake.calls.slice(-1).map(({ path }) => path));
      throw new Error('The ledger is away');
    };
    const outcome = await used.adapter.purchase(order);
    expect(outcome).toMatchObject({ kind: 'not_sent', trouble: { code: 'STEP_NOT_NOTED' } });
    expect(seen).toEqual([expect.stringMatching(/^shp_/), '/v2/shipments']);
    expect(used.fake.sales()).toHaveLength(before);
  });

  test('insures what is declared, with the step that buys', async () => {
    await buy({
      shipment: (shipment) => ({
        ...shipment,
        packages: shipment.packages.map((each) => ({ ...each, declaredInfo: { amount: 100.1, currency: 'USD' } })),
      }),
    });
    const bought = used.fake.calls.findLast(({ path }) => path.endsWith('/buy'));
    expect(bought?.json).toMatchObject({ insurance: '100.1' });
  });

  test('whose insurance is refused after it was sold is a sale', async () => {
    used.fake.play('uninsured');
    const outcome = await buy({
      shipment: (shipment) => ({
        ...shipment,
        packages: shipment.packages.map((each) => ({ ...each, declaredInfo: { amount: 9000, currency: 'USD' } })),
      }),
    });
    expect(outcome).toMatchObject({ kind: 'purchased', trackingNumbers: [expect.stringMatching(/^EP/)] });
    expect(used.fake.sales()).toContainEqual({
      trackingNumbers: 'trackingNumbers' in outcome && outcome.trackingNumbers,
    });
  });

  test('sends its key as the user of HTTP Basic', () => {
    const { authorization } = used.fake.calls[0]?.headers ?? {};
    expect(authorization).toBe(`Basic ${Buffer.from('EZTKtest0123456789:').toString('base64')}`);
  });
});

describe('one sentence for what is wrong, and the words of the service beside it', () => {
  /** In English; and there is a German one. */
  const sentence = (outcome: PurchaseOutcome) => {
    if (outcome.kind === 'purchased' || !outcome.trouble) return '';
    expect(de[outcome.trouble.code]).toBeTruthy();
    return `${outcome.kind}: ${inEnglish(outcome.trouble).replaceAll(/127\.0\.0\.1:\d+/g, 'HERE')}`;
  };

  test('a wrong key', async () => {
    const wrong = await used.showing({ apiKey: 'EZTKwrong' });
    const outcome = await wrong.purchase(used.order());
    const words =
      'HERE refuses the keys of the account (401). Check them, or make new ones there. It says: This api key is no longer active.';
    expect(sentence(outcome)).toBe(`not_sent: ${words}`);
  });

  test('a key of the other mode', async () => {
    used.fake.isOtherMode = true;
    expect(sentence(await buy())).toBe(
      'not_sent: The key of the account belongs to the other mode of HERE, for shipping or for tests. Set the key anew.',
    );
  });

  test('an empty wallet', async () => {
    used.fake.play('empty-wallet');
    const words = 'the balance of the account there does not cover it. Top it up there. It says: Insufficient funds.';
    expect(sentence(await buy())).toBe(`rejected: HERE sells nothing: ${words}`);
  });

  test('a carrier that is not enabled, or does not offer the service, in its own words', async () => {
    used.fake.says.push('Account is not active.');
    const outcome = await buy({ serviceCode: 'OTHER' });
    const words = 'HERE does not offer OTHER for this shipment. It says: Account is not active.';
    expect(sentence(outcome)).toBe(`rejected: ${words}`);
    expect(outcome).toMatchObject({ reason: 'Account is not active.' });
    expect(sentence(await buy({ config: { carrierAccountId: `${CARRIER_ACCOUNT}0` } }))).toMatch(
      /^rejected: HERE does/,
    );
  });

  test('an address that the carrier refuses', async () => {
    used.fake.play('carrier-refuses');
    const words = 'HERE does not take the address. Correct it. It says: Unable to buy. The zip is not served.';
    expect(sentence(await buy())).toBe(`rejected: ${words}`);
  });
});

describe('a look-up', () => {
  test('finds the sale by what was noted, and by our own id where nothing was', async () => {
    for (const items of [['a'], ['a', 'b']]) {
      const order = used.order({ items });
      const bought = await used.adapter.purchase(order);
      expect(bought.kind).toBe('purchased');
      const found = await used.adapter.lookup(order);
      expect(found).toEqual(bought);
      expect(await used.adapter.lookup({ ...order, attempt: { ...order.attempt, notes: {} } })).toEqual(bought);
    }
  });

  test('proves nothing where no label is there, however late, and says what to look for', async () => {
    used.fake.play('nothing');
    const order = used.order({ ageMs: 3_600_000 });
    expect(await used.adapter.purchase(order)).toMatchObject({ kind: 'unknown' });
    const found = await used.adapter.lookup(order);
    expect(found).toMatchObject({ kind: 'unknown', trouble: { code: 'LABEL_NOT_THERE' } });
    expect('reason' in found && found.reason).toMatch(/knows the purchase as shp_/);
  });

  test('by our own id takes nothing that is not ours', async () => {
    const other = used.order();
    await used.adapter.purchase(other);
    const order = used.order();
    const [shipmentId = ''] = other.attempt.notes['shipmentIds'] as string[];
    const found = await used.adapter.lookup({ ...order, attempt: { ...order.attempt, ownId: shipmentId } });
    expect(found).toMatchObject({ kind: 'unknown', trouble: { code: 'LOOKUP_WITHOUT_ANSWER' } });
  });

  test('does not take for good what was voided there meanwhile, unless the void was refused', async () => {
    const order = used.order({ items: ['a', 'b'] });
    const bought = await used.adapter.purchase(order);
    await used.adapter.void({ ...order, trackingNumbers: [], notes: order.attempt.notes } as never);
    for (const status of ['submitted', 'refunded']) {
      used.fake.refunds(status);
      const found = await used.adapter.lookup(order);
      expect(found).toMatchObject({ kind: 'unknown', trouble: { code: 'LABEL_VOIDED_THERE' } });
    }
    used.fake.refunds('rejected');
    expect(await used.adapter.lookup(order)).toEqual(bought);
  });

  test('never buys', async () => {
    const calls = used.fake.calls.length;
    await used.adapter.lookup(used.order());
    expect(used.fake.calls.slice(calls).map(({ method }) => method)).toEqual(['GET']);
  });
});

test('keys that were changed meanwhile buy nothing', async () => {
  const order = used.order();
  order.shipment.account.identity = 'somebody else';
  const calls = used.fake.calls.length;
  expect(await used.adapter.purchase(order)).toMatchObject({ trouble: { code: 'ACCOUNT_KEYS_CHANGED' } });
  expect(used.fake.calls).toHaveLength(calls);
});

test('a key for shipping buys what is shipped', async () => {
  const live = await used.showing({ apiKey: LIVE_KEY });
  const bought = await live.purchase(used.order({ config: { mode: 'LIVE' } }));
  expect(bought.kind).toBe('purchased');
});

const soldAs = (members: string) =>
  toSale(
    readPurchase(JSON.parse(`{"id":"shp_1",${members}}`)),
    { orderId: null, shipmentIds: ['shp_1'] },
    used.order().shipment,
  );
const rate = (amount: string) => `"selected_rate":{"service":"A_GROUND","rate":${amount},"currency":"USD"}`;

test.each(['1e999', '-1', '1e-9', '{}', 'true'])('a price of %s is none, and the sale stands', (amount) => {
  const sale = soldAs(`"tracking_code":"EP1",${rate(amount)}`);
  expect(sale).toMatchObject({ kind: 'purchased', trackingNumbers: ['EP1'] });
  expect(sale).not.toHaveProperty('cost');
});

test.each(['5.93', '"5.93"'])('a price of %s is kept as it is', (amount) => {
  expect(soldAs(`"tracking_code":"EP1",${rate(amount)}`)).toMatchObject({ cost: { amount: '5.93', currency: 'USD' } });
});

test.each(['"EP 1"', '"EP\\u00001"', `"${'1'.repeat(101)}"`, '7', '""'])('a number like %s is none', (number) => {
  expect(soldAs(`"tracking_code":${number}`)).toBeNull();
});
