import { atMost } from '#electron/engine/at-most.ts';
import type { DocumentOrder } from '#electron/engine/shipping/adapter.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { withoutEnd } from '#shared/format/trim.ts';
import { documentFault } from '../http/check-document.ts';
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
 * now. @throws Error in words, while one of them is missing
 */
export async function fetchDocuments(service: Sendcloud, order: DocumentOrder): Promise<NewDocument[]> {
  const later = order.unlabelled.length === 0 ? [] : await labelsNow(service, order);
  const sources = [...order.sources, ...later];
  return Promise.all(sources.map((source) => fetching(() => fetchOne(service, source, order))));
}

async function labelsNow(service: Sendcloud, order: DocumentOrder): Promise<DocumentSource[]> {
  const { parcels } = await findShipment(service, order);
  const ids = order.attempt.notes['parcels'] ?? [];
  // By their ids as they were noted; by place where not all had one.
  const isNoted = ids.length === order.shipment.packages.length;
  const own = isNoted ? [...ids].map((noted) => parcels.find(({ id }) => id === noted)) : parcels;
  return order.unlabelled.map((number) => {
    const parcel = own[number - 1];
    const sources = parcel ? sourcesOf(parcel, number, order.shipment) : [];
    const label = sources.find(({ contentType }) => contentType === 'LABEL');
    if (!label) throw new Error(`The label of package ${number} is not there yet.`);
    return label;
  });
}

/** A link says nothing of the format: that is asked for beside it, with the login that the API wants for labels, too. */
async function fetchOne(
  service: Sendcloud,
  source: DocumentSource,
  { shipment, signal }: DocumentOrder,
): Promise<NewDocument> {
  const { url, ...place } = source;
  const isLabel = place.contentType === 'LABEL';
  const format = isLabel ? LABEL_FORMATS[shipment.imageType] : LABEL_FORMATS.PDF;
  const asked = isLabel ? { dpi: format?.dpi, paper_size: PAPER_SIZES[shipment.stock] } : {};
  const said = await service.call(
    { method: 'GET', path: pathOf(url, asked, service), headers: { accept: format?.type ?? '*/*' } },
    AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  );
  const { status, contentType, body } = answerOf(said);
  if (status !== 200) throw new Error(`${service.at} answered ${status} in place of the document.`);
  const fault = documentFault(body, place.imageType, contentType);
  if (fault !== null) throw new Error(`From ${service.at}: ${fault}.`);
  return { ...place, bytes: body };
}

/**
 * What the link names below the service's address, with what is asked for beside it.
 * @throws Error where it leads anywhere else: the login is sent there only
 */
function pathOf(link: string, asked: Readonly<Record<string, string | number | undefined>>, { site, at }: Sendcloud) {
  const base = withoutEnd(site.url.href, '/');
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url?.href.startsWith(`${base}/`)) {
    throw new Error(`Labels are not fetched from ${url?.host ?? 'there'}: they lie at ${at} only.`);
  }
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.pathname.slice(withoutEnd(site.url.pathname, '/').length) + url.search;
}
