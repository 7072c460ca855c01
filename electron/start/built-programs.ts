import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT = join(import.meta.dirname, '../..');

/** The programs of the station that are built (build/build-station.ts), and the sources that they are built from. */
export const PROGRAMS = { headless: 'electron/headless.ts', packbench: 'electron/cli/packbench.ts' } as const;
export const BUILT_PROGRAMS = join(PROJECT, 'dist/station');

/** What is built from the files of these folders: their names, sizes and times, and the lock file of the libraries. */
export function stampOf(...folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(PROJECT, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(PROJECT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

/** The folder of the programs as they are built from the sources of now: what lies there is never older than they are. */
export const builtFolder = (): string => join(BUILT_PROGRAMS, stampOf('electron', 'shared'));

/** What starts a program: the built one, or else its sources, which Node reads file by file. */
export function programUrl(name: keyof typeof PROGRAMS): string {
  const built = join(builtFolder(), `${name}.js`);
  return pathToFileURL(existsSync(built) ? built : join(PROJECT, PROGRAMS[name])).href;
}
