import { createHash } from 'node:crypto';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { unsaid } from './account/unsaid.ts';
import { field, listOf, quoted, wordsOf } from './fields.ts';
import { readJson } from './read-json.ts';
import type { NetworkZone } from '#electron/net/ip-policy.ts';
import { exchange } from './transport.ts';

/** What an upstream is shown: a fixed token, or keys that are exchanged for one (contract, section 2). */
export type Credentials =
  | { kind: 'token'; token: string }
  | {
      kind: 'keys';
      url: URL;
      allowed: readonly NetworkZone[];
      fingerprint: string | undefined;
      accessKey: string;
      secretKey: string;
    };

export type TokenResult =
  | { kind: 'token'; token: string }
  | { kind: 'none'; reason: string; trouble: Diagnostic; refused?: true };

const none = (said: Diagnostic): Extract<TokenResult, { kind: 'none' }> => ({
  kind: 'none',
  reason: inEnglish(said),
  trouble: said,
});

export interface Tokens {
  /** A token that is good for a while yet; concurrent callers share one request. */
  get(credentials: Credentials, signal: AbortSignal): Promise<TokenResult>;
  /** Drops a token that was refused; false where no other one can be had. */
  forget(credentials: Credentials, token: string): boolean;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** Renewed so long before its end, in seconds. */
const MARGIN_SECONDS = 60;
const LIFE_IF_UNSAID_SECONDS = 300;

interface Held {
  result: Promise<TokenResult & { seconds?: number }>;
  /** Of the monotonic clock, milliseconds; a clock that jumps lengthens no life. */
  until: number;
  token: string | null;
}

/** Tokens are kept in memory only. */
export function createTokens(): Tokens {
  const held = new Map<string, Held>();

  function fetchAnew(key: string, credentials: Extract<Credentials, { kind: 'keys' }>): Held {
    const entry: Held = { result: request(credentials), until: Infinity, token: null };
    held.set(key, entry);
    void entry.result.then((result) => {
      if (result.kind === 'token') {
        const seconds = Math.max((result.seconds ?? LIFE_IF_UNSAID_SECONDS) - MARGIN_SECONDS, 1);
        entry.until = performance.now() + seconds * 1000;
        entry.token = result.token;
      } else if (held.get(key) === entry) held.delete(key);
    });
    return entry;
  }

  return {
    async get(credentials, signal) {
      if (credentials.kind === 'token') return credentials;
      const key = keyOf(credentials);
      const known = held.get(key);
      const entry = known && performance.now() < known.until ? known : fetchAnew(key, credentials);
      return Promise.race([entry.result, givenUp(signal, credentials.url)]);
    },
    forget(credentials, token) {
      if (credentials.kind === 'token') return false;
      const key = keyOf(credentials);
      if (held.get(key)?.token === token) held.delete(key);
      return true;
    },
  };
}

const keyOf = ({ url, fingerprint, accessKey, secretKey }: Extract<Credentials, { kind: 'keys' }>) =>
  createHash('sha256')
    .update(JSON.stringify([url.href, fingerprint, accessKey, secretKey]))
    .digest('hex');

const givenUp = (signal: AbortSignal, url: URL) =>
  new Promise<TokenResult>((resolve) => {
    const at = url.host;
    const giveUp = () => resolve(none(diagnostic('TOKEN_NOT_IN_TIME', { at })));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

/** Why keys are refused, in the service's own words: as OAuth says it, or in a list of errors. */
function refusalIn(answer: unknown): string | null {
  const [error] = [answer, field(answer, 'response')].flatMap((each) => listOf(field(each, 'errors')));
  return wordsOf(field(answer, 'error_description')) ?? wordsOf(field(error, 'message'));
}

async function request(
  credentials: Extract<Credentials, { kind: 'keys' }>,
): Promise<TokenResult & { seconds?: number }> {
  const { url, allowed, fingerprint, accessKey, secretKey } = credentials;
  const basic = [accessKey, secretKey].map(encodeURIComponent).join(':');
  const login = { authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
  const answered = await exchange({
    url,
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...login,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    maxBytes: MAX_BYTES,
    allowed,
    fingerprint,
  });
  const said = unsaid(answered, login);
  if (said.kind !== 'answered') return { kind: 'none', reason: said.reason, trouble: said.trouble };
  const { status, body } = said.answer;
  const at = url.host;
  const answer = readJson(body) as { access_token?: unknown; expires_in?: unknown } | null;
  const token = answer?.access_token;
  if (status === 200 && typeof token === 'string' && /^[\x21-\x7e]{1,8192}$/.test(token)) {
    const seconds = Number(answer?.expires_in);
    return { kind: 'token', token, ...(seconds > 0 && { seconds }) };
  }
  if (status === 401 || status === 400) {
    const words = refusalIn(answer);
    return { ...none(diagnostic('KEYS_REFUSED', { at, status, ...quoted(words) })), refused: true };
  }
  return none(diagnostic('TOKEN_NOT_GIVEN', { at, status }));
}
