import { DOCUMENT_CONTENT_TYPES, type DocumentContentType } from '#shared/schema/shipping/shipment-response.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { field, textOf } from '../http/fields.ts';
import { inlineDocument } from '../http/inline-document.ts';

const [LABEL, INVOICE] = DOCUMENT_CONTENT_TYPES;
const DATA = /^data:[^,;]{0,100};base64,/;

/** The documents of a sale: those that came with the answer, where the others lie, and what could not be used. */
export interface SoldDocuments {
  documents: NewDocument[];
  sources: DocumentSource[];
  faults: string[];
  /** The packages that a label is for: all, or the first where one file has them all. */
  labelled: number[];
}

/**
 * Of a label and of its packages, in the order of ours: a label each, and a customs form where there is one. Where the packages have none
 * of their own, the one file with all their labels is that of the first.
 */
export function documentsOf(label: unknown, packages: readonly unknown[], imageType: string): SoldDocuments {
  const own = packages.map((each) => field(each, 'label_download'));
  const isOwn = packages.length > 1 && own.some((download) => hasLink(download, imageType));
  const labelled = isOwn ? packages.map((_, index) => index + 1) : [1];
  const sold: SoldDocuments = { documents: [], sources: [], faults: [], labelled };
  const take = (download: unknown, packageNumber: number, contentType: DocumentContentType, type: string) => {
    const link = textOf(field(download, type)) ?? textOf(field(download, 'href'));
    if (link !== null) takeDocument(link, { packageNumber, contentType, imageType: type }, sold);
  };
  const whole = field(label, 'label_download');
  const first = !isOwn && hasLink(whole, imageType) ? whole : own[0];
  for (const number of labelled) take(number === 1 ? first : own[number - 1], number, LABEL, imageType);
  const forms = [field(label, 'form_download'), ...packages.map((each) => field(each, 'form_download'))];
  const links = new Set<string>();
  for (const [index, form] of forms.entries()) {
    const link = textOf(field(form, 'href')) ?? '';
    if (!links.has(link)) take(form, Math.max(index, 1), INVOICE, 'pdf');
    links.add(link);
  }
  return sold;
}

const hasLink = (download: unknown, type: string) =>
  textOf(field(download, type)) !== null || textOf(field(download, 'href')) !== null;

function takeDocument(link: string, place: Omit<DocumentSource, 'url'>, sold: SoldDocuments): void {
  const head = DATA.exec(link.slice(0, 200))?.[0];
  if (head === undefined) {
    sold.sources.push({ ...place, url: link });
    return;
  }
  const document = inlineDocument(link.slice(head.length), place);
  if (typeof document === 'string') sold.faults.push(document);
  else sold.documents.push(document);
}
