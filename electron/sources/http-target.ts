import { createHash } from 'node:crypto';
import { exchange } from '#electron/adapters/http/transport.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { bodyOf, filled, type WriteCall } from '#electron/engine/sources/index.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HttpTarget } from '#shared/schema/orders/places.ts';
import { allowedZones } from './http-source.ts';

/** Sends one request, follows no redirect. It is the same request under the same key as often as it is sent. @throws DiagnosticError */
export async function tellAddress(
  { method, url: template, header = 'Authorization', password }: HttpTarget,
  { text, values, patienceMs }: WriteCall,
): Promise<{ rows: number }> {
  let isWayUp = false;
  const address = filled(template, values, (value) => {
    isWayUp ||= /^\.+$/.test(String(value));
    return encodeURIComponent(String(value ?? ''));
  });
  // Of a path, dots are a way up: what is numbered so has no address.
  if (isWayUp) return { rows: 0 };
  const url = new URL(address);
  const body = bodyOf(text, values);
  const key = createHash('sha256').update(JSON.stringify([method, url.href, values.parcel, values.state, body]));
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key.digest('hex'),
    ...(password !== undefined && { [header]: password }),
  };
  const signal = AbortSignal.timeout(patienceMs);
  const outcome = await exchange({
    url,
    method,
    headers,
    body,
    signal,
    maxBytes: 'STATUS_ONLY',
    allowed: allowedZones(url),
  });
  if (outcome.kind !== 'answered') throw new DiagnosticError(outcome.trouble);
  const { status } = outcome.answer;
  if (status >= 200 && status < 300) return { rows: 1 };
  if (status === 404 || status === 410) return { rows: 0 };
  const at = url.host;
  if (status === 401 || status === 403)
    throw new DiagnosticError(diagnostic('SOURCE_LOGIN_REFUSED', { at, words: String(status) }));
  throw new DiagnosticError(diagnostic('WRITE_BACK_ANSWERED', { at, status }));
}
