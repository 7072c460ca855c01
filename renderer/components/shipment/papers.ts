import type { PaperLanguage } from '#shared/schema/papers.ts';
import type { StoredDocument } from '#shared/schema/shipment.ts';
import { call } from '#renderer/api/client.ts';
import { t } from '#renderer/messages/index.ts';
import { download } from '../download.ts';

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
};

/** A paper of a shipment, to look at and to save. */
export interface Paper {
  key: string;
  name: string;
  imageType: string;
  /** Bytes; null where it is made when it is asked for. */
  size: number | null;
  /** Without its ending. */
  fileName: string;
  /** Null where it could not be had. */
  fetch(): Promise<Uint8Array | null>;
}

/** A document as it was bought, by its signed link. */
export function storedPaper(document: StoredDocument, transactionId: string): Paper {
  const { id, fileUrl, contentType, packageNumber, imageType, size } = document;
  return {
    key: id,
    name: t(`shipment.documents.types.${contentType}`, { n: packageNumber }),
    imageType,
    size,
    fileName: `${transactionId}-${contentType.toLowerCase().replaceAll('_', '-')}-${packageNumber}`,
    async fetch() {
      const signed = new URL(fileUrl, location.origin).searchParams;
      const query = { exp: signed.get('exp') ?? '', sig: signed.get('sig') ?? '' };
      const answer = await call('readFile', { params: { id }, query });
      return answer.ok ? answer.value : null;
    },
  };
}

interface OnDemand {
  shipmentId: string;
  transactionId: string;
  language: PaperLanguage;
  /** Only labels that the station draws itself can be put on sheets. */
  areLabelsDrawnHere: boolean;
}

/** What is drawn from the shipment when it is asked for: the packing slip, and all labels on sheets for an office printer. */
export function papersOnDemand({ shipmentId, transactionId, language, areLabelsDrawnHere }: OnDemand): Paper[] {
  const params = { id: shipmentId };
  const made = { imageType: 'pdf', size: null };
  const slip: Paper = {
    ...made,
    key: 'packing-slip',
    name: t('papers.packingSlip'),
    fileName: `${transactionId}-packing-slip`,
    async fetch() {
      const answer = await call('readPackingSlip', { params, query: { language } });
      return answer.ok ? answer.value : null;
    },
  };
  const sheets: Paper = {
    ...made,
    key: 'label-sheet',
    name: t('papers.labelSheet'),
    fileName: `${transactionId}-label-sheet`,
    async fetch() {
      const answer = await call('readLabelSheet', { params });
      return answer.ok ? answer.value : null;
    },
  };
  return areLabelsDrawnHere ? [slip, sheets] : [slip];
}

/** Saves it as a file named after what it is. @returns false where it could not be had. */
export async function savePaper({ fetch, fileName, imageType }: Paper): Promise<boolean> {
  const bytes = await fetch();
  if (bytes) download(bytes, `${fileName}.${imageType}`, MEDIA_TYPES[imageType] ?? 'text/plain');
  return bytes !== null;
}
