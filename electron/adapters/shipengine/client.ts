import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { openService, type Caller, type Service, type ServiceCall } from '../http/service.ts';
import { publicSite } from '../http/site.ts';
import type { Tokens } from '../http/tokens.ts';
import type { Exchange } from '../http/transport.ts';
import type { ShipengineAdapterConfig } from './config.ts';
import { LABEL_HOSTS } from './definition.ts';
import type { Asked } from './map-error.ts';
import { configOf, PROFILES, type Profile } from './profiles.ts';

/** One of the two services, as one account calls it. */
export interface Client extends Pick<Service, 'isBuyer' | 'fetchDocument'> {
  profile: Profile;
  config: ShipengineAdapterConfig;
  /** One call; paths are below the version. */
  call(call: ServiceCall, signal: AbortSignal): Promise<Exchange>;
  /** For sentences about an answer. */
  asked(ownId?: string): Asked;
}

export interface ClientPorts {
  secrets: SecretStore;
  tokens: Tokens;
  /** Where both services are, in tests. */
  at?: string | undefined;
}

export function openClient(
  caller: Caller & { account: Pick<Account, 'carrierId' | 'adapter'> },
  { secrets, tokens, at }: ClientPorts,
): Client {
  const config = configOf(caller.account);
  const profile = PROFILES[config.profile];
  const service = openService(
    caller,
    {
      site: publicSite(at ?? profile.address),
      prove: ({ apiKey = '' }) => ({ kind: 'headers', headers: { 'api-key': apiKey } }),
      labelHosts: LABEL_HOSTS,
    },
    { secrets, tokens },
  );
  const { isBuyer, fetchDocument } = service;
  return {
    ...{ profile, config, isBuyer, fetchDocument },
    call: (call, signal) => service.call({ ...call, path: `${profile.version}${call.path}` }, signal),
    asked: (ownId = '') => ({
      ...{ at: profile.name, carrier: config.carrierId ?? '', isTest: config.mode === 'TEST', ownId },
    }),
  };
}
