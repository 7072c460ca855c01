import { open } from 'node:fs/promises';

/**
 * Writes a file that is not there yet, onto the disk before this resolves; no link or pipe that has its name is opened.
 * @param mode who may read and write it: the owner alone unless given
 * @throws what the system says; EEXIST where something has its name
 */
export async function writeNewFile(path: string, content: Uint8Array | string, mode = 0o600): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
