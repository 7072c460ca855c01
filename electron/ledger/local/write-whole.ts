import { fdatasync, write } from 'node:fs';
import { promisify } from 'node:util';

const writeAt = promisify(write);

/** Writes all the bytes at a place of an open file, without holding the event loop. */
export async function writeWhole(file: number, bytes: Uint8Array, at: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    written += (await writeAt(file, bytes, written, bytes.length - written, at + written)).bytesWritten;
  }
}

/** Resolves when what was written to an open file is on the disk. */
export const syncData = promisify(fdatasync);
