import { beforeEach, describe, expect, test } from 'vitest';
import { createGatewayAdapter } from '#electron/adapters/gateway/index.ts';
import { KEYS } from '../../fault/carrier/carrier-server.ts';
import { useGateway } from './gateway.ts';

const gateway = useGateway();
let adapter = createGatewayAdapter({ secrets: gateway.secrets });

/** Buys so often at once, and says what became of it and what was asked of the carrier. */
async function buy(times = 1, changes: Parameters<typeof gateway.order>[0] = {}) {
  const before = gateway.carrier.calls.length;
  const orders = Array.from({ length: times }, () => gateway.order(changes));
  const outcomes = await Promise.all(orders.map((order) => adapter.purchase(order)));
  return {
    kinds: outcomes.map(({ kind }) => kind),
    asked: gateway.carrier.calls.slice(before).map(({ path }) => path.split('/').at(-1)),
    sold: orders.map(({ shipmentId }) => gateway.salesOf(shipmentId).length),
  };
}

beforeEach(async () => {
  adapter = createGatewayAdapter({ secrets: gateway.secrets });
  await gateway.setSecret({ secretKey: KEYS.secretKey });
});

describe('a token', () => {
  test('is fetched once for many purchases, also for those that come together', async () => {
    const { asked, kinds } = await buy(5);
    expect(asked.filter((path) => path === 'token')).toHaveLength(1);
    expect(kinds).toEqual(Array(5).fill('purchased'));
    expect((await buy()).asked).toEqual(['shipment']);
  });

  test('that is refused is fetched anew once, and the purchase is executed once', async () => {
    await buy();
    gateway.carrier.revokeTokens();
    const { asked, kinds, sold } = await buy();
    expect([asked, kinds, sold]).toEqual([['shipment', 'token', 'shipment'], ['purchased'], [1]]);
  });

  test('that is refused twice ends the matter: nothing was sold', async () => {
    const { asked, kinds, sold } = await buy(1, { itemCode: 'unauthorized' });
    expect([asked, kinds, sold]).toEqual([['token', 'shipment', 'token', 'shipment'], ['not_sent'], [0]]);
  });

  test('is not to be had with wrong keys: nothing was sent', async () => {
    await gateway.setSecret({ secretKey: 'wrong' });
    const { asked, kinds } = await buy();
    expect([asked, kinds]).toEqual([['token'], ['not_sent']]);
  });

  test('that is fixed is sent as it is, and never fetched', async () => {
    await gateway.setSecret({ token: 'fixed-token' });
    expect((await buy()).asked).toEqual(['shipment']);
    await gateway.setSecret({ token: 'old-token' });
    const { asked, kinds } = await buy();
    expect([asked, kinds]).toEqual([['shipment'], ['not_sent']]);
  });
});
