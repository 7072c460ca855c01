import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes what was written to the file durable. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
