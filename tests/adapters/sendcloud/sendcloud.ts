import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { SendcloudConfig } from '#electron/adapters/sendcloud/config.ts';
import { createSendcloudAdapter } from '#electron/adapters/sendcloud/index.ts';
import type { Adapter, LookupOrder, PurchaseOutcome, VoidOrder } from '#electron/engine/shipping/adapter.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { SECRET_MASK } from '#shared/schema/accounts/account.ts';
import { orderOf, secretsOf, type OrderChanges } from '../connectors/order.ts';
import { KEYS, startSendcloud, type SendcloudFake } from './fake.ts';

export type Order = LookupOrder & VoidOrder;
type Changes = OrderChanges & { config?: Partial<SendcloudConfig> };

/** An adapter beside the fake; both are there from the first test of the file on. Nothing may be sent or answered against the description. */
export function useSendcloud() {
  const sendcloud = {
    fake: undefined as unknown as SendcloudFake,
    adapter: undefined as unknown as Required<Adapter>,
    /** An order of the service postnl:standard unless another one is named. */
    order: ({ config, ...changes }: Changes = {}): Order => {
      const { publicKey } = KEYS;
      const adapter = { type: 'sendcloud', publicKey, secretKey: SECRET_MASK, ...config };
      return orderOf(adapter, { serviceCode: 'postnl:standard', ...changes });
    },
    /** The order that the engine makes of one that was bought. */
    async bought(
      changes: Changes = {},
    ): Promise<{ order: Order; sale: Extract<PurchaseOutcome, { kind: 'purchased' }> }> {
      const order = sendcloud.order(changes);
      const sale = await sendcloud.adapter.purchase(order);
      if (sale.kind !== 'purchased') throw new Error(sale.reason);
      const { notes = {}, trackingNumbers } = sale;
      return { sale, order: { ...order, trackingNumbers, attempt: { ...order.attempt, notes } } };
    },
    /** What the service was asked since the test began, such as `POST /shipments/announce`. */
    asked: () => sendcloud.fake.calls.map(({ method, path }) => `${method} ${path.replace('/api/v3', '')}`),
    withSecrets: (secrets: SecretStore) =>
      createSendcloudAdapter({ secrets }, sendcloud.fake.address) as Required<Adapter>,
  };
  beforeAll(async () => {
    sendcloud.fake = await startSendcloud();
    sendcloud.adapter = sendcloud.withSecrets(await secretsOf(sendcloud.fake.url, KEYS));
  });
  beforeEach(() => {
    sendcloud.fake.heal();
    sendcloud.fake.calls.length = 0;
  });
  afterEach(() => {
    const violations = sendcloud.fake.violations.splice(0);
    expect(violations).toEqual([]);
  });
  afterAll(() => sendcloud.fake.close());
  return sendcloud;
}
