import type { GatewayAdapterConfig } from '#electron/adapters/gateway/config.ts';
import type { Api } from '../../helpers/api.ts';
import { KEYS } from '../carrier/carrier-server.ts';

/** Makes the account `gateway`, which buys from the carrier, and lets clients buy as fast as they can. @throws Error where it cannot. */
export async function connect(api: Api, baseUrl: string, changes: Partial<GatewayAdapterConfig> = {}): Promise<void> {
  const { body } = await api.get('/station/v1/accounts');
  const account = {
    ...body.accounts[0],
    carrierId: 'gateway',
    adapter: {
      type: 'gateway',
      baseUrl,
      accessKey: KEYS.accessKey,
      secretKey: KEYS.secretKey,
      upstreamCarrierId: 'upstream',
      upstream: 'STATION',
      timeoutSeconds: 2,
      ...changes,
    },
  };
  const made = await api.post('/station/v1/accounts', account);
  if (made.status !== 201) throw new Error(`No account: ${JSON.stringify(made.body)}`);
  const { body: settings } = await api.get('/station/v1/settings');
  const faster = { ...settings, purchasesPerSecond: 100_000 };
  const set = await api.call('PUT', '/station/v1/settings', { body: faster });
  if (set.status !== 200) throw new Error(`No settings: ${JSON.stringify(set.body)}`);
}
