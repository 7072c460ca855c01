import { failedBecause, partlySold, refused, type PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, quoted, textOf, wordsOf } from '../http/fields.ts';
import { inlineDocument, isDocument } from '../http/inline-document.ts';
import { numberIn } from '../http/numbers.ts';
import { tellsOfSilence } from '../http/proof.ts';
import { sayings } from './map-error.ts';

/** Kinds of documents that customs wants; the older names are still answered. */
const CUSTOMS_DOCUMENTS: ReadonlySet<string> = new Set([
  'customs-declaration',
  'commercial-invoice',
  'cn23',
  'cn23-default',
  'cp71',
]);
/** Papers that labels can be asked for on; all others get the carrier's own size. */
export const PAPER_SIZES: Readonly<Record<string, string>> = { PAPER_A4: 'A4', PAPER_A5: 'A5', PAPER_A6: 'A6' };

export interface AnnouncedParcel {
  id: string | null;
  status: string;
  /** What the status means, in the service's own words. */
  message: string | null;
  trackingNumber: string;
  /** Base64; of a shipment of one parcel only. */
  labelFile: string | null;
  links: { kind: 'LABEL' | 'COMMERCIAL_INVOICE'; url: string }[];
}

/** A shipment as the service has it. */
export interface Announced {
  id: string;
  ownId: string | null;
  parcels: AnnouncedParcel[];
  faults: string[];
}

/** @param value the `data` of an answer, or an element of it; null where it is no shipment */
export function readShipment(value: unknown): Announced | null {
  const id = textOf(field(value, 'id'));
  if (id === null) return null;
  return {
    id,
    ownId: textOf(field(value, 'external_reference_id')),
    parcels: listOf(field(value, 'parcels')).map(readParcel),
    faults: sayings(listOf(field(value, 'errors'))),
  };
}

function readParcel(value: unknown): AnnouncedParcel {
  const status = field(value, 'status');
  const id = field(value, 'id');
  return {
    id: Number.isSafeInteger(id) ? String(id) : textOf(id),
    status: textOf(field(status, 'code')) ?? '',
    message: wordsOf(field(status, 'message')),
    trackingNumber: numberIn(field(value, 'tracking_number')),
    labelFile: textOf(field(value, 'label_file')),
    links: linksIn(listOf(field(value, 'documents'))),
  };
}

/** One label, and each customs document once, though it may be listed under several names. */
function linksIn(documents: readonly unknown[]): AnnouncedParcel['links'] {
  const found = new Map<string, 'LABEL' | 'COMMERCIAL_INVOICE'>();
  for (const document of documents) {
    const names = [field(document, 'document_type'), field(document, 'type')].flatMap((name) => textOf(name) ?? []);
    const url = textOf(field(document, 'link'));
    const isLabel = names.includes('label');
    if (url === null || !(isLabel || names.some((name) => CUSTOMS_DOCUMENTS.has(name)))) continue;
    if (!isLabel || ![...found.values()].includes('LABEL')) found.set(url, isLabel ? 'LABEL' : 'COMMERCIAL_INVOICE');
  }
  return [...found].map(([url, kind]) => ({ kind, url }));
}

const hasFailed = ({ status }: AnnouncedParcel) => status === 'ANNOUNCEMENT_FAILED';
export const isCancelled = ({ status }: AnnouncedParcel) => status === 'CANCELLED';
/** Cancelled there, or on the way to it: the service may take 14 days, and the carrier decides. */
const CANCELLING = /^(?:CANCELLATION_REQUESTED|CANCELL(?:ED|ING).*|SUBMITTING_CANCELLATION.*)$/;
/** A parcel whose announcement failed may bear a number all the same; it was not sold. */
const soldNumber = (parcel: AnnouncedParcel) => (hasFailed(parcel) ? '' : parcel.trackingNumber);

/**
 * What a shipment at the service means: sold is a number for every package, in a parcel that is not said to have failed. That all of them
 * failed is the carrier's no, unless it did not answer: then it may have sold.
 */
export function outcomeOf(announced: Announced, shipment: PreparedShipment, status: number): PurchaseOutcome {
  const { id, parcels, faults } = announced;
  const expected = shipment.packages.length;
  const words = wordsOf(faults.join(' ')) ?? wordsOf(parcels.flatMap(({ message }) => message ?? []).join(' '));
  const said = { status, ...quoted(words) };
  const notes = { shipmentId: id, parcels: parcels.flatMap((parcel) => parcel.id ?? []) };
  if (parcels.length >= expected && parcels.every(hasFailed))
    return tellsOfSilence(words ?? '')
      ? { ...failedBecause('unknown', diagnostic('ANSWER_NO_SALE', said)), notes }
      : refused(diagnostic('SERVICE_REFUSED', said));
  const numbers = parcels.map(soldNumber);
  const sold = numbers.filter((number) => number !== '');
  if (parcels.some(({ status }) => CANCELLING.test(status))) {
    const voided = diagnostic('LABEL_VOIDED_THERE', { id, numbers: sold.join(', ') || '–' });
    return { ...failedBecause('unknown', voided), notes };
  }
  if (sold.length === 0) {
    const open = parcels.length > 0 ? diagnostic('LABEL_IN_WORK', { id }) : diagnostic('ANSWER_NO_SALE', said);
    return { ...failedBecause('unknown', open), notes };
  }
  if (sold.length !== expected || parcels.length !== expected) {
    return { ...partlySold(sold.length, expected, sold.join(', ')), notes };
  }
  return { kind: 'purchased', trackingNumbers: numbers, notes, ...documentsOf(announced, shipment) };
}

/** A label that came along is taken where it is what was asked for; where the others lie. */
function documentsOf({ parcels }: Announced, shipment: PreparedShipment) {
  const documents = parcels.flatMap((parcel, index) => inlineLabel(parcel, index + 1, shipment) ?? []);
  const isHere = ({ packageNumber, contentType }: DocumentSource) =>
    contentType === 'LABEL' && documents.some((document) => document.packageNumber === packageNumber);
  const sources = parcels.flatMap((parcel, index) => sourcesOf(parcel, index + 1, shipment));
  const documentSources = sources.filter((source) => !isHere(source));
  const isComplete = documents.length === parcels.length && documentSources.length === 0;
  return { documents, ...(!isComplete && { documentSources }) };
}

function inlineLabel(
  { labelFile }: AnnouncedParcel,
  packageNumber: number,
  shipment: PreparedShipment,
): NewDocument | null {
  if (labelFile === null || PAPER_SIZES[shipment.stock] !== undefined) return null;
  const imageType = shipment.imageType.toLowerCase();
  const label = inlineDocument(labelFile, { packageNumber, contentType: 'LABEL', imageType });
  return isDocument(label) ? label : null;
}

/** Where the documents of a parcel lie, behind the API's own login. */
export const sourcesOf = (
  { links }: AnnouncedParcel,
  packageNumber: number,
  { imageType }: PreparedShipment,
): DocumentSource[] =>
  links.map(({ kind, url }) => ({
    ...{ packageNumber, contentType: kind, url },
    imageType: kind === 'LABEL' ? imageType.toLowerCase() : 'pdf',
  }));
