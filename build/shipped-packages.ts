import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export interface LockedPackage {
  name: string;
  /** Where it lies, from the root of the repository; it is not there where it is meant for another platform. */
  path: string;
  version: string;
  /** An SPDX expression; missing where the package names none. */
  license?: string;
  integrity?: string;
}

interface Entry extends Omit<LockedPackage, 'name' | 'path'> {
  dev?: boolean;
  dependencies?: Record<string, string>;
}
type Lock = Record<string, Entry>;

const readLock = () =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages that the window's sources import: they are built into it, although they are development dependencies. */
function importedByWindow(): string[] {
  const files = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' });
  const specifiers = files
    .filter((file) => /\.(?:ts|vue|css)$/.test(file) && !file.endsWith('.config.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, 'renderer', file), 'utf8').matchAll(
        /(?:from|import)\s*\(?\s*['"]([^'"#./][^'"]*)['"]/g,
      ),
    ])
    .map(([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  return [...new Set(specifiers)];
}

/** Where Node would find the package from another one's folder. */
function pathOf(lock: Lock, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (folder === '') return null;
  }
}

function closure(lock: Lock, names: string[]): Set<string> {
  const found = new Set<string>();
  const open: [name: string, from: string][] = names.map((name) => [name, '']);
  for (let next = open.pop(); next; next = open.pop()) {
    const path = pathOf(lock, ...next);
    if (path === null || found.has(path)) continue;
    found.add(path);
    for (const name of Object.keys(lock[path]?.dependencies ?? {})) open.push([name, path]);
  }
  return found;
}

/** Every locked package: those that run in the station, those built into its window, and the tools that stay here. */
export function lockedPackages(): Record<'station' | 'window' | 'tools', LockedPackage[]> {
  const lock = readLock();
  const window = closure(lock, importedByWindow());
  const all = Object.entries(lock).filter(([path]) => path !== '');
  const listed = (wanted: (path: string, entry: Entry) => boolean) =>
    all.filter(([path, entry]) => wanted(path, entry)).map(([path, entry]) => ({ ...entry, path, name: nameOf(path) }));
  return {
    station: listed((_, { dev }) => dev !== true),
    window: listed((path, { dev }) => dev === true && window.has(path)),
    tools: listed((path, { dev }) => dev === true && !window.has(path)),
  };
}
