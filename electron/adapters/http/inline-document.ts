import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { documentFault } from './check-document.ts';

/** Together with a length of fours; a pattern with a group repeats it on the stack, and megabytes overflow that. */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The document that came with an answer as base64; else what is wrong with it. One that is cut is none. */
export function inlineDocument(base64: string, place: Omit<NewDocument, 'bytes'>): NewDocument | Diagnostic {
  const text = base64.replaceAll(/\s/g, '');
  const isWhole = text.length % 4 === 0 && BASE64.test(text);
  const bytes = Buffer.from(isWhole ? text : '', 'base64');
  const fault = isWhole ? documentFault(bytes, place.imageType) : diagnostic('DOCUMENT_NOT_BASE64');
  return fault ?? { ...place, bytes };
}

export const isDocument = (made: NewDocument | Diagnostic): made is NewDocument => 'bytes' in made;

/** What is wrong with a document of a package, in words, for a list of them. */
export const faultOf = (packageNumber: number, said: Diagnostic) => `Package ${packageNumber}: ${inEnglish(said)}`;

/**
 * The documents of a sale that came with its answer: those that can be used, with what is said of the others; where a package has no label among
 * them, there is more to be had.
 */
export function soldDocuments(made: readonly (NewDocument | Diagnostic)[], packages: number) {
  const documents = made.filter(isDocument);
  const faults = made.flatMap((each) => (isDocument(each) ? [] : [inEnglish(each)]));
  const labelled = new Set(documents.flatMap((each) => (each.contentType === 'LABEL' ? each.packageNumber : [])));
  return {
    documents,
    ...(labelled.size < packages && { documentSources: [] }),
    ...(faults.length > 0 && { detail: documentsUnusable(faults) }),
  };
}

/** What is said beside a sale whose documents are not all such as can be printed. */
export const documentsUnusable = (faults: readonly string[]) =>
  diagnostic('DOCUMENTS_UNUSABLE', { documents: faults.length, faults: faults.join(' ').slice(0, 2000) });
