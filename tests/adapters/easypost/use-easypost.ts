import { createEasypostAdapter } from '#electron/adapters/easypost/index.ts';
import type { EasypostAdapterConfig } from '#electron/adapters/easypost/config.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { orderOf, secretsOf, type OrderChanges } from '../connectors/order.ts';
import { startEasypost, type EasypostFake } from './fake.ts';
import { CARRIER_ACCOUNT, TEST_KEY } from './stock.ts';

/** The connector beside the fake of its service. */
export interface UsedEasypost {
  fake: EasypostFake;
  adapter: Required<Adapter>;
  order(changes?: OrderChanges & { config?: Partial<EasypostAdapterConfig> }): ReturnType<typeof orderOf>;
}

export async function openEasypostTest(key = TEST_KEY): Promise<UsedEasypost> {
  const fake = await startEasypost();
  const secrets = await secretsOf(fake.url, { apiKey: key });
  const mode = key.startsWith('EZTK') ? 'TEST' : 'LIVE';
  return {
    fake,
    adapter: createEasypostAdapter({ secrets }, fake.url) as Required<Adapter>,
    order: ({ config, ...changes } = {}) =>
      orderOf(
        { type: 'easypost', apiKey: '********', mode, carrierAccountId: CARRIER_ACCOUNT, ...config },
        { serviceCode: 'A_GROUND', ...changes },
      ),
  };
}
