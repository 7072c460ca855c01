import { hash } from 'node:crypto';

/** SHA-256 of the bytes, hexadecimal. */
export const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'hex');
