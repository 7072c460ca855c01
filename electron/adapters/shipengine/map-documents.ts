import { DOCUMENT_CONTENT_TYPES, type DocumentContentType } from '#shared/schema/shipping/shipment-response.ts';
import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { field, textOf } from '../http/fields.ts';
import { faultOf, inlineDocument, isDocument } from '../http/inline-document.ts';

const [LABEL, INVOICE] = DOCUMENT_CONTENT_TYPES;
const DATA = /^data:[^,;]{0,100};base64,/;

/** The documents of a sale: those that came with the answer, where the others lie, and what could not be used. */
export interface SoldDocuments {
  documents: NewDocument[];
  sources: DocumentSource[];
  faults: string[];
  /** Whether one file has the labels of all packages: it stands as that of the first until it is shared out. */
  isShared: boolean;
}

/**
 * Of a label and of its packages, in the order of ours: a label each, and a customs form where there is one. Where the packages have none
 * of their own, or all the same, one file has all their labels.
 */
export function documentsOf(label: unknown, packages: readonly unknown[], imageType: string): SoldDocuments {
  const own = packages.map((each) => field(each, 'label_download'));
  const links = own.flatMap((download) => linkIn(download, imageType) ?? []);
  const isSame = links.length === packages.length && new Set(links).size === 1;
  const isShared = packages.length > 1 && (links.length === 0 || isSame);
  const sold: SoldDocuments = { documents: [], sources: [], faults: [], isShared };
  const take = (download: unknown, packageNumber: number, contentType: DocumentContentType, type: string) => {
    const link = linkIn(download, type);
    if (link !== null) takeDocument(link, { packageNumber, contentType, imageType: type }, sold);
  };
  const whole = field(label, 'label_download');
  const one = linkIn(whole, imageType) === null ? own[0] : whole;
  const labels = isShared || packages.length <= 1 ? [one] : own;
  for (const [index, download] of labels.entries()) take(download, index + 1, LABEL, imageType);
  const forms = [field(label, 'form_download'), ...packages.map((each) => field(each, 'form_download'))];
  const seen = new Set<string>();
  for (const [index, form] of forms.entries()) {
    const link = textOf(field(form, 'href')) ?? '';
    if (!seen.has(link)) take(form, Math.max(index, 1), INVOICE, 'pdf');
    seen.add(link);
  }
  return sold;
}

const linkIn = (download: unknown, type: string) => textOf(field(download, type)) ?? textOf(field(download, 'href'));

function takeDocument(link: string, place: Omit<DocumentSource, 'url'>, sold: SoldDocuments): void {
  const head = DATA.exec(link.slice(0, 200))?.[0];
  if (head === undefined) {
    sold.sources.push({ ...place, url: link });
    return;
  }
  const document = inlineDocument(link.slice(head.length), place);
  if (isDocument(document)) sold.documents.push(document);
  else sold.faults.push(faultOf(place.packageNumber, document));
}
