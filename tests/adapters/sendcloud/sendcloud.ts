import { beforeEach } from 'vitest';
import type { SendcloudConfig } from '#electron/adapters/sendcloud/config.ts';
import { createSendcloudAdapter } from '#electron/adapters/sendcloud/index.ts';
import type { LookupOrder, PurchaseOutcome, VoidOrder } from '#electron/engine/shipping/adapter.ts';
import { SECRET_MASK } from '#shared/schema/accounts/account.ts';
import { orderOf, type OrderChanges } from '../connectors/order.ts';
import { useConnector } from '../connectors/use-connector.ts';
import { KEYS, startSendcloud } from './fake.ts';

export type Order = LookupOrder & VoidOrder;
type Changes = OrderChanges & { config?: Partial<SendcloudConfig> };

/** The adapter beside the fake; both are there from the first test of the file on. */
export function useSendcloud() {
  const used = useConnector({
    startFake: startSendcloud,
    create: (ports, fake) => createSendcloudAdapter(ports, fake.address),
    secret: KEYS,
  });
  const sendcloud = Object.assign(used, {
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
  });
  beforeEach(() => void (sendcloud.fake.calls.length = 0));
  return sendcloud;
}
