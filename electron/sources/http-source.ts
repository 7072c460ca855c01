import { exchange } from '#electron/adapters/http/transport.ts';
import type { Tables } from '#electron/engine/batches/index.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { SourceQuestion, SourceRows } from '#electron/engine/sources/deps.ts';
import { isLoopbackName, type NetworkZone } from '#electron/net/ip-policy.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HttpSource } from '#shared/schema/orders/places.ts';
import { hasFurtherPages } from './further-pages.ts';
import { jsonRows } from './json-rows.ts';
import { fileRows } from './rows.ts';

const MAX_BYTES = 32 * 2 ** 20;
const NOTHING: SourceRows = { columns: [], rows: [], decimalSeparator: 'POINT', mayLack: true };

/** Unencrypted answers stay on this machine; a shop may lie in the network of the house. */
const ALLOWED: Readonly<Record<string, readonly NetworkZone[]>> = {
  'https:': ['loopback', 'private', 'public'],
  'http:': ['loopback'],
};

/** @throws DiagnosticError where an address of another machine is not encrypted */
export function allowedZones({ protocol, hostname, host: at }: URL): readonly NetworkZone[] {
  if (protocol === 'http:' && !isLoopbackName(hostname))
    throw new DiagnosticError(diagnostic('ADDRESS_UNENCRYPTED', { at }));
  return ALLOWED[protocol] ?? [];
}

/** Objects, lists, and null, which is no order: scripts of shops call whatever they answer a page of HTML. */
const JSON_BEGINS = /^(?:[[{]|null\s*$)/;

/** Asks an address once, with GET; follows no redirect, and no page after the first. */
export async function readAddress(
  tables: Pick<Tables, 'read' | 'readJson'>,
  { url: template, header = 'Authorization', password }: HttpSource,
  { key, since, patienceMs }: SourceQuestion,
): Promise<SourceRows> {
  // Of a path, dots are a way up.
  if (key !== null && /^\.+$/.test(key)) return NOTHING;
  const filled = template.replaceAll(/\{(key|since)\}/g, (_, name) =>
    encodeURIComponent((name === 'key' ? key : since) ?? ''),
  );
  const url = new URL(filled);
  const at = url.host;
  const allowed = allowedZones(url);
  const headers = { accept: 'application/json, text/csv;q=0.9', ...(password !== undefined && { [header]: password }) };
  const signal = AbortSignal.timeout(patienceMs);
  const outcome = await exchange({ url, method: 'GET', headers, signal, maxBytes: MAX_BYTES, allowed });
  if (outcome.kind !== 'answered') throw new DiagnosticError(outcome.trouble);
  const { status, contentType, headers: said, body } = outcome.answer;
  if (status === 204 || (key !== null && (status === 404 || status === 410))) return NOTHING;
  if (status === 401 || status === 403)
    throw new DiagnosticError(diagnostic('SOURCE_LOGIN_REFUSED', { at, words: String(status) }));
  if (status !== 200) throw new DiagnosticError(diagnostic('SOURCE_ANSWERED', { at, status }));
  const link = said['link'] ?? '';
  const begins = new TextDecoder().decode(body.subarray(0, 1000)).trimStart();
  if (begins.startsWith('<')) throw new DiagnosticError(diagnostic('SOURCE_ANSWERED', { at, status }));
  const isJson = /json/.test(contentType) || (!/csv/.test(contentType) && JSON_BEGINS.test(begins));
  if (!isJson) return { ...fileRows(await tables.read(body)), hasMore: hasFurtherPages(link, null) };
  const json = await tables.readJson(body);
  return { ...jsonRows(json), hasMore: hasFurtherPages(link, json) };
}
