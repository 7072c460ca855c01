import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { atMost, inTime } from '#electron/engine/concurrency/index.ts';
import type { DocumentOrder } from '#electron/engine/shipping/adapter.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { withoutEnd } from '#shared/format/trim.ts';
import { documentFault } from '../http/check-document.ts';
import { formsMayCome } from '../http/fetch-all.ts';
import { isOfNumbers } from '../http/numbers.ts';
import { answerOf } from '../http/proof.ts';
import { LABEL_FORMATS } from './map-request.ts';
import { PAPER_SIZES, sourcesOf } from './map-response.ts';
import type { Sendcloud } from './service.ts';
import { findShipment } from './shipment.ts';

/** Documents that are fetched at the same time, of all shipments together. */
const fetching = atMost(4);
const TIMEOUT_MS = 15_000;

/**
 * The documents of a sale: from where its answer said that they lie, or, for packages of which it said nothing, from where the service says
 * now. @throws DiagnosticError while one of them is missing
 */
export async function fetchDocuments(service: Sendcloud, order: DocumentOrder): Promise<NewDocument[]> {
  const later = order.unlabelled.length === 0 ? [] : await labelsNow(service, order);
  const sources = [...order.sources, ...later];
  const documents = await Promise.all(
    sources.map((source) => fetching(() => fetchOne(service, source, order)).catch(unlessGivenUp(source, order))),
  );
  return documents.filter((document) => document !== null);
}

/** A form that cannot be had holds up a label that is there for a while only. Null where it is given up. */
const unlessGivenUp =
  ({ contentType }: DocumentSource, order: DocumentOrder) =>
  (error: unknown): null => {
    if (contentType === 'LABEL' || formsMayCome(order) || order.signal.aborted) throw error;
    return null;
  };

async function labelsNow(service: Sendcloud, order: DocumentOrder): Promise<DocumentSource[]> {
  const { parcels } = await findShipment(service, order);
  const ids = order.attempt.notes['parcels'] ?? [];
  // By their ids as they were noted; by place where not all had one.
  const isNoted = ids.length === order.shipment.packages.length;
  const noted = isNoted ? [...ids].map((id) => parcels.find((each) => each.id === id)) : parcels;
  const numbers = noted.map((parcel) => parcel?.trackingNumber ?? '');
  const own = isOfNumbers(order, numbers) ? noted : [];
  return order.unlabelled.map((number) => {
    const parcel = own[number - 1];
    const sources = parcel ? sourcesOf(parcel, number, order.shipment) : [];
    const label = sources.find(({ contentType }) => contentType === 'LABEL');
    if (!label) throw new DiagnosticError(diagnostic('DOCUMENT_LACKING', { package: number }));
    return label;
  });
}

/**
 * A link says nothing of the format: that is asked for beside it, with the login that the API wants for labels, too.
 */
async function fetchOne(service: Sendcloud, source: DocumentSource, order: DocumentOrder): Promise<NewDocument> {
  const { shipment, signal } = order;
  const { url, ...place } = source;
  const isLabel = place.contentType === 'LABEL';
  const format = isLabel ? LABEL_FORMATS[shipment.imageType] : LABEL_FORMATS.PDF;
  const asked = isLabel ? { dpi: format?.dpi, paper_size: PAPER_SIZES[shipment.stock] } : {};
  const call = {
    ...{ method: 'GET' as const, path: pathOf(url, asked, service) },
    headers: { accept: format?.type ?? '*/*' },
  };
  const said = await inTime(TIMEOUT_MS, signal, (signal) => service.call(call, signal));
  const { status, contentType, body } = answerOf(said);
  if (status !== 200) throw new DiagnosticError(diagnostic('DOCUMENT_NOT_GIVEN', { at: service.at, status }));
  const fault = documentFault(body, place.imageType, contentType);
  if (fault !== null) throw new DiagnosticError(fault);
  return { ...place, bytes: body };
}

/**
 * What the link names below the service's address, with what is asked for beside it.
 * @throws DiagnosticError where it leads anywhere else: the login is sent there only
 */
function pathOf(link: string, asked: Readonly<Record<string, string | number | undefined>>, { site }: Sendcloud) {
  const base = withoutEnd(site.url.href, '/');
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url?.href.startsWith(`${base}/`)) {
    throw url
      ? new DiagnosticError(diagnostic('DOCUMENT_ELSEWHERE', { at: url.host }))
      : new DiagnosticError(diagnostic('DOCUMENT_LINK_BROKEN'));
  }
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.pathname.slice(withoutEnd(site.url.pathname, '/').length) + url.search;
}
