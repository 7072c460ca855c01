import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Puts a file of the owner's own in place, whole and on the disk before this returns; else what was there stays, and no draft of it. */
export function writeDurably(path: string, content: Uint8Array): void {
  const draft = `${path}.new`;
  // A new file: what lies there was left by one that was cut off, or is a link to somewhere else.
  rmSync(draft, { force: true });
  const file = openSync(draft, 'wx', 0o600);
  try {
    try {
      for (let written = 0; written < content.length;) written += writeSync(file, content, written);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}
