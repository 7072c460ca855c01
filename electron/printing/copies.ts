import type { PrintSheet } from '#electron/engine/printing/ports.ts';

/** A printer's language is a stream: the whole label once for each copy. */
export function bytesToSend({ bytes, copies, format }: PrintSheet): Uint8Array {
  const isStream = format === 'EPL' || format === 'ZPL';
  return copies > 1 && isStream ? Buffer.concat(Array.from({ length: copies }, () => bytes)) : bytes;
}
