import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { documentFault } from './check-document.ts';

/** Together with a length of fours; a pattern with a group repeats it on the stack, and megabytes overflow that. */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The document that came with an answer as base64; in words what is wrong with it. One that is cut is none. */
export function inlineDocument(base64: string, place: Omit<NewDocument, 'bytes'>): NewDocument | string {
  const text = base64.replaceAll(/\s/g, '');
  const isWhole = text.length % 4 === 0 && BASE64.test(text);
  const bytes = Buffer.from(isWhole ? text : '', 'base64');
  const fault = isWhole ? documentFault(bytes, place.imageType) : 'the document is not base64';
  return fault === null ? { ...place, bytes } : `Package ${place.packageNumber}: ${fault}.`;
}

/** What is said beside a sale whose documents are not all such as can be printed. */
export const documentsUnusable = (faults: readonly string[]) =>
  diagnostic('DOCUMENTS_UNUSABLE', { documents: faults.length, faults: faults.join(' ').slice(0, 2000) });
