import { expect, test } from 'vitest';
import type { Adapter, LookupOrder, VoidOrder } from '#electron/engine/shipping/adapter.ts';
import { useEasypost } from '../easypost/use-easypost.ts';
import { useGls } from '../gls/gls.ts';
import { useSendcloud } from '../sendcloud/sendcloud.ts';
import { useShipengine } from '../shipengine/connected.ts';
import { useUps } from '../ups/ups.ts';

const [easypost, gls, sendcloud, shipengine, ups] = [
  ...[useEasypost(), useGls(), useSendcloud(), useShipengine(), useUps()],
] as const;

type Order = LookupOrder & VoidOrder;

/** The order that the engine makes of one that was bought. */
async function bought(adapter: Adapter, order: Order) {
  const sale = await adapter.purchase(order);
  if (sale.kind !== 'purchased') throw new Error(sale.reason);
  const { trackingNumbers, notes = {} } = sale;
  return { ...order, trackingNumbers, attempt: { ...order.attempt, notes } };
}

const SERVICES = {
  EasyPost: () => ({ used: easypost, order: easypost.order(), revoked: { apiKey: 'EZTK-revoked' } }),
  ShipEngine: () => ({ used: shipengine, order: shipengine.order(), revoked: { apiKey: 'TEST_revoked' } }),
  Sendcloud: () => ({ used: sendcloud, order: sendcloud.order(), revoked: { secretKey: 'revoked' } }),
  UPS: () => ({ used: ups, order: ups.order(), revoked: { clientSecret: 'revoked' } }),
  GLS: () => ({ used: gls, order: gls.order(), revoked: { clientSecret: 'revoked' } }),
};

test.each(Object.entries(SERVICES))(
  'a label of %s is given back with the keys of today where those it was bought with were revoked',
  async (_, of) => {
    const { used, order, revoked } = of();
    const sold = await bought(used.adapter, order);
    const { kind } = await (await used.renewed(revoked)).void(sold);
    expect(['voided', 'submitted']).toContain(kind);
  },
);

test.each([
  [
    'UPS',
    () => {
      const errors = [{ code: '190102', message: 'No shipment found within the allowed void period' }];
      ups.fake.answerVoid({ status: 400, json: { response: { errors } } });
      return SERVICES.UPS();
    },
  ],
  [
    'GLS',
    () => {
      gls.fake.answerNext('cancel', { status: 404, headers: { error: 'NO_DATA_FOUND', message: 'No such parcel' } });
      return SERVICES.GLS();
    },
  ],
] as const)(
  'that %s does not void a label with the keys of today, which may be of another account, does not say that it stands',
  async (_, of) => {
    const { used, order, revoked } = of();
    const sold = await bought(used.adapter, order);
    await expect((await used.renewed(revoked)).void(sold)).rejects.toMatchObject({
      trouble: { code: 'VOID_WITH_OTHER_KEYS', values: { words: expect.stringContaining('No ') } },
    });
  },
);

test.each([
  ['UPS', () => ({ ...SERVICES.UPS(), order: ups.order({ imageType: 'PDF' }) })],
  ['GLS', SERVICES.GLS],
] as const)(
  'what %s sold is found, and has its label, with the keys of today where those it was bought with were revoked',
  async (_, of) => {
    const { used, order, revoked } = of();
    const sold = await bought(used.adapter, order);
    const renewed = await used.renewed(revoked);
    expect(await renewed.lookup(order)).toMatchObject({ kind: 'purchased', trackingNumbers: sold.trackingNumbers });
    expect(await renewed.documents({ ...sold, sources: [], unlabelled: [1] })).toHaveLength(1);
  },
);

test.each(Object.entries(SERVICES))(
  'nothing is bought at %s with other keys than it was accepted for',
  async (_, of) => {
    const { used, order, revoked } = of();
    expect(await (await used.renewed(revoked)).purchase(order)).toMatchObject({ kind: 'not_sent' });
  },
);
