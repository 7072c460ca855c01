import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { inTime } from '#electron/engine/concurrency/index.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { isLoopbackName, type NetworkZone } from '#electron/net/ip-policy.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { documentFault, MAX_DOCUMENT_BYTES } from './check-document.ts';
import { exchange } from './transport.ts';
import type { Site } from './site.ts';

const TIMEOUT_MS = 15_000;

/** Where the labels of a service may be fetched from. */
export interface LabelSite extends Site {
  /** Hosts beside the service's own, each `host` or `host:port`. */
  labelHosts: readonly string[];
}

/**
 * Fetches a document by its link, from the service's own host or a listed one. Follows no redirect.
 * @param login headers that prove who asks: sent to the service's own origin, and never to a listed host
 * @throws DiagnosticError where it cannot be had or is not what it is said to be.
 */
export async function fetchDocument(
  source: DocumentSource,
  { site, login }: { site: LabelSite; login: Record<string, string> },
  signal: AbortSignal,
): Promise<NewDocument> {
  const { url: link, ...place } = source;
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url) throw new DiagnosticError(diagnostic('DOCUMENT_LINK_BROKEN'));
  const call = {
    ...{ url, method: 'GET' as const, headers: { accept: '*/*', ...(url.origin === site.url.origin && login) } },
    ...{ maxBytes: MAX_DOCUMENT_BYTES, allowed: zonesOfLabels(url, site) },
    fingerprint: url.host === site.url.host ? site.fingerprint : undefined,
  };
  const said = await inTime(TIMEOUT_MS, signal, (signal) => exchange({ ...call, signal }));
  if (said.kind !== 'answered') throw new DiagnosticError(said.trouble);
  const { status, contentType, body } = said.answer;
  if (status !== 200) throw new DiagnosticError(diagnostic('DOCUMENT_NOT_GIVEN', { at: url.host, status }));
  const fault = documentFault(body, place.imageType, contentType);
  if (fault !== null) throw new DiagnosticError(fault);
  return { ...place, bytes: body };
}

/** Where a label's host may lie. @throws DiagnosticError where the link must not be followed at all. */
export function zonesOfLabels(
  url: URL,
  { url: service, labelHosts, allowed, allowHttp }: Omit<LabelSite, 'fingerprint'>,
): readonly NetworkZone[] {
  const isOwn = url.host === service.host;
  const isListed = labelHosts.some((host) => [url.host, url.hostname].includes(host.toLowerCase()));
  if (url.username || url.password) throw new DiagnosticError(diagnostic('DOCUMENT_LINK_WITH_PASSWORD'));
  if (!isOwn && !isListed) throw new DiagnosticError(diagnostic('DOCUMENT_ELSEWHERE', { at: url.host }));
  const isPlain = url.protocol === 'http:' && (isLoopbackName(url.hostname) || allowHttp === true);
  if (url.protocol !== 'https:' && !isPlain)
    throw new DiagnosticError(diagnostic('DOCUMENT_UNENCRYPTED', { at: url.host }));
  const isHere = isLoopbackName(service.hostname);
  const zones: readonly NetworkZone[] = isOwn ? [...new Set<NetworkZone>(['public', ...allowed])] : ['public'];
  return [...zones.filter((zone) => zone !== 'loopback'), ...(isHere ? (['loopback'] as const) : [])];
}
