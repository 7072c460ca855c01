import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { EngineError } from '#electron/engine/engine-error.ts';
import { createPacking } from '#electron/engine/packing/index.ts';
import { decideLights, type PackingFacts } from '#electron/engine/packing/lights.ts';
import type { OrderShipped } from '#shared/schema/orders/order-calls.ts';
import { LIGHTS, type LightName } from '#shared/schema/orders/lights.ts';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { greenFacts, SPOILT } from './packing-facts.ts';

/** Any subset of the lights, each that is in it spoilt in one of its ways; few as often as many. */
const spoilt = fc.record(
  Object.fromEntries(
    LIGHTS.map((light) => [light, fc.option(fc.nat(SPOILT[light].length - 1), { nil: null, freq: 2 })]),
  ) as Record<LightName, fc.Arbitrary<number | null>>,
);
type Ways = Record<LightName, number | null>;
const spoil = (ways: Ways): PackingFacts =>
  LIGHTS.reduce((facts, light) => SPOILT[light][ways[light] ?? -1]?.(facts) ?? facts, greenFacts());
const reds = (ways: Ways) => LIGHTS.filter((light) => ways[light] !== null);

describe('the six lights', () => {
  test('are all green where nothing is wrong', () => {
    expect(decideLights(greenFacts())).toEqual(LIGHTS.map((light) => ({ light, green: true, trouble: null })));
  });

  test('are red exactly where something is wrong, each with its reason', () => {
    fc.assert(
      fc.property(spoilt, (ways) => {
        const lights = decideLights(spoil(ways));
        expect(lights.filter(({ green }) => !green).map(({ light }) => light)).toEqual(reds(ways));
        expect(lights.every(({ green, trouble }) => green === (trouble === null))).toBe(true);
      }),
    );
  });

  test.each(LIGHTS.flatMap((light) => SPOILT[light].map((way, index) => ({ light, index, way }))))(
    '$light says why in way $index',
    ({ light, way }) => {
      expect(decideLights(way(greenFacts())).filter(({ green }) => !green)).toMatchObject([
        { light, trouble: { code: expect.any(String) } },
      ]);
    },
  );

  test('an order of which everything is in a parcel was shipped before', () => {
    const { claim } = greenFacts().order;
    const parcels = [parcel('t', { at: 1, lines: [1, 2].map((line) => ({ line, quantity: 3 - line })) })];
    const facts = { ...greenFacts(), order: order('1001', { state: 'PACKING', claim, parcels }) };
    const red = decideLights(facts).find(({ light }) => light === 'SHIPPED_BEFORE');
    expect(red?.trouble).toEqual({ code: 'ORDER_IN_PARCEL', values: { number: '1001', label: 't' } });
  });
});

describe('a purchase by scan', () => {
  /** A desk with these facts. */
  function desk(facts: PackingFacts, { buyByScan = true, isTaken = false, meanwhile = (): void => undefined } = {}) {
    const shipped = {} as OrderShipped;
    const ship = vi.fn(async () => shipped);
    const packing = createPacking(
      {
        ledger: {
          settings: { read: async () => ({ ...DEFAULT_SETTINGS, buyByScan }) },
          presets: { list: async () => [] },
          products: { find: async () => [] },
          shipments: { holderOf: async () => null, findByTransaction: async () => null },
          stationId: facts.stationId,
        },
      },
      {
        orders: { find: async () => facts.order, ship },
        shipping: {
          checkOrder: async () => {
            meanwhile();
            return { valid: facts.check.errors.length === 0, selected: null, ...facts.check };
          },
        },
        printing: { readiness: async () => facts.printer },
        scale: {
          status: () => ({ detail: '', ...facts.scale }),
          takeShown: () => !isTaken,
          unchangedSince: () => facts.weighedAt,
        },
      },
    );
    const call = {
      ...{ caller: { clientId: 'c', scopes: ['ship' as const] }, source: 'shop', orderNumber: '1001' },
      ...{ transactionId: 't', requestId: 'r', documents: undefined },
    };
    const refusal = async (shipping: object = { byScan: true, version: 4 }) => {
      const answer = packing.ship({ ...call, shipping }, undefined, () => Promise.reject(new Error('Not here')));
      return answer.then(
        () => null,
        (error: unknown) => error as EngineError,
      );
    };
    return { ship, refusal };
  }

  test('is made where all lights are green, with what is verified and what the scale shows', async () => {
    const { ship, refusal } = desk(greenFacts());
    expect(await refusal()).toBeNull();
    expect(ship).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        shipping: {
          version: 4,
          lines: [
            { line: 1, quantity: 2 },
            { line: 2, quantity: 1 },
          ],
          shipment: { itemLines: [{ weight: { units: 'KG', value: 1.2 } }] },
        },
      }),
      expect.any(Function),
    );
  });

  test('is refused with every reason for any other set of lights', async () => {
    await fc.assert(
      fc.asyncProperty(spoilt, fc.boolean(), async (ways, buyByScan) => {
        const { ship, refusal } = desk(spoil(ways), { buyByScan });
        const refused = await refusal();
        const mayBuy = buyByScan && reds(ways).length === 0;
        expect(ship).toHaveBeenCalledTimes(mayBuy ? 1 : 0);
        if (mayBuy) {
          expect(refused).toBeNull();
          return;
        }
        expect(refused).toMatchObject({ code: 'STATE_CONFLICT' });
        expect(refused?.details.errors).toHaveLength(buyByScan ? reds(ways).length : 1);
        if (!buyByScan) expect(refused?.details.trouble?.code).toBe('PACKING_BY_SCAN_OFF');
      }),
    );
  });

  test('is refused where the order was changed since it was seen, or the weight since it was read', async () => {
    const changed = desk(greenFacts());
    const late = await changed.refusal({ byScan: true, version: 3 });
    expect([late?.details.trouble?.code, changed.ship.mock.calls]).toEqual(['ORDER_CHANGED', []]);
    const lifted = desk(greenFacts(), { isTaken: true });
    expect([(await lifted.refusal())?.details.trouble?.code, lifted.ship.mock.calls]).toEqual([
      'PACKING_SCALE_MOVING',
      [],
    ]);
  });

  test('takes no weight for one that was put on while the rest was looked at', async () => {
    const facts = { ...greenFacts(), weighedAt: 4 };
    const { ship, refusal } = desk(facts, { meanwhile: () => void (facts.weighedAt = 9) });
    expect((await refusal())?.details.trouble?.code).toBe('PACKING_SCALE_LIFT_OFF');
    expect(ship).not.toHaveBeenCalled();
  });

  test('takes the version that was seen, and nothing else', async () => {
    const { ship, refusal } = desk(greenFacts());
    expect((await refusal({ byScan: true }))?.details.errors).toMatchObject([{ pointer: '/version' }]);
    expect((await refusal({ byScan: true, version: 4, duplicateReason: 'why' }))?.details.errors).toMatchObject([
      { code: 'FIELD_CONFLICT', pointer: '/duplicateReason' },
    ]);
    expect(ship).not.toHaveBeenCalled();
  });
});
