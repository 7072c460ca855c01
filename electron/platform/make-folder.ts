import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder, and those above it that are missing; for its owner only, unless told otherwise. Node's own `recursive` never ends where
 * the system says that a folder is not there though the one above it is, as in /proc.
 * @returns whether it was missing
 */
export function makeFolder(path: string, mode = 0o700): boolean {
  try {
    mkdirSync(path, { mode });
    return true;
  } catch (error) {
    if (isFolder(path)) return false;
    const above = dirname(path);
    const lacksAbove = (error as NodeJS.ErrnoException).code === 'ENOENT' && above !== path && !existsSync(above);
    if (!lacksAbove) throw error;
    makeFolder(above, mode);
    return makeFolder(path, mode);
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
