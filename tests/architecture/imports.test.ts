import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What everything in the window may use: no feature, and not the frame around the features. */
const WINDOW = [
  ...['shared', 'renderer/station.ts'],
  ...['api', 'components', 'composables', 'format', 'messages', 'scan', 'stores', 'ui'].map(
    (part) => `renderer/${part}`,
  ),
];

/** Which of our folders a folder may import from, type-only imports included; the longest matching folder decides. */
const MAY_IMPORT: Record<string, string[]> = {
  shared: ['shared'],
  'electron/engine': ['shared', 'electron/engine'],
  'electron/carriers': ['shared', 'electron/engine', 'electron/carriers'],
  'electron/adapters': ['shared', 'electron/engine', 'electron/net', 'electron/adapters'],
  'electron/ledger': ['shared', 'electron/engine', 'electron/child', 'electron/platform', 'electron/ledger'],
  'electron/platform': ['shared', 'electron/engine', 'electron/platform'],
  'electron/labels': ['shared', 'electron/engine', 'electron/labels', 'electron/child'],
  'electron/tables': ['shared', 'electron/engine', 'electron/child', 'electron/tables'],
  'electron/places': ['shared', 'electron/engine', 'electron/places'],
  'electron/child': ['electron/child'],
  'electron/net': ['electron/net'],
  'electron/printing': [
    ...['shared', 'electron/engine', 'electron/child', 'electron/net'],
    ...['electron/platform', 'electron/printing'],
  ],
  'electron/sources': [
    'shared',
    'electron/engine',
    'electron/child',
    'electron/net',
    'electron/adapters',
    'electron/sources',
  ],
  'electron/scale': ['shared', 'electron/engine', 'electron/scale'],
  'electron/api': ['shared', 'electron/engine', 'electron/api'],
  electron: ['shared', 'electron'],
  'electron/main': ['shared', 'electron'],
  'electron/preload': ['shared/ipc'],
  renderer: ['shared', 'renderer'],
  ...Object.fromEntries(WINDOW.slice(1).map((part) => [part, WINDOW])),
  'renderer/messages': [...WINDOW, 'renderer/features'],
  'renderer/features': [...WINDOW, 'renderer/features'],
};

/** Packages that only the named folders may import: everything else reaches them through a port. */
const OWNERS: Record<string, string[]> = {
  electron: ['electron/main', 'electron/preload'],
  fastify: ['electron/api'],
  'better-sqlite3': ['electron/ledger/sqlite', 'electron/sources/local'],
  pg: ['electron/ledger/postgres', 'electron/sources/databases'],
  'pdf-lib': ['electron/labels'],
  // The second opinion of the tests.
  'bwip-js': [],
  'csv-parse': ['electron/tables'],
  'csv-stringify': ['electron/tables'],
  'read-excel-file': ['electron/tables'],
  koffi: ['electron/printing', 'electron/platform'],
  'node-hid': ['electron/scale'],
  serialport: ['electron/scale'],
  tedious: ['electron/sources/databases/sqlserver'],
  typebox: ['shared', 'electron/adapters'],
};

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|vue)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const specifiersOf = (file: string) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:^|\n)\s*(?:import|export)[^;'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

function ourPath(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  return null;
}

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const featureOf = (path: string) => /^renderer\/features\/([^/]+)\//.exec(path)?.[1];

/** What the file imports from features that are not its own. */
const featureImports = (file: string) =>
  specifiersOf(file)
    .map((specifier) => ourPath(file, specifier) ?? '')
    .filter((path) => featureOf(path) !== undefined && featureOf(path) !== featureOf(file));

function ruleFor(file: string): string[] {
  const folder = Object.keys(MAY_IMPORT)
    .filter((candidate) => inside(file, candidate))
    .sort((a, b) => b.length - a.length)[0];
  return folder === undefined ? [] : (MAY_IMPORT[folder] ?? []);
}

const files = ['shared', 'electron', 'renderer'].flatMap(sourceFiles);

describe('imports', () => {
  test('there are files to look at', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(specifiersOf('electron/station.ts').length).toBeGreaterThan(5);
  });

  test('every import goes in an allowed direction', () => {
    const wrong = files.flatMap((file) =>
      specifiersOf(file)
        .map((specifier) => ourPath(file, specifier))
        .filter((path) => path !== null && path !== 'package.json')
        .filter((path) => !ruleFor(file).some((folder) => inside(path ?? '', folder)))
        .map((path) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a module of the engine reaches another one through its index only', () => {
    const moduleOf = (path: string) => /^electron\/engine\/([^/]+)\//.exec(path)?.[1];
    const wrong = files.flatMap((file) =>
      specifiersOf(file).flatMap((specifier) => {
        const path = ourPath(file, specifier) ?? '';
        const [own, other] = [moduleOf(file), moduleOf(path)];
        const isOther = own !== undefined && other !== undefined && own !== other;
        return isOther && path !== `electron/engine/${other}/index.ts` ? [`${file} imports ${path}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('a feature of the window is reached through its index only, but for its screen and its words', () => {
    const lists = ['renderer/router.ts', 'renderer/screens.ts'];
    const wrong = files.flatMap((file) =>
      featureImports(file)
        .filter((path) => !path.endsWith('/index.ts') && !lists.includes(file))
        .filter((path) => !(inside(file, 'renderer/messages') && /\/messages\.\w\w\.ts$/.test(path)))
        .map((path) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
    expect(files.filter((file) => file.startsWith('renderer/shell/')).flatMap(featureImports)).not.toEqual([]);
  });

  test('no feature of the window needs another that needs it', () => {
    const features = Object.groupBy(files, (file) => featureOf(file) ?? '');
    const needs = Object.entries(features).map(([name, held = []]): [string, string[]] => [
      name,
      name === '' ? [] : held.flatMap(featureImports).map((path) => featureOf(path) ?? ''),
    ]);
    expect(needs.length).toBeGreaterThan(10);
    expect(circleIn(new Map(needs))).toEqual([]);
  });

  test('a package behind a port is imported by its owner only', () => {
    const wrong = files.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => Object.keys(OWNERS).some((name) => inside(specifier, name)))
        .filter(
          (specifier) =>
            !Object.entries(OWNERS).some(
              ([name, owners]) => inside(specifier, name) && owners.some((owner) => inside(file, owner)),
            ),
        )
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('shared knows neither Node nor the DOM', () => {
    const wrong = files
      .filter((file) => inside(file, 'shared'))
      .flatMap((file) =>
        specifiersOf(file).filter((s) => !s.startsWith('.') && !s.startsWith('#shared/') && s !== 'typebox'),
      );
    expect(wrong).toEqual([]);
  });

  test('no file imports itself through others, for its types neither', () => {
    const known = new Set(files);
    const importsOf = new Map(
      files.map((file) => [
        file,
        specifiersOf(file).flatMap((specifier) => {
          const path = ourPath(file, specifier);
          return path !== null && known.has(path) ? [path] : [];
        }),
      ]),
    );
    expect(circleIn(importsOf)).toEqual([]);
    expect(circleIn(new Map([...importsOf, ['one', ['two']], ['two', ['one']]]))).toEqual(['one', 'two', 'one']);
  });
});

/** The first circle that is found, from a file back to it; empty where there is none. */
function circleIn(importsOf: ReadonlyMap<string, string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  function walk(file: string): string[] {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    path.push(file);
    for (const next of importsOf.get(file) ?? []) {
      const circle = walk(next);
      if (circle.length > 0) return circle;
    }
    path.pop();
    done.add(file);
    return [];
  }
  for (const file of importsOf.keys()) {
    const circle = walk(file);
    if (circle.length > 0) return circle;
  }
  return [];
}
