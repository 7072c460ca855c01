import { TLSSocket } from 'node:tls';
import type * as Undici from 'undici';
import type { buildConnector } from 'undici';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { AddressRefusedError, checkedLookup, checkLiteral, type NetworkZone } from '#electron/net/ip-policy.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16 * 1024;

export interface OutgoingCall {
  url: URL;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** The one deadline of connecting, sending and reading. */
  signal: AbortSignal;
  /** A larger answer counts as lost; of one without a body that anybody reads, the status is the answer, whatever comes after it. */
  maxBytes: number | 'STATUS_ONLY';
  /** Where the host may lie. */
  allowed: readonly NetworkZone[];
  /** SHA-256 of the one certificate that is trusted, in place of those of known authorities. */
  fingerprint?: string | undefined;
}

export interface Answer {
  status: number;
  /** In lower case, without parameters; empty where there is none. */
  contentType: string;
  /** By their names in lower case; of one that came twice, the first. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export type Exchange =
  /** Not a byte of the request left this machine; `refused` where that is because no keys are there that the service takes. */
  | { kind: 'not_sent'; reason: string; trouble: Diagnostic; refused?: true }
  /** It was sent, wholly or in part, and no whole answer came. */
  | { kind: 'lost'; reason: string; trouble: Diagnostic }
  | { kind: 'answered'; answer: Answer };

export const unanswered = (kind: 'not_sent' | 'lost', found: Diagnostic): Exchange => ({
  kind,
  reason: inEnglish(found),
  trouble: found,
});

/**
 * One request on a connection of its own, so that a connection that went stale can never be mistaken for one that took the request.
 * Tries once, follows no redirect, speaks HTTP/1.1. Never throws.
 */
export async function exchange(call: OutgoingCall): Promise<Exchange> {
  const { url, method, headers, body, signal, maxBytes } = call;
  if (signal.aborted) return unanswered('not_sent', notSentBecause(signal.reason, call));
  // Loaded by the first call: a station that only prints never makes one.
  const undici = await import('undici');
  const connection = connectOnce(call, undici);
  const client = new undici.Client(url.origin, {
    connect: connection.connect,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    maxResponseSize: maxBytes === 'STATUS_ONLY' ? -1 : maxBytes,
  });
  try {
    const response = await client.request({
      path: url.pathname + url.search,
      method,
      headers,
      body: body ?? null,
      signal,
    });
    const bytes = maxBytes === 'STATUS_ONLY' ? leave(response.body) : Buffer.from(await response.body.arrayBuffer());
    const received = headersOf(response.headers);
    const [mediaType = ''] = (received['content-type'] ?? '').toLowerCase().split(';');
    const answer = { status: response.statusCode, contentType: mediaType.trim(), headers: received, body: bytes };
    return { kind: 'answered', answer };
  } catch (error) {
    return connection.isOpened()
      ? unanswered('lost', lostBecause(error, call))
      : unanswered('not_sent', notSentBecause(error, call));
  } finally {
    client.destroy().catch(() => undefined);
  }
}

function leave(body: Undici.Dispatcher.ResponseData['body']): Buffer {
  body.on('error', () => undefined).destroy();
  return Buffer.alloc(0);
}

const headersOf = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat()[0] ?? '']));

/** The certificate is not the one that the account names. */
class CertificateRefusedError extends Error {
  override readonly name = 'CertificateRefusedError';
}

function connectOnce({ allowed, fingerprint }: OutgoingCall, undici: typeof Undici) {
  const connector = undici.buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    allowH2: false,
    maxCachedSessions: 0,
    lookup: checkedLookup(allowed),
    ...(fingerprint !== undefined && { rejectUnauthorized: false }),
  });
  let tries = 0;
  let opened = false;
  const connect: buildConnector.connector = (options, callback) => {
    try {
      if (tries++ > 0) throw new Error('A request is tried once');
      checkLiteral(options.hostname, allowed);
    } catch (error) {
      callback(error as Error, null);
      return;
    }
    connector(options, (...result) => {
      const [error, socket] = result;
      if (error === null && fingerprint !== undefined && fingerprintOf(socket) !== fingerprint) {
        socket.destroy();
        callback(new CertificateRefusedError('Another certificate than the account names'), null);
        return;
      }
      // With TLS this is after the handshake: the request follows at once.
      opened ||= error === null;
      callback(...result);
    });
  };
  return { connect, isOpened: () => opened };
}

const fingerprintOf = (socket: unknown) =>
  socket instanceof TLSSocket ? socket.getPeerCertificate().fingerprint256 : null;

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? (error as Error | null)?.name);

function notSentBecause(error: unknown, { url, signal }: OutgoingCall): Diagnostic {
  const at = url.host;
  if (signal.aborted) return diagnostic('NO_ANSWER', { at });
  if (error instanceof AddressRefusedError) return diagnostic('ADDRESS_NOT_CALLED', { at });
  if (error instanceof CertificateRefusedError) {
    return diagnostic('CERTIFICATE_OTHER', { at });
  }
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return diagnostic('NAME_UNKNOWN', { at: url.hostname });
    case 'ECONNREFUSED':
      return diagnostic('CONNECTION_REFUSED', { at });
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
      return diagnostic('NO_ANSWER', { at });
    default:
      return diagnostic('SYSTEM_SAYS', { at, words: code });
  }
}

function lostBecause(error: unknown, { url, signal, maxBytes }: OutgoingCall): Diagnostic {
  const at = url.host;
  if (signal.aborted) return diagnostic('NO_ANSWER', { at });
  const code = codeOf(error);
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
    ? diagnostic('ANSWER_TOO_LARGE', { at, limit: maxBytes })
    : diagnostic('ANSWER_LOST', { at });
}
