import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { BUILT_PROGRAMS, PROGRAMS, builtFolder, isRun } from '#electron/start/built-programs.ts';

const root = resolve(import.meta.dirname, '..');
/** Native modules, and what reads files that lie beside it. */
const NOT_BUILT = [
  '@fastify/swagger-ui',
  '@hyzyla/pdfium',
  'better-sqlite3',
  'electron',
  'electron-updater',
  'harfbuzzjs',
  'koffi',
  'node-hid',
  'serialport',
  'subset-font',
  'zxing-wasm',
];
/** How many builds stay at least; those of which a process runs stay beside them, for it may still load parts of its own. */
const KEPT = 2;

/**
 * Builds the programs of the station, each with its libraries in a few files, which start in half the time that its sources take. Where that
 * cannot be done, they start from the sources.
 * @param isWanted asked before it builds
 */
export async function buildStation(isWanted = async () => true): Promise<void> {
  if (existsSync(builtFolder()) || !(await isWanted())) return;
  const child = spawn(process.execPath, [import.meta.filename], { stdio: 'ignore' });
  child.on('error', () => undefined);
  await once(child, 'close').catch(() => undefined);
}

/** What a module says of its own place stays true: fonts, samples, and scripts of processes beside the station lie there. */
const placeOfSource = (folder: string): Plugin => ({
  name: 'place-of-source',
  transform: {
    filter: { id: /\/(?:electron|shared)\/.*\.ts$/, code: /import\.meta\.(?:url|dirname|main)\b/ },
    handler(code, id) {
      const to = (path: string) => JSON.stringify(relative(folder, path).replaceAll(sep, '/'));
      const placed = code
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${to(id)}, import.meta.url).href`)
        .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + '/' + ${to(dirname(id))})`)
        .replaceAll(/\bimport\.meta\.main\b/g, 'false');
      // Every line stays where it is.
      return { code: placed, map: null };
    },
  },
});

/**
 * Letters beyond ASCII as their escapes, which strings, templates and regular expressions know: V8 keeps a program that has a single one of them
 * in two bytes a letter.
 */
const inAscii = (): Plugin => ({
  name: 'in-ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
  },
});
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function build(folder: string): Promise<void> {
  const { build: bundle } = await import('vite');
  const fresh = `${folder}.${process.pid}`;
  try {
    await bundle({
      configFile: false,
      root,
      logLevel: 'silent',
      publicDir: false,
      plugins: [placeOfSource(folder), inAscii()],
      ssr: { noExternal: true, external: NOT_BUILT },
      build: {
        ssr: true,
        target: 'node24',
        outDir: fresh,
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, path]) => [name, join(root, path)])),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

export function removeOlder(builds = BUILT_PROGRAMS): void {
  const built = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(builds, name));
  const age = (folder: string) => -statSync(folder).mtimeMs;
  for (const folder of built.sort((a, b) => age(a) - age(b)).slice(KEPT))
    if (!isRun(folder)) rmSync(folder, { recursive: true, force: true });
}

if (import.meta.main) {
  mkdirSync(BUILT_PROGRAMS, { recursive: true });
  await build(builtFolder());
  removeOlder();
}
