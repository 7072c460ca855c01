import type { StoredDocument } from '#shared/schema/shipment.ts';
import { call } from '#renderer/api/client.ts';
import { download } from '../download.ts';

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  gif: 'image/gif',
};

/** The bytes of a document, by its signed link; null where they could not be had. */
export async function fetchDocument({ id, fileUrl }: StoredDocument): Promise<Uint8Array | null> {
  const signed = new URL(fileUrl, location.origin).searchParams;
  const answer = await call('readFile', {
    params: { id },
    query: { exp: signed.get('exp') ?? '', sig: signed.get('sig') ?? '' },
  });
  return answer.ok ? answer.value : null;
}

/** Saves it as a file named after what it is. @returns false where it could not be had. */
export async function saveDocument(document: StoredDocument, name: string): Promise<boolean> {
  const bytes = await fetchDocument(document);
  if (bytes) download(bytes, `${name}.${document.imageType}`, MEDIA_TYPES[document.imageType] ?? 'text/plain');
  return bytes !== null;
}
