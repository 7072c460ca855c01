import type { StoredDocument } from '#shared/schema/shipping/shipment.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import type { Sentence } from '#renderer/composables/useSentence.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { download } from '#renderer/components/download.ts';
import { printPdf } from '#renderer/components/print-paper.ts';

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
};

/** A paper of a shipment, to look at and to save. */
export interface ShownDocument {
  key: string;
  name: string;
  imageType: string;
  /** Bytes; null where it is made when it is asked for. */
  size: number | null;
  /** Without its ending. */
  fileName: string;
  /** Whether it has a Print of its own; labels are printed beside. */
  isPaper: boolean;
  /** As it is stored; null where it is made when it is asked for. */
  documentId: string | null;
  /** Null where it could not be had. */
  fetch(): Promise<Uint8Array | null>;
}

const bytesOf = (answer: Answer<Uint8Array | null>) => (answer.ok ? answer.value : null);

/** A document as it was bought, by its signed link. */
export function storedDocument(document: StoredDocument, transactionId: string): ShownDocument {
  const { id, fileUrl, contentType, packageNumber, imageType, size } = document;
  return {
    key: id,
    isPaper: contentType !== 'LABEL',
    documentId: id,
    name: t(`shipment.documents.types.${contentType}`, { n: packageNumber }),
    imageType,
    size,
    fileName: `${transactionId}-${contentType.toLowerCase().replaceAll('_', '-')}-${packageNumber}`,
    async fetch() {
      const signed = new URL(fileUrl, location.origin).searchParams;
      const query = { exp: signed.get('exp') ?? '', sig: signed.get('sig') ?? '' };
      return bytesOf(await call('readFile', { params: { id }, query }));
    },
  };
}

interface OnDemand {
  shipmentId: string;
  transactionId: string;
  /** Commands that a carrier sent for a printer cannot. */
  canLieOnSheets: boolean;
}

/** What is drawn from the shipment when it is asked for: the packing slip, and all labels on sheets for an office printer. */
export function documentsOnDemand({ shipmentId, transactionId, canLieOnSheets }: OnDemand): ShownDocument[] {
  const params = { id: shipmentId };
  const paper = (key: string, name: string, draw: () => Promise<Answer<Uint8Array | null>>): ShownDocument => ({
    ...{ isPaper: true, documentId: null },
    ...{ key, name, imageType: 'pdf', size: null, fileName: `${transactionId}-${key}` },
    fetch: async () => bytesOf(await draw()),
  });
  const slip = paper('packing-slip', t('documents.packingSlip'), () => call('readPackingSlip', { params }));
  const sheets = paper('label-sheet', t('documents.labelSheet'), () => call('readLabelSheet', { params }));
  return canLieOnSheets ? [slip, sheets] : [slip];
}

/** Saves it as a file named after what it is. @returns false where it could not be had. */
export async function saveDocument({ fetch, fileName, imageType }: ShownDocument): Promise<boolean> {
  const bytes = await fetch();
  if (bytes) download(bytes, `${fileName}.${imageType}`, MEDIA_TYPES[imageType] ?? 'text/plain');
  return bytes !== null;
}

/**
 * Prints it: on the station's printer that takes such papers, else by the machine's own print dialog.
 * @returns what is said of it; null where it could not be had
 */
export async function printDocument({ documentId, fetch, name }: ShownDocument): Promise<Sentence | null> {
  const answer = documentId === null ? null : await call('createPrintJobs', { body: { documentId } });
  if (answer?.ok) return () => t('documents.printing', { name });
  const problem = answer?.problem;
  const hasNoPrinter = problem?.errors?.[0]?.code === 'FIELD_REQUIRED' && problem.errors[0].pointer === '/printerId';
  if (problem && !hasNoPrinter) return () => problemWords(problem);
  const bytes = await fetch();
  return bytes && (await printPdf(bytes)) ? () => t('documents.printing', { name }) : null;
}
