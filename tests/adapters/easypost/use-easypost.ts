import { createEasypostAdapter } from '#electron/adapters/easypost/index.ts';
import type { EasypostAdapterConfig } from '#electron/adapters/easypost/config.ts';
import { orderOf, type OrderChanges } from '../connectors/order.ts';
import { useConnector } from '../connectors/use-connector.ts';
import { startEasypost } from './fake.ts';
import { CARRIER_ACCOUNT, TEST_KEY } from './stock.ts';

export type OrderChange = OrderChanges & { config?: Partial<EasypostAdapterConfig> };

/** The connector beside the fake of its service, with a key for tests. */
export function useEasypost() {
  const used = useConnector({
    startFake: startEasypost,
    create: (ports, fake) => createEasypostAdapter(ports, fake.url),
    secret: { apiKey: TEST_KEY },
  });
  return Object.assign(used, {
    order: ({ config, ...changes }: OrderChange = {}) =>
      orderOf(
        { type: 'easypost', apiKey: '********', mode: 'TEST', carrierAccountId: CARRIER_ACCOUNT, ...config },
        { serviceCode: 'A_GROUND', ...changes },
      ),
  });
}
