import { withoutEnd } from '#shared/format/trim.ts';
import type { PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { readAccountSecrets, type AccountSecret } from '#electron/engine/accounts/secrets/account-secret.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { isLoopbackName, type NetworkZone } from '#electron/net/ip-policy.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Credentials, Tokens } from '../http/tokens.ts';
import type { GatewayAdapterConfig } from './config.ts';
import { exchange, unanswered, type Exchange } from '../http/transport.ts';

/** The largest answer of the service; 200 labels as base64 find room in it. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

export interface UpstreamCall {
  method: 'GET' | 'POST';
  /** Below the base URL. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The service that an account buys from. */
export interface Upstream {
  config: GatewayAdapterConfig;
  url: URL;
  /** Whether calls are made as whoever the shipment was, or is to be, sent as. */
  isBuyer(): Promise<boolean>;
  /** One call; sent once more with a fresh token where a 401 says that nothing was done. */
  call(call: UpstreamCall, signal: AbortSignal): Promise<Exchange>;
}

type BuyingAccount = PurchaseRequest['shipment']['account'];

export function configOf({ adapter, carrierId }: BuyingAccount): GatewayAdapterConfig {
  if (adapter.type !== 'gateway') throw new Error(`Account ${carrierId} does not buy from a gateway`);
  return adapter as GatewayAdapterConfig;
}

/** Where the service may lie: anywhere it can be meant to, but unencrypted on this machine only, unless the account says otherwise. */
export function zonesOfUpstream({ baseUrl, allowHttp }: GatewayAdapterConfig): readonly NetworkZone[] {
  const url = new URL(baseUrl);
  if (url.protocol === 'https:' || allowHttp) return ['public', 'private', 'loopback'];
  return isLoopbackName(url.hostname) ? ['loopback'] : [];
}

/** Null where the account has no secret, or it cannot be opened. */
export async function identityOf({ carrierId }: BuyingAccount, secrets: SecretStore): Promise<string | null> {
  const { current } = await readAccountSecrets(secrets, carrierId).catch(() => ({ current: null }));
  return current?.identity ?? null;
}

const below = (baseUrl: string, path: string) => new URL(withoutEnd(baseUrl, '/') + path);

export function openUpstream(
  account: BuyingAccount,
  { secrets, tokens }: { secrets: SecretStore; tokens: Tokens },
): Upstream {
  const config = configOf(account);
  const { carrierId } = account;
  const url = new URL(config.baseUrl);
  const allowed = zonesOfUpstream(config);

  const send = ({ path, headers, ...call }: UpstreamCall, token: string, signal: AbortSignal) =>
    exchange({
      ...call,
      url: below(config.baseUrl, path),
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
      signal,
      maxBytes: MAX_ANSWER_BYTES,
      allowed,
      fingerprint: config.certificateFingerprint,
    });

  /** That of the shipment's own identity; where it is not kept any more, or never was, what the account shows now. */
  async function ownSecret(): Promise<AccountSecret | null> {
    const { current, earlier } = await readAccountSecrets(secrets, carrierId);
    return [current, ...earlier].find((secret) => secret?.identity === account.identity) ?? current;
  }

  async function credentials(): Promise<Credentials | Diagnostic> {
    const values = { account: carrierId };
    const secret = await ownSecret().catch((error: unknown) => error as Error);
    if (secret instanceof Error) return diagnostic('ACCOUNT_SECRET_UNREADABLE', { ...values, words: secret.message });
    if (!secret) return diagnostic('ACCOUNT_SECRET_GONE', values);
    if (secret.origin !== url.origin) return diagnostic('ACCOUNT_ADDRESS_CHANGED', values);
    const { token, secretKey, accessKey = config.accessKey ?? '' } = secret;
    if (token !== undefined) return { kind: 'token', token };
    const tokenUrl = below(config.baseUrl, '/oauth/token');
    const fingerprint = config.certificateFingerprint;
    return { kind: 'keys', url: tokenUrl, allowed, fingerprint, accessKey, secretKey: secretKey ?? '' };
  }

  return {
    config,
    url,
    async isBuyer() {
      const secret = await ownSecret().catch(() => null);
      return secret !== null && secret.identity === account.identity;
    },
    async call(call, signal) {
      const own = await credentials();
      if ('code' in own) return { ...unanswered('not_sent', own), refused: true };
      const token = await tokens.get(own, signal);
      if (token.kind === 'none') return { ...token, kind: 'not_sent' };
      const first = await send(call, token.token, signal);
      const isRefused = first.kind === 'answered' && first.answer.status === 401;
      if (!isRefused || !tokens.forget(own, token.token)) return first;
      const fresh = await tokens.get(own, signal);
      return fresh.kind === 'none' ? { ...fresh, kind: 'not_sent' } : send(call, fresh.token, signal);
    },
  };
}
