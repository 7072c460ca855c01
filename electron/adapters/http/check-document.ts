import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** The largest document that is taken. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** Documents by what they are declared as: how their bytes begin, and what a server may call them. */
const FORMATS: Readonly<Record<string, { starts: RegExp; mediaTypes: readonly string[] }>> = {
  pdf: { starts: /^%PDF-\d/, mediaTypes: ['application/pdf'] },
  gif: { starts: /^GIF8[79]a/, mediaTypes: ['image/gif'] },
  png: { starts: /^\x89PNG\r\n\x1a\n/, mediaTypes: ['image/png'] },
  zpl: { starts: /^[\s\x02]*[\^~][A-Z@]/i, mediaTypes: ['application/vnd.zebra.zpl', 'application/zpl', 'text/plain'] },
  epl: {
    starts: /^[\r\n]*(?:;.*[\r\n]+)*[A-Za-z]{1,2}[0-9,"+\-A-Z]*[\r\n]/,
    mediaTypes: ['application/vnd.eltron.epl', 'text/plain'],
  },
};
const ALIASES: Readonly<Record<string, string>> = { epl2: 'epl', zplii: 'zpl' };
const UNTYPED = ['', 'application/octet-stream', 'binary/octet-stream'];

/** The lower-case name of a format, its aliases resolved. */
export const imageTypeNamed = (declared: string) => ALIASES[declared.toLowerCase()] ?? declared.toLowerCase();

/**
 * Why the bytes are not a document of the declared format; null where they are. Only their own first bytes are believed,
 * and a server's media type where it contradicts them.
 */
export function documentFault(bytes: Uint8Array, imageType: string, mediaType = ''): Diagnostic | null {
  const format = FORMATS[imageType];
  if (!format) return diagnostic('DOCUMENT_OF_NO_FORMAT', { type: imageType.slice(0, 20) });
  if (bytes.byteLength === 0) return diagnostic('DOCUMENT_EMPTY');
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) return diagnostic('DOCUMENT_TOO_LARGE', { limit: MAX_DOCUMENT_BYTES });
  if (!UNTYPED.includes(mediaType) && !format.mediaTypes.includes(mediaType)) {
    return diagnostic('DOCUMENT_DECLARED_OTHERWISE', { declared: mediaType.slice(0, 50), type: imageType });
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1');
  return format.starts.test(head) ? null : diagnostic('DOCUMENT_BEGINS_OTHERWISE', { type: imageType });
}
