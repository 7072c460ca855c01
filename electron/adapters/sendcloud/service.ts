import type { AdapterConfig } from '#shared/schema/accounts/account.ts';
import type { NewSecret } from '#electron/engine/accounts/secrets/account-secret.ts';
import { configOfType } from '../http/account/config-of.ts';
import { basicProof, openService, type Service } from '../http/service.ts';
import { publicSite } from '../http/site.ts';
import type { SendcloudConfig } from './config.ts';

export const SERVICE_ADDRESS = 'https://panel.sendcloud.sc/api/v3';

/** The service as one account calls it. */
export interface Sendcloud extends Service {
  config: SendcloudConfig;
  /** Its host, as sentences name it. */
  at: string;
}

interface Login {
  account: { carrierId: string; identity?: string; adapter: AdapterConfig };
  typed?: NewSecret | null;
}

const configOf = configOfType<SendcloudConfig>('sendcloud');

/** Every call, for labels too, is made with HTTP Basic. @param address other than Sendcloud's own in tests only */
export function openSendcloud(login: Login, address: string, ports: Parameters<typeof openService>[2]): Sendcloud {
  const config = configOf(login.account);
  const site = publicSite(address);
  const service = openService(
    login,
    { site, prove: ({ publicKey = config.publicKey, secretKey = '' }) => basicProof(publicKey, secretKey) },
    ports,
  );
  return { ...service, config, at: site.url.host };
}
