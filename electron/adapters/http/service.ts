import { withoutEnd } from '#shared/format/trim.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import {
  readAccountSecrets,
  type AccountSecret,
  type NewSecret,
} from '#electron/engine/accounts/secrets/account-secret.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { unsaid } from './account/unsaid.ts';
import { fetchDocument } from './fetch-document.ts';
import { addressOf, publicSite, type Site } from './site.ts';
import { createTokens, type Credentials, type Tokens } from './tokens.ts';
import { exchange, type Exchange, type OutgoingCall } from './transport.ts';

/** The largest answer of a service; 200 labels as base64 find room in it. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** One call of a service; at most one of `json`, `form` and `body`. */
export interface ServiceCall {
  method: OutgoingCall['method'];
  /** Below the address of the service, with its query. */
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  body?: string;
  /** A question, or something that is given back, whatever its method says; every GET is one. */
  sellsNothing?: true;
}

/** How a service is told who calls: headers of the same content each time, or a token that is exchanged for keys. */
export type Proof = { kind: 'headers'; headers: Record<string, string> } | Credentials;

/** HTTP Basic, as most services with a key have it. */
export const basicProof = (user: string, password = ''): Proof => ({
  kind: 'headers',
  headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
});

/** OAuth2 client credentials, as `clientId` and `clientSecret` of an account, for a token of the service's own host. */
const clientCredentials =
  ({ url, allowed }: Site, tokenPath: string, clientId: string): ServiceProfile['prove'] =>
  (secret) => ({
    kind: 'keys',
    ...{ url: new URL(tokenPath, url), allowed, fingerprint: undefined },
    accessKey: secret['clientId'] ?? clientId,
    secretKey: secret['clientSecret'] ?? '',
  });

/** A service that accounts call with the keys of apps of their own. @param at where it is in a test */
export function openApps(
  { secrets }: { secrets: SecretStore },
  { path = '', tokenPath, ...profile }: Apps,
  at?: string,
) {
  const tokens = createTokens();
  return (caller: Caller, { host, clientId }: { host: string; clientId: string }): Service => {
    const site = publicSite(addressOf(host, at) + path);
    return openService(
      caller,
      { site, prove: clientCredentials(site, tokenPath, clientId), ...profile },
      { secrets, tokens },
    );
  };
}

interface Apps extends Pick<ServiceProfile, 'mediaType'> {
  /** In front of every other. */
  path?: string;
  tokenPath: string;
}

/** The account that a service is called for: one that is stored, or one whose secrets were only typed. */
export interface Caller {
  account: { carrierId: string; identity?: string };
  typed?: NewSecret | null;
}

export interface ServiceProfile {
  site: Site;
  /** @throws Error where the secret lacks what the service wants. */
  prove(secret: NewSecret): Proof;
  /** Hosts beside the service's own that labels are fetched from. */
  labelHosts?: readonly string[];
  /** Whether the service's own origin wants the login for a label, too. */
  labelsWantLogin?: boolean;
  /** What JSON is called on the way there and back, where the service has a name of its own for it. */
  mediaType?: string;
}

/** A service as one account calls it. */
export interface Service {
  site: Site;
  /** Whether calls are made, and were, as whoever the shipment was, or is to be, sent as. */
  isBuyer(): Promise<boolean>;
  /** One call; sent once more with a fresh token where a 401 says that nothing was done. */
  call(call: ServiceCall, signal: AbortSignal): Promise<Exchange>;
  /** The same, of a path that is posted to; with JSON where it is given. */
  post(path: string, json: object | undefined, signal: AbortSignal): Promise<Exchange>;
  /** @throws DiagnosticError where it cannot be had or is not what it is said to be. */
  fetchDocument(source: DocumentSource, signal: AbortSignal): Promise<NewDocument>;
}

/** Whom a service takes the account for now; null where the account has no secret, or it cannot be opened. */
export async function identityOf({ carrierId }: { carrierId: string }, secrets: SecretStore): Promise<string | null> {
  const { current } = await readAccountSecrets(secrets, carrierId).catch(() => ({ current: null }));
  return current?.identity ?? null;
}

export function openService(
  { account, typed = null }: Caller,
  { site, prove, labelHosts = [], labelsWantLogin = false, mediaType = 'application/json' }: ServiceProfile,
  { secrets, tokens }: { secrets: SecretStore; tokens: Tokens },
): Service {
  const { carrierId } = account;

  /**
   * That of the shipment's own identity; where it is not kept any more, never was, or is for where the service was before, what the account
   * shows now.
   */
  async function ownSecret(): Promise<AccountSecret | NewSecret | null> {
    if (typed) return typed;
    const { current, earlier } = await readAccountSecrets(secrets, carrierId);
    const own = [current, ...earlier].find((secret) => secret?.identity === account.identity);
    return own && (own.origin === site.url.origin || current?.origin !== site.url.origin) ? own : current;
  }

  async function proof(read: () => Promise<AccountSecret | NewSecret | null> = ownSecret): Promise<Proof | Diagnostic> {
    const values = { account: carrierId };
    const secret = await read().catch((error: unknown) => error as Error);
    if (secret instanceof Error) return diagnostic('ACCOUNT_SECRET_UNREADABLE', { ...values, words: secret.message });
    if (!secret) return diagnostic('ACCOUNT_SECRET_GONE', values);
    if (secret.origin !== site.url.origin) return diagnostic('ACCOUNT_ADDRESS_CHANGED', values);
    return prove(secret);
  }

  /** Whether something was asked with other keys than those that bought, because these are refused by now. */
  let isOtherAsked = false;

  /** Keys that were replaced are often revoked as well: what sells nothing is then asked with those of today. */
  async function call(order: ServiceCall, signal: AbortSignal): Promise<Exchange> {
    const said = await callAs(await proof(), order, signal);
    const sells = order.method !== 'GET' && order.sellsNothing !== true;
    if (sells || typed || !isLoginRefused(said)) return said;
    const { current } = await readAccountSecrets(secrets, carrierId).catch(() => ({ current: null }));
    const isOther = current?.origin === site.url.origin && current.identity !== account.identity;
    if (!isOther || account.identity === undefined) return said;
    isOtherAsked = true;
    return callAs(await proof(async () => current), order, signal);
  }

  const send = async ({ path, headers, ...call }: ServiceCall, login: Record<string, string>, signal: AbortSignal) => {
    const { type, body } = bodyOf(call, mediaType);
    const said = await exchange({
      method: call.method,
      url: new URL(withoutEnd(site.url.href, '/') + path),
      headers: { accept: mediaType, ...login, ...(type && { 'content-type': type }), ...headers },
      ...(body !== undefined && { body }),
      ...{ signal, maxBytes: MAX_ANSWER_BYTES, allowed: site.allowed, fingerprint: site.fingerprint },
    });
    return unsaid(said, login);
  };

  async function callAs(own: Proof | Diagnostic, order: ServiceCall, signal: AbortSignal): Promise<Exchange> {
    if ('code' in own) return { kind: 'not_sent', reason: inEnglish(own), trouble: own, refused: true };
    if (own.kind === 'headers') return send(order, own.headers, signal);
    const token = await tokens.get(own, signal);
    if (token.kind === 'none') return { ...token, kind: 'not_sent' };
    const first = await send(order, bearer(token.token), signal);
    const isRefused = first.kind === 'answered' && first.answer.status === 401;
    if (!isRefused || !tokens.forget(own, token.token)) return first;
    const fresh = await tokens.get(own, signal);
    return fresh.kind === 'none' ? { ...fresh, kind: 'not_sent' } : send(order, bearer(fresh.token), signal);
  }

  /** What a label is asked for with; nothing where the service wants nothing, or has no login to give. */
  async function loginForLabels(signal: AbortSignal): Promise<Record<string, string>> {
    if (!labelsWantLogin) return {};
    const own = await proof();
    if ('code' in own) return {};
    if (own.kind === 'headers') return own.headers;
    const token = await tokens.get(own, signal);
    return token.kind === 'token' ? bearer(token.token) : {};
  }

  return {
    site,
    call,
    post: (path, json, signal) => call({ method: 'POST', path, json }, signal),
    async isBuyer() {
      if (isOtherAsked) return false;
      const secret = await ownSecret().catch(() => null);
      return secret !== null && secret['identity'] === account.identity;
    },
    fetchDocument: async (source, signal) =>
      fetchDocument(source, { site: { ...site, labelHosts }, login: await loginForLabels(signal) }, signal),
  };
}

const isLoginRefused = (said: Exchange) =>
  said.kind === 'answered' ? said.answer.status === 401 : said.kind === 'not_sent' && said.refused === true;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function bodyOf(
  { json, form, body }: Pick<ServiceCall, 'json' | 'form' | 'body'>,
  mediaType: string,
): { type?: string; body?: string } {
  if (json !== undefined) return { type: mediaType, body: JSON.stringify(json) };
  if (form) return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() };
  return body === undefined ? {} : { body };
}
