import type { DocumentSource, NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { DOCUMENT_CONTENT_TYPES } from '#shared/schema/shipping/shipment-response.ts';
import { imageTypeNamed } from '../http/check-document.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import { faultOf, inlineDocument, isDocument } from '../http/inline-document.ts';

/** The documents of a sale: those that came with the answer, where the others lie, and what could not be used. */
export interface SoldDocuments {
  documents: NewDocument[];
  sources: DocumentSource[];
  faults: string[];
}

/** @param shipment an element of `transactionShipments` (specification, "TransactionShipment"). */
export function documentsOf(shipment: unknown, packageNumber: number): SoldDocuments {
  const sold: SoldDocuments = { documents: [], sources: [], faults: [] };
  for (const document of listOf(field(shipment, 'packageDocuments'))) {
    const fault = takeDocument(document, packageNumber, sold);
    if (fault !== null) sold.faults.push(fault);
  }
  return sold;
}

function takeDocument(document: unknown, packageNumber: number, sold: SoldDocuments): string | null {
  const named = (textOf(field(document, 'contentType')) ?? 'LABEL').toUpperCase();
  const contentType = DOCUMENT_CONTENT_TYPES.find((known) => known === named);
  if (!contentType) return `Package ${packageNumber}: a document of the kind ${named.slice(0, 50)} was left out.`;
  const imageType = imageTypeNamed(textOf(field(document, 'imageType')) ?? 'pdf');
  const place = { packageNumber, contentType, imageType };
  const base64 = textOf(field(document, 'fileBase64'));
  const url = textOf(field(document, 'fileUrl'));
  if (base64 !== null) {
    const document = inlineDocument(base64, place);
    if (!isDocument(document)) return faultOf(packageNumber, document);
    sold.documents.push(document);
    return null;
  }
  if (url === null) return `Package ${packageNumber}: a document came without content and without a link.`;
  sold.sources.push({ ...place, url });
  return null;
}
