import { SECRET_MASK, type Account, type GatewayAdapterConfig } from '#shared/schema/accounts/account.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';

const fault = (code: Violation['code'], field: string, message: string): Violation => ({
  code,
  pointer: `/adapter/${field}`,
  message,
});

const LOOPBACK = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/;

/**
 * What an account that buys from a gateway must keep to beyond its schema: an address that may be called, one way to prove itself, and
 * secrets that are known, anew wherever they would go to another place.
 * @param earlier the account as it is stored; null for a new one
 */
export function* gatewayFaults({ adapter }: Account, earlier: Account | null): Generator<Violation> {
  if (adapter.type !== 'gateway') return;
  yield* addressFaults(adapter);
  const { accessKey, secretKey, token } = adapter;
  const hasKeys = accessKey !== undefined || secretKey !== undefined;
  if (hasKeys && token !== undefined) {
    yield fault('FIELD_CONFLICT', 'token', 'Give accessKey and secretKey, or a token, not both.');
  } else if (token === undefined) {
    const given = { accessKey, secretKey };
    for (const name of ['accessKey', 'secretKey'] as const) {
      if (given[name] === undefined)
        yield fault('FIELD_REQUIRED', name, 'accessKey and secretKey, or a token, are required.');
    }
  }
  for (const name of ['secretKey', 'token'] as const) {
    if (adapter[name] === SECRET_MASK && !keepsSecret(name, adapter, earlier)) {
      yield fault('FIELD_REQUIRED', name, `${name} is not known for this address and key; give it anew.`);
    }
  }
}

function* addressFaults({ baseUrl, allowHttp }: GatewayAdapterConfig): Generator<Violation> {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    yield fault('FIELD_INVALID', 'baseUrl', 'baseUrl must be an address that begins with https://.');
    return;
  }
  if (url.username || url.password || url.search || url.hash) {
    yield fault('FIELD_INVALID', 'baseUrl', 'baseUrl must have no user, no query and no fragment.');
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname) && !allowHttp) {
    const message = `${url.host} would be called unencrypted; use https, or set allowHttp to send addresses and secrets in the clear.`;
    yield fault('FIELD_INVALID', 'baseUrl', message);
  }
}

function keepsSecret(name: 'secretKey' | 'token', adapter: GatewayAdapterConfig, earlier: Account | null): boolean {
  if (earlier?.adapter.type !== 'gateway' || !URL.canParse(adapter.baseUrl)) return false;
  const sameOrigin = new URL(earlier.adapter.baseUrl).origin === new URL(adapter.baseUrl).origin;
  const sameTrust = earlier.adapter.certificateFingerprint === adapter.certificateFingerprint;
  const sameKey = name === 'token' || earlier.adapter.accessKey === adapter.accessKey;
  return sameOrigin && sameTrust && sameKey && earlier.adapter[name] === SECRET_MASK;
}
