import { copyFileSync, existsSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '#electron/platform/make-folder.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';
import { COMPANIONS } from '../create-database.ts';

const folderOf = (path: string) => join(dirname(path), 'quarantine');
const filesOf = (path: string) => ['', '-shm', ...COMPANIONS].map((suffix) => path + suffix);
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z-\d+$/;

/**
 * Puts the ledger at `path` and everything that belongs to it away together, and leaves them in their place too.
 * @returns the folder; null where there are no such files
 */
export function quarantine(path: string, takenAt: number): string | null {
  const files = filesOf(path).filter((file) => existsSync(file));
  if (files.length === 0) return null;
  const folder = join(folderOf(path), `${new Date().toISOString().replaceAll(/[:.]/g, '')}-${takenAt}`);
  makeFolder(folder);
  for (const file of files) linkOrCopy(file, join(folder, basename(file)));
  syncFolder(folder);
  return folder;
}

function linkOrCopy(file: string, copy: string): void {
  try {
    // The station goes on with the spill file, and empties it.
    if (file.endsWith('-spill')) copyFileSync(file, copy);
    else linkSync(file, copy);
  } catch {
    copyFileSync(file, copy);
  }
}

/** Where ledgers lie that were put away, below the folder of the one at `path`. */
export const quarantined = (path: string): string[] =>
  (existsSync(folderOf(path)) ? readdirSync(folderOf(path)) : [])
    .filter((name) => NAME.test(name) && existsSync(join(folderOf(path), name, basename(path))))
    .map((name) => `${basename(folderOf(path))}/${name}`);

/** Folders of those that are the ledger at `path` itself, as where a restore was broken off; none where nobody may look. */
export function stillInPlace(path: string): string[] {
  try {
    const place = statSync(path, { bigint: true });
    return quarantined(path)
      .map((name) => join(dirname(path), name))
      .filter((folder) => {
        const { dev, ino } = statSync(join(folder, basename(path)), { bigint: true });
        return dev === place.dev && ino === place.ino;
      });
  } catch {
    return [];
  }
}

/**
 * Removes ledgers that were put away before the instant, with the addresses and labels in them: what was in doubt was taken over then. The
 * list of what was missing, which names nobody, stays.
 */
export function forgetQuarantined(path: string, before: number): void {
  if (!existsSync(folderOf(path))) return;
  for (const name of readdirSync(folderOf(path))) {
    const [, day, hour, minute, second, millisecond] = NAME.exec(name) ?? [];
    if (!(Date.parse(`${day}T${hour}:${minute}:${second}.${millisecond}Z`) < before)) continue;
    const folder = join(folderOf(path), name);
    for (const file of filesOf(path)) rmSync(join(folder, basename(file)), { force: true });
    syncFolder(folder);
  }
}
