import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './ledger/sync-folder.ts';

/** Puts a file of the owner's own in place, whole and on the disk before this returns. */
export function writeDurably(path: string, content: Uint8Array): void {
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}
