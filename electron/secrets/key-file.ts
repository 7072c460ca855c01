import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';
import { KEY_BYTES } from './aes-gcm.ts';

/** The key in the file, which is made where it is not there. @throws Error in words where it is none, StorageFullError where it has no room. */
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

function makeKey(path: string): Buffer {
  try {
    putKey(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause;
    throw new StorageFullError('The disk has no room for the key of the secrets', { cause });
  }
  return readKey(path);
}

/** On the disk, whole, before the first secret is closed with it. Of several stations that make it at once, one does. */
function putKey(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeDurably(draft, randomBytes(KEY_BYTES));
    putInPlace(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** What is at `path` already stays. */
function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    // Where there are no links, the name is taken over.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, path);
  }
}
