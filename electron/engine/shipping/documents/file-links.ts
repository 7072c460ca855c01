import { createHmac, timingSafeEqual } from 'node:crypto';
import { EngineError } from '../../engine-error.ts';

/** A link is valid for 24 hours from when it is made (contract, section 3). */
const VALID_SECONDS = 24 * 60 * 60;

export interface FileLinks {
  /** A fresh link to the document, absolute. */
  make(documentId: string): string;
  /** Throws SIGNATURE_INVALID or FILE_EXPIRED. */
  check(documentId: string, expires: string | undefined, signature: string | undefined): void;
}

export function createFileLinks(
  ledger: { now(): number; keys: { files: Uint8Array } },
  baseUrl: () => string,
): FileLinks {
  const sign = (documentId: string, expires: string) =>
    createHmac('sha256', ledger.keys.files).update(`${documentId}.${expires}`).digest();

  return {
    make(documentId) {
      const expires = String(Math.floor(ledger.now() / 1000) + VALID_SECONDS);
      return `${baseUrl()}/files/${documentId}?exp=${expires}&sig=${sign(documentId, expires).toString('base64url')}`;
    },
    check(documentId, expires = '', signature = '') {
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(documentId, expires);
      if (
        given.toString('base64url') !== signature ||
        given.length !== expected.length ||
        !timingSafeEqual(given, expected)
      ) {
        throw new EngineError('SIGNATURE_INVALID', 'The signature of the link does not fit.');
      }
      if (ledger.now() >= Number(expires) * 1000) {
        throw new EngineError('FILE_EXPIRED', 'The link has expired; read the shipment for a fresh one.');
      }
    },
  };
}
