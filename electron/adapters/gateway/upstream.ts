import { withoutEnd } from '#shared/format/trim.ts';
import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { NewSecret } from '#electron/engine/accounts/secrets/account-secret.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { isLoopbackName, type NetworkZone } from '#electron/net/ip-policy.ts';
import { configOfType } from '../http/account/config-of.ts';
import { openService, type Service } from '../http/service.ts';
import type { Site } from '../http/site.ts';
import type { Tokens } from '../http/tokens.ts';
import type { GatewayAdapterConfig } from './config.ts';

/** The service that an account buys from. */
export interface Upstream extends Service {
  config: GatewayAdapterConfig;
}

type BuyingAccount = PurchaseRequest['shipment']['account'];

export const configOf = configOfType<GatewayAdapterConfig>('gateway');

/** Where the service may lie: anywhere it can be meant to, but unencrypted on this machine only, unless the account says otherwise. */
function zonesOfUpstream({ baseUrl, allowHttp }: GatewayAdapterConfig): readonly NetworkZone[] {
  const url = new URL(baseUrl);
  if (url.protocol === 'https:' || allowHttp) return ['public', 'private', 'loopback'];
  return isLoopbackName(url.hostname) ? ['loopback'] : [];
}

export const siteOf = (config: GatewayAdapterConfig): Site => ({
  url: new URL(config.baseUrl),
  allowed: zonesOfUpstream(config),
  fingerprint: config.certificateFingerprint,
  allowHttp: config.allowHttp,
});

export function openUpstream(
  account: BuyingAccount,
  ports: { secrets: SecretStore; tokens: Tokens },
  typed: NewSecret | null = null,
): Upstream {
  const config = configOf(account);
  const site = siteOf(config);
  const service = openService(
    { account, typed },
    {
      site,
      labelHosts: config.labelHosts ?? [],
      prove({ token, secretKey, accessKey = config.accessKey ?? '' }) {
        if (token !== undefined) return { kind: 'token', token };
        const url = new URL(`${withoutEnd(site.url.href, '/')}/oauth/token`);
        const { allowed, fingerprint } = site;
        return { kind: 'keys', url, allowed, fingerprint, accessKey, secretKey: secretKey ?? '' };
      },
    },
    ports,
  );
  return { ...service, config };
}
