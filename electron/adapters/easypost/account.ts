import type { NewSecret } from '#electron/engine/accounts/secrets/account-secret.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { configOfType } from '../http/account/config-of.ts';
import { basicProof, openService, type Service } from '../http/service.ts';
import { publicSite } from '../http/site.ts';
import type { Tokens } from '../http/tokens.ts';
import type { EasypostAdapterConfig } from './config.ts';

export const EASYPOST = 'https://api.easypost.com';
/** Where labels and forms lie; both names of the place are in recordings. */
export const LABEL_HOSTS = ['easypost-files.s3.us-west-2.amazonaws.com', 'easypost-files.s3-us-west-2.amazonaws.com'];

export interface Ports {
  secrets: SecretStore;
  tokens: Tokens;
  /** The address of the service. */
  at: string;
}

type KnownAccount = Pick<PreparedShipment['account'], 'carrierId' | 'adapter' | 'identity'>;

export const configOf = configOfType<EasypostAdapterConfig>('easypost');

/** EasyPost as an account calls it: with its key as the user of HTTP Basic. */
export const openEasypost = (
  account: KnownAccount,
  { secrets, tokens, at }: Ports,
  typed: NewSecret | null = null,
): Service =>
  openService(
    { account, typed },
    { site: publicSite(at), labelHosts: LABEL_HOSTS, prove: ({ apiKey }) => basicProof(apiKey ?? '') },
    { secrets, tokens },
  );
