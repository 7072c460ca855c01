import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { writeDurably } from '#electron/platform/write-durably.ts';
import { KEY_BYTES } from './aes-gcm.ts';

/** The key in the file, which is made where it is not there. @throws Error in words where it is none. */
export const keyIn = (path: string): Buffer => (existsSync(path) ? readKey(path) : makeKey(path));

/**
 * Looks at once whether the file that is named for a station can be its key, and makes it where it is not there.
 * @throws Error in words for whoever named it.
 */
export function requireKeyFile(path: string): void {
  try {
    keyIn(path);
  } catch (error) {
    throw new Error(`--secrets-key cannot be used: ${(error as Error).message}`, { cause: error });
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    throw new Error(
      `--secrets-key cannot be used: other accounts of this machine may read ${path}; say chmod 600 ${path}`,
    );
}

function readKey(path: string): Buffer {
  const key = readFileSync(path);
  if (key.length !== KEY_BYTES) throw new Error(`${path} is not a key of a station`);
  return key;
}

/** On the disk, whole, before the first secret is closed with it. Of several stations that make it at once, one does. */
function makeKey(path: string): Buffer {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeDurably(draft, randomBytes(KEY_BYTES));
  try {
    linkSync(draft, path);
  } catch (error) {
    // Where there are no links, the name is taken over.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(path);
}
