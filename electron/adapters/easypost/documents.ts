import type { DocumentOrder } from '#electron/engine/shipping/adapter.ts';
import { type DocumentSource, isSamePlace, type NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { awaitsForm, fetchAll, hasLabel, labelsMissing } from '../http/fetch-all.ts';
import { isOfNumbers } from '../http/numbers.ts';
import { readJson } from '../http/read-json.ts';
import type { Service } from '../http/service.ts';
import { readPurchaseOf } from './lookup.ts';
import { inOrder, notedIn, sourcesOf } from './map-sale.ts';
import { LABEL_FORMATS } from './request/map-options.ts';
import { readShipment } from './read-answer.ts';

type Fetch = (source: DocumentSource) => Promise<NewDocument>;

/**
 * By their links; where one leads nowhere, or none was given yet, by those that the service gives now; and a label that was made in another
 * format than was wanted, turned into that, where the service can. A form that cannot be had holds up a label for a while only.
 * @throws DiagnosticError while one of them is missing.
 */
export async function fetchDocuments(order: DocumentOrder, service: Service, fetch: Fetch): Promise<NewDocument[]> {
  const wanted = order.shipment.imageType.toLowerCase();
  const known = await Promise.all(order.sources.map((source) => inWantedFormat(source, wanted, order, service)));
  const first = await fetchAll(known, fetch);
  const unlabelled = unlabelledIn([...order.unlabelled, ...order.sources.map(labelled)], first.documents);
  const forms = first.missing.filter(({ contentType }) => contentType !== 'LABEL');
  if (unlabelled.length === 0 && forms.length === 0) return first.documents;
  const fresh = await freshSources(order, service);
  const isWanted = (source: DocumentSource) =>
    unlabelled.includes(labelled(source)) || forms.some((form) => isSamePlace(form, source));
  const second = await fetchAll(fresh.filter(isWanted), fetch);
  const documents = [...first.documents, ...second.documents];
  if (unlabelledIn(unlabelled, documents).length === 0 && !awaitsForm(order, documents)) return documents;
  throw labelsMissing([...second.faults, ...first.faults]);
}

const labelled = ({ contentType, packageNumber }: DocumentSource) => (contentType === 'LABEL' ? packageNumber : 0);

const unlabelledIn = (numbers: readonly number[], documents: readonly NewDocument[]) =>
  [...new Set(numbers)].filter((number) => number > 0 && !hasLabel(documents, number));

async function freshSources(order: DocumentOrder, service: Service): Promise<DocumentSource[]> {
  const read = await readPurchaseOf(order, service);
  if ('kind' in read) return [];
  const wanted = order.shipment.imageType.toLowerCase();
  const shipments = inOrder(read.purchase, read.noted);
  const numbers = shipments.map((shipment) => shipment?.trackingCode ?? '');
  if (!isOfNumbers(order, numbers)) return [];
  return shipments.flatMap((shipment, index) => sourcesOf(shipment, index + 1, wanted));
}

/** The source of a label in the format that was asked for; the source itself where the service does not give one. */
async function inWantedFormat(
  source: DocumentSource,
  wanted: string,
  { attempt, shipment, signal }: DocumentOrder,
  service: Service,
): Promise<DocumentSource> {
  const id = notedIn(attempt.notes)?.shipmentIds[source.packageNumber - 1];
  if (source.contentType !== 'LABEL' || source.imageType === wanted || id === undefined) return source;
  const path = `/v2/shipments/${encodeURIComponent(id)}/label?file_format=${LABEL_FORMATS[shipment.imageType]}`;
  const said = await service.call({ method: 'GET', path }, signal);
  if (said.kind !== 'answered' || said.answer.status !== 200) return source;
  const { labels } = readShipment(readJson(said.answer.body));
  const turned = labels.find(({ imageType }) => imageType === wanted);
  return turned ? { ...source, imageType: wanted, url: turned.url } : source;
}
